//! Databases that nodes share, for those tests that are run with one: `BASTIDE_TEST_STORE=postgres pg_virtualenv cargo test`.

use std::env;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use server::{KeySource, SharedStore};
use tokio_postgres::NoTls;

/// A new, empty store in the database that the environment names, as PostgreSQL's own programs take it; none if tests are to use
/// files.
pub(crate) async fn new(folder: &Path) -> Option<SharedStore> {
    if !is_wanted() {
        return None;
    }
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let setting = |name: &str| env::var(name).unwrap();
    let url = format!(
        "postgres://{}:{}@{}:{}/{}",
        setting("PGUSER"),
        setting("PGPASSWORD"),
        setting("PGHOST"),
        setting("PGPORT"),
        setting("PGDATABASE")
    );
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
    let key = folder.join("shared.key");
    fs::write(&key, [7; 32]).unwrap();
    let (url, key) = (format!("{url}?options=-csearch_path%3D{name}"), KeySource::File(key));
    Some(SharedStore { url, key, nats: None })
}

/// Whether tests use such a store.
pub(crate) fn is_wanted() -> bool {
    env::var("BASTIDE_TEST_STORE").is_ok_and(|store| store == "postgres")
}
