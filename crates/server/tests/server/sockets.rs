//! Sockets that come back, say things twice, read slowly, or say nothing at all.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{PATIENCE, TestServer};
use crate::socket_client::{Client, Mirror, play};

/// The next move at a table, for a client that has seen everything.
async fn next_move(server: &TestServer, table: &crate::harness::Invited) -> (u8, String) {
    let mut mirror = Mirror::new();
    mirror.see(&server.events(table, 0).await);
    mirror.next().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_comes_back_gets_what_was_missed_once_and_in_order() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut away = server.join(&table, &[0], 0).await;
    let version = server.show(&table).await["version"].as_u64().unwrap();
    away.hear_up_to(version).await;
    let (have, seen) = (away.have, away.events.clone());
    drop(away);

    // More than what is kept in memory happens meanwhile.
    let mut other = server.join(&table, &[1], 0).await;
    for order in ["leave", "return"].repeat(50) {
        let ack = other.order(1, json!({ "order": order })).await;
        assert_eq!(ack["type"], "ack");
    }
    let mut back = server.join(&table, &[0], have).await;
    back.hear_up_to(version + 100).await;
    assert_eq!(back.events.len(), 100);
    assert_eq!([seen, back.events].concat(), server.events(&table, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_sent_twice_is_executed_once_on_whichever_socket() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let (seat, text) = next_move(&server, &table).await;
    let mut order = play(&text);
    order["id"] = json!("the only one");
    let mut tabs = [server.join(&table, &[0, 1], 0).await, server.join(&table, &[0, 1], 0).await];
    let first = tabs[0].order(seat, order.clone()).await;
    let again = tabs[0].order(seat, order.clone()).await;
    let elsewhere = tabs[1].order(seat, order.clone()).await;
    order["seat"] = json!(seat);
    let posted = server.order(&table, seat, order).await.ok(200);
    assert_eq!((&first, &first), (&again, &elsewhere));
    assert_eq!(first["version"], posted["version"]);
    let events = server.events(&table, 0).await;
    assert_eq!(events.iter().filter(|event| event["event"] == "played").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_seat_see_the_same_and_only_one_of_two_moves_is_made() {
    let server = TestServer::open().await;
    let table = server.begun("winter").await;
    let legal = server.get(&format!("/api/tables/{}/legal", table.id)).await.ok(200);
    let [one, other] = [&legal[0], &legal[1]].map(|text| json!({ "order": "play", "move": text }));
    let mut tabs = [server.join(&table, &[0], 0).await, server.join(&table, &[0], 0).await];
    let [first, second] = &mut tabs;
    let (first, second) = tokio::join!(first.order(0, one), second.order(0, other));
    let mut kinds = [&first, &second].map(|answer| answer["type"].as_str().unwrap());
    kinds.sort_unstable();
    assert_eq!(kinds, ["ack", "refused"], "{first} {second}");
    let version = server.show(&table).await["version"].as_u64().unwrap();
    for tab in &mut tabs {
        tab.hear_up_to(version).await;
    }
    assert_eq!(tabs[0].events, tabs[1].events);
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_in_the_wrong_order_are_refused_and_change_nothing() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let (seat, text) = next_move(&server, &table).await;
    let mut client = server.join(&table, &[0, 1], 0).await;
    let early = client.order(seat, json!({ "order": "confirm" })).await;
    assert_eq!((&early["type"], &early["code"]), (&json!("refused"), &json!("refused")));
    let played = client.order(seat, json!({ "order": "play", "move": text })).await;
    assert_eq!(played["type"], "ack");
    let confirmed = client.order(seat, json!({ "order": "confirm" })).await;
    assert_eq!(confirmed["type"], "ack");
    let late = client.order(seat, json!({ "order": "take-back" })).await;
    assert_eq!(late["type"], "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_answered_and_the_connection_goes_on() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut client = server.join(&table, &[0], 0).await;
    let bad = [
        "",
        "null",
        "[]",
        "{}",
        r#"{"type":"order"}"#,
        r#"{"type":"order","order":"dance"}"#,
        r#"{"type":"order","order":"play"}"#,
    ];
    for text in bad {
        client.say_text(text).await;
        let answer = client.hear_of("refused").await;
        assert_eq!(answer["code"], "bad", "{text}: {answer}");
    }
    let long = "x".repeat(65);
    let refused = client.order(0, json!({ "order": "start", "id": long })).await;
    assert_eq!(refused["code"], "order-id");
    client.say(&json!({ "type": "ping" })).await;
    client.hear_of("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_talk_without_a_proper_hello_ends() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let wrong = "A".repeat(43);
    let hellos = [
        json!({ "type": "ping" }),
        json!({ "type": "hello", "tokens": [wrong] }),
        json!({ "type": "hello", "tokens": ["short"] }),
        json!({ "type": "hello", "unknown": 1 }),
        json!("hello"),
    ];
    for hello in hellos {
        let mut client = Client::connect(server.address(), &table.id, &[]).await.unwrap();
        client.say(&hello).await;
        assert_eq!(client.hear_the_end().await, Some(1008), "{hello}");
    }
    let mut client = server.join(&table, &[0], 0).await;
    client.say(&json!({ "type": "hello" })).await;
    assert_eq!(client.hear_the_end().await, Some(1008));
    let mut client = server.join(&table, &[0], 0).await;
    client.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(client.hear_the_end().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_does_not_keep_up_is_dropped_and_disturbs_nobody() {
    let server = TestServer::open_with(|config| config.send_within = Duration::from_millis(300)).await;
    let table = server.begun("kids").await;
    let mut slow = server.join(&table, &[], 0).await;
    let long = json!({ "type": "x".repeat(15_000) }).to_string();
    // Every message gets an answer as long as itself, which is not read.
    let shouting = tokio::spawn(async move {
        let shout = async {
            for _ in 0..10_000 {
                slow.say_text(&long).await;
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(3), shout).await;
        slow
    });
    let mut quick = server.join(&table, &[0], 0).await;
    for _ in 0..20 {
        let ack = quick.order(0, json!({ "order": "return" })).await;
        assert_eq!(ack["type"], "ack");
    }
    let dropped = async {
        while !server.get("/metrics").await.body.contains("bastide_slow_sockets_total 1") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, dropped).await.unwrap();
    // What it panics with is that the socket is gone.
    assert!(shouting.await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_has_fallen_silent_is_let_go() {
    let server = TestServer::open_with(|config| config.ping_every = Duration::from_millis(200)).await;
    let table = server.begun("kids").await;
    let mut lively = server.join(&table, &[1], 0).await;
    // A client that does not even look at what it gets answers no ping.
    let silent = server.join(&table, &[0], 0).await;
    let gone = async {
        loop {
            let presence = lively.hear_of("presence").await;
            if presence["seats"] == json!([0, 1]) {
                break;
            }
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.unwrap();
    drop(silent);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_who_is_there() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut first = server.join(&table, &[0], 0).await;
    assert_eq!(first.hear_of("presence").await["seats"], json!([1, 0]));
    let watching = server.join(&table, &[], 0).await;
    let second = server.join(&table, &[1], 0).await;
    let presence: Value = first.hear_of("presence").await;
    assert_eq!((&presence["seats"], &presence["watching"]), (&json!([1, 1]), &json!(1)));
    drop((second, watching));
    loop {
        let presence = first.hear_of("presence").await;
        if presence["seats"] == json!([1, 0]) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_get_no_socket() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let origin = format!("http://{}", server.address());
    assert!(Client::connect(server.address(), &table.id, &[("origin", &origin)]).await.is_ok());
    for other in ["http://evil.test", "null", "https://127.0.0.1.evil.test"] {
        assert!(Client::connect(server.address(), &table.id, &[("origin", other)]).await.is_err(), "{other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_in_the_language_of_the_client() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut client =
        Client::connect(server.address(), &table.id, &[("accept-language", "fr")]).await.unwrap();
    client.say(&json!({ "type": "hello", "tokens": [table.tokens[&1]], "lang": "de" })).await;
    let refused = client.order(1, json!({ "order": "start" })).await;
    assert_eq!(refused["text"], "Die Partie hat schon begonnen.");
}
