//! Copies of a store in use, and what becomes of them.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::json;
use server::{Config, Server, StartError, StoreError};

use crate::harness::{TestServer, ask, people};
use crate::socket_client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_store_in_use_goes_on_elsewhere() {
    let server = TestServer::open_file(|_| {}).await;
    let table = server.begun("kids").await;
    let before = server.show(&table).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let copied = server::backup(server.data(), &copy).unwrap();
    assert_eq!(copied.tables, 1);
    assert_eq!(copied.events as u64, before["version"].as_u64().unwrap());
    // What happens afterwards is not in the copy.
    server.order(&table, 0, serde_json::json!({ "order": "resign" })).await.ok(200);

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
    let mut server = TestServer::open_file(|_| {}).await;
    server.begun("kids").await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    server::backup(server.data(), &copy).unwrap();
    assert!(server::backup(server.data(), &copy).is_err(), "overwrites a copy");
    assert!(matches!(server::restore(&copy, server.data()), Err(StoreError::InUse)));
    server.stop().await;
    assert!(server::restore(&copy, server.data()).is_err(), "overwrites a store");
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

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_are_for_their_owner_only() {
    let server = TestServer::open_file(|_| {}).await;
    server.begun("kids").await;
    let folder = tempfile::tempdir().unwrap();
    server::backup(server.data(), &folder.path().join("copy.db")).unwrap();
    server::restore(&folder.path().join("copy.db"), &folder.path().join("data")).unwrap();
    for file in ["copy.db", "copy.db.key", "data/bastide.db", "data/key"] {
        let mode = folder.path().join(file).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    assert_eq!(server.data().join("bastide.db").metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_was_killed_or_failed_can_be_made_again() {
    let mut server = TestServer::open_file(|_| {}).await;
    server.begun("kids").await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    // What a copy leaves that is killed as late as it can be.
    fs::write(folder.path().join("copy.db.part"), "half a database").unwrap();
    fs::copy(server.data().join("key"), folder.path().join("copy.db.key")).unwrap();
    server::backup(server.data(), &copy).unwrap();
    assert_eq!(names(folder.path()), ["copy.db", "copy.db.key"]);

    // A copy that turns out to be damaged has no name at all.
    server.stop().await;
    let db = rusqlite::Connection::open(server.data().join("bastide.db")).unwrap();
    db.execute_batch(
        "DROP TRIGGER events_stay; UPDATE events SET body = replace(body, 'Player 1', 'Player X');",
    )
    .unwrap();
    drop(db);
    let other = tempfile::tempdir().unwrap();
    assert!(matches!(
        server::backup(server.data(), &other.path().join("copy.db")),
        Err(StoreError::Damaged(_))
    ));
    assert!(names(other.path()).is_empty(), "{:?}", names(other.path()));

    // The key of another copy is not overwritten.
    fs::write(other.path().join("copy.db.key"), [7; 32]).unwrap();
    assert!(server::backup(server.data(), &other.path().join("copy.db")).is_err());
    assert_eq!(fs::read(other.path().join("copy.db.key")).unwrap(), [7; 32]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restore_that_was_interrupted_is_run_again_before_a_server_starts() {
    let server = TestServer::open_file(|_| {}).await;
    let table = server.begun("kids").await;
    let folder = tempfile::tempdir().unwrap();
    let (copy, data) = (folder.path().join("copy.db"), folder.path().join("data"));
    let copied = server::backup(server.data(), &copy).unwrap();
    // What a restore leaves that is killed between its two files.
    fs::create_dir(&data).unwrap();
    fs::write(data.join("restoring"), "").unwrap();
    fs::copy(folder.path().join("copy.db.key"), data.join("key")).unwrap();
    fs::write(data.join("bastide.db.part"), "half a database").unwrap();
    let refused = Server::start(Config::new(&data)).await;
    assert!(matches!(refused, Err(StartError::Store(StoreError::Restoring))));
    assert_eq!(server::restore(&copy, &data).unwrap(), copied);
    let server = Server::start(Config::new(&data)).await.unwrap();
    ask(server.address(), "GET", &format!("/api/tables/{}", table.id), &[], "").await.ok(200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_older_program_is_left_as_it_is() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/data-1");
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    fs::copy(fixture.join("bastide.db"), &copy).unwrap();
    fs::copy(fixture.join("key"), folder.path().join("copy.db.key")).unwrap();
    let restored = server::restore(&copy, &folder.path().join("data")).unwrap();
    assert_eq!(restored.tables, 22);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(fixture.join("bastide.db")).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_ahead_of_a_restored_copy_starts_over() {
    let mut server = TestServer::open_file(|_| {}).await;
    let table = server.table(&people("kids", 2)).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    server::backup(server.data(), &copy).unwrap();
    server.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    let have = server.show(&table).await["version"].as_u64().unwrap();
    server.stop().await;
    fs::remove_dir_all(server.data()).unwrap();
    server::restore(&copy, server.data()).unwrap();
    server.start().await;

    let mut client = Client::connect(server.address(), &table.id, &[]).await.unwrap();
    client.say(&json!({ "type": "hello", "have": have, "tokens": [table.tokens[&0]] })).await;
    let welcome = client.hear().await;
    assert_eq!((&welcome["type"], &welcome["version"]), (&json!("welcome"), &json!(1)));
    client.hear_up_to(1).await;
    let ack = client.order(0, json!({ "order": "sit", "name": "Ada" })).await;
    assert_eq!(ack["type"], "ack", "{ack}");
}
