//! What chance will do, decided beforehand, so that several games can have the same luck.

use games::{Game, Move, Phase};
use tiles::TileId;

use crate::rng::Rng;

/// The order in which tiles come, and the luck of dice. Only who runs the game has it; bots don't.
#[derive(Clone, Debug)]
pub struct Deck {
    tiles: Vec<TileId>,
    rng: Rng,
}

impl Deck {
    /// All that is to be drawn in a game, shuffled for one of the rounds of a seed.
    pub fn shuffled(game: &dyn Game, seed: u64, round: u64) -> Deck {
        let counts = game.view().pile.into_iter();
        let mut tiles: Vec<TileId> =
            counts.flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into())).collect();
        let mut rng = Rng::for_game(seed, round);
        for at in (1..tiles.len()).rev() {
            // At most 126 tiles.
            tiles.swap(at, rng.below(at as u32 + 1) as usize);
        }
        Deck { tiles, rng }
    }

    /// Takes out the next tile of a kind, which was drawn whatever the order.
    pub fn take(&mut self, drawn: TileId) {
        if let Some(at) = self.tiles.iter().position(|&tile| tile == drawn) {
            self.tiles.remove(at);
        }
    }

    /// What chance does now: the first tile in the order that can be drawn, or the next roll.
    pub fn next(&mut self, game: &dyn Game) -> Option<Move> {
        if game.phase() == Phase::Draw {
            let at = self.tiles.iter().position(|&tile| game.check(Move::Draw(tile)).is_ok())?;
            return Some(Move::Draw(self.tiles.remove(at)));
        }
        game.sample(&mut |bound| self.rng.below(bound))
    }
}
