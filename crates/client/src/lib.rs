//! A client of a server, for load tests and for the tests of the server itself: requests over HTTP, a
//! [`Socket`] at a table, and a [`Mirror`] that follows what happens there.
//!
//! Nothing here knows the inside of a server.

mod error;
mod http;
mod mirror;
mod socket;

pub use error::ClientError;
pub use http::{Answer, Http, ServerAddress};
pub use hyper::Method;
pub use mirror::Mirror;
pub use socket::{ServerMessage, Socket};
