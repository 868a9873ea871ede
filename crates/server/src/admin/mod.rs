//! What whoever runs a server asks of it while it runs: which tables and people there are, to close and to delete them.
//!
//! It is asked over a Unix socket in the data folder, which nobody but the owner of the folder can open: so there is no
//! password to keep, and nothing that could be reached through a proxy. A request is a line of JSON, and so is the answer.

mod answers;
mod ask;
mod requests;

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinHandle;

pub use ask::{AskError, ask};
pub use requests::{AdminAnswer, AdminRequest, PersonInfo, SeatInfo, TableInfo};

use crate::hub::Hub;

/// The socket in the data folder.
const SOCKET: &str = "admin.sock";
/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;

/// The socket of a running server.
pub(crate) struct Admin {
    path: PathBuf,
    listening: JoinHandle<()>,
}

impl Admin {
    /// Listens in a folder. What an earlier server left there is replaced: the folder is locked.
    pub(crate) fn listen(folder: &Path, hub: Arc<Hub>) -> io::Result<Admin> {
        let (path, draft) = (folder.join(SOCKET), folder.join("admin.new"));
        let _ = fs::remove_file(&draft);
        let listener = UnixListener::bind(&draft)?;
        // Its name comes last: nobody can open it before it is for its owner only.
        fs::set_permissions(&draft, Permissions::from_mode(0o600))?;
        fs::rename(&draft, &path)?;
        let listening = tokio::spawn(async move {
            loop {
                match listener.accept().await {
                    Ok((stream, _)) => drop(tokio::spawn(serve(stream, Arc::clone(&hub)))),
                    Err(error) => tracing::warn!(%error, "an administrator could not be heard"),
                }
            }
        });
        Ok(Admin { path, listening })
    }

    /// Listens no more.
    pub(crate) fn close(self) {
        self.listening.abort();
        // The next server replaces it anyway.
        let _ = fs::remove_file(self.path);
    }
}

/// Answers one request after the other.
async fn serve(stream: UnixStream, hub: Arc<Hub>) {
    let (reader, mut writer) = stream.into_split();
    let mut reader = BufReader::new(reader.take(LONGEST));
    let mut line = String::new();
    while reader.read_line(&mut line).await.is_ok_and(|length| length > 0) {
        let answer = match serde_json::from_str(&line) {
            Ok(request) => answers::answer(&hub, request).await,
            Err(error) => AdminAnswer::Refused { reason: error.to_string() },
        };
        let Ok(mut text) = serde_json::to_string(&answer) else { return };
        text.push('\n');
        if writer.write_all(text.as_bytes()).await.is_err() {
            return;
        }
        line.clear();
        reader.get_mut().set_limit(LONGEST);
    }
}
