//! Draws to which devices add, over sockets.

use serde_json::{Value, json};
use table::Link;

use crate::harness::{Invited, TestServer, people};
use crate::socket_client::{Client, play};

/// How many links a chain has here.
const LINKS: u32 = 20;

/// What a seat says that commits, or tells its next link after so many.
fn commit(seat: u8) -> Value {
    json!({ "order": "commit", "commitment": Link::new([seat; 32]).before(LINKS).to_string() })
}

fn reveal(seat: u8, told: u32) -> Value {
    json!({ "order": "reveal", "link": Link::new([seat; 32]).before(LINKS - 1 - told).to_string() })
}

/// How many draws there were, as far as somebody has heard.
fn draws(client: &Client) -> usize {
    client.events.iter().filter(|event| event["event"] == "drawn").count()
}

async fn ack(client: &mut Client, seat: u8, order: Value) {
    let answer = client.order(seat, order.clone()).await;
    assert_eq!(answer["type"], "ack", "{order}: {answer}");
    client.hear_up_to(answer["version"].as_u64().unwrap()).await;
}

/// Two people sit at a table with sealed draws, and have added to the first two of kids.
async fn begun(server: &TestServer) -> (Invited, Client, Client) {
    let mut settings = people("kids", 2);
    settings["draws"] = json!("sealed");
    settings["starts"] = json!({ "seat": 0 });
    let table = server.table(&settings).await;
    let (mut ada, mut grace) = (server.join(&table, &[0], 0).await, server.join(&table, &[1], 0).await);
    for (seat, client) in [(0, &mut ada), (1, &mut grace)] {
        ack(client, seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await;
        ack(client, seat, commit(seat)).await;
    }
    ack(&mut ada, 0, json!({ "order": "start" })).await;
    // The words for the start, then a link for each draw.
    for told in 0..3 {
        assert_eq!(server.show(&table).await["awaited_links"], json!([0, 1]));
        ack(&mut grace, 1, reveal(1, told)).await;
        assert_eq!(server.show(&table).await["awaited_links"], json!([0]));
        ack(&mut ada, 0, reveal(0, told)).await;
        assert_eq!(draws(&ada), told as usize);
    }
    (table, ada, grace)
}

/// Waits until so many draws were made.
async fn hear_draws(client: &mut Client, count: usize) {
    while draws(client) < count {
        client.hear().await;
    }
}

async fn play_first_legal(server: &TestServer, table: &Invited, client: &mut Client, seat: u8) {
    let legal = server.get(&format!("/api/tables/{}/legal", table.id)).await.ok(200);
    let mut order = play(legal[0].as_str().unwrap());
    order["confirm"] = json!(true);
    ack(client, seat, order).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_waits_for_all_devices_that_are_connected_and_for_no_others() {
    let server = TestServer::open().await;
    let (table, mut ada, grace) = begun(&server).await;
    drop(grace);
    while server.show(&table).await["presence"]["seats"] != json!([1, 0]) {
        tokio::task::yield_now().await;
    }
    play_first_legal(&server, &table, &mut ada, 0).await;
    // Who is not connected is not waited for: the draw is made with the next link.
    assert_eq!(draws(&ada), 2);
    ack(&mut ada, 0, reveal(0, 3)).await;
    hear_draws(&mut ada, 3).await;

    // Grace is back, and goes on where she was: for the next draw both are waited for again.
    let mut grace = server.join(&table, &[1], 0).await;
    play_first_legal(&server, &table, &mut grace, 1).await;
    assert_eq!(server.show(&table).await["awaited_links"], json!([0, 1]));
    ack(&mut ada, 0, reveal(0, 4)).await;
    ack(&mut grace, 1, reveal(1, 3)).await;
    hear_draws(&mut grace, 4).await;
    ack(&mut ada, 0, json!({ "order": "resign" })).await;
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert!(record.contains(" 1=absent\n"), "{record}");
    let proved = table::verify(&games::Record::read(&record).unwrap()).unwrap();
    assert_eq!((proved.draws, proved.unsealed), (4, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_made_without_a_device_that_stays_silent() {
    let server = TestServer::open().await;
    let (table, mut ada, grace) = begun(&server).await;
    play_first_legal(&server, &table, &mut ada, 0).await;
    ack(&mut ada, 0, reveal(0, 3)).await;
    assert_eq!(draws(&ada), 2);
    let start = std::time::Instant::now();
    hear_draws(&mut ada, 3).await;
    let waited = start.elapsed();
    assert!(waited.as_secs() >= 4 && waited.as_secs() <= 8, "{waited:?}");
    drop(grace);
}
