//! A tree of turns and draws that grows where it matters, below one way to play now.
//!
//! A turn is searched in two stages that the scout has joined: every placement with every claim that
//! may follow it. The draws between turns are those of the real pile, each visited as often as it is
//! likely. A new state is worth what the best way to play it is worth one step ahead; every seat does
//! what is best for itself.

use games::{MAX_SEATS, Move, Phase, Seat, Sight};
use tiles::TileId;

use super::scout::{Plan, Scout};
use super::utility::{Values, confidences, doubt, lead};
use super::weights::{SearchWeights, Weights};

/// Ways to play a turn that are looked at.
const WIDE: usize = 8;
/// A way that seems so many points worse than the best is not looked at.
const HOPELESS: f32 = 8.0;
/// What a tree has learnt lately about answers counts for so many of them.
const ANSWERS: f32 = 200.0;

/// The way that a tree grows from.
const ROOT: usize = 0;

/// Who follows trees, in space of its own that is used again and again.
#[derive(Debug)]
pub(crate) struct Explorer<G> {
    root: G,
    state: G,
    scout: Scout<G>,
    style: SearchWeights,
    plans: Vec<Plan>,
    /// The ways that were followed, each with who followed it.
    path: Vec<(Seat, usize)>,
}

/// A growing tree.
#[derive(Debug)]
pub(crate) struct Tree {
    seat: Seat,
    seats: u8,
    turns: Vec<Turn>,
    ways: Vec<Way>,
    draws: Vec<Draw>,
    /// No tree has more turns than this, so that memory stays bounded.
    most_turns: usize,
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
    seen: Seen,
    /// The draws that follow, once they are known.
    draws: Option<(u32, u32)>,
}

/// What following a way has shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) visits: u32,
    /// How sure each seat was to win, in sum.
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
}

impl<G: Sight> Explorer<G> {
    pub(crate) fn new(game: &G, weights: Weights) -> Explorer<G> {
        Explorer {
            root: game.clone(),
            state: game.clone(),
            style: weights.search,
            scout: Scout::new(game, weights),
            plans: Vec::new(),
            path: Vec::new(),
        }
    }

    /// A tree for each of the best ways to play now, which have so many turns among them at the most.
    pub(crate) fn plant(&mut self, wide: usize, most_turns: usize) -> Vec<Tree> {
        let (mut ways, seats) = (Vec::new(), self.root.setup().seats());
        let Turn { seat, len, .. } = self.look(wide, &mut ways);
        let tree = |way| Tree {
            seat,
            seats,
            turns: Vec::new(),
            ways: vec![way],
            draws: Vec::new(),
            most_turns: most_turns / len.max(1) as usize,
            answer: 0.0,
            answers: 0.0,
        };
        ways.into_iter().map(tree).collect()
    }

    /// Adds the best ways to play the state to others; the answer is the turn.
    fn look(&mut self, wide: usize, ways: &mut Vec<Way>) -> Turn {
        self.scout.plans(&self.state, &mut self.plans);
        self.plans.truncate(wide);
        let best = self.plans.first().map_or(0.0, |plan| plan.lead);
        self.plans.retain(|plan| plan.lead > best - HOPELESS);
        let seats = self.state.setup().seats();
        let doubt = doubt(self.style.doubt, self.scout.appraiser.completions.tiles_left());
        let first = ways.len();
        let mut sum = 0.0;
        for plan in &self.plans {
            let worse = (best - plan.lead) / self.style.tolerance;
            let likely = 1.0 / (1.0 + worse * worse);
            sum += likely;
            let impression = confidences(&plan.values, seats, doubt);
            ways.push(Way { plan: *plan, impression, likely, seen: Seen::NOTHING, draws: None });
        }
        ways[first..].iter_mut().for_each(|way| way.likely /= sum);
        Turn { seat: self.state.seat(), first: first as u32, len: self.plans.len() as u32, visits: 0 }
    }

    /// The doubt about what the state is worth.
    fn doubt(&self) -> f32 {
        let left =
            if self.state.phase() == Phase::Over { 0 } else { self.scout.appraiser.completions.tiles_left() };
        doubt(self.style.doubt, left)
    }
}

impl Tree {
    /// The way that it grows from.
    pub(crate) fn plan(&self) -> &Plan {
        &self.ways[ROOT].plan
    }

    /// What following that way has shown.
    pub(crate) fn seen(&self) -> Seen {
        self.ways[ROOT].seen
    }

    /// Forgets what was seen since, but not the tree.
    pub(crate) fn unsee(&mut self, seen: Seen) {
        self.ways[ROOT].seen = seen;
    }

    /// How sure who plays is to win, if the first impression counts for so many visits.
    pub(crate) fn mean(&self, prior: f32) -> f32 {
        self.ways[ROOT].mean(self.seat, prior, 0.0)
    }

    /// The lead that who plays expects.
    pub(crate) fn lead(&self) -> f32 {
        let Seen { visits, lead, .. } = self.seen();
        if visits == 0 { self.plan().lead } else { lead / visits as f32 }
    }

    /// Follows the tree to a new state, and tells all ways that led there what it is worth.
    pub(crate) fn grow<G: Sight>(&mut self, explorer: &mut Explorer<G>) {
        explorer.state.clone_from(&explorer.root);
        explorer.path.clear();
        let (mut seat, mut way) = (self.seat, ROOT);
        let values = loop {
            explorer.path.push((seat, way));
            for next in self.ways[way].plan.moves() {
                explorer.state.apply_unchecked(next);
            }
            let Some(turn) = self.draw(way, explorer) else { break explorer.scout.appraise(&explorer.state) };
            self.turns[turn].visits += 1;
            let Turn { first, visits, .. } = self.turns[turn];
            if visits == 1 {
                break self.ways[first as usize].plan.values;
            }
            seat = self.turns[turn].seat;
            way = self.select(turn, &explorer.style);
        };
        self.learn(&explorer.path, &values, explorer.doubt());
    }

    /// The way to follow: what has come out well, and what looks good and was tried little.
    fn select(&self, turn: usize, style: &SearchWeights) -> usize {
        let Turn { seat, first, len, visits } = self.turns[turn];
        let tried = (visits as f32).sqrt() * style.curiosity;
        let mut best = (f32::MIN, first as usize);
        for at in first as usize..(first + len) as usize {
            let way = &self.ways[at];
            let mean = way.mean(seat, style.trust, self.answer);
            let score = mean + tried * way.likely / (1.0 + way.seen.visits as f32);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    /// Draws the tile that is most behind its share of visits; the turn that is played with it. None
    /// where the game is over, where the tile does not fit, and when the tree is full.
    fn draw<G: Sight>(&mut self, way: usize, explorer: &mut Explorer<G>) -> Option<usize> {
        let state = &mut explorer.state;
        let is_full = self.turns.len() >= self.most_turns;
        if state.phase() != Phase::Draw || (is_full && self.ways[way].draws.is_none()) {
            return None;
        }
        let (first, len) = self.ways[way].draws.unwrap_or_else(|| {
            let first = self.draws.len() as u32;
            let counts = state.next_stack().into_iter().flat_map(|stack| stack.counts());
            self.draws.extend(counts.map(|(tile, count)| Draw { tile, count, visits: 0, turn: None }));
            (first, self.draws.len() as u32 - first)
        });
        self.ways[way].draws = Some((first, len));
        let draws = &mut self.draws[first as usize..(first + len) as usize];
        let total: u32 = draws.iter().map(|draw| u32::from(draw.count)).sum();
        let visits = self.ways[way].seen.visits + 1;
        let behind = |draw: &Draw| i64::from(u32::from(draw.count) * visits) - i64::from(draw.visits * total);
        let at = (0..draws.len()).max_by_key(|&at| (behind(&draws[at]), std::cmp::Reverse(at)))?;
        draws[at].visits += 1;
        let (tile, turn) = (draws[at].tile, draws[at].turn);
        state.apply_unchecked(Move::Draw(tile));
        if let Some(turn) = turn {
            return Some(turn as usize);
        }
        if state.phase() != Phase::Place || is_full {
            return None;
        }
        let turn = explorer.look(WIDE, &mut self.ways);
        self.turns.push(turn);
        let turn = self.turns.len() - 1;
        self.draws[first as usize + at].turn = Some(turn as u32);
        Some(turn)
    }

    fn learn(&mut self, path: &[(Seat, usize)], values: &Values, doubt: f32) {
        let confidence = confidences(values, self.seats, doubt);
        for &(seat, way) in path {
            let way = &mut self.ways[way];
            if way.seen.visits == 0 {
                self.answers += 1.0;
                let worse = confidence[seat.index()] - way.impression[seat.index()];
                self.answer += (worse - self.answer) / self.answers.min(ANSWERS);
            }
            way.seen.visits += 1;
            way.seen.confidence.iter_mut().zip(confidence).for_each(|(sum, own)| *sum += own);
            way.seen.lead += lead(values, seat, self.seats);
        }
    }
}

impl Way {
    /// How sure a seat is to win, if the first impression, mended by so much, counts for so many visits.
    fn mean(&self, seat: Seat, prior: f32, mended: f32) -> f32 {
        let guess = self.impression[seat.index()] + mended;
        (prior * guess + self.seen.confidence[seat.index()]) / (prior + self.seen.visits as f32)
    }
}

impl Seen {
    const NOTHING: Seen = Seen { visits: 0, confidence: [0.0; MAX_SEATS], lead: 0.0 };
}

#[cfg(test)]
mod tests {
    use games::winter::Winter;
    use games::{Game, catalog};

    use super::*;

    /// However long a tree is followed, it takes no more room than it was given.
    #[test]
    fn a_tree_does_not_outgrow_its_room() {
        const ROOM: usize = 40;
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("farmers", "on")]).unwrap();
        let mut game = Winter::new(setup, None).unwrap();
        let first = game.next_stack().unwrap().counts().next().unwrap().0;
        game.apply_unchecked(Move::Draw(first));
        let mut explorer = Explorer::new(&game, Weights::tuned("winter", 2));
        let mut tree = explorer.plant(1, ROOM).pop().unwrap();
        (0..10 * ROOM).for_each(|_| tree.grow(&mut explorer));
        assert_eq!(tree.seen().visits as usize, 10 * ROOM);
        assert_eq!(tree.turns.len(), ROOM);
        assert!(tree.ways.len() <= 1 + ROOM * WIDE);
        // Only what has been followed has draws, and that is at most a way for each turn.
        let kinds = game.next_stack().unwrap().counts().count();
        assert!(tree.draws.len() <= (1 + ROOM) * kinds, "{}", tree.draws.len());
    }
}
