//! Why something that was asked for was not done.

use std::time::Duration;

use art::UnknownStyle;
use bots::BotError;
use games::{Message, Say};
use scene::FilmError;
use table::{ApplyError, OrderError, Refused};
use views::{DrawError, RequestError};

use crate::keys::NoRandomness;
use crate::store::StoreError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
    /// There is no such table.
    NoTable,
    /// It can't be answered, whoever is asked.
    Request(RequestError),
    /// Nobody said who they are.
    Unknown,
    /// They may not do that.
    Forbidden,
    /// With several seats it must be said which.
    WhichSeat,
    /// The game is not over, so nobody can play again.
    NotOver,
    /// All seats of the table are taken.
    NoFreeSeat,
    /// They have as many tables that wait for players as they may.
    TooManyTables,
    /// A request that is too large.
    TooLarge,
    /// A page of somebody else asked.
    Origin,
    /// Too many requests; so long until there may be another.
    TooMany(Duration),
    /// It took too long.
    TooLate,
    /// Too much work is waiting already.
    Busy,
    /// A game of more turns than a film may have.
    FilmTooLong {
        /// How many turns a film has at the most.
        most: usize,
    },
    /// The name of an account that can't be one.
    Login,
    /// A password that is too short or too long.
    Password,
    /// The name of the account is taken.
    LoginTaken,
    /// There is an account already.
    HasAccount,
    /// No account of this name with this password.
    WrongPassword,
    /// They have a seat here already.
    AlreadySeated,
    /// They were made to stand up here.
    Barred,
    /// Only whoever made the table may do that.
    NotHost,
    /// A guest has no account.
    NoAccount,
    /// Not the password of one's own account.
    OldPassword,
    /// No account of this name with this recovery code.
    WrongCode,
    /// No session of this name.
    NoSession,
    /// The server could not do it.
    Failed,
    /// The disk is full.
    Full,
}

impl From<BotError> for ApiError {
    fn from(error: BotError) -> ApiError {
        tracing::error!(%error, "a bot could not be made");
        ApiError::Failed
    }
}

impl Say for ApiError {
    fn say(&self) -> Message {
        match self {
            ApiError::NoTable => Message::new("server-no-table"),
            ApiError::Request(error) => error.say(),
            ApiError::Unknown => Message::new("server-unknown"),
            ApiError::Forbidden => Message::new("server-forbidden"),
            ApiError::WhichSeat => Message::new("server-which-seat"),
            ApiError::NotOver => Message::new("server-not-over"),
            ApiError::NoFreeSeat => Message::new("server-no-free-seat"),
            ApiError::TooManyTables => Message::new("server-too-many-tables"),
            ApiError::TooLarge => Message::new("server-too-large"),
            ApiError::Origin => Message::new("server-origin"),
            ApiError::TooMany(_) => Message::new("server-too-many"),
            ApiError::TooLate => Message::new("server-too-late"),
            ApiError::Busy => Message::new("server-busy"),
            ApiError::FilmTooLong { most } => Message::new("server-film-too-long").with("most", *most),
            ApiError::Login => Message::new("server-login"),
            ApiError::Password => Message::new("server-password"),
            ApiError::LoginTaken => Message::new("server-login-taken"),
            ApiError::HasAccount => Message::new("server-has-account"),
            ApiError::WrongPassword => Message::new("server-wrong-password"),
            ApiError::AlreadySeated => Message::new("server-already-seated"),
            ApiError::Barred => Message::new("server-barred"),
            ApiError::NotHost => Message::new("server-not-host"),
            ApiError::NoAccount => Message::new("server-no-account"),
            ApiError::OldPassword => Message::new("server-old-password"),
            ApiError::WrongCode => Message::new("server-wrong-code"),
            ApiError::NoSession => Message::new("server-no-session"),
            ApiError::Failed => Message::new("server-failed"),
            ApiError::Full => Message::new("server-full"),
        }
    }
}

impl From<RequestError> for ApiError {
    fn from(error: RequestError) -> ApiError {
        ApiError::Request(error)
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        RequestError::from(refused).into()
    }
}

impl From<UnknownStyle> for ApiError {
    fn from(error: UnknownStyle) -> ApiError {
        DrawError::from(error).into()
    }
}

impl From<DrawError> for ApiError {
    fn from(error: DrawError) -> ApiError {
        tracing::error!(%error, "a picture could not be drawn");
        ApiError::Failed
    }
}

impl From<FilmError> for ApiError {
    fn from(error: FilmError) -> ApiError {
        match error {
            FilmError::TooLong { most } => ApiError::FilmTooLong { most },
            // Whoever asked has gone, or the server stops.
            FilmError::Cancelled => ApiError::Failed,
            FilmError::Raster(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                ApiError::Failed
            }
        }
    }
}

/// An answer could not be written.
impl From<serde_json::Error> for ApiError {
    fn from(error: serde_json::Error) -> ApiError {
        tracing::error!(%error, "an answer could not be written as JSON");
        ApiError::Failed
    }
}

/// An answer could not be compressed.
impl From<std::io::Error> for ApiError {
    fn from(error: std::io::Error) -> ApiError {
        tracing::error!(%error, "an answer could not be compressed");
        ApiError::Failed
    }
}

impl From<OrderError> for ApiError {
    fn from(error: OrderError) -> ApiError {
        match error {
            OrderError::Refused(refused) => refused.into(),
            OrderError::Apply(error) => error.into(),
        }
    }
}

impl From<ApplyError> for ApiError {
    fn from(error: ApplyError) -> ApiError {
        tracing::error!(%error, "an event can't be applied");
        ApiError::Failed
    }
}

/// Whoever asked is told that it failed; how, is for the log.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match &error {
            // One line for everybody who waits is one too many.
            StoreError::Conflict | StoreError::Unavailable(_) => tracing::debug!(%error, "store"),
            _ => tracing::error!(%error, "store"),
        }
        match error {
            StoreError::Full => ApiError::Full,
            StoreError::Deleted => ApiError::NoTable,
            StoreError::Conflict | StoreError::Unavailable(_) => ApiError::Busy,
            _ => ApiError::Failed,
        }
    }
}

impl From<NoRandomness> for ApiError {
    fn from(error: NoRandomness) -> ApiError {
        ApiError::from(StoreError::from(error))
    }
}
