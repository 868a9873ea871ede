//! What can go wrong with the store.

use std::path::PathBuf;

/// Why something was not stored, or could not be read. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// Somebody else was faster: what the change builds on is not there any more.
    #[error("the store has moved on")]
    Conflict,
    /// The name is taken.
    #[error("the name is taken")]
    Taken,
    /// The table is not there any more.
    #[error("the table was deleted")]
    Deleted,
    /// Somebody has as many tables as they may.
    #[error("too many tables")]
    TooManyTables,
    /// The database can't be reached, or does not answer.
    #[error("the database is not there: {0}")]
    Unavailable(String),
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
    /// The store is of a later version than this program.
    #[error("the store has version {found}, this program knows up to {known}")]
    Newer {
        /// The version of the store.
        found: u32,
        /// The last one that is known.
        known: u32,
    },
    /// The key is gone, and tables that are not over need it.
    #[error(
        "{}: the key is missing, and {tables} tables that are not over need it. Put it back: it is next to every backup, \
         as FILE.key. Without it these tables can't go on; `serve --forget-running-tables` deletes them.",
        path.display()
    )]
    KeyMissing {
        /// Where it should be.
        path: PathBuf,
        /// How many tables need it.
        tables: usize,
    },
    /// The key is another one than tables that are not over were encrypted with.
    #[error(
        "{}: this is not the key of {tables} tables that are not over. Put the right one back: it is next to every \
         backup, as FILE.key. Without it these tables can't go on; `serve --forget-running-tables` deletes them.",
        path.display()
    )]
    KeyWrong {
        /// Where it is.
        path: PathBuf,
        /// How many tables it does not open.
        tables: usize,
    },
    /// Nodes that share a store have to be given their key.
    #[error("{}: there is no key. Make one of 32 random bytes, and give it to all nodes: head -c 32 /dev/urandom > KEY", .0.display())]
    NoSharedKey(PathBuf),
    /// A copy was being put into the folder, and that did not come to its end.
    #[error("a restore into this folder was interrupted: run it again")]
    Restoring,
    /// Another server uses the folder.
    #[error("another server uses this folder")]
    InUse,
    /// What is stored is not what was written.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// Anything else.
    #[error("{0}")]
    Failed(String),
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        match error.kind() {
            std::io::ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

impl From<crate::keys::NoRandomness> for StoreError {
    fn from(error: crate::keys::NoRandomness) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}
