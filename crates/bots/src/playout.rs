//! Random play to the end.

use games::Game;

use crate::rng::Rng;

/// Plays a game to its end: evenly among legal placements, then evenly among claims and passing,
/// tiles drawn by their real odds. The answer is the number of moves. Nothing is allocated.
pub fn playout<G: Game + ?Sized>(game: &mut G, rng: &mut Rng) -> u32 {
    let mut moves = 0;
    while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
        game.apply_unchecked(next);
        moves += 1;
    }
    moves
}
