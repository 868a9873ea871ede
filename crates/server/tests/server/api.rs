//! The description of the API is that of the code, and one that programs can be made from.

use std::collections::BTreeSet;

use expect_test::expect_file;
use serde_json::Value;

use crate::harness::TestServer;

#[test]
fn the_description_of_the_api_is_current() {
    let description = server::description().to_pretty_json().unwrap();
    // `cargo xtask types` writes it.
    expect_file!["../../../../docs/openapi.json"].assert_eq(&(description + "\n"));
}

/// Generators of clients name a function after each operation.
#[test]
fn every_operation_has_a_name_of_its_own() {
    let description = serde_json::to_value(server::description()).unwrap();
    let mut known = BTreeSet::new();
    for (path, operation) in operations(&description) {
        let id = operation["operationId"].as_str().unwrap();
        assert!(known.insert(id), "{path}: there is another operation {id}");
    }
}

#[test]
fn a_parameter_of_the_path_is_in_the_path() {
    let description = serde_json::to_value(server::description()).unwrap();
    for (path, operation) in operations(&description) {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let is_in_path = path.contains(&format!("{{{name}}}"));
            assert_eq!(parameter["in"] == "path", is_in_path, "{path}: {name}");
        }
    }
}

/// Every operation of a description with its path.
fn operations(description: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let paths = description["paths"].as_object().unwrap();
    paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().values().map(move |operation| (path, operation))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_describes_itself() {
    let server = TestServer::open().await;
    let told: Value = server.get("/api/openapi.json").await.ok(200);
    assert_eq!(told, serde_json::to_value(server::description()).unwrap());
    assert_eq!(server.get("/api/health").await.ok(200)["version"], env!("CARGO_PKG_VERSION"));
    let games = server.get("/api/games").await.ok(200);
    assert_eq!(games["games"].as_array().unwrap().len(), 5);
    assert_eq!(games["levels"][0], "beginner");
}
