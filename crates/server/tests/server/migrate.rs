//! A store is moved from a file to a database that nodes share, and back.

use server::{Checked, KeySource, Location, SharedStore};
use tokio::runtime::Handle;

use crate::harness::TestServer;
use crate::shared_store;
use crate::socket_client::{Mirror, play};

async fn migrate(from: Location, to: Location, key: &std::path::Path) -> Result<Checked, server::StoreError> {
    let (key, runtime) = (KeySource::File(key.to_owned()), Handle::current());
    tokio::task::spawn_blocking(move || server::migrate(&from, &to, &key, &runtime)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn games_go_on_where_they_were() {
    let mut server = TestServer::open_fixture("data-1").await;
    let begun = server.begun("kids").await;
    let me = server.ask("POST", "/api/me", &[], Some(&serde_json::json!({ "name": "Ada" }))).await;
    let cookie = me.headers["set-cookie"].split(';').next().unwrap().to_owned();
    let before = server.events(&begun, 0).await;
    server.stop().await;

    let folder = tempfile::tempdir().unwrap();
    let shared = shared_store::new(folder.path()).await.expect("a database");
    let file = Location::Folder(server.data().to_owned());
    let database = Location::Postgres(shared.url.clone());
    let key = server.data().join("key");
    let there = migrate(file.clone(), database.clone(), &key).await.unwrap();
    assert!(there.tables > 1 && there.events > 10, "{there:?}");
    assert!(migrate(file, database.clone(), &key).await.is_err(), "over what is there");

    let shared = SharedStore { key: KeySource::File(key.clone()), ..shared };
    server.change(|config| config.shared_store = Some(shared));
    server.start().await;
    assert_eq!(server.events(&begun, 0).await, before);
    assert_eq!(server.ask("GET", "/api/me", &[("Cookie", &cookie)], None).await.ok(200)["name"], "Ada");
    let mut mirror = Mirror::new();
    mirror.see(&before);
    let (seat, text) = mirror.next().unwrap();
    server.order(&begun, seat, play(&text)).await.ok(200);
    let after = server.events(&begun, 0).await;
    let path = format!("/api/tables/{}", begun.id);
    server.ask("POST", "/api/me", &[], Some(&serde_json::json!({ "name": "Grace" }))).await.ok(201);
    server.stop().await;

    let back = folder.path().join("back");
    let home = migrate(database, Location::Folder(back.clone()), &key).await.unwrap();
    assert_eq!(home.tables, there.tables);
    assert!(home.events > there.events);
    server.change(|config| (config.shared_store, config.data) = (None, back));
    server.start().await;
    assert_eq!(server.events(&begun, 0).await, after);
    assert_eq!(server.get(&path).await.status, 200);
}
