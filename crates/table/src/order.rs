//! What players, and those who run a table, want to happen.

use games::position::PositionError;
use games::text::MoveError;
use games::{Message, Refusal, Say, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::settings::Absence;
use crate::table::ApplyError;

/// What somebody in a seat wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
// Variants without fields have braces: otherwise serde would ignore unknown fields there.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "order", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// To sit down under this name.
    Sit {
        /// The name.
        name: String,
    },
    /// To go.
    Leave {},
    /// To come back.
    Return {},
    /// To commit to what the device will add to draws; it does so by itself.
    Commit {
        /// The hash of the first link that it will tell, in hexadecimal.
        commitment: String,
    },
    /// To tell the next link of that, when the table waits for it.
    Reveal {
        /// The link, in hexadecimal.
        link: String,
    },
    /// That the game begins.
    Start {},
    /// To make a move.
    Play {
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// And to stand by it at once.
        #[serde(default)]
        confirm: bool,
    },
    /// To take the last move back.
    TakeBack {},
    /// To stand by the moves.
    Confirm {},
    /// To take back what was confirmed, if all agree.
    AskUndo {},
    /// To agree to that.
    AgreeUndo {},
    /// Not to agree.
    RefuseUndo {},
    /// That time stands still; where there is a clock, the others have to agree.
    Pause {},
    /// To agree to that.
    AgreePause {},
    /// Not to agree.
    RefusePause {},
    /// That time goes on.
    Resume {},
    /// To give up.
    Resign {},
    /// Not to wait any longer for somebody who stays away.
    EndWait {
        /// The seat that is waited for.
        whom: u8,
        /// What is done instead.
        wanted: Absence,
    },
}

/// Why an order was not executed; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// The table does not allow it.
    Refused(Refused),
    /// What it causes can't happen, though the table allows it: an error in the program.
    Apply(ApplyError),
}

impl From<Refused> for OrderError {
    fn from(refused: Refused) -> OrderError {
        OrderError::Refused(refused)
    }
}

impl From<ApplyError> for OrderError {
    fn from(error: ApplyError) -> OrderError {
        OrderError::Apply(error)
    }
}

impl std::fmt::Display for OrderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OrderError::Refused(refused) => refused.fmt(f),
            OrderError::Apply(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OrderError {}

/// Why the table does not allow an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There can't be such a game.
    Setup(SetupError),
    /// The position to begin in is malformed.
    Position(PositionError),
    /// That position is of another game, or for more or fewer players.
    OtherGame,
    /// The text is not a move.
    Move(MoveError),
    /// The rules don't allow the move.
    Rule(Refusal),
    /// There is no such seat.
    NoSeat(u8),
    /// Somebody else sits there.
    Taken(Seat),
    /// Nobody sits there, or a bot.
    NotSeated(Seat),
    /// Not before the game has begun.
    NotStarted,
    /// Not once the game has begun.
    Started,
    /// The game is over.
    Over,
    /// Nobody asked for a pause.
    NoPauseAsked,
    /// It has been asked already.
    PauseAsked,
    /// Time stands still.
    Paused,
    /// Time does not stand still.
    NotPaused,
    /// Seats are still free.
    FreeSeats(usize),
    /// It is not this seat's turn.
    NotYourTurn(Seat),
    /// There is no move to take back.
    NothingToTakeBack,
    /// The turn is not complete, so it can't be confirmed.
    Incomplete,
    /// The turn is complete: it can be confirmed or taken back, nothing else.
    Complete,
    /// Nobody asked to take anything back.
    NoUndoAsked,
    /// It has been asked already.
    UndoAsked,
    /// A name that can't be shown.
    Name,
    /// A name that could be taken for that of another seat.
    NameTaken,
    /// A commitment that is not 64 hexadecimal digits.
    Commitment,
    /// The device has committed already.
    Committed,
    /// A link that is not what was committed to.
    Link,
    /// The table does not wait for that.
    NotAwaited,
    /// A setting that is out of bounds.
    Clock,
    /// The table does not wait for that seat, or not without a limit of time.
    NotWaiting(Seat),
    /// That seat has not been waited for long enough.
    TooSoon,
    /// Whoever sits there is connected.
    Present(Seat),
    /// At this table something else was agreed on.
    NotAgreed,
}

impl Say for Refused {
    fn say(&self) -> Message {
        let about = |id: &str, seat: &Seat| Message::new(id).with("seat", u32::from(seat.0));
        match self {
            Refused::Setup(error) => error.say(),
            Refused::Position(error) => error.say(),
            Refused::OtherGame => Message::new("table-other-game"),
            Refused::Move(error) => error.say(),
            Refused::Rule(refusal) => refusal.say(),
            Refused::NoSeat(seat) => about("table-no-seat", &Seat(*seat)),
            Refused::Taken(seat) => about("table-taken", seat),
            Refused::NotSeated(seat) => about("table-not-seated", seat),
            Refused::NotStarted => Message::new("table-not-started"),
            Refused::Started => Message::new("table-started"),
            Refused::Over => Message::new("table-over"),
            Refused::NoPauseAsked => Message::new("table-no-pause-asked"),
            Refused::PauseAsked => Message::new("table-pause-asked"),
            Refused::Paused => Message::new("table-paused"),
            Refused::NotPaused => Message::new("table-not-paused"),
            Refused::FreeSeats(count) => Message::new("table-free-seats").with("count", *count),
            Refused::NotYourTurn(seat) => about("table-not-your-turn", seat),
            Refused::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            Refused::Incomplete => Message::new("table-incomplete"),
            Refused::Complete => Message::new("table-complete"),
            Refused::NoUndoAsked => Message::new("table-no-undo-asked"),
            Refused::UndoAsked => Message::new("table-undo-asked"),
            Refused::Name => Message::new("table-name"),
            Refused::NameTaken => Message::new("table-name-taken"),
            Refused::Commitment => Message::new("table-commitment"),
            Refused::Committed => Message::new("table-committed"),
            Refused::Link => Message::new("table-link"),
            Refused::NotAwaited => Message::new("table-not-awaited"),
            Refused::Clock => Message::new("table-clock"),
            Refused::NotWaiting(seat) => about("table-not-waiting", seat),
            Refused::TooSoon => Message::new("table-too-soon"),
            Refused::Present(seat) => about("table-present", seat),
            Refused::NotAgreed => Message::new("table-not-agreed"),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for Refused {}
