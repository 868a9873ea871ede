//! One socket at one table.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use table::{Logged, Order};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::LoadError;
use crate::http::ServerAddress;

/// How much is read at a time, in bytes: messages are small, and there may be many sockets.
const READ_AT_ONCE: usize = 1024;

/// A client on a socket.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The last event that it has.
    have: u64,
}

/// What the server says.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        /// The number of the last event.
        version: u64,
    },
    /// What happened, in order.
    Events {
        /// The events.
        events: Vec<Logged>,
    },
    /// An order was followed, and what it caused is on disk.
    Ack {
        /// The number of the last event that it caused.
        version: u64,
    },
    /// An order was not followed.
    Refused {
        /// For programs.
        code: String,
        /// For people.
        text: String,
    },
    /// Who is connected.
    Presence {},
    /// The server is there.
    Pong,
}

impl Client {
    /// Connects to a table with the tokens of the seats that it plays for, and says how far it is. The answer
    /// is there once the server has bidden it welcome.
    pub async fn join(
        address: &ServerAddress,
        table: &str,
        tokens: &[&str],
        have: u64,
    ) -> Result<Client, LoadError> {
        let url = format!("ws://{}/api/tables/{table}/socket", address.authority());
        let config = WebSocketConfig::default().read_buffer_size(READ_AT_ONCE).write_buffer_size(0);
        let (socket, _) = client_async_with_config(url, address.connect().await?, Some(config)).await?;
        let mut client = Client { socket, have };
        client.say(json!({ "type": "hello", "have": have, "tokens": tokens }).to_string()).await?;
        match client.hear().await? {
            ServerMessage::Welcome { .. } => Ok(client),
            other => Err(LoadError::Wrong { version: have, reason: format!("{other:?} is no welcome") }),
        }
    }

    /// The last event that it has.
    pub fn have(&self) -> u64 {
        self.have
    }

    /// Says what a seat wants, under an id of its own.
    pub async fn order(&mut self, seat: u8, id: &str, order: &Order) -> Result<(), LoadError> {
        let mut message = serde_json::to_value(order)?;
        message["type"] = json!("order");
        message["seat"] = json!(seat);
        message["id"] = json!(id);
        self.say(message.to_string()).await
    }

    async fn say(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next thing that the server says. Events come once and in order, or it is an error.
    pub async fn hear(&mut self) -> Result<ServerMessage, LoadError> {
        loop {
            let text = match self.socket.next().await.ok_or(LoadError::Closed)?? {
                Message::Text(text) => text,
                Message::Close(_) => return Err(LoadError::Closed),
                // Answered by the library.
                _ => continue,
            };
            let heard = serde_json::from_str(&text)?;
            if let ServerMessage::Events { events } = &heard {
                self.count(events)?;
            }
            return Ok(heard);
        }
    }

    fn count(&mut self, events: &[Logged]) -> Result<(), LoadError> {
        for logged in events {
            if logged.version != self.have + 1 {
                return Err(LoadError::Gap { have: self.have, came: logged.version });
            }
            self.have = logged.version;
        }
        Ok(())
    }
}
