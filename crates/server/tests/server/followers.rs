//! Those who follow a table by its events: they have what the server has, and know it.

use serde_json::{Value, json};
use table::{Logged, Table};

use crate::harness::TestServer;
use crate::socket_client::{Client, Mirror, play};

fn logged(events: &Value) -> Vec<Logged> {
    serde_json::from_value(events.clone()).unwrap()
}

/// The next events that a client hears of, and the hash that comes with them.
async fn news(client: &mut Client) -> (Vec<Logged>, Option<String>) {
    let message = client.hear_of("events").await;
    (logged(&message["events"]), message["hash"].as_str().map(str::to_owned))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_says_what_state_its_events_lead_to() {
    let server = TestServer::open().await;
    for game in ["winter", "hunters-2002", "hunters-2020", "dice", "kids"] {
        let invited = server.begun(game).await;
        let mut client = server.join(&invited, &[0, 1], 0).await;
        let (events, hash) = news(&mut client).await;
        let mut mirror = Table::mirror(&events).unwrap();
        assert_eq!(hash.as_deref(), Some(&*mirror.state_hash()), "{game}");
        for _ in 0..12 {
            let mut player = Mirror::new();
            player.see(&server.events(&invited, 0).await);
            let Some((seat, text)) = player.next() else { break };
            server.order(&invited, seat, play(&text)).await.ok(200);
            let (events, hash) = news(&mut client).await;
            for event in &events {
                mirror.apply(event).unwrap();
            }
            assert_eq!(hash.as_deref(), Some(&*mirror.state_hash()), "{game}: {events:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_have_diverged_are_counted() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let counted = async || {
        let metrics = server.get("/metrics").await.body;
        let line = metrics.lines().find_map(|line| line.strip_prefix("bastide_diverged_total "));
        line.unwrap().to_owned()
    };
    assert_eq!(counted().await, "0");
    for (has_diverged, count) in [(false, "0"), (true, "1")] {
        let mut client = Client::connect(server.address(), &table.id, &[]).await.unwrap();
        client.say(&json!({ "type": "hello", "has_diverged": has_diverged })).await;
        let welcome = client.hear_of("welcome").await;
        assert!(welcome["now"].as_u64().unwrap() > 1_700_000_000_000, "{welcome}");
        assert_eq!(counted().await, count);
    }
}
