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

    /// Takes out a tile that was drawn in a state whatever the order: one of its kind, each as likely as the others. What would have been
    /// drawn comes in its place, so all other tiles come when they would have come, and all orders of those left stay equally likely.
    pub fn take(&mut self, game: &dyn Game, drawn: TileId) {
        let alike: Vec<usize> = (0..self.tiles.len()).filter(|&at| self.tiles[at] == drawn).collect();
        let Some(next) = self.next_tile(game).filter(|_| !alike.is_empty()) else { return };
        // At most 126 tiles.
        self.tiles.swap(next, alike[self.rng.below(alike.len() as u32) as usize]);
        self.tiles.remove(next);
    }

    /// What chance does now: the first tile in the order that can be drawn, or the next roll.
    pub fn next(&mut self, game: &dyn Game) -> Option<Move> {
        if game.phase() == Phase::Draw {
            let at = self.next_tile(game)?;
            return Some(Move::Draw(self.tiles.remove(at)));
        }
        game.sample(&mut |bound| self.rng.below(bound))
    }

    /// Draws until a tile is to be played or none is left.
    pub(crate) fn draw_for<G: Game>(&mut self, game: &mut G) {
        while game.phase() == Phase::Draw
            && let Some(draw) = self.next(game)
        {
            game.apply_unchecked(draw);
        }
    }

    /// Where the first tile in the order is that can be drawn.
    fn next_tile(&self, game: &dyn Game) -> Option<usize> {
        self.tiles.iter().position(|&tile| game.check(Move::Draw(tile)).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use games::{Seat, catalog};

    use super::*;

    fn kids() -> Box<dyn Game> {
        catalog::find("kids").unwrap().setup(2, Seat(0), &[]).unwrap().start().unwrap()
    }

    /// The kind of which there are most, so that where the others of it are would tell most.
    fn most_frequent(game: &dyn Game) -> (TileId, u8) {
        game.view().pile.into_iter().max_by_key(|&(_, count)| count).unwrap()
    }

    #[test]
    fn only_the_next_tile_comes_at_another_time_when_one_is_taken_out() {
        let game = kids();
        let (drawn, _) = most_frequent(&*game);
        let mut moved = 0;
        for round in 0..20 {
            let before = Deck::shuffled(&*game, 3, round);
            let mut after = before.clone();
            after.take(&*game, drawn);
            let both = before.tiles[1..].iter().copied().zip(after.tiles.iter().copied());
            let others: Vec<(TileId, TileId)> = both.filter(|(before, after)| before != after).collect();
            assert!(others.is_empty() || others == [(drawn, before.tiles[0])], "{others:?}");
            assert_eq!(after.tiles.len() + 1, before.tiles.len());
            moved += others.len();
        }
        assert!(moved > 10);
    }

    #[test]
    fn all_orders_are_equally_likely_after_a_tile_is_taken_out() {
        const ROUNDS: u32 = 20_000;
        let game = kids();
        let (drawn, count) = most_frequent(&*game);
        let mut first = 0;
        let mut left = 0;
        for round in 0..ROUNDS {
            let mut deck = Deck::shuffled(&*game, 3, round.into());
            deck.take(&*game, drawn);
            first += u32::from(deck.tiles[0] == drawn);
            left = deck.tiles.len();
        }
        let expected = f64::from(count - 1) / left as f64;
        let seen = f64::from(first) / f64::from(ROUNDS);
        assert!((seen - expected).abs() < 0.01, "{seen} instead of {expected}");
    }
}
