//! Decisions a second on one core, with masks and observations, by a player who chooses at random. Run by
//! `cargo bench --package environment`.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::error::Error;
use std::time::Instant;

use environment::{Batch, Buffers, Reward, Space};
use games::{Seat, catalog};

const CASES: [(&str, &[(&str, &str)]); 6] = [
    ("winter", &[]),
    ("winter", &[("farmers", "on"), ("river", "on"), ("abbot", "on")]),
    ("hunters-2002", &[]),
    ("hunters-2020", &[]),
    ("dice", &[]),
    ("kids", &[]),
];
/// Enough for a network to learn from in one go.
const GAMES: usize = 64;

fn main() -> Result<(), Box<dyn Error>> {
    for (name, options) in CASES {
        let space = Space::new(&catalog::find(name)?.setup(2, Seat(0), options)?)?;
        let mut batch = Batch::new(space.into(), GAMES, 1, Reward::Outcome, &[], 1)?;
        let best = (0..5).map(|_| measure(&mut batch)).collect::<Result<Vec<f64>, _>>()?;
        let best = best.into_iter().fold(0.0, f64::max);
        let (actions, size) = (batch.space().actions(), batch.space().observation_size());
        println!("{name} {options:?}: {best:.0} decisions/s, {actions} actions, {size} bytes");
    }
    Ok(())
}

fn measure(batch: &mut Batch) -> Result<f64, Box<dyn Error>> {
    let (seats, actions) = (batch.space().seats(), batch.space().actions());
    let mut observations = vec![0; GAMES * batch.space().observation_size()];
    let mut masks = vec![0; GAMES * actions];
    let (mut movers, mut over) = (vec![0; GAMES], vec![0; GAMES]);
    let (mut rewards, mut scores) = (vec![0.0; GAMES * seats], vec![0; GAMES * seats]);
    let begin = Instant::now();
    let mut steps = 0;
    while begin.elapsed().as_secs_f64() < 0.5 {
        let buffers = Buffers {
            observations: &mut observations,
            masks: &mut masks,
            seats: &mut movers,
            rewards: &mut rewards,
            over: &mut over,
            scores: &mut scores,
        };
        batch.step_random(20, buffers)?;
        steps += 20 * GAMES;
    }
    Ok(steps as f64 / begin.elapsed().as_secs_f64())
}
