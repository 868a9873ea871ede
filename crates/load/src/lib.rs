//! Clients that play at a server, many at once, and what that tells about it.
//!
//! Nothing here knows the inside of a server: a [`Pair`] makes a table over HTTP and plays at it over two
//! sockets, as people do at the page or programs by the protocol, following the events in a game of its own. [`run`] lets many do so for a while and
//! measures; the crash campaign lets them play while the server is killed, and compares; an [`attack`] tries to make the server
//! slow for them.

mod against;
mod against_bot;
pub mod attack;
mod device;
mod error;
mod figures;
mod new_table;
mod pair;
mod process;
mod run;
mod soak;
mod viewer;

pub use against::{Against, BotFigures, run_against_bots};
pub use error::LoadError;
pub use figures::{Figures, Memory, Restart, Spread};
pub use pair::{Acknowledged, Awaited, Observer, Pair};
pub use process::{Launch, ServerProcess};
pub use run::{Load, Server, run};
pub use soak::{Drift, Soak, SoakFigures};
pub use viewer::Client;
