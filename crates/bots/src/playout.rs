//! Random play to the end.

use games::Game;

use crate::luck::Luck;

/// Plays a game to its end: evenly among legal placements, then evenly among claims and passing,
/// tiles drawn by their real odds. The answer is the number of moves. Nothing is allocated.
pub fn playout<G: Game + ?Sized>(game: &mut G, luck: &mut Luck) -> u32 {
    let mut moves = 0;
    while let Some(next) = game.sample(&mut |bound| luck.below(bound)) {
        game.apply_unchecked(next);
        moves += 1;
    }
    moves
}
