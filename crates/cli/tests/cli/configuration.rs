//! How a server is set up: flags come before the environment, and that before a file.

use client::Method;

use crate::bastide::{Folder, bastide};
use crate::serving::{QUIET, Serving, json};

const TABLE: &str = r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}]}"#;

/// How many tables a server lets one have that nobody plays at.
fn quota(server: &Serving) -> usize {
    (0..).find(|_| server.post("/api/tables", &[], TABLE).status != 201).unwrap()
}

#[test]
fn flags_come_before_the_environment_and_that_before_a_file() {
    let folder = Folder::new("configuration");
    let data = folder.path("data");
    let text = format!(
        "listen = \"127.0.0.1:0\"\ndata = {data:?}\nlog = \"warn\"\nwaiting-tables = 1\nkeep-over = 0\nbehind-proxy = true\n"
    );
    let file = folder.write("bastide.toml", text);
    let variable = ("BASTIDE_WAITING_TABLES", "2");
    for (args, variables, expected) in [
        (&["--config", &file][..], &[][..], 1),
        (&["--config", &file], &[variable], 2),
        (&["--config", &file, "--waiting-tables", "3"], &[variable], 3),
        (&[], &[("BASTIDE_CONFIG", &*file)], 1),
    ] {
        let _ = std::fs::remove_dir_all(&data);
        let server = Serving::start_as(args, variables);
        assert_eq!(quota(&server), expected, "{args:?} {variables:?}");
        assert_eq!(server.stop("-TERM"), "");
    }
}

#[test]
fn everything_can_be_set_by_the_environment() {
    let folder = Folder::new("environment");
    let data = folder.path("data");
    let variables = [
        ("BASTIDE_LISTEN", "127.0.0.1:0"),
        ("BASTIDE_DATA", &*data),
        ("BASTIDE_PUBLIC_URL", "https://games.example.org"),
        ("BASTIDE_LOG", "warn"),
        ("BASTIDE_LISTN", "a mistake"),
    ];
    let server = Serving::start_as(&[], &variables);
    let made = json(&server.post("/api/tables", &[], TABLE));
    assert!(made["link"].as_str().unwrap().starts_with("https://games.example.org/"), "{made}");
    assert_eq!(server.ask(Method::GET, "/api/health", &[], "").status, 200);
    let log = server.stop("-TERM");
    assert!(log.contains("BASTIDE_LISTN") && log.lines().count() == 1, "{log}");
}

#[test]
fn what_a_file_gets_wrong_is_said_by_name() {
    let folder = Folder::new("malformed-configuration");
    for (text, named) in [
        ("listn = \"127.0.0.1:0\"", "`listn`"),
        ("config = \"other.toml\"", "`config`"),
        ("forget-running-tables = true", "`forget-running-tables`"),
        ("listen = \"nowhere\"", "--listen"),
        ("listen = [1]", "`listen`"),
        ("bot-pace = 100000", "--bot-pace"),
        ("public-url = \"games.example.org\"", "--public-url"),
        ("listen = ", "line 1"),
    ] {
        let file = folder.write("bastide.toml", text);
        let run = bastide(&[&["serve", "--config", &file][..], &QUIET].concat());
        assert!(run.code == 2 && run.err.contains(named), "{text}: {} {}", run.code, run.err);
    }
    let run = bastide(&["serve", "--config", "/nowhere/bastide.toml"]);
    assert!(run.code == 2 && run.err.contains("/nowhere/bastide.toml"), "{}", run.err);
}

#[test]
fn a_database_without_its_key_is_not_taken_for_a_folder() {
    let folder = Folder::new("shared-store");
    let hex = "ab".repeat(31);
    for (text, named) in [
        ("store = \"postgres://bastide@127.0.0.1:1/bastide\"", "`key`"),
        ("nats = \"nats://127.0.0.1:1\"", "`store`"),
        (&*format!("store = \"postgres://bastide@127.0.0.1:1/bastide\"\nkey-hex = \"{hex}\""), "--key-hex"),
    ] {
        let file = folder.write("bastide.toml", text);
        let data = folder.path("data");
        let run = bastide(&[&["serve", "--config", &file, "--data", &data][..], &QUIET].concat());
        assert!(run.code != 0 && run.err.contains(named), "{text}: {} {}", run.code, run.err);
        assert!(!std::path::Path::new(&data).join("bastide.db").exists(), "{text}");
    }
}
