//! A tree of turns and draws that grows where it matters, below one way to play now.
//!
//! A turn is searched in two stages that the generator has joined: every placement with every claim that
//! may follow it. The draws between turns are those of the real pile, each visited as often as it is
//! likely. A state that is new is worth what it seems at first sight; any other is worth what the best
//! way to play it is worth, and a way what the draws after it are worth on the whole. Every seat does
//! what is best for itself.

use games::{AreaGame, MAX_SEATS, Move, Phase, Seat};
use tiles::TileId;

use super::explorer::Explorer;
use super::gains::Gains;
use super::generator::TurnPlan;
use super::utility::{Values, add, confidences, lead};
use super::weights::SearchWeights;
use crate::bot::Budget;

/// Ways to play a turn that are looked at.
const WIDE: usize = 8;
/// Kinds of tiles that are drawn in the next turn, by the root of visits: what follows a few tells more
/// about a way to play now than what one answer to all of them does.
const KINDS: f32 = 1.2;

/// The turn that a tree grows from, which has only one way.
const ROOT: usize = 0;

/// A growing tree.
#[derive(Debug)]
pub(crate) struct Tree {
    seats: u8,
    turns: Vec<Turn>,
    ways: Vec<Branch>,
    draws: Vec<Draw>,
    /// It has no more turns than this, so that memory stays bounded.
    most_turns: usize,
    gains: Gains,
}

/// A player is to play a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    first: u32,
    len: u32,
    visits: u32,
}

/// A way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) plan: TurnPlan,
    /// How sure each seat is to win, at first sight.
    pub(super) impression: Values,
    pub(super) likely: f32,
    seen: Seen,
    /// Who plays next; a guess until the draws are known.
    next: Seat,
    /// The draws that follow, once they are known.
    draws: Option<(u32, u32)>,
    /// Where in the pile its draws begin.
    shift: u32,
}

/// What following a way has shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    visits: u32,
    /// How sure each seat is to win.
    confidence: Values,
    /// The leads of who plays, in sum.
    lead: f32,
}

/// A tile that may be drawn.
#[derive(Clone, Copy, Debug)]
struct Draw {
    tile: TileId,
    count: u8,
    visits: u32,
    turn: Option<u32>,
    /// How sure each seat is to win then, once that has been looked at.
    confidence: Option<Values>,
}

/// A way that was followed, and what was drawn after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    turn: usize,
    way: usize,
    draw: Option<usize>,
}

impl Turn {
    pub(super) fn new(seat: Seat, first: usize, len: usize) -> Turn {
        Turn { seat, first: first as u32, len: len as u32, visits: 0 }
    }
}

impl Branch {
    pub(super) fn new(plan: TurnPlan, impression: Values, likely: f32, next: Seat, shift: u32) -> Branch {
        Branch { plan, impression, likely, seen: Seen::NOTHING, next, draws: None, shift }
    }
}

impl Seen {
    const NOTHING: Seen = Seen { visits: 0, confidence: [0.0; MAX_SEATS], lead: 0.0 };
}

impl Tree {
    /// A tree below a way to play, with room for so many turns, in a game with so many seats and kinds
    /// of tiles.
    pub(super) fn new(seat: Seat, way: Branch, most_turns: usize, (seats, kinds): (u8, usize)) -> Tree {
        Tree {
            seats,
            turns: vec![Turn::new(seat, 0, 1)],
            ways: vec![way],
            draws: Vec::new(),
            most_turns,
            gains: Gains::new(seats, kinds),
        }
    }

    /// The way that it grows from.
    pub(super) fn plan(&self) -> &TurnPlan {
        &self.ways[ROOT].plan
    }

    /// Follows the tree to a new state, and tells all ways that led there what it is worth; whether there was time for it.
    pub(super) fn follow<G: AreaGame>(&mut self, explorer: &mut Explorer<G>, budget: &Budget<'_>) -> bool {
        if budget.is_late() {
            return false;
        }
        explorer.go_back();
        let mut turn = ROOT;
        let values = loop {
            let way = self.select(turn, &explorer.style);
            explorer.play(self.ways[way].plan.moves());
            let draw = self.draw(way, explorer);
            explorer.path.push(Edge { turn, way, draw });
            let Some(next) = draw.and_then(|draw| self.draws[draw].turn) else { break explorer.evaluate() };
            turn = next as usize;
            self.turns[turn].visits += 1;
            if self.turns[turn].visits == 1 {
                break self.ways[self.turns[turn].first as usize].plan.values;
            }
        };
        self.learn(explorer, &values);
        true
    }

    /// What following that way has shown.
    pub(super) fn seen(&self) -> Seen {
        self.ways[ROOT].seen
    }

    /// Forgets what was seen since, but not the tree.
    pub(super) fn unsee(&mut self, seen: Seen) {
        self.ways[ROOT].seen = seen;
    }

    /// How often it was followed.
    pub(super) fn visits(&self) -> u32 {
        self.seen().visits
    }

    /// How sure who plays is to win, if the first impression counts for so many visits.
    pub(super) fn mean(&self, prior: f32) -> f32 {
        let (seat, way) = (self.turns[ROOT].seat.index(), &self.ways[ROOT]);
        let visits = way.seen.visits as f32;
        (prior * way.impression[seat] + visits * way.seen.confidence[seat]) / (prior + visits)
    }

    /// The lead that who plays expects.
    pub(super) fn lead(&self) -> f32 {
        let Seen { visits, lead, .. } = self.seen();
        if visits == 0 { self.plan().lead } else { lead / visits as f32 }
    }

    /// Keeps what was seen, and makes room for other trees.
    pub(super) fn give_up(&mut self) {
        self.turns = vec![self.turns[ROOT]];
        self.ways = vec![Branch { draws: None, ..self.ways[ROOT] }];
        self.draws = Vec::new();
    }

    /// It may have so many turns from now on.
    pub(super) fn may_have(&mut self, turns: usize) {
        self.most_turns = turns;
    }

    /// How many turns it has.
    #[cfg(test)]
    pub(crate) fn turns(&self) -> usize {
        self.turns.len()
    }

    /// The way to follow: what has come out well, and what looks good and was tried little.
    fn select(&self, turn: usize, style: &SearchWeights) -> usize {
        let Turn { seat, first, len, visits } = self.turns[turn];
        let tried = (visits as f32).sqrt() * style.curiosity;
        let mut best = (f32::MIN, first as usize);
        for at in first as usize..(first + len) as usize {
            let way = &self.ways[at];
            let score = self.worth(way)[seat.index()] + tried * way.likely / (1.0 + way.seen.visits as f32);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    /// Draws the tile that is most behind its share of visits, and looks at the turn that is played with
    /// it; there is none where the tile does not fit and when the tree is full. None where the game is
    /// over, and when the tree is full.
    fn draw<G: AreaGame>(&mut self, way: usize, explorer: &mut Explorer<G>) -> Option<usize> {
        let state = &mut explorer.state;
        let is_full = self.turns.len() >= self.most_turns;
        if state.phase() != Phase::Draw || (is_full && self.ways[way].draws.is_none()) {
            return None;
        }
        if self.ways[way].draws.is_none() {
            let first = self.draws.len() as u32;
            let counts = state.next_stack().into_iter().flat_map(|stack| stack.counts());
            self.draws.extend(counts.map(|(tile, count)| Draw::new(tile, count)));
            self.ways[way].draws = Some((first, self.draws.len() as u32 - first));
            self.ways[way].next = state.seat();
        }
        let (draw, before) = self.most_behind(way)?;
        self.draws[draw].visits += 1;
        state.apply_unchecked(Move::Draw(self.draws[draw].tile));
        if self.draws[draw].turn.is_none() && state.phase() == Phase::Place && !is_full {
            let shift = self.ways[way].shift + before;
            let turn = explorer.look(WIDE, shift, &mut self.ways);
            self.draws[draw].turn = Some(self.turns.len() as u32);
            self.turns.push(turn);
        }
        Some(draw)
    }

    /// The draw after a way that is most behind its share of visits, and how many tiles of the pile come
    /// before it. At the root that is one of those that were drawn before, until it is time for another; it begins
    /// with those that are likely, or where one of several searches does. Below, each way has its own to begin with: so
    /// all tiles are soon drawn by who plays next but one, though each of its turns has had few.
    fn most_behind(&self, way: usize) -> Option<(usize, u32)> {
        let (first, draws) = self.draws_after(way)?;
        let total = tiles_in(draws);
        let visits = self.ways[way].seen.visits + 1;
        let known = draws.iter().filter(|draw| draw.visits > 0).count();
        let shift = self.ways[way].shift;
        let takes_known = way == ROOT && known > 0 && known as f32 >= KINDS * (visits as f32).sqrt();
        let (mut most, mut found, mut before) = (i64::MIN, None, 0);
        for (at, draw) in (first..).zip(draws) {
            let count = u32::from(draw.count);
            let mut behind = i64::from(count) * i64::from(visits) - i64::from(draw.visits) * i64::from(total);
            if way != ROOT || shift > 0 {
                behind += i64::from((before + shift) % total);
            }
            if behind > most && (draw.visits > 0 || !takes_known) {
                (most, found) = (behind, Some((at, before)));
            }
            before += count;
        }
        found
    }

    /// Tells all ways that were followed that it has come to this.
    fn learn<G: AreaGame>(&mut self, explorer: &Explorer<G>, values: &Values) {
        let mut confidence = confidences(values, self.seats, explorer.utility());
        let new = explorer.path.last().and_then(|step| Some((step.way, step.draw?)));
        let new = new.and_then(|(way, draw)| Some((way, draw, self.draws[draw].turn? as usize)));
        if let Some((way, draw, turn)) = new {
            self.learn_gain((way, draw, turn), &confidence);
            confidence = self.worth_of_turn(turn);
        } else if explorer.state.phase() != Phase::Over {
            add(&mut confidence, 1.0, &self.gains.tempo(explorer.state.seat()));
        }
        for &Edge { turn, way, draw } in explorer.path.iter().rev() {
            if let Some(draw) = draw {
                self.draws[draw].confidence = Some(confidence);
                confidence = self.worth_of_draws(way, explorer.style.trust).unwrap_or(confidence);
            }
            let seen = &mut self.ways[way].seen;
            seen.visits += 1;
            seen.confidence = confidence;
            seen.lead += lead(values, self.turns[turn].seat, self.seats);
            confidence = self.worth_of_turn(turn);
        }
    }

    /// A turn with the tile drawn after a way has come to this, at first sight.
    fn learn_gain(&mut self, (way, draw, turn): (usize, usize, usize), confidence: &Values) {
        let mut gain = *confidence;
        add(&mut gain, -1.0, &self.ways[way].impression);
        self.gains.learn(self.turns[turn].seat, self.draws[draw].tile, &gain);
    }

    /// How sure each seat is to win if this way is played, by all that is known.
    fn worth(&self, way: &Branch) -> Values {
        if way.seen.visits > 0 { way.seen.confidence } else { self.first_worth(way) }
    }

    /// The same by the first impression.
    fn first_worth(&self, way: &Branch) -> Values {
        let mut worth = way.impression;
        add(&mut worth, 1.0, &self.gains.tempo(way.next));
        worth
    }

    /// How sure each seat is to win if who plays does what is best for itself.
    fn worth_of_turn(&self, turn: usize) -> Values {
        let Turn { seat, first, len, .. } = self.turns[turn];
        let ways = &self.ways[first as usize..(first + len) as usize];
        let worths = ways.iter().map(|way| self.worth(way));
        worths.max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()])).unwrap_or_default()
    }

    /// How sure each seat is to win by the draws after a way. Those that were not looked at are held to
    /// be like the others, luck with tiles apart, and like the first impression, which counts for so many
    /// tiles.
    fn worth_of_draws(&self, at: usize, trust: f32) -> Option<Values> {
        let (_, draws) = self.draws_after(at)?;
        let way = &self.ways[at];
        let (mut sum, mut typical) = (Values::default(), Values::default());
        add(&mut typical, trust, &self.first_worth(way));
        let mut looked_at = 0.0;
        for draw in draws {
            let count = f32::from(draw.count);
            let luck = self.gains.luck(way.next, draw.tile);
            if let Some(confidence) = &draw.confidence {
                add(&mut sum, count, confidence);
                add(&mut typical, count, confidence);
                add(&mut typical, -count, &luck);
                looked_at += count;
            } else {
                add(&mut sum, count, &luck);
            }
        }
        let total = tiles_in(draws) as f32;
        add(&mut sum, (total - looked_at) / (trust + looked_at), &typical);
        Some(sum.map(|confidence| confidence / total))
    }

    /// The draws that may follow a way, if they are known, and where they begin.
    fn draws_after(&self, way: usize) -> Option<(usize, &[Draw])> {
        let (first, len) = self.ways[way].draws?;
        let first = first as usize;
        Some((first, &self.draws[first..first + len as usize]))
    }
}

impl Draw {
    fn new(tile: TileId, count: u8) -> Draw {
        Draw { tile, count, visits: 0, turn: None, confidence: None }
    }
}

fn tiles_in(draws: &[Draw]) -> u32 {
    draws.iter().map(|draw| u32::from(draw.count)).sum()
}

#[cfg(test)]
pub(super) mod tests;
