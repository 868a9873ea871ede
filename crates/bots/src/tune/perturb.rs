//! Finding better numbers for an evaluation by playing: simultaneous perturbation.
//!
//! In each step all numbers are changed a little at random, and who has them changed one way plays who
//! has them changed the other way. By how much the one wins tells which way is better, for all of them
//! at once; over many steps the chance part averages out.

use crate::rng::Rng;
use crate::think::Weights;

/// How far a number is changed to try it, as a part of itself.
const TRIED: f32 = 0.2;
/// A number near nothing is changed as if it were this large.
const LEAST: f32 = 0.05;

/// Numbers that are being tuned.
#[derive(Clone, Debug)]
pub struct Tuning {
    numbers: Vec<(String, f32)>,
    rest: Weights,
    rng: Rng,
    pace: f32,
    steps: u32,
}

/// Two ways to change all numbers, against each other.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The numbers changed one way.
    pub one: Weights,
    /// The numbers changed the other way.
    pub other: Weights,
    changes: Vec<f32>,
}

impl Tuning {
    /// Begins with these weights; only the numbers whose names `is_tuned` admits are touched. `pace`
    /// is how much a number changes for one point of mean margin in a trial, as a part of itself.
    pub fn new(weights: Weights, is_tuned: impl Fn(&str) -> bool, pace: f32, seed: u64) -> Tuning {
        let numbers = weights.numbers().into_iter().filter(|(name, _)| is_tuned(name)).collect();
        Tuning { numbers, rest: weights, rng: Rng::new(seed), pace, steps: 0 }
    }

    /// What is to be played next.
    pub fn trial(&mut self) -> Trial {
        let changes: Vec<f32> =
            self.numbers.iter().map(|_| if self.rng.below(2) == 0 { TRIED } else { -TRIED }).collect();
        let changed = |way: f32| {
            let mut weights = self.rest.clone();
            for ((name, number), change) in self.numbers.iter().zip(&changes) {
                weights.set(name, number + way * change * number.abs().max(LEAST));
            }
            weights
        };
        Trial { one: changed(1.0), other: changed(-1.0), changes }
    }

    /// Learns by how many points the first of a trial was ahead in the mean.
    pub fn learn(&mut self, trial: &Trial, margin: f32) {
        self.steps += 1;
        let pace = self.pace / (1.0 + self.steps as f32 / 300.0).sqrt();
        for ((_, number), change) in self.numbers.iter_mut().zip(&trial.changes) {
            *number += pace * margin * change.signum() * number.abs().max(LEAST);
        }
    }

    /// The numbers as they are now.
    pub fn weights(&self) -> Weights {
        let mut weights = self.rest.clone();
        for (name, number) in &self.numbers {
            weights.set(name, *number);
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game in which the best `bonus` is 3 and the best `reserve.1` is 1: the tuner finds both.
    #[test]
    fn it_climbs() {
        let mut start = Weights::plain();
        start.set("bonus", 1.0);
        let worth = |weights: &Weights| {
            let number = |name| weights.number(name).unwrap();
            -(number("bonus") - 3.0).powi(2) - (number("reserve.1") - 1.0).powi(2)
        };
        let mut tuning = Tuning::new(start, |name| ["bonus", "reserve.1"].contains(&name), 0.05, 1);
        for _ in 0..500 {
            let trial = tuning.trial();
            tuning.learn(&trial, worth(&trial.one) - worth(&trial.other));
        }
        assert!(worth(&tuning.weights()) > -0.05, "{:?}", tuning.weights());
    }
}
