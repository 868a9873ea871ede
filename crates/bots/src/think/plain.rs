//! Search without knowledge: a tree over moves and draws, whose leaves are played out at random. It
//! is what every program can do, so others are measured against it.

use games::{Actor, Game, MAX_SEATS, Move, Seat};

use super::utility::{Values, confidence, lead};
use crate::playout::playout;
use crate::rng::Rng;

/// How much is tried that came out worse.
const CURIOSITY: f32 = 0.5;
/// Points of doubt about a playout that has ended: its lead says little.
const DOUBT: f32 = 17.0;
/// A tree with so many nodes grows no more, so that memory stays bounded.
const MOST_NODES: usize = 2_000_000;

/// A growing tree of moves.
#[derive(Debug)]
pub(crate) struct PlainSearch<G> {
    root: G,
    state: G,
    seats: u8,
    nodes: Vec<Node>,
    most_nodes: usize,
    moves: Vec<Move>,
    path: Vec<usize>,
}

#[derive(Debug)]
struct Node {
    /// The move that leads here, and who made it.
    by: Option<(Move, Actor)>,
    /// Where its successors begin, and how many there are; for chance they are found one by one.
    next: Vec<u32>,
    is_open: bool,
    visits: u32,
    sum: f32,
    lead: f32,
}

impl Node {
    fn new(by: Option<(Move, Actor)>) -> Node {
        Node { by, next: Vec::new(), is_open: false, visits: 0, sum: 0.0, lead: 0.0 }
    }

    fn verdict(&self) -> Option<Verdict> {
        let visits = self.visits.max(1) as f32;
        let (lead, confidence) = (self.lead / visits, self.sum / visits);
        Some(Verdict { first: self.by?.0, visits: self.visits, lead, confidence })
    }
}

/// What was seen of a move.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) first: Move,
    pub(crate) visits: u32,
    /// The mean lead.
    pub(crate) lead: f32,
    /// How sure who moves is to win.
    pub(crate) confidence: f32,
}

impl<G: Game + Clone> PlainSearch<G> {
    pub(crate) fn new(game: &G) -> PlainSearch<G> {
        PlainSearch {
            root: game.clone(),
            state: game.clone(),
            seats: game.setup().seats(),
            nodes: vec![Node::new(None)],
            most_nodes: MOST_NODES,
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Plays one game from here to its end and learns from it.
    pub(crate) fn simulate(&mut self, rng: &mut Rng) {
        self.state.clone_from(&self.root);
        self.path.clear();
        let mut node = 0;
        self.path.push(node);
        while self.nodes[node].visits > 0 && self.nodes.len() < self.most_nodes {
            let next = match self.state.actor() {
                Actor::Nobody => break,
                Actor::Chance => self.follow_chance(node, rng),
                Actor::Seat(seat) => self.follow(node, seat),
            };
            let Some(next) = next else { break };
            node = next;
            self.path.push(node);
            if let Some((played, _)) = self.nodes[node].by {
                self.state.apply_unchecked(played);
            }
        }
        playout(&mut self.state, rng);
        self.learn();
    }

    /// What was seen of every move, the most visited first.
    pub(crate) fn verdicts(&self) -> Vec<Verdict> {
        let nodes = self.nodes[0].next.iter().map(|&at| &self.nodes[at as usize]);
        let mut all: Vec<Verdict> = nodes.filter_map(Node::verdict).collect();
        all.sort_by_key(|verdict| std::cmp::Reverse(verdict.visits));
        all
    }

    fn follow_chance(&mut self, node: usize, rng: &mut Rng) -> Option<usize> {
        let drawn = self.state.sample(&mut |bound| rng.below(bound))?;
        let by = Some((drawn, Actor::Chance));
        let known = self.nodes[node].next.iter().find(|&&at| self.nodes[at as usize].by == by);
        Some(match known {
            Some(&at) => at as usize,
            None => self.add(node, by),
        })
    }

    fn follow(&mut self, node: usize, seat: Seat) -> Option<usize> {
        if !self.nodes[node].is_open {
            self.nodes[node].is_open = true;
            let mut moves = std::mem::take(&mut self.moves);
            self.state.legal(&mut moves);
            for &played in &moves {
                self.add(node, Some((played, Actor::Seat(seat))));
            }
            self.moves = moves;
        }
        let tried = logarithm(self.nodes[node].visits) * CURIOSITY * CURIOSITY;
        let score = |at: u32| {
            let node = &self.nodes[at as usize];
            let visits = node.visits as f32;
            if node.visits == 0 { f32::MAX } else { node.sum / visits + (tried / visits).sqrt() }
        };
        self.nodes[node]
            .next
            .iter()
            .copied()
            .max_by(|&one, &other| score(one).total_cmp(&score(other)))
            .map(|at| at as usize)
    }

    fn add(&mut self, node: usize, by: Option<(Move, Actor)>) -> usize {
        let at = self.nodes.len();
        self.nodes.push(Node::new(by));
        self.nodes[node].next.push(at as u32);
        at
    }

    fn learn(&mut self) {
        let mut values: Values = [0.0; MAX_SEATS];
        values.iter_mut().zip(self.state.scores()).for_each(|(value, points)| *value = *points as f32);
        for &at in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            if let Some((_, Actor::Seat(seat))) = node.by {
                let lead = lead(&values, seat, self.seats);
                node.sum += confidence(lead, DOUBT);
                node.lead += lead;
            }
        }
    }
}

/// The natural logarithm of a count, near enough: its length in bits.
fn logarithm(count: u32) -> f32 {
    let bits = 32 - count.leading_zeros();
    bits as f32 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use games::{Seat, catalog};

    use super::*;

    /// However long it thinks, a tree does not grow beyond its room, but for the moves of its last turn.
    #[test]
    fn a_tree_of_playouts_does_not_outgrow_its_room() {
        const ROOM: usize = 500;
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[]).unwrap();
        let game = games::winter::Winter::new(setup, None).unwrap();
        let mut search = PlainSearch::new(&game);
        search.most_nodes = ROOM;
        let mut rng = Rng::new(1);
        (0..400).for_each(|_| search.simulate(&mut rng));
        let before = search.nodes.len();
        assert!((ROOM..ROOM + 200).contains(&before), "{before}");
        (0..400).for_each(|_| search.simulate(&mut rng));
        assert_eq!(search.nodes.len(), before);
        assert_eq!(search.nodes[0].visits, 800);
    }
}
