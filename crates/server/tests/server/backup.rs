//! Copies of a store in use, and what becomes of them.

use std::fs;

use server::{Config, Server, StoreError};

use crate::harness::{House, ask};

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_store_in_use_goes_on_elsewhere() {
    let house = House::open().await;
    let table = house.begun("kids").await;
    let before = house.show(&table).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let copied = server::backup(house.data(), &copy).unwrap();
    assert_eq!(copied.tables, 1);
    assert_eq!(copied.events as u64, before["version"].as_u64().unwrap());
    // What happens afterwards is not in the copy.
    house.order(&table, 0, serde_json::json!({ "order": "resign" })).await.ok(200);

    let data = folder.path().join("data");
    assert_eq!(server::restore(&copy, &data).unwrap(), copied);
    let other = Server::start(Config::new(&data)).await.unwrap();
    let shown = ask(other.address(), "GET", &format!("/api/tables/{}", table.id), &[], "").await.ok(200);
    assert_eq!((&shown["version"], &shown["state"]), (&before["version"], &before["state"]));
    // The key came along: the game can be played to its end.
    let bearer = table.bearer(1);
    let path = format!("/api/tables/{}/orders", table.id);
    ask(other.address(), "POST", &path, &[("Authorization", &bearer)], r#"{"order":"resign"}"#).await.ok(200);
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_overwritten_and_nothing_broken_is_taken() {
    let mut house = House::open().await;
    house.begun("kids").await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    server::backup(house.data(), &copy).unwrap();
    assert!(server::backup(house.data(), &copy).is_err(), "overwrites a copy");
    assert!(matches!(server::restore(&copy, house.data()), Err(StoreError::InUse)));
    house.stop().await;
    assert!(server::restore(&copy, house.data()).is_err(), "overwrites a store");
    assert!(server::backup(&folder.path().join("nowhere"), &folder.path().join("other.db")).is_err());

    // An event that was changed, by somebody who knows SQLite.
    let (forged, data) = (folder.path().join("forged.db"), folder.path().join("data"));
    fs::copy(&copy, &forged).unwrap();
    fs::copy(folder.path().join("copy.db.key"), folder.path().join("forged.db.key")).unwrap();
    let db = rusqlite::Connection::open(&forged).unwrap();
    db.execute_batch(
        "DROP TRIGGER events_stay; UPDATE events SET body = replace(body, 'Player 1', 'Player X');",
    )
    .unwrap();
    drop(db);
    assert!(matches!(server::restore(&forged, &data), Err(StoreError::Damaged(_))));

    // Another key.
    fs::write(folder.path().join("copy.db.key"), [7; 32]).unwrap();
    assert!(matches!(server::restore(&copy, &data), Err(StoreError::Damaged(_))));
    fs::remove_file(folder.path().join("copy.db.key")).unwrap();
    assert!(server::restore(&copy, &data).is_err());
    fs::write(&copy, "no database").unwrap();
    assert!(server::restore(&copy, &data).is_err());
}
