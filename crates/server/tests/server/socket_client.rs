//! Clients of tables: what one says and hears on a socket, and a game that follows it.

use std::net::SocketAddr;

use client::{ClientError, Socket};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{PATIENCE, server_address};

/// A client on a socket, which says and hears JSON.
pub(crate) struct Client {
    socket: Socket,
    /// The last event that it has.
    pub(crate) have: u64,
    /// All events that it got.
    pub(crate) events: Vec<Value>,
    orders: u32,
}

impl Client {
    pub(crate) async fn connect(
        address: SocketAddr,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, ClientError> {
        let socket = Socket::connect(&server_address(address), table, headers).await?;
        Ok(Client { socket, have: 0, events: Vec::new(), orders: 0 })
    }

    pub(crate) async fn say(&mut self, what: &Value) {
        self.say_text(&what.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, what: &str) {
        self.socket.say(what.to_owned()).await.unwrap();
    }

    pub(crate) async fn send(&mut self, what: Message) {
        self.socket.send(what).await.unwrap();
    }

    /// Sends something, and waits until it was heard or the socket is closed; whether it is still open.
    pub(crate) async fn try_send(&mut self, what: Message) -> bool {
        const MARK: &str = r#"{"type":"ping"}"#;
        if self.socket.send(what).await.is_err() || self.socket.say(MARK.to_owned()).await.is_err() {
            return false;
        }
        loop {
            match self.next().await {
                Ok(heard) if heard["type"] == "pong" => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
    }

    /// The next message that is not about the connection itself; the code when it is closed.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        match timeout(PATIENCE, self.socket.hear_text()).await.expect("a message in time") {
            Ok(text) => Ok(serde_json::from_str(&text).unwrap()),
            Err(ClientError::Closed(code)) => Err(code),
            Err(_) => Err(None),
        }
    }

    pub(crate) async fn hear(&mut self) -> Value {
        let heard = self.next().await.expect("an open socket");
        if heard["type"] == "events" {
            self.take(heard["events"].as_array().unwrap());
        }
        heard
    }

    /// Events come once and in order, whatever happens.
    fn take(&mut self, events: &[Value]) {
        for event in events {
            assert_eq!(event["version"], self.have + 1);
            self.have += 1;
            self.events.push(event.clone());
        }
    }

    /// Waits for a message of a type.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().await;
            if heard["type"] == kind {
                return heard;
            }
        }
    }

    /// Waits until this event has come.
    pub(crate) async fn hear_up_to(&mut self, version: u64) {
        while self.have < version {
            self.hear().await;
        }
    }

    /// Waits until the socket is closed, and tells with which code.
    pub(crate) async fn hear_the_end(&mut self) -> Option<u16> {
        loop {
            match self.next().await {
                Ok(heard) if heard["type"] == "events" => self.take(heard["events"].as_array().unwrap()),
                Ok(_) => {}
                Err(code) => return code,
            }
        }
    }

    /// Sends an order with an id of its own, and waits for what becomes of it.
    pub(crate) async fn order(&mut self, seat: u8, mut order: Value) -> Value {
        self.orders += 1;
        order["type"] = json!("order");
        order["seat"] = json!(seat);
        if order["id"].is_null() {
            order["id"] = json!(format!("{:p}-{}", &self.socket, self.orders));
        }
        self.say(&order).await;
        loop {
            let heard = self.hear().await;
            if heard["type"] == "ack" || heard["type"] == "refused" {
                assert_eq!(heard["id"], order["id"], "{heard}");
                return heard;
            }
        }
    }
}

/// A game that follows the events of a table, and knows what to play next.
pub(crate) struct Mirror(client::Mirror);

impl Mirror {
    pub(crate) fn new() -> Mirror {
        Mirror(client::Mirror::new(5))
    }

    pub(crate) fn see(&mut self, events: &[Value]) {
        for event in events {
            self.0.see(&serde_json::from_value(event.clone()).unwrap()).unwrap();
        }
    }

    pub(crate) fn position(&self) -> String {
        self.0.game().unwrap().position()
    }

    pub(crate) fn scores(&self) -> &[u32] {
        self.0.game().unwrap().scores()
    }

    /// The seat to move, and a move for it; none when it is nobody's turn.
    pub(crate) fn next(&mut self) -> Option<(u8, String)> {
        self.0.next_move()
    }
}

/// An order to make a move and to stand by it.
pub(crate) fn play(text: &str) -> Value {
    json!({ "order": "play", "move": text, "confirm": true })
}
