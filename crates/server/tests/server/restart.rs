//! Servers that stop and start again in the middle of games.

use serde_json::json;

use crate::harness::{TestServer, people};
use crate::socket_client::{Client, Mirror, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was() {
    let mut server = TestServer::open().await;
    let table = server.begun("winter").await;
    let mut mirror = Mirror::new();
    let mut client = server.join(&table, &[0, 1], 0).await;
    let version = server.show(&table).await["version"].as_u64().unwrap();
    client.hear_up_to(version).await;
    for turn in 0..30 {
        mirror.see(&client.events);
        let (seat, text) = mirror.next().unwrap();
        let ack = client.order(seat, play(&text)).await;
        assert_eq!(ack["type"], "ack", "{ack}");
        client.hear_up_to(ack["version"].as_u64().unwrap()).await;
        if turn % 10 == 9 {
            let before = server.show(&table).await;
            server.stop().await;
            assert_eq!(client.hear_the_end().await, Some(1012));
            server.start().await;
            let after = server.show(&table).await;
            assert_eq!(after["version"], before["version"]);
            assert_eq!(after["state"], before["state"]);
            let (have, events) = (client.have, client.events);
            client = server.join(&table, &[0, 1], have).await;
            client.events = events;
        }
    }
    assert_eq!(client.events, server.events(&table, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_acknowledged_before_is_not_executed_again_after() {
    let mut server = TestServer::open().await;
    let table = server.begun("kids").await;
    let resign = json!({ "order": "resign", "id": "once" });
    let before = server.order(&table, 0, resign.clone()).await.ok(200);
    server.restart().await;
    assert_eq!(server.order(&table, 0, resign).await.ok(200), before);
    assert_eq!(server.show(&table).await["version"], before["version"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down_and_run_again_after() {
    let mut server = TestServer::open_file(|_| {}).await;
    let mut settings = people("kids", 2);
    settings["clock"] = json!({ "kind": "turn", "seconds": 2 });
    let table = server.table(&settings).await;
    for seat in [0, 1] {
        server.order(&table, seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await.ok(200);
    }
    server.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    server.stop().await;
    tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
    server.start().await;
    assert_eq!(server.resumed(), 1);
    let kinds = |events: &[serde_json::Value]| -> Vec<String> {
        events.iter().map(|event| event["event"].as_str().unwrap().to_owned()).collect()
    };
    let events = server.events(&table, 0).await;
    assert!(kinds(&events).contains(&"reopened".to_owned()), "{:?}", kinds(&events));
    assert!(!kinds(&events).contains(&"timed-out".to_owned()), "{:?}", kinds(&events));
    let mut client = server.join(&table, &[0], 0).await;
    while !client.events.iter().any(|event| event["event"] == "timed-out") {
        client.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    let mut server = TestServer::open().await;
    let bot = json!({ "kind": "bot", "level": "planner" });
    let table = server.table(&json!({ "game": "winter", "seats": [{ "kind": "person" }, bot] })).await;
    server.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    server.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    server.order(&table, 0, json!({ "order": "leave" })).await.ok(200);
    server.stop().await;
    server.start().await;
    let mut client = Client::connect(server.address(), &table.id, &[]).await.unwrap();
    client.say(&json!({ "type": "hello" })).await;
    while client.events.last().is_none_or(|event| event["event"] != "ended") {
        client.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_belongs_to_one_server_at_a_time() {
    let server = TestServer::open_file(|_| {}).await;
    let second = server::Server::start(server::Config::new(server.data())).await;
    assert!(matches!(second, Err(server::StartError::Store(server::StoreError::InUse))));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_looks_at_leave_the_memory_and_come_back() {
    let idle = std::time::Duration::from_millis(200);
    let server = TestServer::open_with(|config| config.idle_after = idle).await;
    let table = server.begun("kids").await;
    let version = server.show(&table).await["version"].clone();
    let in_memory = |body: String| body.contains("bastide_tables 1");
    assert!(in_memory(server.get("/metrics").await.body));
    while in_memory(server.get("/metrics").await.body) {
        tokio::time::sleep(idle).await;
    }
    assert_eq!(server.show(&table).await["version"], version);
}
