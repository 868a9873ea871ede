//! Random play to the end.

use games::Game;

use crate::rng::Rng;

/// Plays a game to its end: evenly among legal placements, then evenly among claims and passing,
/// tiles drawn by their real odds. The answer is the number of moves. Nothing is allocated.
pub fn playout<G: Game>(game: &mut G, rng: &mut Rng) -> u32 {
    let mut moves = 0;
    loop {
        match game.play_at_random(&mut |bound| rng.below(bound)) {
            0 => return moves,
            made => moves += made,
        }
    }
}

/// The same for a game of which only the trait is known: the same moves, less fast.
pub fn playout_any(game: &mut dyn Game, rng: &mut Rng) -> u32 {
    let mut moves = 0;
    while let Some(next) = game.sample(&mut |bound| rng.below(bound)) {
        game.apply_unchecked(next);
        moves += 1;
    }
    moves
}
