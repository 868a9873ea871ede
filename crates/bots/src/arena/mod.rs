//! Measuring bots against each other. The games of a round have the same deck, and every contestant
//! sits in every seat once, so that luck counts for as little as it can.

mod adjusted;
mod contestant;
mod deck;
mod game;
mod habits;
mod results;
mod tally;

pub use adjusted::Adjusted;
pub use contestant::{Contestant, ContestantError};
pub use deck::Deck;
pub use game::{Forfeit, Played, play};
pub use habits::Habits;
pub use results::{Effort, GameResult, Round, RoundProblem, RoundsError, Standing, whole_lines};
pub use tally::{Estimate, Tally, elo};
