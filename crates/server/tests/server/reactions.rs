//! Feelings that are shown: everybody who is there sees them, nobody is flooded, and no log grows.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_is_told_to_all_who_are_there_and_kept_nowhere() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let version = server.show(&table).await["version"].clone();
    let (mut ada, mut grace) = (server.join(&table, &[0], 0).await, server.join(&table, &[1], 0).await);
    ada.say(&json!({ "type": "react", "reaction": "well-played" })).await;
    for client in [&mut ada, &mut grace] {
        let heard = client.hear_of("reaction").await;
        assert_eq!(heard, json!({ "type": "reaction", "seat": 0, "reaction": "well-played" }));
    }
    assert_eq!(server.show(&table).await["version"], version);
    let order = server.order(&table, 0, json!({ "order": "react", "reaction": "hello" })).await;
    assert_eq!(order.code(), "bad", "it is no order");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_on_many_sockets_shows_no_more_than_on_one() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(server.join(&table, &[0], 0).await);
    }
    let mut told = server.join(&table, &[1], 0).await;
    let mut refused = 0;
    for socket in &mut sockets {
        for _ in 0..5 {
            socket.say(&json!({ "type": "react", "reaction": "ouch" })).await;
        }
    }
    for socket in &mut sockets {
        socket.say(&json!({ "type": "ping" })).await;
        loop {
            let heard = socket.hear().await;
            match heard["type"].as_str() {
                Some("refused") => {
                    assert_eq!(heard["code"], "too-many");
                    refused += 1;
                }
                Some("pong") => break,
                _ => {}
            }
        }
    }
    // Five at once, and one a second while the test runs.
    assert!((80..=95).contains(&refused), "{refused} of 100 were refused");
    told.say(&json!({ "type": "ping" })).await;
    let mut shown = 0;
    loop {
        match told.hear().await["type"].as_str() {
            Some("reaction") => shown += 1,
            Some("pong") => break,
            _ => {}
        }
    }
    assert!(shown <= 100 - refused, "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_sit_there_show_feelings() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut watching = server.join(&table, &[], 0).await;
    watching.say(&json!({ "type": "react", "reaction": "hello" })).await;
    assert_eq!(watching.hear_of("refused").await["code"], "forbidden");
    let mut both = server.join(&table, &[0, 1], 0).await;
    both.say(&json!({ "type": "react", "reaction": "hello" })).await;
    assert_eq!(both.hear_of("refused").await["code"], "which-seat");
    both.say(&json!({ "type": "react", "reaction": "hello", "seat": 1 })).await;
    assert_eq!(both.hear_of("reaction").await["seat"], 1);
}
