//! Runs bots. They know neither clocks nor threads; here they are given those of this machine.

use std::time::Instant;

use bots::{Bot, Budget, Choice, Job, Limit, ThreadPool};
use games::Game;

/// Lets a bot think for as long as its limit says.
pub fn think(bot: &mut dyn Bot, game: &dyn Game, limit: Limit, threads: &dyn ThreadPool) -> Option<Choice> {
    match limit {
        Limit::Simulations(most) => bot.choose(game, &Budget::simulations(most).on(threads)),
        Limit::Milliseconds(time) => {
            let start = Instant::now();
            let spent = || start.elapsed().as_secs_f32() * 1000.0 / time as f32;
            bot.choose(game, &Budget::clock(&spent).on(threads))
        }
    }
}

/// The current pool of rayon, which has a thread for each core where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub struct Rayon;

impl ThreadPool for Rayon {
    fn threads(&self) -> usize {
        rayon::current_num_threads()
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        rayon::scope(|scope| jobs.into_iter().for_each(|job| scope.spawn(|_| job())));
    }
}
