//! Which numbers are for how many seats.

use games::{AreaGame, Definition, Level};

use super::weights::Weights;
use crate::levels::BotError;

/// Numbers for two seats, and numbers for more.
#[derive(Clone, Debug)]
pub(crate) struct BySeats {
    two: Weights,
    more: Weights,
}

impl BySeats {
    /// The same numbers for any.
    pub(crate) fn any(weights: Weights) -> BySeats {
        BySeats { two: weights.clone(), more: weights }
    }

    /// The numbers of a level of a game.
    pub(crate) fn of_level(game: &Definition, level: Level) -> Result<BySeats, BotError> {
        Ok(BySeats { two: Weights::of_level(game, level, 2)?, more: Weights::of_level(game, level, 3)? })
    }

    /// All of them changed in the same way.
    pub(crate) fn changed(mut self, change: impl Fn(&mut Weights)) -> BySeats {
        change(&mut self.two);
        change(&mut self.more);
        self
    }

    /// Those for the seats of a game.
    pub(crate) fn of<G: AreaGame>(&self, game: &G) -> &Weights {
        if game.setup().seats() <= 2 { &self.two } else { &self.more }
    }
}
