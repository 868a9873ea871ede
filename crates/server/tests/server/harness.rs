//! A server of one's own, and requests to it as the world makes them.

use std::collections::HashMap;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use client::{Http, ServerAddress};
use hyper::header::HeaderValue;
use serde_json::{Value, json};
use server::{Config, Retention, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::shared_store;
use crate::socket_client::Client;

/// Longer than anything should take, on a machine with much else to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// A server in a folder of its own.
pub(crate) struct TestServer {
    server: Option<Server>,
    config: Config,
    _folder: TempDir,
}

impl TestServer {
    /// A server without limits on how much one may ask.
    pub(crate) async fn open() -> TestServer {
        TestServer::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let shared = shared_store::new(folder.path()).await;
        let set_store = |config: &mut Config| {
            config.shared_store = shared;
            change(config);
        };
        TestServer::open_in(folder, set_store).await
    }

    /// A server whose store is a file, whatever the others have.
    pub(crate) async fn open_file(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::open_in(tempfile::tempdir().unwrap(), change).await
    }

    /// Another node with the same store, if it is one that can be shared.
    pub(crate) async fn another_node(&self) -> TestServer {
        self.another_node_with(|_| {}).await
    }

    pub(crate) async fn another_node_with(&self, change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = self.config.clone();
        config.data = folder.path().join("data");
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        TestServer { server: Some(server), config, _folder: folder }
    }

    /// A server on a copy of a data folder in `tests/fixtures`.
    pub(crate) async fn open_fixture(name: &str) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
        fs::create_dir(folder.path().join("data")).unwrap();
        for file in fs::read_dir(fixture).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), folder.path().join("data").join(file.file_name())).unwrap();
        }
        // By the time of the test it may be very old.
        TestServer::open_in(folder, |config| config.retention = Retention::for_ever()).await
    }

    /// A server whose data are in `data` of a folder.
    async fn open_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = Config::new(folder.path().join("data"));
        config.limits.requests = 0.0;
        config.limits.orders = 0.0;
        config.limits.waiting_tables = 0;
        config.think_time = Duration::from_millis(20);
        config.bot_pace = Duration::ZERO;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        TestServer { server: Some(server), config, _folder: folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    pub(crate) fn resumed(&self) -> usize {
        self.server.as_ref().unwrap().resumed()
    }

    /// How it runs.
    pub(crate) fn config(&self) -> Config {
        self.config.clone()
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
    let asking = async {
        let mut http = Http::connect(&server_address(address)).await?;
        http.ask(method.parse().unwrap(), path, headers, body.to_owned().into()).await
    };
    let answer = timeout(PATIENCE, asking).await.expect("an answer in time").expect("an answer");
    let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let headers = answer.headers.iter().map(|(name, value)| (name.to_string(), text(value)));
    Answer {
        status: answer.status.as_u16(),
        headers: headers.collect(),
        body: String::from_utf8_lossy(&answer.body).into_owned(),
    }
}

pub(crate) fn server_address(address: SocketAddr) -> ServerAddress {
    format!("http://{address}").parse().unwrap()
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
