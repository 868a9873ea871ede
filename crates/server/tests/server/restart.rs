//! Servers that stop and start again in the middle of games.

use serde_json::json;

use crate::harness::{Client, House, Mirror, people, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was() {
    let mut house = House::open().await;
    let table = house.begun("winter").await;
    let mut mirror = Mirror::new();
    let mut client = house.join(&table, &[0, 1], 0).await;
    let version = house.show(&table).await["version"].as_u64().unwrap();
    client.hear_up_to(version).await;
    for turn in 0..30 {
        mirror.see(&client.events);
        let (seat, text) = mirror.next().unwrap();
        let ack = client.order(seat, play(&text)).await;
        assert_eq!(ack["type"], "ack", "{ack}");
        client.hear_up_to(ack["version"].as_u64().unwrap()).await;
        if turn % 10 == 9 {
            let before = house.show(&table).await;
            house.stop().await;
            assert_eq!(client.hear_the_end().await, Some(1012));
            house.start().await;
            let after = house.show(&table).await;
            assert_eq!(after["version"], before["version"]);
            assert_eq!(after["state"], before["state"]);
            let (have, events) = (client.have, client.events);
            client = house.join(&table, &[0, 1], have).await;
            client.events = events;
        }
    }
    assert_eq!(client.events, house.events(&table, 0).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_acknowledged_before_is_not_executed_again_after() {
    let mut house = House::open().await;
    let table = house.begun("kids").await;
    let resign = json!({ "order": "resign", "id": "once" });
    let before = house.order(&table, 0, resign.clone()).await.ok(200);
    house.restart().await;
    assert_eq!(house.order(&table, 0, resign).await.ok(200), before);
    assert_eq!(house.show(&table).await["version"], before["version"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down_and_run_again_after() {
    let mut house = House::open_file(|_| {}).await;
    let mut settings = people("kids", 2);
    settings["clock"] = json!({ "kind": "turn", "seconds": 2 });
    let table = house.table(&settings).await;
    for seat in [0, 1] {
        house.order(&table, seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await.ok(200);
    }
    house.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    house.stop().await;
    tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
    house.start().await;
    assert_eq!(house.resumed(), 1);
    let kinds = |events: &[serde_json::Value]| -> Vec<String> {
        events.iter().map(|event| event["event"].as_str().unwrap().to_owned()).collect()
    };
    let events = house.events(&table, 0).await;
    assert!(kinds(&events).contains(&"reopened".to_owned()), "{:?}", kinds(&events));
    assert!(!kinds(&events).contains(&"timed-out".to_owned()), "{:?}", kinds(&events));
    let mut client = house.join(&table, &[0], 0).await;
    while !client.events.iter().any(|event| event["event"] == "timed-out") {
        client.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    let mut house = House::open().await;
    let bot = json!({ "kind": "bot", "level": "planner" });
    let table = house.table(&json!({ "game": "winter", "seats": [{ "kind": "person" }, bot] })).await;
    house.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    house.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    house.order(&table, 0, json!({ "order": "leave" })).await.ok(200);
    house.stop().await;
    house.start().await;
    let mut client = Client::connect(house.address(), &table.id, &[]).await.unwrap();
    client.say(&json!({ "type": "hello" })).await;
    while client.events.last().is_none_or(|event| event["event"] != "ended") {
        client.hear().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_belongs_to_one_server_at_a_time() {
    let house = House::open_file(|_| {}).await;
    let second = server::Server::start(server::Config::new(house.data())).await;
    assert!(matches!(second, Err(server::StartError::Store(server::StoreError::InUse))));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_looks_at_leave_the_memory_and_come_back() {
    let idle = std::time::Duration::from_millis(200);
    let house = House::open_with(|config| config.idle_after = idle).await;
    let table = house.begun("kids").await;
    let version = house.show(&table).await["version"].clone();
    let in_memory = |body: String| body.contains("bastide_tables 1");
    assert!(in_memory(house.get("/metrics").await.body));
    while in_memory(house.get("/metrics").await.body) {
        tokio::time::sleep(idle).await;
    }
    assert_eq!(house.show(&table).await["version"], version);
}
