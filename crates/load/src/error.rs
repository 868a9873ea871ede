//! What keeps a load test from running.

use std::io;

use client::ClientError;

/// Why a load test could not run.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A client could not play.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The machine failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The server did not start.
    #[error("the server did not start")]
    NoServer,
    /// What an attack needs could not be made; the server said this.
    #[error("an attack could not be prepared: {0}")]
    Unprepared(String),
    /// An attack was not under way in time, or came to an end.
    #[error("the attack did not go on")]
    NotUnderWay,
}
