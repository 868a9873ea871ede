//! Taking up many tables at the start.

use std::sync::Arc;
use std::time::Instant;

use serde_json::json;
use tokio::task::JoinSet;

use crate::harness::{TestServer, people};
use crate::socket_client::{Mirror, play};

/// How many tables; `BASTIDE_TABLES=10000` for the figure in `docs/server.md`.
fn tables() -> usize {
    std::env::var("BASTIDE_TABLES").ok().and_then(|count| count.parse().ok()).unwrap_or(40)
}

const TURNS: usize = 30;
const AT_ONCE: usize = 40;

/// A game of which some turns have been played, with a clock that runs.
async fn play_a_while(server: &TestServer) {
    let mut settings = people("winter", 2);
    settings["clock"] = json!({ "kind": "days", "days": 3 });
    let table = server.table(&settings).await;
    let mut client = server.join(&table, &[0, 1], 0).await;
    let mut mirror = Mirror::new();
    for seat in [0, 1] {
        client.order(seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await;
    }
    let mut acknowledged = client.order(0, json!({ "order": "start" })).await;
    for _ in 0..2 * TURNS {
        client.hear_up_to(acknowledged["version"].as_u64().unwrap()).await;
        mirror.see(&client.events);
        let (seat, text) = mirror.next().unwrap();
        acknowledged = client.order(seat, play(&text)).await;
        assert_eq!(acknowledged["type"], "ack", "{acknowledged}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_with_a_clock_go_on_at_once() {
    let mut server = Arc::new(TestServer::open_file(|_| {}).await);
    let count = tables();
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for table in 0..count {
        if table >= AT_ONCE {
            playing.join_next().await.unwrap().unwrap();
        }
        let server = Arc::clone(&server);
        playing.spawn(async move { play_a_while(&server).await });
    }
    playing.join_all().await;
    println!("{count} tables played a while in {:?}", start.elapsed());

    let server = Arc::get_mut(&mut server).unwrap();
    server.stop().await;
    let start = Instant::now();
    server.start().await;
    println!("{count} tables go on after {:?}", start.elapsed());
    assert_eq!(server.resumed(), count);
    assert!(server.get("/metrics").await.body.contains(&format!("bastide_tables {count}\n")));
}
