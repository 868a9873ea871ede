//! Malformed input over sockets and HTTP: it is answered or turned away, and the server goes on as if
//! nothing had happened.
//!
//! What is sent begins well-formed and is spoilt more and more, so that it gets as far
//! as it can. `BASTIDE_CAMPAIGN=N` sends N times as much.

use std::time::Duration;

use bots::Rng;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Invited, TestServer, ask, exchange};
use crate::routes::routes;
use crate::socket_client::{Client, Mirror, play};

const MESSAGES: u32 = 400;

fn many() -> u32 {
    let times: u32 = std::env::var("BASTIDE_CAMPAIGN").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    MESSAGES * times
}

/// Words that occur in messages.
const PARTS: [&str; 45] = [
    "order",
    "hello",
    "ping",
    "type",
    "seat",
    "id",
    "have",
    "tokens",
    "lang",
    "sit",
    "leave",
    "return",
    "commit",
    "reveal",
    "commitment",
    "link",
    "start",
    "play",
    "move",
    "confirm",
    "take-back",
    "ask-undo",
    "agree-undo",
    "refuse-undo",
    "pause",
    "agree-pause",
    "refuse-pause",
    "resume",
    "resign",
    "react",
    "reaction",
    "thanks",
    "name",
    "place 1,0 r0",
    "draw K",
    "pass",
    "game",
    "winter",
    "seats",
    "kind",
    "person",
    "bot",
    "clock",
    "days",
    "options",
];

/// Values that are hard to take.
fn value(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth > 3 { 9 } else { 11 }) {
        0 => Value::Null,
        1 => json!(rng.below(3) == 0),
        2 => json!(rng.below(6)),
        3 => json!(-1),
        4 => json!(u64::MAX),
        5 => json!(1e308),
        6 => json!(""),
        7 => json!("\u{0}\u{202e}𝒳\u{fffd}"),
        8 => json!(PARTS[rng.below(40) as usize]),
        9 => (0..rng.below(4)).map(|_| value(rng, depth + 1)).collect(),
        _ => object(rng, depth + 1),
    }
}

fn object(rng: &mut Rng, depth: u32) -> Value {
    let mut fields = serde_json::Map::new();
    for _ in 0..rng.below(5) {
        fields.insert(PARTS[rng.below(40) as usize].to_owned(), value(rng, depth));
    }
    Value::Object(fields)
}

/// Puts something else in a place of a value.
fn spoil(rng: &mut Rng, sound: &mut Value) {
    let count = match sound {
        Value::Object(fields) => fields.len(),
        Value::Array(items) => items.len(),
        _ => 0,
    };
    if count == 0 || rng.below(4) == 0 {
        *sound = value(rng, 2);
        return;
    }
    let at = rng.below(count as u32) as usize;
    match sound {
        Value::Object(fields) => spoil(rng, fields.values_mut().nth(at).unwrap()),
        Value::Array(items) => spoil(rng, &mut items[at]),
        _ => {}
    }
}

/// The text of a value, sometimes with bytes that don't belong there.
fn text(rng: &mut Rng, value: &Value) -> String {
    let mut letters: Vec<char> = value.to_string().chars().collect();
    if rng.below(3) == 0 && !letters.is_empty() {
        let at = rng.below(letters.len() as u32) as usize;
        match rng.below(4) {
            0 => letters.truncate(at),
            1 => letters[at] = char::from(rng.below(128) as u8),
            2 => letters.splice(at..at, ['{'; 500]).for_each(drop),
            _ => letters.splice(at..at, "[\"{,:0e9\\u".chars()).for_each(drop),
        }
    }
    letters.into_iter().collect()
}

/// A message that is no use, or only sometimes.
fn message(rng: &mut Rng, table: &Invited) -> Message {
    let seat = rng.below(2) as u8;
    let mut sound = match rng.below(6) {
        0 => json!({ "type": "hello", "have": 0, "tokens": [table.tokens[&seat]] }),
        1 => json!({ "type": "ping" }),
        2 => json!({ "type": "order", "order": PARTS[rng.below(40) as usize], "seat": seat }),
        3 => object(rng, 0),
        _ => json!({ "type": "order", "id": "a", "seat": seat, "order": "play", "move": "place 1,0 r0" }),
    };
    if rng.below(5) > 0 {
        spoil(rng, &mut sound);
    }
    match rng.below(12) {
        0 => Message::binary(text(rng, &sound).into_bytes()),
        1 => Message::Ping(vec![7; rng.below(126) as usize].into()),
        2 => Message::Pong(vec![7; rng.below(126) as usize].into()),
        _ => Message::text(text(rng, &sound)),
    }
}

/// The table can still be played at, by people who know how.
async fn check(server: &TestServer, table: &Invited) {
    server.get("/api/health").await.ok(200);
    let mut mirror = Mirror::new();
    let events = server.events(table, 0).await;
    if events.iter().any(|event| ["paused", "resigned", "left"].map(Value::from).contains(&event["event"])) {
        // Somebody understood something after all.
        return;
    }
    mirror.see(&events);
    if let Some((seat, text)) = mirror.next() {
        server.order(table, seat, play(&text)).await.ok(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_said_on_a_socket_does_any_harm() {
    let mut server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut rng = Rng::new(3);
    let mut client = None;
    for _ in 0..many() {
        let mut open = match client.take() {
            Some(open) => open,
            // Now and then nobody says hello properly.
            None if rng.below(4) == 0 => Client::connect(server.address(), &table.id, &[]).await.unwrap(),
            None => server.join(&table, &[0, 1], 0).await,
        };
        let said = open.try_send(message(&mut rng, &table)).await;
        client = said.then_some(open);
    }
    assert_eq!(figure(&server, "bastide_failures_total").await, 0);
    check(&server, &table).await;
    // All that got into the log can be read again.
    let before = server.show(&table).await;
    server.restart().await;
    assert_eq!(server.show(&table).await["state"], before["state"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_over_http_does_any_harm() {
    let mut server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    let table = server.begun("kids").await;
    let (mut rng, routes, bearer) = (Rng::new(4), routes(), table.bearer(0));
    for _ in 0..many() {
        let route = &routes[rng.below(routes.len() as u32) as usize];
        let seat = PARTS[rng.below(40) as usize].replace(' ', "%20");
        let query =
            ["", "?after=-1", "?after=99999999999999999999", "?wait=x", "?stage=", "?lang=%ff&lang=de"];
        let query = query[rng.below(6) as usize];
        let path = route.path.replace("{id}", &table.id).replace("{seat}", &seat);
        let mut body = route.body().cloned().unwrap_or_else(|| object(&mut rng, 0));
        spoil(&mut rng, &mut body);
        let body = text(&mut rng, &body);
        let headers = [("Authorization", bearer.as_str())];
        let answer = ask(server.address(), route.method, &format!("{path}{query}"), &headers, &body).await;
        assert!((200..500).contains(&answer.status), "{} {path}{query} {body}: {answer:?}", route.method);
    }
    check(&server, &table).await;
    let before = server.show(&table).await;
    server.restart().await;
    assert_eq!(server.show(&table).await["state"], before["state"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_http_do_no_harm() {
    let server = TestServer::open_with(|config| config.limits.patience = Duration::from_millis(100)).await;
    let table = server.begun("kids").await;
    let mut rng = Rng::new(5);
    let sound = format!("GET /api/tables/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", table.id);
    for _ in 0..many() {
        let mut bytes = sound.clone().into_bytes();
        for _ in 0..=rng.below(4) {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = rng.below(256) as u8;
        }
        // An end, so that nobody waits for more.
        bytes.extend(b"\r\n\r\n");
        let answer = exchange(server.address(), &bytes).await;
        assert!(answer.status < 500, "{answer:?}");
    }
    check(&server, &table).await;
}

async fn figure(server: &TestServer, name: &str) -> u64 {
    let figures = server.get("/metrics").await.body;
    figures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap()
}
