//! Looking further ahead: ways to play now are compared by what may follow them (sequential halving).
//!
//! They are compared in rounds: in a round each of them is followed once, and since the draws come
//! in the same order for all, luck with a tile does not make one look better than another. From
//! time to time the worse half is given up, so that the rest is looked at more closely. As ways have
//! nothing to do with one another, they are shared out among all threads that there are.

use std::sync::atomic::{AtomicU32, Ordering};

use games::AreaGame;

use super::arm::{Arm, Seen};
use super::explorer::Explorer;
use super::utility::Aim;
use super::weights::Weights;
use crate::bot::{Budget, Candidate, Job};

/// Ways to play now that are looked at.
const WIDEST: usize = 32;
/// All trees together have no more turns than this, whatever the budget, so that memory stays bounded.
const MOST_TURNS: usize = 100_000;

/// When so few tiles are left to be drawn after the one that is played, trees soon have seen all that can happen.
const LAST_TILES: usize = 2;

/// The ways to play from here for somebody who wants to win, the best first, and how many simulations it took to compare them: by
/// games that are played on if the numbers say how far, and otherwise by trees.
pub(crate) fn look_ahead<G: AreaGame>(
    game: &G,
    weights: &Weights,
    budget: &Budget<'_>,
) -> (Vec<Candidate>, u32) {
    let tiles_left: usize = game.stacks().iter().map(|stack| stack.len()).sum();
    let has_trees = weights.search.turns < 1.0 || tiles_left <= LAST_TILES;
    let follow = if has_trees { Follow::Trees } else { Follow::Games };
    let mut search = Search::new(game, weights, (follow, Aim::Win), budget);
    let simulations = search.think(budget);
    (search.candidates(), simulations)
}

/// What is followed to compare ways to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Follow {
    /// A tree below each.
    Trees,
    /// Games that are played on from each.
    Games,
}

/// Compares the ways to play now.
#[derive(Debug)]
pub(crate) struct Search<G> {
    explorers: Vec<Explorer<G>>,
    /// The best at the end first; those that were given up last are before those given up first.
    arms: Vec<Arm>,
    prior: f32,
    /// How many points make one in the worth of a way, where it looks for points.
    scale: Option<f32>,
    /// How many turns all trees may have.
    room: usize,
}

impl<G: AreaGame> Search<G> {
    /// A search for a budget, on its threads.
    pub(crate) fn new(
        game: &G,
        weights: &Weights,
        (follow, aim): (Follow, Aim),
        budget: &Budget<'_>,
    ) -> Search<G> {
        let threads = budget.threads().threads().max(1);
        let mut explorers: Vec<Explorer<G>> =
            (0..threads).map(|_| Explorer::new(game, weights.clone(), aim, budget.part())).collect();
        let arms = match follow {
            Follow::Trees => explorers[0].plant(WIDEST, MOST_TURNS).into_iter().map(Arm::Tree).collect(),
            Follow::Games => explorers[0].lay_out(WIDEST).into_iter().map(Arm::Rollouts).collect(),
        };
        let scale = explorers[0].scale();
        Search { explorers, arms, prior: weights.search.prior, scale, room: MOST_TURNS }
    }

    /// Thinks until the budget is spent or one way is surely the best; the answer is the number of simulations.
    pub(crate) fn think(&mut self, budget: &Budget<'_>) -> u32 {
        let halvings = self.arms.len().next_power_of_two().trailing_zeros();
        let (mut rivals, mut simulations) = (self.arms.len(), 0);
        for halving in 1..=halvings {
            simulations = self.follow(rivals, budget, simulations, halving as f32 / halvings as f32);
            sort(&mut self.arms[..rivals], self.prior);
            if has_surely_best(&self.arms[..rivals]) {
                break;
            }
            rivals = rivals.div_ceil(2);
            self.arms[rivals..].iter_mut().for_each(Arm::give_up);
            let room = self.room / rivals.max(1);
            self.arms[..rivals].iter_mut().for_each(|arm| arm.may_have(room));
        }
        simulations
    }

    /// The ways to play from here, the best first. Where it looks for points, the lead is that with which all play on for
    /// points; otherwise the mean of all that was seen.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let candidate = |arm: &Arm| Candidate {
            moves: arm.plan().moves().collect(),
            lead: self.scale.map_or_else(|| arm.lead(), |scale| scale * arm.mean(self.prior)),
            confidence: self.scale.is_none().then(|| arm.mean(self.prior)),
            visits: arm.visits(),
        };
        self.arms.iter().map(candidate).collect()
    }

    /// Follows the first arms, round by round, until so much of the budget is spent; the answer is the
    /// number of simulations so far.
    fn follow(&mut self, rivals: usize, budget: &Budget<'_>, before: u32, share: f32) -> u32 {
        let a_round = rivals as u32;
        let most = AtomicU32::new(before);
        let follow = |explorer: &mut Explorer<G>, arms: &mut [&mut Arm]| {
            let mut simulations = before;
            while budget.spent(simulations) < share && budget.allows(simulations + a_round) {
                if !follow_all(explorer, arms, budget) {
                    break;
                }
                simulations += a_round;
            }
            most.fetch_max(simulations, Ordering::Relaxed);
        };
        let threads = self.explorers.len();
        let mut dealt: Vec<Vec<&mut Arm>> = (0..threads).map(|_| Vec::new()).collect();
        for (at, arm) in self.arms[..rivals].iter_mut().enumerate() {
            dealt[at % threads].push(arm);
        }
        let threads = self.explorers.iter_mut().zip(dealt).filter(|(_, arms)| !arms.is_empty());
        let follow = &follow;
        let jobs =
            threads.map(|(explorer, mut arms)| Box::new(move || follow(explorer, &mut arms)) as Job<'_>);
        budget.threads().run(jobs.collect());
        most.into_inner()
    }
}

/// Puts the best arms first. It is compiled once for all games.
fn sort(arms: &mut [Arm], prior: f32) {
    arms.sort_by(|one, other| other.mean(prior).total_cmp(&one.mean(prior)));
}

/// Whether the first arm is surely better than all others.
fn has_surely_best(arms: &[Arm]) -> bool {
    let (best, others) = arms.split_at(1.min(arms.len()));
    best.iter().all(|best| others.iter().all(|other| best.is_surely_better(other)))
}

/// Follows each arm once; whether there was time for it. A round that is not finished says nothing.
fn follow_all<G: AreaGame>(explorer: &mut Explorer<G>, arms: &mut [&mut Arm], budget: &Budget<'_>) -> bool {
    let before: Vec<Seen> = arms.iter().map(|arm| arm.seen()).collect();
    for arm in &mut *arms {
        if !arm.follow(explorer, budget) {
            arms.iter_mut().zip(before).for_each(|(arm, seen)| arm.unsee(seen));
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use games::winter::Winter;
    use games::{Game, Move, Phase, Seat, catalog};

    use super::*;
    use crate::rng::Rng;

    fn turns_of(arm: &Arm) -> usize {
        if let Arm::Tree(tree) = arm { tree.turns() } else { 0 }
    }

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
        let mut search = Search::new(&game, &weights, (Follow::Trees, Aim::Win), &budget);
        search.room = ROOM;
        let each = ROOM / search.arms.len();
        search.arms.iter_mut().for_each(|tree| tree.may_have(each));
        search.think(&budget);
        let turns: Vec<usize> = search.arms.iter().map(turns_of).collect();
        assert!(turns.iter().sum::<usize>() <= ROOM + turns.len(), "{turns:?}");
        assert!(turns[0] > 4 * each, "{turns:?}");
        assert!(turns[1..].iter().all(|&turns| turns == 1), "{turns:?}");
    }

    /// Random players leave states behind in which there is one thing to do, and others in which there is not.
    #[test]
    fn thinking_ends_when_one_way_is_surely_the_best() {
        const MOST: u32 = 800;
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("farmers", "on")]).unwrap();
        let mut game = Winter::new(setup, None).unwrap();
        let mut weights = Weights::tuned(catalog::find("winter").unwrap(), 2).unwrap();
        weights.search.turns = 2.0;
        let mut rng = Rng::new(5);
        let mut simulations = Vec::new();
        while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
            if game.phase() == Phase::Place && game.turn().is_multiple_of(16) {
                simulations.push(look_ahead(&game, &weights, &Budget::simulations(MOST)).1);
            }
            game.apply_unchecked(next);
        }
        assert!(simulations.iter().any(|&made| made < MOST * 3 / 4), "{simulations:?}");
        assert!(simulations.iter().any(|&made| made > MOST * 9 / 10), "{simulations:?}");
    }
}
