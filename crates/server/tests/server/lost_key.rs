//! A store whose key is gone, or is another one: nothing starts as if it were well.

use std::fs;

use server::{LostKey, Server, StartError, StoreError};

use crate::harness::TestServer;

/// Why a server does not start on the data of a server.
async fn refusal(server: &TestServer) -> StoreError {
    let started = Server::start(server.config()).await;
    let Err(StartError::Store(error)) = started else {
        unreachable!("it starts, or fails for another reason")
    };
    error
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_key_a_store_with_open_tables_is_not_served() {
    let mut server = TestServer::open_file(|_| {}).await;
    let table = server.begun("kids").await;
    server.stop().await;
    let key = server.data().join("key");
    let kept = fs::read(&key).unwrap();

    fs::remove_file(&key).unwrap();
    let error = refusal(&server).await;
    assert!(matches!(error, StoreError::KeyMissing { tables: 1, .. }), "{error}");
    assert!(error.to_string().contains("--forget-running-tables"), "{error}");
    assert!(!key.exists(), "a new key would hide that the old one is missing");

    fs::write(&key, [7; 32]).unwrap();
    let error = refusal(&server).await;
    assert!(matches!(error, StoreError::KeyWrong { tables: 1, .. }), "{error}");

    fs::write(&key, kept).unwrap();
    server.start().await;
    server.show(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_go_on_are_given_up_only_when_that_is_said() {
    let mut server = TestServer::open_file(|_| {}).await;
    let (open, over) = (server.begun("kids").await, server.begun("kids").await);
    server.order(&over, 0, serde_json::json!({ "order": "resign" })).await.ok(200);
    server.stop().await;
    fs::remove_file(server.data().join("key")).unwrap();
    server.change(|config| config.lost_key = LostKey::ForgetTables);
    server.start().await;
    assert_eq!(server.get(&format!("/api/tables/{}", open.id)).await.status, 404);
    let record = server.get(&format!("/api/tables/{}/record", over.id)).await;
    assert_eq!(record.status, 200, "a game that is over has told its secret: {}", record.body);
    // From now on there is a key again.
    server.change(|config| config.lost_key = LostKey::Refuse);
    server.restart().await;
    server.begun("kids").await;
    server.restart().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_without_open_tables_gets_a_new_key() {
    let mut server = TestServer::open_file(|_| {}).await;
    server.stop().await;
    fs::remove_file(server.data().join("key")).unwrap();
    server.start().await;
    server.begun("kids").await;
}
