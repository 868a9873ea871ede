//! Why something that was asked for was not done.

use games::record::RecordError;
use games::{Message, Say};
use table::Refused;

use crate::keys::NoChance;
use crate::store::StoreError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// There is no such table.
    NoTable,
    /// There is no such page.
    NoPage,
    /// The table does not allow it.
    Refused(Refused),
    /// Nobody said who they are.
    Unknown,
    /// They may not do that.
    Forbidden,
    /// With several seats it must be said which.
    WhichSeat,
    /// At every table at least one person plays.
    NoPerson,
    /// There is no bot of this level.
    NoLevel(String),
    /// An id of an order that is too long.
    OrderId,
    /// The game is not over, so nobody can play again.
    NotOver,
    /// All seats of the table are taken.
    NoFreeSeat,
    /// No hints are given at this table.
    NoHints,
    /// A record that is not one.
    Record(RecordError),
    /// A request that makes no sense.
    Bad(String),
    /// A request that is too large.
    TooLarge,
    /// A page of somebody else asked.
    Origin,
    /// Too many requests.
    TooMany,
    /// It took too long.
    TooLate,
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
    /// The server could not do it.
    Failed,
    /// The disk is full.
    Full,
}

impl Say for Trouble {
    fn say(&self) -> Message {
        match self {
            Trouble::NoTable => Message::new("server-no-table"),
            Trouble::NoPage => Message::new("server-no-page"),
            Trouble::Refused(refused) => refused.say(),
            Trouble::Unknown => Message::new("server-unknown"),
            Trouble::Forbidden => Message::new("server-forbidden"),
            Trouble::WhichSeat => Message::new("server-which-seat"),
            Trouble::NoPerson => Message::new("server-no-person"),
            Trouble::NoLevel(level) => {
                let known = crate::bots::levels().join(", ");
                Message::new("server-no-level").with("level", level.as_str()).with("known", known)
            }
            Trouble::OrderId => Message::new("server-order-id"),
            Trouble::NotOver => Message::new("server-not-over"),
            Trouble::NoFreeSeat => Message::new("server-no-free-seat"),
            Trouble::NoHints => Message::new("server-no-hints"),
            Trouble::Record(error) => error.say(),
            Trouble::Bad(reason) => Message::new("server-bad").with("reason", reason.as_str()),
            Trouble::TooLarge => Message::new("server-too-large"),
            Trouble::Origin => Message::new("server-origin"),
            Trouble::TooMany => Message::new("server-too-many"),
            Trouble::TooLate => Message::new("server-too-late"),
            Trouble::Login => Message::new("server-login"),
            Trouble::Password => Message::new("server-password"),
            Trouble::LoginTaken => Message::new("server-login-taken"),
            Trouble::HasAccount => Message::new("server-has-account"),
            Trouble::WrongPassword => Message::new("server-wrong-password"),
            Trouble::Failed => Message::new("server-failed"),
            Trouble::Full => Message::new("server-full"),
        }
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::Refused(refused)
    }
}

/// Whoever asked is told that it failed; how, is for the log.
impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        tracing::error!(%error, "store");
        match error {
            StoreError::Full => Trouble::Full,
            _ => Trouble::Failed,
        }
    }
}

impl From<NoChance> for Trouble {
    fn from(error: NoChance) -> Trouble {
        Trouble::from(StoreError::from(error))
    }
}
