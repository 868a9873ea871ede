//! Whole games over sockets, and over HTTP alone.

use std::time::{Duration, Instant};

use games::{Record, catalog};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::harness::{Invited, TestServer, people};
use crate::sixth_game;
use crate::socket_client::{Client, Mirror, play};

/// Sits down and starts, over sockets.
async fn sit_down(server: &TestServer, table: &Invited) -> [Client; 2] {
    let mut clients = [server.join(table, &[0], 0).await, server.join(table, &[1], 0).await];
    for (seat, client) in (0..).zip(&mut clients) {
        let sat = client.order(seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await;
        assert_eq!(sat["type"], "ack", "{sat}");
    }
    let started = clients[0].order(0, json!({ "order": "start" })).await;
    assert_eq!(started["type"], "ack", "{started}");
    clients
}

/// Plays a game to its end; both clients see all of it.
async fn play_out(clients: &mut [Client; 2]) -> Mirror {
    let mut mirror = Mirror::new();
    loop {
        mirror.see(&clients[0].events);
        let latest = clients[0].have.max(clients[1].have);
        let Some((seat, text)) = mirror.next() else {
            if clients[0].events.last().is_some_and(|event| event["event"] == "ended") {
                break;
            }
            clients[0].hear().await;
            continue;
        };
        let client = &mut clients[usize::from(seat)];
        client.hear_up_to(latest).await;
        let answer = client.order(seat, play(&text)).await;
        assert_eq!(answer["type"], "ack", "{text}: {answer}");
        let version = answer["version"].as_u64().unwrap();
        for client in &mut *clients {
            client.hear_up_to(version).await;
        }
    }
    mirror
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_over_sockets_and_proves_its_draws() {
    let server = TestServer::open().await;
    for game in catalog::games().map(|definition| definition.name).chain([sixth_game::NAME]) {
        let table = server.table(&people(game, 2)).await;
        let mut clients = sit_down(&server, &table).await;
        let mirror = play_out(&mut clients).await;
        assert_eq!(clients[0].events, clients[1].events);
        assert_eq!(server.events(&table, 0).await, clients[0].events);

        let shown = server.show(&table).await;
        assert_eq!(shown["stage"], "over");
        assert_eq!(shown["version"], clients[0].have);
        assert_eq!(shown["state"]["scores"], json!(mirror.scores()));

        let record = server.get(&format!("/api/tables/{}/record", table.id)).await;
        assert_eq!(
            (record.status, record.headers["content-type"].as_str()),
            (200, "text/plain; charset=utf-8")
        );
        let record = Record::read(&record.body).unwrap();
        assert_eq!(record.last().position(), mirror.position());
        assert!(table::verify(&record).unwrap().draws > 0, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_can_be_taken_back_until_they_are_confirmed_also_over_http() {
    let server = TestServer::open().await;
    let table = server.begun("winter").await;
    let before = server.show(&table).await;
    let legal = server.get(&format!("/api/tables/{}/legal", table.id)).await.ok(200);
    let text = legal[0].as_str().unwrap();
    server.order(&table, 0, json!({ "order": "play", "move": text })).await.ok(200);
    assert_ne!(server.show(&table).await["state"]["placed"], before["state"]["placed"]);
    server.order(&table, 0, json!({ "order": "take-back" })).await.ok(200);
    assert_eq!(server.show(&table).await["state"]["placed"], before["state"]["placed"]);

    let refused = server.order(&table, 0, json!({ "order": "play", "move": "place 9,9 r0" })).await;
    assert_eq!((refused.code(), refused.ok(409)["rule"].as_str()), ("refused".to_owned(), Some("W-10")));
    let refused = server.order(&table, 1, json!({ "order": "confirm" })).await;
    assert_eq!((refused.code(), refused.ok(409)["rule"].as_str()), ("refused".to_owned(), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_by_themselves_and_stand_in_for_those_who_go() {
    let server = TestServer::open().await;
    let bot = json!({ "kind": "bot", "level": "learner" });
    let settings = json!({ "game": "kids", "seats": [{ "kind": "person" }, bot, bot] });
    let table = server.table(&settings).await;
    let mut client = server.join(&table, &[0], 0).await;
    client.order(0, json!({ "order": "sit", "name": "Ada" })).await;
    client.order(0, json!({ "order": "start" })).await;
    client.order(0, json!({ "order": "leave" })).await;
    while client.events.last().is_none_or(|event| event["event"] != "ended") {
        client.hear().await;
    }
    let played = |event: &&Value| event["event"] == "played";
    assert!(client.events.iter().filter(played).all(|event| event["by_bot"] == true));
    assert!(client.events.iter().filter(played).any(|event| event["seat"] == 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_in_no_hurry_where_somebody_looks_on() {
    let pace = Duration::from_millis(300);
    let server = TestServer::open_with(|config| config.bot_pace = pace).await;
    let bot = json!({ "kind": "bot", "level": "learner" });
    let table =
        server.table(&json!({ "game": "kids", "seats": [{ "kind": "person" }, bot, bot, bot] })).await;
    let mut client = server.join(&table, &[0], 0).await;
    client.order(0, json!({ "order": "sit", "name": "Ada" })).await;
    client.order(0, json!({ "order": "start" })).await;
    client.order(0, json!({ "order": "leave" })).await;
    let turns = |client: &Client| -> Vec<u64> {
        let played = client.events.iter().filter(|event| event["event"] == "played");
        played.map(|event| event["at"].as_u64().unwrap()).collect()
    };
    while turns(&client).len() < 4 {
        client.hear().await;
    }
    let pauses: Vec<u64> = turns(&client).windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(pauses.iter().all(|pause| u128::from(*pause) + 5 >= pace.as_millis()), "{pauses:?}");

    drop(client);
    let start = Instant::now();
    while server.show(&table).await["stage"] != "over" {
        sleep(Duration::from_millis(20)).await;
    }
    assert!(start.elapsed() < 10 * pace, "nobody looks, so nobody waits: {:?}", start.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_the_turn_of_whoever_is_late() {
    let server = TestServer::open().await;
    let mut settings = people("kids", 2);
    settings["clock"] = json!({ "kind": "turn", "seconds": 1 });
    let table = server.table(&settings).await;
    let mut clients = sit_down(&server, &table).await;
    while !clients[1].events.iter().any(|event| event["event"] == "played") {
        clients[1].hear().await;
    }
    let kinds: Vec<&str> = clients[1].events.iter().map(|event| event["event"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"timed-out"), "{kinds:?}");
    assert_eq!(server.show(&table).await["awaited"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_one_seat_on_with_the_same_tokens() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let path = format!("/api/tables/{}/rematch", table.id);
    let bearer = [("Authorization", table.bearer(1))];
    let bearer: Vec<(&str, &str)> = bearer.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(server.ask("POST", &path, &bearer, None).await.code(), "not-over");
    server.order(&table, 1, json!({ "order": "resign" })).await.ok(200);
    assert_eq!(server.ask("POST", &path, &[], None).await.code(), "unknown");
    let first = server.ask("POST", &path, &bearer, None).await.ok(200);
    let second = server.ask("POST", &path, &bearer, None).await.ok(200);
    assert_eq!(first, second);
    assert_eq!(server.show(&table).await["rematch"], first["id"]);

    let tokens = [(1, table.tokens[&0].clone()), (0, table.tokens[&1].clone())];
    let again = Invited { id: first["id"].as_str().unwrap().to_owned(), tokens: tokens.into() };
    server.order(&again, 1, json!({ "order": "sit", "name": "Player 0" })).await.ok(200);
    let shown = server.show(&again).await;
    assert_eq!(shown["seats"][1]["name"], "Player 0");
    assert_eq!(shown["stage"], "waiting");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_if_their_makers_want_that() {
    let server = TestServer::open().await;
    let mut settings = people("winter", 2);
    server.table(&settings).await;
    settings["is_listed"] = json!(true);
    let listed = server.table(&settings).await;
    let list = server.get("/api/tables").await.ok(200);
    assert_eq!(list.as_array().unwrap().len(), 1, "{list}");
    assert_eq!((&list[0]["id"], &list[0]["stage"]), (&json!(listed.id), &json!("waiting")));
    assert_eq!(server.get("/api/tables?stage=running").await.ok(200), json!([]));
    assert_eq!(server.get("/api/tables?stage=none").await.code(), "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_can_wait_until_something_happens() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let have = server.show(&table).await["version"].as_u64().unwrap();
    let path = format!("/api/tables/{}/events?after={have}&wait=20", table.id);
    let leave = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        server.order(&table, 1, json!({ "order": "leave" })).await.ok(200);
    };
    let (waited, ()) = tokio::join!(server.get(&path), leave);
    assert_eq!(waited.ok(200)[0]["event"], "left");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_is_connected_is_called_absent() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let end_wait = json!({ "order": "end-wait", "whom": 0, "wanted": "bot" });
    let there = server.join(&table, &[0], 0).await;
    let present = server.order(&table, 1, end_wait.clone()).await.ok(409)["text"].clone();
    drop(there);
    // Once nobody is there, it is only too soon.
    while server.order(&table, 1, end_wait.clone()).await.ok(409)["text"] == present {
        sleep(Duration::from_millis(10)).await;
    }
}
