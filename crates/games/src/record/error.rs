//! What can be wrong with a record.

use crate::message::{Message, Say};
use crate::position::PositionError;
use crate::rule::Refusal;
use crate::setup::SetupError;
use crate::text::MoveError;

/// A problem with a record, and on which line it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// The text does not begin with `bastide record VERSION`.
    NoVersion,
    /// Another version of the format.
    Version(String),
    /// Not a line of a record.
    Line(String),
    /// A line of the head that is there already.
    Twice(String),
    /// A line of the head that is not there.
    Missing(&'static str),
    /// Both a game and a position to begin with.
    TwoStarts,
    /// There is no such game.
    Setup(SetupError),
    /// The position to begin with makes no sense.
    Position(PositionError),
    /// The turn with another number should be here.
    Turn {
        /// The number on the line.
        found: String,
        /// The turn that is due.
        expected: u32,
    },
    /// A text that is not a move.
    Move {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A move that is not legal.
    Refused {
        /// The text of the move.
        text: String,
        /// The rule and the reason.
        refusal: Refusal,
    },
    /// A move behind the end of the turn.
    TooLong(String),
    /// Points that are not of the form.
    Points(String),
    /// Points that the rules don't give.
    Score {
        /// What the line states.
        stated: String,
        /// What the rules give.
        expected: String,
    },
    /// A final scoring or a result, but the game is not over.
    NotOver,
    /// The game is over, but the record says that it is not.
    Over,
    /// A result that the game did not have.
    Result {
        /// The result it had.
        expected: String,
    },
    /// Something behind the result.
    AfterResult,
}

impl Say for RecordError {
    fn say(&self) -> Message {
        Message::new("record-line").with("line", self.line).with("reason", self.problem.say())
    }
}

impl Say for RecordProblem {
    fn say(&self) -> Message {
        let about = |id: &str, text: &str| Message::new(id).with("text", text);
        match self {
            RecordProblem::NoVersion => Message::new("record-no-version"),
            RecordProblem::Version(version) => about("record-version", version),
            RecordProblem::Line(text) => about("record-unknown", text),
            RecordProblem::Twice(word) => about("record-twice", word),
            RecordProblem::Missing(word) => about("record-missing", word),
            RecordProblem::TwoStarts => Message::new("record-two-starts"),
            RecordProblem::Setup(error) => error.say(),
            RecordProblem::Position(error) => error.say(),
            RecordProblem::Turn { found, expected } => {
                about("record-turn", found).with("expected", *expected)
            }
            RecordProblem::Move { text, error } => about("record-move", text).with("reason", error.say()),
            RecordProblem::Refused { text, refusal } => about("record-refused", text)
                .with("rule", refusal.rule.to_string())
                .with("reason", refusal.say()),
            RecordProblem::TooLong(text) => about("record-too-long", text),
            RecordProblem::Points(text) => about("record-points", text),
            RecordProblem::Score { stated, expected } => {
                about("record-score", stated).with("expected", expected.as_str())
            }
            RecordProblem::NotOver => Message::new("record-not-over"),
            RecordProblem::Over => Message::new("record-over"),
            RecordProblem::Result { expected } => {
                Message::new("record-result").with("expected", expected.as_str())
            }
            RecordProblem::AfterResult => Message::new("record-after-result"),
        }
    }
}
