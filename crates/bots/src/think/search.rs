//! Looking further ahead: each way to play now has a tree of what may follow.
//!
//! They are compared in rounds: in a round each of the trees is followed once, and since the draws come
//! in the same order for all, luck with a tile does not make one look better than another. From
//! time to time the worse half is given up, so that the rest is looked at more closely. As trees have
//! nothing to do with one another, they are shared out among all threads that there are.

use std::sync::atomic::{AtomicU32, Ordering};

use games::AreaGame;

use super::explorer::Explorer;
use super::tree::{Seen, Tree};
use super::utility::Aim;
use super::weights::Weights;
use crate::bot::{Budget, Candidate, Job};

/// Ways to play now that are looked at.
const WIDEST: usize = 32;
/// All trees together have no more turns than this, whatever the budget, so that memory stays bounded.
const MOST_TURNS: usize = 100_000;

/// Compares the ways to play now.
#[derive(Debug)]
pub(crate) struct Search<G> {
    explorers: Vec<Explorer<G>>,
    /// The best at the end first; those that were given up last are before those given up first.
    trees: Vec<Tree>,
    prior: f32,
    /// How many points make one in the worth of a tree, where it looks for points.
    scale: Option<f32>,
    /// How many turns all trees may have.
    room: usize,
}

impl<G: AreaGame> Search<G> {
    /// A search for a budget, on its threads.
    pub(crate) fn new(game: &G, weights: &Weights, aim: Aim, budget: &Budget<'_>) -> Search<G> {
        let threads = budget.threads().threads().max(1);
        let mut explorers: Vec<Explorer<G>> =
            (0..threads).map(|_| Explorer::new(game, weights.clone(), aim)).collect();
        let trees = explorers[0].plant(WIDEST, MOST_TURNS, budget.part());
        let scale = explorers[0].scale();
        Search { explorers, trees, prior: weights.search.prior, scale, room: MOST_TURNS }
    }

    /// Thinks until the budget is spent; the answer is the number of simulations.
    pub(crate) fn think(&mut self, budget: &Budget<'_>) -> u32 {
        let halvings = self.trees.len().next_power_of_two().trailing_zeros();
        let (mut rivals, mut simulations) = (self.trees.len(), 0);
        for halving in 1..=halvings {
            simulations = self.compare(rivals, budget, simulations, halving as f32 / halvings as f32);
            let prior = self.prior;
            self.trees[..rivals].sort_by(|one, other| other.mean(prior).total_cmp(&one.mean(prior)));
            rivals = rivals.div_ceil(2);
            self.trees[rivals..].iter_mut().for_each(Tree::give_up);
            let room = self.room / rivals.max(1);
            self.trees[..rivals].iter_mut().for_each(|tree| tree.may_have(room));
        }
        simulations
    }

    /// The ways to play from here, the best first. Where it looks for points, the lead is that with which all play on for
    /// points; otherwise the mean of all that was seen.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let candidate = |tree: &Tree| Candidate {
            moves: tree.plan().moves().collect(),
            lead: self.scale.map_or_else(|| tree.lead(), |scale| scale * tree.mean(self.prior)),
            confidence: self.scale.is_none().then(|| tree.mean(self.prior)),
            visits: tree.seen().visits,
        };
        self.trees.iter().map(candidate).collect()
    }

    /// Follows the first trees, round by round, until so much of the budget is spent; the answer is the
    /// number of simulations so far.
    fn compare(&mut self, rivals: usize, budget: &Budget<'_>, before: u32, share: f32) -> u32 {
        let a_round = rivals as u32;
        let most = AtomicU32::new(before);
        let follow = |explorer: &mut Explorer<G>, trees: &mut [&mut Tree]| {
            let mut simulations = before;
            while budget.spent(simulations) < share && budget.allows(simulations + a_round) {
                if !follow_all(explorer, trees, budget) {
                    break;
                }
                simulations += a_round;
            }
            most.fetch_max(simulations, Ordering::Relaxed);
        };
        let threads = self.explorers.len();
        let mut dealt: Vec<Vec<&mut Tree>> = (0..threads).map(|_| Vec::new()).collect();
        for (at, tree) in self.trees[..rivals].iter_mut().enumerate() {
            dealt[at % threads].push(tree);
        }
        let threads = self.explorers.iter_mut().zip(dealt).filter(|(_, trees)| !trees.is_empty());
        let follow = &follow;
        let jobs =
            threads.map(|(explorer, mut trees)| Box::new(move || follow(explorer, &mut trees)) as Job<'_>);
        budget.threads().run(jobs.collect());
        most.into_inner()
    }
}

/// Follows each tree once; whether there was time for it. A round that is not finished says nothing.
fn follow_all<G: AreaGame>(explorer: &mut Explorer<G>, trees: &mut [&mut Tree], budget: &Budget<'_>) -> bool {
    let before: Vec<Seen> = trees.iter().map(|tree| tree.seen()).collect();
    for tree in &mut *trees {
        if budget.is_late() {
            trees.iter_mut().zip(before).for_each(|(tree, seen)| tree.unsee(seen));
            return false;
        }
        tree.grow(explorer);
    }
    true
}

#[cfg(test)]
mod tests {
    use games::winter::Winter;
    use games::{Game, Move, Seat, catalog};

    use super::*;

    /// Trees that are given up make room for the others, and all together never have more than they may.
    #[test]
    fn the_room_of_trees_that_are_given_up_is_used_by_the_others() {
        const ROOM: usize = 640;
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("farmers", "on")]).unwrap();
        let mut game = Winter::new(setup, None).unwrap();
        let first = game.next_stack().unwrap().counts().next().unwrap().0;
        game.apply_unchecked(Move::Draw(first));
        let budget = Budget::simulations(6_000);
        let weights = Weights::tuned(catalog::find("winter").unwrap(), 2).unwrap();
        let mut search = Search::new(&game, &weights, Aim::Win, &budget);
        search.room = ROOM;
        let each = ROOM / search.trees.len();
        search.trees.iter_mut().for_each(|tree| tree.may_have(each));
        search.think(&budget);
        let turns: Vec<usize> = search.trees.iter().map(Tree::turns).collect();
        assert!(turns.iter().sum::<usize>() <= ROOM + turns.len(), "{turns:?}");
        assert!(turns[0] > 4 * each, "{turns:?}");
        assert!(turns[1..].iter().all(|&turns| turns == 1), "{turns:?}");
    }
}
