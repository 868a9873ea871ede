//! What keeps a cluster from running.

use std::io;
use std::path::PathBuf;

use client::ClientError;
use load::LoadError;

/// Why a cluster could not be run.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// The machine failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A node did not start or stop.
    #[error(transparent)]
    Node(#[from] LoadError),
    /// A client could not ask.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The database refused something.
    #[error(transparent)]
    Database(#[from] tokio_postgres::Error),
    /// PostgreSQL is not installed.
    #[error("PostgreSQL is not installed; on Debian: apt-get install postgresql")]
    NoPostgres,
    /// A program of PostgreSQL failed.
    #[error("{program} failed: {text}")]
    Program {
        /// Which.
        program: String,
        /// What it said.
        text: String,
    },
    /// A server of PostgreSQL was not there in time.
    #[error("PostgreSQL did not answer in time; its log is {}", log.display())]
    Late {
        /// What it has written.
        log: PathBuf,
    },
}
