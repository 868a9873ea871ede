//! Counting sequences of moves, to pin down which moves there are.

use games::{Actor, Game, Move};

use crate::rng::Rng;

/// How many sequences of `depth` moves by players there are from a state, chance being the same in
/// all of them: the draw that follows the nth move is made with the nth number of the seed.
/// Sequences that the end of the game cuts short count as well.
pub fn perft(game: &dyn Game, depth: u32, seed: u64) -> u64 {
    count(game, depth, 0, seed)
}

fn count(game: &dyn Game, depth: u32, chances: u64, seed: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.actor() {
        Actor::Nobody => 1,
        Actor::Chance => {
            let mut rng = Rng::for_game(seed, chances);
            match game.sample(&mut |bound| rng.below(bound)) {
                Some(next) => count(&*after(game, next), depth, chances + 1, seed),
                None => 1,
            }
        }
        Actor::Seat(_) => {
            let mut moves = Vec::new();
            game.legal(&mut moves);
            moves.into_iter().map(|next| count(&*after(game, next), depth - 1, chances, seed)).sum()
        }
    }
}

fn after(game: &dyn Game, next: Move) -> Box<dyn Game> {
    let mut game = game.fork();
    game.apply_unchecked(next);
    game
}
