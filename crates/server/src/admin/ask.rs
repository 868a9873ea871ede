//! Asking a server that runs on this machine.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use super::SOCKET;
use super::requests::{AdminAnswer, AdminRequest};

/// How long an answer may take: a server that is not well must not keep anybody waiting for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// No server can be reached in this folder.
    #[error("no server can be reached here: {0}")]
    NoServer(std::io::Error),
    /// The answer did not come, or is none.
    #[error("the server does not answer: {0}")]
    NoAnswer(std::io::Error),
}

/// Asks the server that runs on a data folder.
pub fn ask(folder: &Path, request: &AdminRequest) -> Result<AdminAnswer, AskError> {
    let mut stream = UnixStream::connect(folder.join(SOCKET)).map_err(AskError::NoServer)?;
    let mut exchange = || -> std::io::Result<AdminAnswer> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(format!("{}\n", serde_json::to_string(request)?).as_bytes())?;
        let mut line = String::new();
        BufReader::new(&stream).read_line(&mut line)?;
        Ok(serde_json::from_str(&line)?)
    };
    exchange().map_err(AskError::NoAnswer)
}
