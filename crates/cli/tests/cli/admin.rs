//! What whoever runs a server does about tables and people while it runs.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use client::Method;
use serde_json::Value;

use crate::bastide::{Folder, Run, bastide};
use crate::serving::{QUIET, Serving, json};

const TABLE: &str =
    r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"bot","level":"beginner"}],"starts":{"seat":0}}"#;

/// A server that runs, and the folder of its data.
fn serve(name: &str) -> (Serving, String) {
    let data = Folder::new(name).path("data");
    (Serving::start(&data, &QUIET), data)
}

fn admin(data: &str, args: &[&str]) -> Run {
    bastide(&[&["admin", "--data", data][..], args].concat())
}

/// The answer as JSON.
fn asked(data: &str, args: &[&str]) -> Value {
    serde_json::from_str(&admin(data, &[args, &["--json"]].concat()).ok()).unwrap()
}

/// Makes a table; its name, and what opens the seat of the person.
fn table(server: &Serving) -> (String, String) {
    let made = json(&server.post("/api/tables", &[], TABLE));
    let token = made["seats"][0]["token"].as_str().unwrap();
    (made["id"].as_str().unwrap().to_owned(), format!("Bearer {token}"))
}

#[test]
fn tables_are_listed_shown_closed_and_deleted() {
    let (server, data) = serve("admin-tables");
    let ((waiting, _), (running, bearer)) = (table(&server), table(&server));
    let orders = format!("/api/tables/{running}/orders");
    for order in [r#"{"order":"sit","name":"Ada"}"#, r#"{"order":"start"}"#] {
        assert_eq!(server.post(&orders, &[("Authorization", &bearer)], order).status, 200);
    }
    let tables = asked(&data, &["tables"])["tables"].as_array().unwrap().len();
    assert_eq!(tables, 2);
    let listed = asked(&data, &["tables", "--stage", "running"]);
    let shown = &listed["tables"][0];
    assert_eq!((&shown["id"], &shown["seats"][0]["name"]), (&running.as_str().into(), &"Ada".into()));
    assert!(
        shown["bytes"].as_u64() > Some(100) && shown["expires_at"].as_u64() > shown["changed_at"].as_u64()
    );
    assert!(admin(&data, &["table", &running]).ok().contains("kids, running, Ada"));

    admin(&data, &["close-table", &running]).ok();
    let closed = json(&server.ask(Method::GET, &format!("/api/tables/{running}"), &[], ""));
    assert_eq!(
        (&closed["ended"]["how"], &closed["ended"]["winners"]),
        (&"closed".into(), &Value::Array(Vec::new()))
    );
    let record = server.ask(Method::GET, &format!("/api/tables/{running}/record"), &[], "");
    let file = Folder::new("admin-closed").write("closed.txt", &record.body);
    assert!(bastide(&["verify", &file]).ok().contains("draw"), "the draws of a closed game are proved");
    let refused = admin(&data, &["close-table", &waiting]);
    assert!(refused.code == 1 && refused.err.contains("no game is being played"), "{}", refused.err);

    for id in [&waiting, &running] {
        admin(&data, &["delete-table", id]).ok();
        assert_eq!(server.ask(Method::GET, &format!("/api/tables/{id}"), &[], "").status, 404);
        assert_eq!(admin(&data, &["delete-table", id]).code, 1);
    }
    assert_eq!(server.stop("-TERM"), "");
}

#[test]
fn people_are_listed_shown_signed_out_and_deleted() {
    let (server, data) = serve("admin-people");
    let introduced = server.post("/api/me", &[], r#"{"name":"Ada"}"#);
    let cookie = introduced.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    server.post("/api/me", &[], r#"{"name":"Grace"}"#);
    let found = asked(&data, &["people", "--name", "ADA"]);
    assert_eq!(found["people"].as_array().map(Vec::len), Some(1), "{found}");
    let number = found["people"][0]["number"].to_string();
    assert_eq!(asked(&data, &["person", &number])["people"][0]["sessions"], 1);

    let me = || server.ask(Method::GET, "/api/me", &[("Cookie", cookie)], "").status;
    assert_eq!(me(), 200);
    admin(&data, &["sign-out", &number]).ok();
    assert_eq!(me(), 401);
    admin(&data, &["delete-person", &number]).ok();
    assert_eq!(admin(&data, &["person", &number]).code, 1);
    assert_eq!(asked(&data, &["people"])["people"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.stop("-TERM"), "");
}

#[test]
fn only_the_owner_of_the_folder_of_a_server_that_runs_is_heard() {
    let (server, data) = serve("admin-socket");
    admin(&data, &["health"]).ok();
    let socket = Path::new(&data).join("admin.sock");
    assert_eq!(socket.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(server.stop("-TERM"), "");
    assert!(!socket.exists());
    let nobody = admin(&data, &["health"]);
    assert!(nobody.code == 1 && nobody.err.contains("no server can be reached here"), "{}", nobody.err);
}
