//! Two nodes with one store: it does not matter which one somebody is connected to.

use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::harness::{Invited, PATIENCE, TestServer, people};
use crate::socket_client::{Client, Mirror, play};

/// Two nodes.
pub(crate) async fn pair() -> (TestServer, TestServer) {
    let one = TestServer::open().await;
    assert!(one.config().shared_store.is_some(), "nodes share a database");
    let other = one.another_node().await;
    (one, other)
}

/// A figure of a node.
pub(crate) async fn figure(server: &TestServer, name: &str) -> u64 {
    let metrics = server.get("/metrics").await.body;
    let found = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    found.expect(name)
}

/// The events of a table, once a node has so many: what was done at another comes a moment later.
pub(crate) async fn events(server: &TestServer, table: &Invited, count: usize) -> Vec<Value> {
    let until = Instant::now() + PATIENCE;
    loop {
        let events = server.events(table, 0).await;
        if events.len() >= count || Instant::now() > until {
            return events;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Plays so many turns, each through the socket of its seat, and gives what was heard.
async fn turns(clients: &mut [Client; 2], count: usize) {
    let mut mirror = Mirror::new();
    let mut seen = 0;
    for _ in 0..count {
        let version = clients.iter().map(|client| client.have).max().unwrap();
        for client in &mut *clients {
            client.hear_up_to(version).await;
        }
        mirror.see(&clients[0].events[seen..]);
        seen = clients[0].events.len();
        let Some((seat, text)) = mirror.next() else { return };
        let done = clients[usize::from(seat)].order(seat, play(&text)).await;
        assert_eq!(done["type"], "ack", "{done}");
        let version = done["version"].as_u64().unwrap();
        for client in &mut *clients {
            client.hear_up_to(version).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn a_game_is_played_by_two_at_different_nodes() {
    let (one, other) = pair().await;
    play_a_game(&one, &other).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS; `cargo xtask test` has both"]
async fn nodes_tell_each_other_through_nats() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut nats = Command::new("nats-server");
    let mut nats = nats.args(["--addr", "127.0.0.1", "--port", &port.to_string()]).spawn().unwrap();
    let until = Instant::now() + PATIENCE;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(Instant::now() < until, "nats-server does not listen");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let one = TestServer::open_with(|config| {
        config.shared_store.as_mut().expect("a database").nats = Some(format!("nats://127.0.0.1:{port}"));
    })
    .await;
    let other = one.another_node().await;
    play_a_game(&one, &other).await;
    nats.kill().unwrap();
    nats.wait().unwrap();
}

async fn play_a_game(one: &TestServer, other: &TestServer) {
    let table = one.begun("kids").await;
    let mut clients = [one.join(&table, &[0], 0).await, other.join(&table, &[1], 0).await];
    let begun = one.show(&table).await["version"].as_u64().unwrap();
    for client in &mut clients {
        client.hear_up_to(begun).await;
    }
    turns(&mut clients, 30).await;
    assert_eq!(clients[0].events, clients[1].events);
    assert_eq!(one.events(&table, 0).await, other.events(&table, 0).await);
    let followed = figure(other, "bastide_followed_total").await;
    let others = clients[0].events.len() as u64;
    assert!(followed > 10, "{followed} of {others} events were followed");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn orders_at_the_same_moment_are_all_executed_one_after_the_other() {
    let (one, other) = pair().await;
    let mut conflicts = 0;
    for _ in 0..10 {
        let table = one.table(&people("winter", 5)).await;
        // Both have it in memory before anything happens.
        for server in [&one, &other] {
            server.show(&table).await;
        }
        let sit = async |server: &TestServer, seat: u8| {
            server
                .order(&table, seat, json!({ "order": "sit", "name": format!("Player {seat}") }))
                .await
                .ok(200)
        };
        tokio::join!(sit(&one, 0), sit(&other, 1), sit(&one, 2), sit(&other, 3), sit(&other, 4));
        let [events, same] = [events(&one, &table, 6).await, events(&other, &table, 6).await];
        assert_eq!(events.len(), 6, "{events:?}");
        assert_eq!(events, same);
        conflicts += figure(&one, "bastide_conflicts_total").await;
        conflicts += figure(&other, "bastide_conflicts_total").await;
    }
    assert!(conflicts > 0, "nobody was ever faster");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn an_order_that_is_sent_again_to_another_node_is_executed_once() {
    let (one, other) = pair().await;
    let table = one.begun("kids").await;
    let mut mirror = Mirror::new();
    mirror.see(&one.events(&table, 0).await);
    let (seat, text) = mirror.next().unwrap();
    let mut order = play(&text);
    order["id"] = json!("once");
    let first = one.order(&table, seat, order.clone()).await.ok(200);
    assert_eq!(other.order(&table, seat, order).await.ok(200)["version"], first["version"]);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn people_see_each_other_and_their_feelings() {
    let (one, other) = pair().await;
    let table = one.begun("kids").await;
    let mut ada = one.join(&table, &[0], 0).await;
    let mut grace = other.join(&table, &[1], 0).await;
    for client in [&mut ada, &mut grace] {
        while client.hear_of("presence").await["seats"] != json!([1, 1]) {}
    }
    grace.say(&json!({ "type": "react", "reaction": "hello" })).await;
    assert_eq!(ada.hear_of("reaction").await, json!({ "type": "reaction", "seat": 1, "reaction": "hello" }));
    drop(grace);
    while ada.hear_of("presence").await["seats"] != json!([1, 0]) {}
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn what_opens_a_seat_is_known_everywhere() {
    let (one, other) = pair().await;
    let mut settings = people("kids", 2);
    settings["is_listed"] = json!(true);
    let table = one.table(&settings).await;
    other.show(&table).await;
    let path = format!("/api/tables/{}/join", table.id);
    let joined = one.ask("POST", &path, &[], Some(&json!({ "name": "Ada" }))).await.ok(200);
    let joined =
        Invited { id: table.id.clone(), tokens: [(0, joined["token"].as_str().unwrap().to_owned())].into() };
    assert_eq!(joined.tokens.len(), 1);
    let until = Instant::now() + PATIENCE;
    // A notice tells the other node, a moment later.
    while other.order(&joined, 0, json!({ "order": "leave" })).await.status != 200 {
        assert!(Instant::now() < until, "the token does not open the seat at the other node");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn when_a_node_stops_another_looks_after_its_tables() {
    let (mut one, other) = pair().await;
    let settings = json!({
        "game": "kids",
        "seats": [{ "kind": "person" }, { "kind": "person" }],
        "starts": { "seat": 0 },
        "clock": { "kind": "turn", "seconds": 1 },
    });
    let table = one.begin(&settings).await;
    one.stop().await;
    let mut client = other.join(&table, &[0], 0).await;
    let is_timed_out = |event: &Value| event["event"] == "timed-out";
    while !client.events.iter().any(is_timed_out) {
        client.hear().await;
    }
    assert!(figure(&other, "bastide_taken_over_total").await >= 1);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn bots_move_once_whoever_looks_after_them() {
    let (one, other) = pair().await;
    let settings = json!({
        "game": "kids",
        "seats": [{ "kind": "person" }, { "kind": "bot", "level": "learner" }],
        "starts": { "seat": 0 },
    });
    let table = one.table(&settings).await;
    one.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    other.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    let mut mirror = Mirror::new();
    let (mut have, mut moved) = (0, 0);
    for turn in 0..10 {
        let server = if turn % 2 == 0 { &one } else { &other };
        let (seat, text) = loop {
            let events = server.events(&table, have).await;
            mirror.see(&events);
            have += events.len() as u64;
            match mirror.next() {
                // What was done at the other node comes here a moment later.
                Some((0, text)) if have >= moved => break (0, text),
                _ => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        };
        moved = server.order(&table, seat, play(&text)).await.ok(200)["version"].as_u64().unwrap();
    }
    let [one, other] =
        [events(&one, &table, moved as usize).await, events(&other, &table, moved as usize).await];
    assert_eq!(one[..moved as usize], other[..moved as usize]);
}
