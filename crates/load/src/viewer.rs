//! What somebody has at a table: a socket, and what follows the table behind it.

use std::time::{Duration, Instant};

use client::{ClientError, ServerAddress, ServerMessage, Socket};
use serde_json::json;
use table::{Logged, Table};

/// What follows a table behind a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// A program that only reads what happens.
    Protocol,
    /// The page in a browser, of somebody who has been there before, so that all of it is on their device: it follows the
    /// table by its events, checks that the server has the same, and asks now and then whether the server is there. The
    /// scenes that it makes cost the server nothing.
    Page,
}

/// How often a page asks whether the server is there, as in `web/src/lib/net/socket.ts`.
const PING_EVERY: Duration = Duration::from_secs(20);

/// Somebody at a table.
pub(crate) struct Viewer {
    pub(crate) socket: Socket,
    client: Client,
    /// What a page has of the table.
    mirror: Option<Table>,
    pinged: Instant,
}

impl Viewer {
    /// Connects to a table, of which everything after an event is new. A page goes on with what it had.
    pub(crate) async fn join(
        address: &ServerAddress,
        table: &str,
        token: &str,
        had: Had,
    ) -> Result<Viewer, ClientError> {
        let Had { client, have, mirror } = had;
        let socket = Socket::join(address, table, &[token], have).await?;
        // A server that was put back to an earlier state sends everything again.
        let mirror = mirror.filter(|_| socket.have() == have);
        Ok(Viewer { socket, client, mirror, pinged: Instant::now() })
    }

    /// What it has, to come back with.
    pub(crate) fn leave(self) -> Had {
        Had { client: self.client, have: self.socket.have(), mirror: self.mirror }
    }

    /// The next thing that the server says. A page that finds that it has diverged is an error.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        if self.client == Client::Page && self.pinged.elapsed() >= PING_EVERY {
            self.pinged = Instant::now();
            self.socket.say(json!({ "type": "ping" }).to_string()).await?;
        }
        let heard = self.socket.hear().await?;
        if let ServerMessage::Events { events, hash } = &heard
            && self.client == Client::Page
        {
            self.follow(events, hash.as_deref())?;
        }
        Ok(heard)
    }

    fn follow(&mut self, events: &[Logged], hash: Option<&str>) -> Result<(), ClientError> {
        let version = self.socket.have();
        let wrong = |reason: String| ClientError::Wrong { version, reason };
        let mirror = match self.mirror.take() {
            None => Table::mirror(events).map_err(|error| wrong(error.to_string()))?,
            Some(mut mirror) => {
                for logged in events {
                    mirror.apply(logged).map_err(|error| wrong(error.to_string()))?;
                }
                mirror
            }
        };
        if hash.is_some_and(|hash| hash != mirror.state_hash()) {
            return Err(wrong("the server has another state".to_owned()));
        }
        self.mirror = Some(mirror);
        Ok(())
    }
}

/// What somebody has of a table who is not connected.
#[derive(Clone)]
pub(crate) struct Had {
    pub(crate) client: Client,
    pub(crate) have: u64,
    pub(crate) mirror: Option<Table>,
}
