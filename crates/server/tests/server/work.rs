//! Work that takes long: nobody waits for that of another, and it ends with those who wanted it.

use std::fmt::Write;
use std::time::{Duration, Instant};

use games::{History, Seat, catalog, text};
use serde_json::{Value, json};
use server::Config;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::harness::{Answer, Invited, PATIENCE, TestServer};

/// Two who ask from different addresses.
const ONE: &str = "203.0.113.1";
const OTHER: &str = "203.0.113.2";

/// How long bots may think.
const THINK: Duration = Duration::from_secs(3);

/// One thread, and clients who say themselves where they are.
fn one_thread(config: &mut Config) {
    (config.threads, config.is_behind_proxy, config.think_time) = (1, true, THINK);
    // Films take long on a busy machine; when a request is given up is not what is tested here.
    config.limits.time = Duration::from_secs(600);
}

/// A table of somebody at this address at which a bot of this level has to move now.
async fn against(server: &TestServer, address: &str, level: &str) -> Invited {
    let seats = [json!({ "kind": "person" }), json!({ "kind": "bot", "level": level })];
    let table = server.table(&json!({ "game": "winter", "seats": seats, "starts": { "seat": 1 } })).await;
    let path = format!("/api/tables/{}/orders", table.id);
    let headers = [("Authorization", &*table.bearer(0)), ("X-Forwarded-For", address)];
    for order in [json!({ "order": "sit", "name": "Ada" }), json!({ "order": "start" })] {
        server.ask("POST", &path, &headers, Some(&order)).await.ok(200);
    }
    table
}

/// Waits until the bot has moved.
async fn moved(server: &TestServer, table: &Invited) {
    let moving = async {
        while server.show(table).await["awaited"] != 0 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, moving).await.unwrap();
}

/// A figure of the server.
async fn figure(server: &TestServer, name: &str) -> i64 {
    let figures = server.get("/metrics").await.body;
    let line = figures.lines().find_map(|line| line.strip_prefix(name));
    line.expect(name).trim().parse().unwrap()
}

async fn films_running(server: &TestServer) -> i64 {
    figure(server, r#"bastide_work_running{class="film"}"#).await
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_bots_never_wait_for_those_who_search() {
    let server = TestServer::open_with(one_thread).await;
    for _ in 0..10 {
        against(&server, ONE, "master").await;
    }
    let start = Instant::now();
    let table = against(&server, ONE, "beginner").await;
    moved(&server, &table).await;
    assert!(start.elapsed() < THINK, "{:?}", start.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_bots_of_another() {
    let server = TestServer::open_with(one_thread).await;
    for _ in 0..20 {
        against(&server, ONE, "master").await;
    }
    let start = Instant::now();
    let table = against(&server, OTHER, "master").await;
    moved(&server, &table).await;
    assert!(start.elapsed() < THINK, "{:?}", start.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_for_less_time_the_more_there_are() {
    let server = TestServer::open_with(one_thread).await;
    let start = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(against(&server, ONE, "master").await);
    }
    for table in &tables {
        moved(&server, table).await;
    }
    // One after the other they would have had a minute.
    assert!(start.elapsed() < 4 * THINK, "{:?}", start.elapsed());
    assert_eq!(figure(&server, "bastide_bot_turn_seconds_count").await, 20);
    assert_eq!(figure(&server, r#"bastide_work_waiting{class="bot"}"#).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_made_once_for_each_version_and_language() {
    let server = TestServer::open().await;
    let table = server.begun("winter").await;
    let made = async || figure(&server, r#"bastide_work_seconds_count{class="request"}"#).await;
    let before = made().await;
    let path = format!("/api/tables/{}/scene?lang=", table.id);
    for lang in ["fr", "de", "fr", "de", "fr"] {
        let seen = server.get(&format!("{path}{lang}")).await.ok(200);
        assert!(seen["scene"]["prompt"].is_string() && seen["you"].is_array(), "{seen}");
        let packed = server.ask("GET", &format!("{path}{lang}"), &[("Accept-Encoding", "gzip")], None).await;
        assert_eq!((packed.status, &*packed.headers["content-encoding"]), (200, "gzip"));
    }
    assert_eq!(made().await - before, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_replayed_away_from_those_who_serve_requests() {
    let server = TestServer::open().await;
    let made = async || figure(&server, r#"bastide_work_seconds_count{class="request"}"#).await;
    let before = made().await;
    let body = json!({ "record": endless(2000) });
    let replayed = server.ask("POST", "/api/scenes", &[], Some(&body)).await.ok(200);
    assert_eq!(replayed["scene"]["turn"], 2001);
    assert_eq!(made().await - before, 1);
}

/// A game that has been played for a while, to be filmed.
fn sample() -> Value {
    json!({ "record": catalog::find("winter").unwrap().sample })
}

async fn film(server: &TestServer, address: &str, body: &Value) -> Answer {
    server.ask("POST", "/api/share/film.gif", &[("X-Forwarded-For", address)], Some(body)).await
}

/// Asks for a film without waiting for it.
async fn ask_for_film(server: &TestServer, body: &Value) -> TcpStream {
    let body = body.to_string();
    let mut request = String::new();
    write!(request, "POST /api/share/film.gif HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ONE}\r\n").unwrap();
    write!(request, "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len())
        .unwrap();
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_ends_with_the_request_for_it() {
    let server = TestServer::open_with(one_thread).await;
    let start = Instant::now();
    assert_eq!(film(&server, ONE, &sample()).await.status, 200);
    let whole = start.elapsed();

    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(ask_for_film(&server, &sample()).await);
    }
    while films_running(&server).await == 0 {
        sleep(Duration::from_millis(5)).await;
    }
    let start = Instant::now();
    drop(asked);
    while films_running(&server).await > 0
        || figure(&server, r#"bastide_work_waiting{class="film"}"#).await > 0
    {
        sleep(Duration::from_millis(5)).await;
    }
    assert!(start.elapsed() < whole, "{:?} after they went, and {whole:?} for one", start.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_too_many_films_is_told_and_others_get_theirs() {
    let server = TestServer::open_with(one_thread).await;
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(ask_for_film(&server, &sample()).await);
        while films_running(&server).await == 0 {
            sleep(Duration::from_millis(5)).await;
        }
    }
    while figure(&server, r#"bastide_work_waiting{class="film"}"#).await < 2 {
        sleep(Duration::from_millis(5)).await;
    }
    let refused = film(&server, ONE, &sample()).await;
    assert_eq!((refused.status, refused.code()), (503, "busy".to_owned()));
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(film(&server, OTHER, &sample()).await.status, 200);
}

/// The record of a game of dice in which everybody stops after the first roll, so that it goes on and on.
fn endless(turns: u32) -> String {
    let setup = catalog::find("dice").unwrap().setup(2, Seat(0), &[]).unwrap();
    let mut history = History::new(setup).unwrap();
    let mut number = 0;
    while history.game().turn() <= turns {
        let roll = history.game().sample(&mut |bound| {
            number += 1;
            number % bound
        });
        history.play(roll.unwrap()).unwrap();
        let stop = text::read_move(history.game(), "stop").unwrap();
        // Whoever has rolled nothing but catapults has stopped already.
        let _ = history.play(stop);
    }
    history.record().write()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_and_on_is_no_film() {
    let server = TestServer::open().await;
    let body = json!({ "record": endless(501) });
    let refused = film(&server, ONE, &body).await;
    assert_eq!((refused.status, refused.code()), (422, "film-too-long".to_owned()));
    assert!(refused.body.contains("500 turns"), "{}", refused.body);
    let board = server.ask("POST", "/api/share/board.svg", &[], Some(&body)).await;
    assert_eq!(board.status, 200);
}
