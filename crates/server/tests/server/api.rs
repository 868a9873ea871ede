//! The description of the API, and the types that clients get from it, are those of the code.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::harness::House;
use crate::typescript::types;

/// Compares a file that is made from the code with what it should be, or writes it.
fn is_current(path: &str, wanted: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("BASTIDE_WRITE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, wanted).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "{} is out of date: run `cargo xtask types`", path.display());
}

#[test]
fn the_description_of_the_api_is_current() {
    let description = server::description().to_pretty_json().unwrap();
    is_current("docs/openapi.json", &(description + "\n"));
}

#[test]
fn the_types_for_the_web_client_are_current() {
    let description = serde_json::to_value(server::description()).unwrap();
    is_current("web/src/lib/api.ts", &types(&description));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_describes_itself() {
    let house = House::open().await;
    let told: Value = house.get("/api/openapi.json").await.ok(200);
    assert_eq!(told, serde_json::to_value(server::description()).unwrap());
    assert_eq!(house.get("/api/health").await.ok(200)["version"], env!("CARGO_PKG_VERSION"));
    let games = house.get("/api/games").await.ok(200);
    assert_eq!(games["games"].as_array().unwrap().len(), 5);
    assert_eq!(games["levels"][0], "beginner");
}
