//! Looking further ahead: a tree of turns and draws that grows where it matters.
//!
//! A turn is searched in two stages that the scout has joined: every placement with every claim that
//! may follow it. The draws between turns are those of the real pile, each visited as often as it is
//! likely. A new state is worth what the best way to play it is worth one step ahead; every seat does
//! what is best for itself.
//!
//! Ways to play now are compared in rounds: in a round each of them is followed once, and since the
//! draws come in the same order for all, luck with a tile does not make one look better than another.
//! From time to time the worse half is given up, so that the rest is looked at more closely.

use games::{MAX_SEATS, Move, Phase, Seat, Sight};
use tiles::TileId;

use super::scout::{Plan, Scout};
use super::utility::{Values, confidences, doubt, lead};
use super::weights::{SearchWeights, Weights};
use crate::bot::Budget;

/// Ways to play a turn that are looked at, at the root and below.
const WIDEST: usize = 16;
const WIDE: usize = 8;
/// A way that seems so many points worse than the best is not looked at.
const HOPELESS: f32 = 8.0;
/// No tree has more turns than this, whatever the budget, so that memory stays bounded.
const MOST_TURNS: usize = 150_000;

/// A growing tree.
#[derive(Debug)]
pub(crate) struct Search<G> {
    root: G,
    state: G,
    scout: Scout<G>,
    style: SearchWeights,
    seats: u8,
    turns: Vec<Turn>,
    ways: Vec<Way>,
    draws: Vec<Draw>,
    plans: Vec<Plan>,
    /// The turns that were passed, each with the way that was followed.
    path: Vec<(usize, usize)>,
    /// How much worse a way gets, in confidence, when its answer is looked at; the mean so far.
    answer: f32,
    answers: f32,
}

/// A player is to play a tile.
#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    first: u32,
    len: u32,
    visits: u32,
}

/// A way to play a turn.
#[derive(Clone, Copy, Debug)]
struct Way {
    plan: Plan,
    /// How sure each seat is to win, at first sight.
    impression: Values,
    likely: f32,
    visits: u32,
    confidence: Values,
    lead: f32,
    /// The draws that follow, once they are known.
    draws: Option<(u32, u32)>,
}

/// A tile that may be drawn.
#[derive(Clone, Copy, Debug)]
struct Draw {
    tile: TileId,
    count: u8,
    visits: u32,
    turn: Option<u32>,
}

/// What a way to play came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verdict {
    pub(crate) plan: Plan,
    pub(crate) visits: u32,
    pub(crate) confidence: f32,
    pub(crate) lead: f32,
}

impl<G: Sight> Search<G> {
    pub(crate) fn new(game: &G, weights: Weights) -> Search<G> {
        let mut search = Search {
            root: game.clone(),
            state: game.clone(),
            style: weights.search,
            scout: Scout::new(game, weights),
            seats: game.setup().seats(),
            turns: Vec::new(),
            ways: Vec::new(),
            draws: Vec::new(),
            plans: Vec::new(),
            path: Vec::new(),
            answer: 0.0,
            answers: 0.0,
        };
        search.add_turn(WIDEST);
        search
    }

    /// Thinks until the budget is spent; the answer is the number of simulations.
    pub(crate) fn think(&mut self, budget: &Budget<'_>) -> u32 {
        let ways = self.turns[0].len as usize;
        let mut rivals: Vec<usize> = (0..ways).collect();
        let halvings = ways.next_power_of_two().trailing_zeros();
        let mut simulations = 0;
        for halving in 1..=halvings {
            let share = halving as f32 / halvings as f32;
            let mut before: Vec<Way> = Vec::new();
            while budget.spent(simulations) < share {
                before.clear();
                before.extend(rivals.iter().map(|&way| self.ways[way]));
                for &way in &rivals {
                    // A round that is not finished says nothing.
                    if budget.spent(simulations) >= 1.0 {
                        rivals.iter().zip(&before).for_each(|(&way, own)| self.ways[way] = *own);
                        break;
                    }
                    self.simulate(way);
                    simulations += 1;
                }
            }
            rivals.sort_by(|&one, &other| self.mean(other).total_cmp(&self.mean(one)));
            rivals.truncate(rivals.len().div_ceil(2));
        }
        simulations
    }

    /// How sure the player at the root is to win with a way.
    fn mean(&self, way: usize) -> f32 {
        let Way { visits, confidence, impression, .. } = &self.ways[way];
        let seat = self.turns[0].seat.index();
        (self.style.prior * impression[seat] + confidence[seat]) / (self.style.prior + *visits as f32)
    }

    /// Follows the tree to a new state, and tells all that led there what it is worth.
    fn simulate(&mut self, way: usize) {
        self.state.clone_from(&self.root);
        self.path.clear();
        let (mut turn, mut way) = (0, way);
        let values = loop {
            self.path.push((turn, way));
            self.turns[turn].visits += 1;
            for next in self.ways[way].plan.moves() {
                self.state.apply_unchecked(next);
            }
            match self.draw(way) {
                Some(next) => turn = next,
                None => break self.leaf(),
            }
            if self.turns[turn].visits == 0 {
                self.turns[turn].visits = 1;
                break self.ways[self.turns[turn].first as usize].plan.values;
            }
            way = self.select(turn);
        };
        self.learn(&values);
    }

    /// The ways to play from here, the most visited first.
    pub(crate) fn verdicts(&self) -> Vec<Verdict> {
        let Some(root) = self.turns.first() else { return Vec::new() };
        let seat = root.seat;
        let ways = &self.ways[root.first as usize..(root.first + root.len) as usize];
        let mut verdicts: Vec<Verdict> = ways
            .iter()
            .map(|way| {
                let visits = way.visits.max(1) as f32;
                let seen = way.visits > 0;
                Verdict {
                    plan: way.plan,
                    visits: way.visits,
                    confidence: if seen { way.confidence[seat.index()] / visits } else { -1.0 },
                    lead: if seen { way.lead / visits } else { way.plan.lead },
                }
            })
            .collect();
        verdicts.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.confidence.total_cmp(&one.confidence))
        });
        verdicts
    }

    /// Adds the turn that is to be played in the state.
    fn add_turn(&mut self, wide: usize) -> usize {
        let mut plans = std::mem::take(&mut self.plans);
        self.scout.plans(&self.state, &mut plans);
        plans.truncate(wide);
        let best = plans.first().map_or(0.0, |plan| plan.lead);
        plans.retain(|plan| plan.lead > best - HOPELESS);
        let seat = self.state.seat();
        let doubt = doubt(self.style.doubt, self.scout.appraiser.chances.left());
        let first = self.ways.len() as u32;
        let mut sum = 0.0;
        for plan in &plans {
            let worse = (best - plan.lead) / self.style.tolerance;
            let likely = 1.0 / (1.0 + worse * worse);
            sum += likely;
            self.ways.push(Way {
                plan: *plan,
                impression: confidences(&plan.values, self.seats, doubt),
                likely,
                visits: 0,
                confidence: [0.0; MAX_SEATS],
                lead: 0.0,
                draws: None,
            });
        }
        self.ways[first as usize..].iter_mut().for_each(|way| way.likely /= sum);
        self.turns.push(Turn { seat, first, len: plans.len() as u32, visits: 0 });
        self.plans = plans;
        self.turns.len() - 1
    }

    /// The way to follow: what has come out well, and what looks good and was tried little.
    fn select(&self, turn: usize) -> usize {
        let Turn { seat, first, len, visits } = self.turns[turn];
        let tried = ((visits + 1) as f32).sqrt() * self.style.curiosity;
        let mut best = (f32::MIN, first as usize);
        for at in first as usize..(first + len) as usize {
            let way = &self.ways[at];
            let count = way.visits as f32;
            let guess = way.impression[seat.index()] + self.answer;
            let mean = (guess * self.style.trust + way.confidence[seat.index()]) / (self.style.trust + count);
            let score = mean + tried * way.likely / (1.0 + count);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    /// Draws the tile that is most behind its share of visits; the turn that is played with it. None
    /// where the game is over, where the tile does not fit, and when the tree is full.
    fn draw(&mut self, way: usize) -> Option<usize> {
        if self.state.phase() != Phase::Draw {
            return None;
        }
        let (first, len) = self.ways[way].draws.unwrap_or_else(|| {
            let first = self.draws.len() as u32;
            let counts = self.state.next_stack().into_iter().flat_map(|stack| stack.counts());
            self.draws.extend(counts.map(|(tile, count)| Draw { tile, count, visits: 0, turn: None }));
            (first, self.draws.len() as u32 - first)
        });
        self.ways[way].draws = Some((first, len));
        let draws = &mut self.draws[first as usize..(first + len) as usize];
        let total: u32 = draws.iter().map(|draw| u32::from(draw.count)).sum();
        let visits = self.ways[way].visits + 1;
        let behind = |draw: &Draw| i64::from(u32::from(draw.count) * visits) - i64::from(draw.visits * total);
        let at = (0..draws.len()).max_by_key(|&at| (behind(&draws[at]), std::cmp::Reverse(at)))?;
        draws[at].visits += 1;
        let (tile, turn) = (draws[at].tile, draws[at].turn);
        self.state.apply_unchecked(Move::Draw(tile));
        if let Some(turn) = turn {
            return Some(turn as usize);
        }
        if self.state.phase() != Phase::Place || self.turns.len() >= MOST_TURNS {
            return None;
        }
        let turn = self.add_turn(WIDE);
        self.draws[first as usize + at].turn = Some(turn as u32);
        Some(turn)
    }

    /// What the state is worth where the tree ends.
    fn leaf(&mut self) -> Values {
        self.scout.appraise(&self.state)
    }

    fn learn(&mut self, values: &Values) {
        let left = if self.state.phase() == Phase::Over { 0 } else { self.scout.appraiser.chances.left() };
        let confidence = confidences(values, self.seats, doubt(self.style.doubt, left));
        for &(turn, way) in &self.path {
            let way = &mut self.ways[way];
            let seat = self.turns[turn].seat;
            if way.visits == 0 {
                self.answers += 1.0;
                let worse = confidence[seat.index()] - way.impression[seat.index()];
                self.answer += (worse - self.answer) / self.answers.min(200.0);
            }
            way.visits += 1;
            way.confidence.iter_mut().zip(confidence).for_each(|(sum, own)| *sum += own);
            way.lead += lead(values, seat, self.seats);
        }
    }
}
