//! Why a page gets no answer.

use bots::BotError;
use games::{Message, Say};
use table::{ApplyError, OrderError, ProofError, Refused};
use views::{Problem, RequestError};
use words::Words;

/// Why a request is not answered. Nothing has changed.
#[derive(Debug)]
pub(crate) enum Error {
    /// It can't be answered, whoever is asked.
    Request(RequestError),
    /// The page has made no such table known.
    NoTable,
    /// The page has no game reviewed.
    NoReview,
    /// An event can't have happened at the table as it is here.
    Mirror(ApplyError),
    /// A record does not prove that its draws were fair.
    Proof(ProofError),
    /// It failed, by an error in the program.
    Failed(String),
}

impl Error {
    /// The error in words.
    pub(crate) fn problem(&self, words: &Words) -> Problem {
        let (code, message) = match self {
            Error::Request(error) => return Problem::of(error, words),
            Error::NoTable => ("no-table", Message::new("server-no-table")),
            Error::NoReview => ("no-review", Message::new("browser-no-review")),
            Error::Mirror(error) => {
                ("mirror", Message::new("browser-mirror").with("reason", error.to_string()))
            }
            Error::Proof(error) => ("proof", error.say()),
            Error::Failed(reason) => {
                ("failed", Message::new("browser-failed").with("reason", reason.as_str()))
            }
        };
        Problem::new(code, words.say(&message))
    }
}

/// A request that can't be read.
pub(crate) fn malformed(reason: impl Into<String>) -> Error {
    RequestError::Malformed(reason.into()).into()
}

impl From<RequestError> for Error {
    fn from(error: RequestError) -> Error {
        Error::Request(error)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Request(refused.into())
    }
}

impl From<OrderError> for Error {
    fn from(error: OrderError) -> Error {
        match error {
            OrderError::Refused(refused) => refused.into(),
            OrderError::Apply(error) => error.into(),
        }
    }
}

impl From<ApplyError> for Error {
    fn from(error: ApplyError) -> Error {
        Error::Mirror(error)
    }
}

impl From<BotError> for Error {
    fn from(error: BotError) -> Error {
        Error::Failed(error.to_string())
    }
}
