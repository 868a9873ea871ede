//! One socket at one table.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use table::{Logged, Order};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::ClientError;
use crate::http::ServerAddress;

/// How much is read at a time, in bytes: messages are small, and there may be many sockets.
const READ_AT_ONCE: usize = 1024;

/// A socket at a table.
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
    /// The last event that it has.
    have: u64,
    /// How many bytes of text it was sent.
    received: u64,
}

/// What the server says.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        /// The number of the last event. Whoever has more forgets all of it, and gets everything from the first.
        version: u64,
    },
    /// What happened, in order.
    Events {
        /// The events.
        events: Vec<Logged>,
        /// The hash of the state of the table after them, where it is told.
        #[serde(default)]
        hash: Option<String>,
    },
    /// An order was executed, and what it caused is on disk.
    Ack {
        /// The number of the last event that it caused.
        version: u64,
    },
    /// An order was not executed.
    Refused {
        /// For programs.
        code: String,
        /// For people.
        text: String,
    },
    /// Who is connected.
    Presence {},
    /// A seat shows a feeling.
    Reaction {},
    /// The server is there.
    Pong,
}

impl Socket {
    /// Connects to a table, with more headers than are needed. The server waits for a hello then.
    pub async fn connect(
        address: &ServerAddress,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, ClientError> {
        let url = format!("ws://{}/api/tables/{table}/socket", address.authority());
        let mut request = url.into_client_request()?;
        for (name, value) in headers {
            request
                .headers_mut()
                .insert(*name, HeaderValue::from_str(value).map_err(hyper::http::Error::from)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_AT_ONCE).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, address.connect().await?, Some(config)).await?;
        Ok(Socket { socket, have: 0, received: 0 })
    }

    /// Connects to a table with the tokens of the seats that it plays for, and says how far it is. The answer
    /// is there once the server has bidden it welcome. If the server has less, it [has](Socket::have) nothing then:
    /// everything comes from the first event.
    pub async fn join(
        address: &ServerAddress,
        table: &str,
        tokens: &[&str],
        have: u64,
    ) -> Result<Socket, ClientError> {
        let mut socket = Socket { have, ..Socket::connect(address, table, &[]).await? };
        socket.say(json!({ "type": "hello", "have": have, "tokens": tokens }).to_string()).await?;
        match socket.hear().await? {
            ServerMessage::Welcome { version } => {
                socket.have = if version < have { 0 } else { have };
                Ok(socket)
            }
            other => Err(ClientError::Wrong { version: have, reason: format!("{other:?} is no welcome") }),
        }
    }

    /// The last event that it has.
    pub fn have(&self) -> u64 {
        self.have
    }

    /// How many bytes of text it was sent.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// Says what a seat wants, under an id of its own.
    pub async fn order(&mut self, seat: u8, id: &str, order: &Order) -> Result<(), ClientError> {
        let mut message = serde_json::to_value(order)?;
        message["type"] = json!("order");
        message["seat"] = json!(seat);
        message["id"] = json!(id);
        self.say(message.to_string()).await
    }

    /// Sends a text, whatever it is.
    pub async fn say(&mut self, text: String) -> Result<(), ClientError> {
        self.send(Message::text(text)).await
    }

    /// Sends a message, whatever it is.
    pub async fn send(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.socket.send(message).await?)
    }

    /// The next text that the server sends.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await.ok_or(ClientError::Closed(None))?? {
                Message::Text(text) => {
                    self.received += text.len() as u64;
                    return Ok(text);
                }
                Message::Close(frame) => {
                    return Err(ClientError::Closed(frame.map(|frame| frame.code.into())));
                }
                // Answered by the library.
                _ => {}
            }
        }
    }

    /// The next thing that the server says. Events come once and in order, or it is an error.
    pub async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        let heard = serde_json::from_str(&self.hear_text().await?)?;
        if let ServerMessage::Events { events, .. } = &heard {
            self.count(events)?;
        }
        Ok(heard)
    }

    fn count(&mut self, events: &[Logged]) -> Result<(), ClientError> {
        for logged in events {
            if logged.version != self.have + 1 {
                return Err(ClientError::Gap { have: self.have, came: logged.version });
            }
            self.have = logged.version;
        }
        Ok(())
    }
}
