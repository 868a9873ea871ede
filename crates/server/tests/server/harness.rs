//! A server of one's own, and clients that talk to it as the world would.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use bots::{Bot, Budget};
use futures_util::{SinkExt, StreamExt};
use games::{Actor, Game, Seat, catalog, text};
use serde_json::{Value, json};
use server::{Config, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything should take, on a machine with much else to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server in a folder of its own.
pub(crate) struct House {
    server: Option<Server>,
    config: Config,
    _folder: TempDir,
}

impl House {
    /// A server without limits on how much one may ask.
    pub(crate) async fn open() -> House {
        House::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(folder.path().join("data"));
        config.limits.requests = 0.0;
        config.limits.orders = 0.0;
        config.think_time = Duration::from_millis(20);
        config.bot_pace = Duration::ZERO;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        House { server: Some(server), config, _folder: folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub(crate) fn resumed(&self) -> usize {
        self.server.as_ref().unwrap().resumed()
    }

    pub(crate) fn data(&self) -> &Path {
        &self.config.data
    }

    /// Changes how it runs the next time.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Config)) {
        change(&mut self.config);
    }

    pub(crate) async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub(crate) async fn start(&mut self) {
        self.server = Some(Server::start(self.config.clone()).await.unwrap());
    }

    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// Asks for something over HTTP.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        let body = body.map(Value::to_string).unwrap_or_default();
        ask(self.address(), method, path, headers, &body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None).await
    }

    /// A table with these settings.
    pub(crate) async fn table(&self, settings: &Value) -> Invited {
        let made = self.ask("POST", "/api/tables", &[], Some(settings)).await.ok(201);
        let token = |seat: &Value| {
            let number = seat["seat"].as_u64().unwrap() as u8;
            (number, seat["token"].as_str().unwrap().to_owned())
        };
        let tokens = made["seats"].as_array().unwrap().iter().map(token).collect();
        Invited { id: made["id"].as_str().unwrap().to_owned(), tokens }
    }

    /// A table for two people at which both have sat down and the game has begun.
    pub(crate) async fn begun(&self, game: &str) -> Invited {
        self.begin(&people(game, 2)).await
    }

    /// A table with these settings, for two people, at which the game has begun.
    pub(crate) async fn begin(&self, settings: &Value) -> Invited {
        let table = self.table(settings).await;
        for seat in [0, 1] {
            self.order(&table, seat, json!({ "order": "sit", "name": format!("Player {seat}") }))
                .await
                .ok(200);
        }
        self.order(&table, 0, json!({ "order": "start" })).await.ok(200);
        table
    }

    /// Sends an order over HTTP.
    pub(crate) async fn order(&self, table: &Invited, seat: u8, order: Value) -> Answer {
        let path = format!("/api/tables/{}/orders", table.id);
        self.ask("POST", &path, &[("Authorization", &table.bearer(seat))], Some(&order)).await
    }

    /// All that happened after an event.
    pub(crate) async fn events(&self, table: &Invited, after: u64) -> Vec<Value> {
        let mut events = Vec::new();
        loop {
            let path = format!("/api/tables/{}/events?after={}", table.id, after + events.len() as u64);
            match self.get(&path).await.ok(200) {
                Value::Array(more) if !more.is_empty() => events.extend(more),
                _ => return events,
            }
        }
    }

    pub(crate) async fn show(&self, table: &Invited) -> Value {
        self.get(&format!("/api/tables/{}", table.id)).await.ok(200)
    }

    /// A client at a table that has said hello.
    pub(crate) async fn join(&self, table: &Invited, seats: &[u8], have: u64) -> Client {
        let mut client = Client::connect(self.address(), &table.id, &[]).await.unwrap();
        let tokens: Vec<&str> = seats.iter().map(|seat| table.tokens[seat].as_str()).collect();
        client.say(&json!({ "type": "hello", "have": have, "tokens": tokens })).await;
        let welcome = client.hear().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        assert_eq!(welcome["seats"], json!(seats));
        client.have = have;
        client
    }
}

/// Settings for so many people.
pub(crate) fn people(game: &str, seats: usize) -> Value {
    json!({ "game": game, "seats": vec![json!({ "kind": "person" }); seats], "starts": { "seat": 0 } })
}

/// A table, and the tokens of its seats.
#[derive(Clone)]
pub(crate) struct Invited {
    pub(crate) id: String,
    pub(crate) tokens: HashMap<u8, String>,
}

impl Invited {
    pub(crate) fn bearer(&self, seat: u8) -> String {
        format!("Bearer {}", self.tokens[&seat])
    }
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: String,
}

impl Answer {
    /// The JSON of an answer with this status.
    #[track_caller]
    pub(crate) fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The code of an answer that something was not done.
    #[track_caller]
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        self.ok(self.status)["code"].as_str().unwrap().to_owned()
    }
}

/// Asks for something over HTTP, on a connection of its own.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{kind}Content-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    timeout(PATIENCE, exchange(address, request.as_bytes())).await.expect("an answer in time")
}

/// Sends bytes, and reads the answer to them.
pub(crate) async fn exchange(address: SocketAddr, bytes: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has enough may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    Answer { status, headers: headers.collect(), body: body.to_owned() }
}

/// A client on a socket.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
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
    ) -> Result<Client, tungstenite::Error> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client { socket, have: 0, events: Vec::new(), orders: 0 })
    }

    pub(crate) async fn say(&mut self, what: &Value) {
        self.say_text(&what.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, what: &str) {
        self.socket.send(Message::text(what)).await.unwrap();
    }

    pub(crate) async fn send(&mut self, what: Message) {
        self.socket.send(what).await.unwrap();
    }

    /// Sends something, and waits until it was heard or the socket is closed; whether it is still open.
    pub(crate) async fn try_send(&mut self, what: Message) -> bool {
        const MARK: &str = r#"{"type":"ping"}"#;
        if self.socket.send(what).await.is_err() || self.socket.send(Message::text(MARK)).await.is_err() {
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

    /// The next message that is not about the connection itself; none when it is closed.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<CloseFrame>> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
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
                Err(frame) => return frame.map(|frame| frame.code.into()),
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
pub(crate) struct Mirror {
    game: Box<dyn Game>,
    seen: u64,
    bot: Box<dyn Bot>,
}

impl Mirror {
    pub(crate) fn new(game: &str, starts: u8) -> Mirror {
        let definition = catalog::find(game).unwrap();
        let bot = bots::bot(definition, definition.bots.first, 5).unwrap();
        Mirror { game: catalog::start(game, 2, Seat(starts), &[]).unwrap(), seen: 0, bot }
    }

    pub(crate) fn see(&mut self, events: &[Value]) {
        let seen = self.seen;
        for event in events.iter().filter(|event| event["version"].as_u64().unwrap() > seen) {
            self.seen += 1;
            assert_eq!(event["version"], self.seen);
            if event["event"] == "drawn" || event["event"] == "played" {
                let next = text::read_move(&*self.game, event["move"].as_str().unwrap()).unwrap();
                self.game.apply(next).unwrap();
            }
        }
    }

    pub(crate) fn position(&self) -> String {
        self.game.position()
    }

    pub(crate) fn scores(&self) -> &[u32] {
        self.game.scores()
    }

    /// The seat to move, and a move for it; none when the game is over.
    pub(crate) fn next(&mut self) -> Option<(u8, String)> {
        let Actor::Seat(seat) = self.game.actor() else { return None };
        let choice = self.bot.choose(&*self.game, &Budget::simulations(1)).unwrap();
        Some((seat.0, text::write_move(&*self.game, choice.best)))
    }
}

/// An order to make a move and to stand by it.
pub(crate) fn play(text: &str) -> Value {
    json!({ "order": "play", "move": text, "confirm": true })
}
