//! Games to learn in as those see them who do. One program: each more takes seconds to link.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod actions;
mod batches;
mod observations;
mod outcomes;
mod spaces;

use bots::Rng;
use environment::Environment;
use games::Seat;
use proptest::prelude::*;

use crate::actions::check_actions;
use crate::observations::{check_observation, check_turned};
use crate::spaces::spaces;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn every_legal_move_has_a_number_of_its_own_and_every_state_is_observed(seed in any::<u64>()) {
        play_and_look(seed);
    }
}

/// Random games found this one, which once failed.
#[test]
fn a_seed_that_once_failed_is_observed() {
    play_and_look(670_619_848_434);
}

/// A random game in every space.
fn play_and_look(seed: u64) {
    for space in spaces() {
        let mut environment = Environment::new(space, seed);
        // Looked at closely now and then: that takes much longer than playing.
        let mut rng = Rng::new(seed);
        let mut moves = 0;
        while !environment.is_over() && moves < 400 {
            if rng.below(20) == 0 {
                let seat = Seat(rng.below(environment.space().seats() as u32) as u8);
                check_actions(&environment);
                check_observation(&environment, seat);
                check_turned(&environment, seat);
            }
            environment.play_random();
            moves += 1;
        }
        check_observation(&environment, Seat(0));
    }
}
