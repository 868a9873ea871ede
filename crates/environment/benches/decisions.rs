//! Decisions a second on one core, with masks and observations, by a player who chooses at random. `count CASE STEPS` makes so
//! many steps in each game of a case and nothing else, for a tool that counts instructions; `cases` lists the cases. Run by
//! `cargo xtask bench`.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::error::Error;
use std::time::Instant;

use environment::{Arrays, Batch, Reward, Space};
use games::{Seat, catalog};

/// What is measured, always with two seats: its name, the game, and its options.
type Case = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const CASES: [Case; 6] = [
    ("winter", "winter", &[]),
    ("winter-full", "winter", &[("farmers", "on"), ("river", "on"), ("abbot", "on")]),
    ("hunters-2002", "hunters-2002", &[]),
    ("hunters-2020", "hunters-2020", &[]),
    ("kids", "kids", &[]),
    ("dice", "dice", &[]),
];
/// Enough for a network to learn from in one go.
const GAMES: usize = 64;
/// Steps in one call.
const STEPS: u32 = 20;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["cases"] => CASES.iter().for_each(|(case, ..)| println!("{case}")),
        ["count", case, steps] => Games::new(case)?.play(steps.parse()?)?,
        _ => time()?,
    }
    Ok(())
}

fn time() -> Outcome<()> {
    for (case, ..) in CASES {
        let mut games = Games::new(case)?;
        let best = (0..5).map(|_| games.measure()).collect::<Outcome<Vec<f64>>>()?;
        let best = best.into_iter().fold(0.0, f64::max);
        let (actions, size) = (games.batch.space().actions(), games.batch.space().observation_size());
        println!("{case}: {best:.0} decisions/s, observations of {size} bytes, masks of {actions}");
    }
    Ok(())
}

/// Games, and the arrays that they are written into.
struct Games {
    batch: Batch,
    arrays: Arrays,
}

impl Games {
    fn new(case: &str) -> Outcome<Games> {
        let (_, name, options) = CASES.iter().find(|(name, ..)| *name == case).ok_or("no such case")?;
        let space = Space::new(&catalog::find(name)?.setup(2, Seat(0), options)?)?;
        let batch = Batch::new(space.into(), GAMES, 1, Reward::Outcome, &[], 1)?;
        Ok(Games { arrays: batch.arrays(), batch })
    }

    /// Decisions a second.
    fn measure(&mut self) -> Outcome<f64> {
        let (begin, mut steps) = (Instant::now(), 0);
        while begin.elapsed().as_secs_f64() < 0.5 {
            self.play(STEPS)?;
            steps += STEPS as usize * GAMES;
        }
        Ok(steps as f64 / begin.elapsed().as_secs_f64())
    }

    /// Makes so many steps in each game.
    fn play(&mut self, steps: u32) -> Outcome<()> {
        Ok(self.batch.step_random(steps, self.arrays.buffers())?)
    }
}
