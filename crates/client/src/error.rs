//! What keeps a client from playing.

use std::io;

/// Why a client could not play.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The machine or the network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A request failed.
    #[error(transparent)]
    Http(#[from] hyper::Error),
    /// A request that can't be one.
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    /// A socket failed.
    #[error(transparent)]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// A socket was closed, perhaps with a code.
    #[error("the socket was closed")]
    Closed(Option<u16>),
    /// What came is not what the server says.
    #[error("not to be understood: {0}")]
    Json(#[from] serde_json::Error),
    /// The server did not do what was asked.
    #[error("{code}: {text}")]
    Refused {
        /// For programs.
        code: String,
        /// For people.
        text: String,
    },
    /// An event was lost or came twice.
    #[error("after event {have} came {came}")]
    Gap {
        /// The last event that was there.
        have: u64,
        /// The one that came.
        came: u64,
    },
    /// An event that can't have happened.
    #[error("event {version} can't be: {reason}")]
    Wrong {
        /// Which.
        version: u64,
        /// Why not.
        reason: String,
    },
    /// An address that is none, or a kind that is not spoken.
    #[error("{0}: an address such as http://127.0.0.1:8000 is needed")]
    Address(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientError {
        ClientError::Socket(Box::new(error))
    }
}
