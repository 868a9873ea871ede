//! Why there is no review of a game.

use std::fmt;

use bots::BotError;
use games::{Message, Say};

/// Why there is no review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// Nothing was played in it.
    NoMoves,
    /// Nobody can say what its states are worth.
    NoJudge(&'static str),
    /// The numbers of the judge can't be read.
    Bot(BotError),
}

impl Say for ReviewError {
    fn say(&self) -> Message {
        match self {
            ReviewError::NoMoves => Message::new("review-no-moves"),
            ReviewError::NoJudge(game) => Message::new("review-no-judge").with("game", *game),
            ReviewError::Bot(error) => Message::new("review-failed").with("reason", error.to_string()),
        }
    }
}

/// For logs: a person is told the message in words.
impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for ReviewError {}
