//! Nodes are upgraded one after the other, while games go on.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio_postgres::NoTls;

use crate::nodes::pair;
use crate::socket_client::{Mirror, play};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn a_node_that_stops_hands_its_sockets_over_and_no_move_is_lost() {
    let (mut one, other) = pair().await;
    let table = one.begun("kids").await;
    let mut client = one.join(&table, &[0, 1], 0).await;
    client.hear_up_to(one.events(&table, 0).await.len() as u64).await;
    let mut mirror = Mirror::new();
    let (mut seen, mut acknowledged) = (0, Vec::new());
    for number in 0..12 {
        mirror.see(&client.events[seen..]);
        seen = client.events.len();
        let (seat, text) = mirror.next().unwrap();
        let mut order = play(&text);
        order["id"] = json!(number.to_string());
        if number == 6 {
            // The node is told to stop while a move is under way, which may get to the store or not.
            (order["type"], order["seat"]) = (json!("order"), json!(seat));
            client.say(&order).await;
            let (code, ()) = tokio::join!(client.hear_the_end(), one.stop());
            assert_eq!(code, Some(1012), "come back");
            let (have, events) = (client.have, std::mem::take(&mut client.events));
            client = other.join(&table, &[0, 1], have).await;
            client.events = events;
        }
        let done = client.order(seat, order).await;
        assert_eq!(done["type"], "ack", "{done}");
        let version = done["version"].as_u64().unwrap();
        client.hear_up_to(version).await;
        acknowledged.push((number.to_string(), version));
    }
    let log = other.events(&table, 0).await;
    assert_eq!(log[..client.events.len()], client.events[..]);
    for (id, version) in acknowledged {
        let of_order: Vec<&Value> = log.iter().filter(|event| event["order"]["id"] == id).collect();
        assert_eq!(of_order.last().unwrap()["version"], version, "order {id}");
        assert_eq!(of_order.iter().filter(|event| event["event"] == "played").count(), 1, "order {id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn an_event_of_a_newer_kind_is_refused_and_hurts_no_other_table() {
    let (one, other) = pair().await;
    let (table, untouched) = (one.begun("kids").await, one.begun("kids").await);
    let mut watching = other.join(&table, &[], 0).await;
    // A node of a later version has stored something that this one does not know.
    let version = one.events(&table, 0).await.len() as i64 + 1;
    let body = json!({ "version": version, "at": 1, "event": "of-a-later-version" }).to_string();
    let (client, connection) =
        tokio_postgres::connect(&one.config().shared_store.unwrap().url, NoTls).await.unwrap();
    tokio::spawn(connection);
    let row = client.query_one("SELECT number, head FROM tables WHERE id = $1", &[&table.id]).await.unwrap();
    let (number, before): (i64, Vec<u8>) = (row.get(0), row.get(1));
    let hash = Sha256::new().chain_update(&before).chain_update(&body).finalize().to_vec();
    let add = "INSERT INTO events (table_number, version, body, hash) VALUES ($1, $2, $3, $4)";
    client.execute(add, &[&number, &version, &body, &hash]).await.unwrap();
    let set = "UPDATE tables SET version = $2, head = $3 WHERE number = $1";
    client.execute(set, &[&number, &version, &hash]).await.unwrap();
    let notice = json!({ "node": "new", "notice": { "moved": [{ "table": table.id, "version": version }] } });
    client.execute("SELECT pg_notify('bastide', $1)", &[&notice.to_string()]).await.unwrap();

    // Whoever is there is told to come back: perhaps to a node that knows the event. This one serves the table no more.
    assert_eq!(watching.hear_the_end().await, Some(1013));
    assert_eq!(other.get(&format!("/api/tables/{}", table.id)).await.code(), "failed");
    assert_eq!(other.order(&table, 0, json!({ "order": "resign" })).await.code(), "failed");
    other.show(&untouched).await;
    let stored = client.query_one("SELECT count(*) FROM events WHERE table_number = $1", &[&number]).await;
    assert_eq!(stored.unwrap().get::<_, i64>(0), version, "nothing was added to it");
}
