//! Why a request is not answered, whoever is asked.

use games::position::PositionError;
use games::record::RecordError;
use games::{Message, Say};
use puzzles::text::PuzzleError;
use review::ReviewError;
use table::Refused;

use crate::catalogue::levels;

/// Why a request is not answered. Nothing has changed.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// There is no such page.
    NoPage,
    /// The table does not allow it.
    Refused(Refused),
    /// At every table at least one person plays.
    NoPerson,
    /// There is no bot of this level.
    NoLevel(String),
    /// An id of an order that is too long.
    OrderId,
    /// No hints are given at this table.
    NoHints,
    /// The game at this table is still being played, so there is no review of it.
    StillPlayed,
    /// A record that is not one.
    Record(RecordError),
    /// A game that can't be reviewed.
    Review(ReviewError),
    /// A position that is not one.
    Position(PositionError),
    /// Puzzles that can't be read.
    Puzzles(PuzzleError),
    /// A malformed request.
    Malformed(String),
}

impl RequestError {
    /// Its name, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RequestError::NoPage => "no-page",
            RequestError::Refused(_) => "refused",
            RequestError::NoPerson => "no-person",
            RequestError::NoLevel(_) => "no-level",
            RequestError::OrderId => "order-id",
            RequestError::NoHints => "no-hints",
            RequestError::StillPlayed => "still-played",
            RequestError::Record(_) => "record",
            RequestError::Review(_) => "review",
            RequestError::Position(_) => "position",
            RequestError::Puzzles(_) => "puzzles",
            RequestError::Malformed(_) => "bad",
        }
    }

    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RequestError::Refused(Refused::Rule(refusal)) => Some(refusal.rule.0),
            RequestError::Position(error) => error.rule().map(|rule| rule.0),
            _ => None,
        }
    }
}

impl Say for RequestError {
    fn say(&self) -> Message {
        match self {
            RequestError::NoPage => Message::new("server-no-page"),
            RequestError::Refused(refused) => refused.say(),
            RequestError::NoPerson => Message::new("server-no-person"),
            RequestError::NoLevel(level) => {
                let known = levels().join(", ");
                Message::new("server-no-level").with("level", level.as_str()).with("known", known)
            }
            RequestError::OrderId => Message::new("server-order-id"),
            RequestError::NoHints => Message::new("server-no-hints"),
            RequestError::StillPlayed => Message::new("review-still-played"),
            RequestError::Record(error) => error.say(),
            RequestError::Review(error) => error.say(),
            RequestError::Position(error) => error.say(),
            RequestError::Puzzles(error) => error.say(),
            RequestError::Malformed(reason) => Message::new("server-bad").with("reason", reason.as_str()),
        }
    }
}

impl From<Refused> for RequestError {
    fn from(refused: Refused) -> RequestError {
        RequestError::Refused(refused)
    }
}
