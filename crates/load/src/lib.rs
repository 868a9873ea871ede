//! Clients that play at a server, many at once, and what that tells about it.
//!
//! Nothing here knows the inside of a server: a [`Party`] makes a table over HTTP and plays at it over two
//! sockets, as people do, following the events in a game of its own. [`run`] lets many do so for a while and
//! measures; the crash campaign lets them play while the server is killed, and compares.

mod client;
mod error;
mod figures;
mod http;
mod mirror;
mod party;
mod run;
mod serving;

pub use client::{Client, Heard};
pub use error::LoadError;
pub use figures::{Figures, Memory, Restart, Spread};
pub use http::{Http, Site};
pub use mirror::Mirror;
pub use party::{Acknowledged, Party};
pub use run::{Load, Server, run};
pub use serving::Serving;
