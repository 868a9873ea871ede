//! What holds in every state of every game, however it came about.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod chances;
mod colours;
mod definition;
mod lessons;
mod moves;
mod past;
#[path = "../support/setups.rs"]
mod setups;
mod state;
#[path = "../support/story.rs"]
mod story;
#[path = "../support/style.rs"]
mod style;
mod texts;
#[path = "../support/types.rs"]
mod types;

use games::{Game, Move, Phase};
use proptest::prelude::ProptestConfig;

/// So many stories; a failing one is printed and need not be kept in a file.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

fn legal(game: &dyn Game) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(&mut moves);
    moves
}

/// Plays on evenly to the end; the answer is the position after each move.
fn play_out(game: &mut dyn Game, rng: &mut bots::Rng) -> Vec<String> {
    let mut positions = Vec::new();
    while game.phase() != Phase::Over {
        let next = game.sample(&mut |bound| rng.below(bound)).unwrap();
        game.apply(next).unwrap();
        positions.push(game.position());
    }
    positions
}
