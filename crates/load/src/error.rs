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
}
