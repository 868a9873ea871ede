//! A server from the command line: started, copied, stopped, and started on the copy.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use client::Method;
use serde_json::Value;

use crate::bastide::{Folder, bastide};
use crate::serving::{QUIET, Serving, json};

const TABLE: &str = r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}],"is_listed":true}"#;

#[test]
fn a_server_is_started_copied_and_stopped() {
    // What an earlier run has left.
    let folder = Folder::new("serve");
    let [data, copy, again] = ["data", "copy.db", "again"].map(|name| folder.path(name));
    let server = Serving::start(&data, &QUIET);
    assert_eq!(server.post("/api/tables", &[], TABLE).status, 201);
    let copied = bastide(&["backup", "--data", &data, &copy]).ok();
    assert!(copied.contains("1 tables with 1 events"), "{copied}");
    let second = bastide(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    assert!(second.code == 1 && second.err.contains("another server uses this folder"), "{}", second.err);
    assert_eq!(server.stop("-TERM"), "");

    let restored = bastide(&["restore", &copy, "--data", &again]).ok();
    assert!(restored.contains("1 tables with 1 events"), "{restored}");
    assert_eq!(bastide(&["restore", &copy, "--data", &again]).code, 1);
    let server = Serving::start(&again, &QUIET);
    let list = json(&server.ask(Method::GET, "/api/tables", &[], ""));
    assert!(list.to_string().contains(r#""game":"kids""#), "{list}");
    assert_eq!(server.stop("-INT"), "");
}

#[test]
fn a_server_ends_in_time_whatever_it_does() {
    let folder = Folder::new("busy");
    let server = Serving::start(&folder.path("data"), &["--threads", "1", "--log", "error"]);
    let sample = games::catalog::find("winter").unwrap().sample;
    let body = serde_json::json!({ "record": sample }).to_string();
    let request = format!(
        "POST /api/share/film.gif HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // None of them reads what it asked for.
    let connections: Vec<TcpStream> = (0..20)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address.authority()).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            stream
        })
        .collect();
    while !answer_text(&server, "/metrics").contains(r#"bastide_work_running{class="film"} 1"#) {
        std::thread::yield_now();
    }
    let start = Instant::now();
    server.stop("-TERM");
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    drop(connections);
}

#[test]
fn nobody_waits_until_all_pictures_are_drawn() {
    let folder = Folder::new("pictures");
    let server = Serving::start(&folder.path("data"), &QUIET);
    let start = Instant::now();
    let address = || json(&server.ask(Method::GET, "/api/games", &[], ""))["pictures"].clone();
    let first = address();
    let answered = start.elapsed();
    let picture = format!("{}/winter/tiles/K-0-0.svg", first.as_str().unwrap());
    assert_eq!(server.ask(Method::GET, &picture, &[], "").status, 200);
    while address() == "/pictures/0" {
        std::thread::sleep(Duration::from_millis(20));
    }
    let drawn = start.elapsed();
    assert!(answered < drawn / 2, "answered after {answered:?}, drawn after {drawn:?}");
    server.stop("-TERM");
}

fn answer_text(server: &Serving, path: &str) -> String {
    String::from_utf8(server.ask(Method::GET, path, &[], "").body.to_vec()).unwrap()
}

#[test]
fn the_log_is_json_and_has_no_secret() {
    let folder = Folder::new("log");
    let server = Serving::start(&folder.path("data"), &["--log", "trace", "--log-json"]);
    let created = json(&server.post("/api/tables", &[], TABLE));
    let token = created["seats"][0]["token"].as_str().unwrap();
    let path = format!("/api/tables/{}/orders", created["id"].as_str().unwrap());
    let bearer = format!("Bearer {token}");
    let sat = server.post(&path, &[("Authorization", &bearer)], r#"{"order":"sit","name":"Ada"}"#);
    assert_eq!(sat.status, 200);
    let introduced = server.post("/api/me", &[], r#"{"name":"Ada"}"#);
    let cookie = introduced.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let session = cookie.strip_prefix("bastide_session=").unwrap();
    let account = r#"{"login":"ada","password":"correct horse"}"#;
    assert_eq!(server.post("/api/me/account", &[("Cookie", cookie)], account).status, 200);
    let log = server.stop("-TERM");
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let says = |text: &str| lines.iter().any(|line| line["fields"]["message"] == text);
    assert!(says("listening") && says("request") && says("stopped"), "{log}");
    for secret in [token, session, "correct horse"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn nobody_runs_out_of_time_while_the_program_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(folder.path().join("data").to_str().unwrap(), &QUIET);
    let timed = r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"bot","level":"beginner"}],
        "starts":{"seat":0},"clock":{"kind":"turn","seconds":4}}"#;
    let created = json(&server.post("/api/tables", &[], timed));
    let (id, token) = (created["id"].as_str().unwrap(), created["seats"][0]["token"].as_str().unwrap());
    let (path, bearer) = (format!("/api/tables/{id}/orders"), format!("Bearer {token}"));
    for order in [r#"{"order":"sit","name":"Ada"}"#, r#"{"order":"start"}"#] {
        assert_eq!(server.post(&path, &[("Authorization", &bearer)], order).status, 200);
    }
    let begun = server.events(id, 0, 0).len();

    server.signal("-STOP");
    std::thread::sleep(Duration::from_secs(5));
    server.signal("-CONT");
    assert_eq!(server.events(id, begun, 1), Vec::<Value>::new(), "the clock ran while nobody could move");
    let late = server.events(id, begun, 25);
    assert_eq!(late[0]["event"], "timed-out", "the clock runs again");
    assert_eq!(server.stop("-TERM"), "");
}

#[test]
fn what_cannot_be_served_is_said() {
    for (args, code) in [
        (&["serve", "--listen", "nowhere"][..], 2),
        (&["serve", "--public-url", "games.example.org"], 2),
        (&["serve", "--public-url", "https://games.example.org/path"], 2),
        (&["serve", "--listen", "127.0.0.1:0", "--data", "/dev/null/data"], 1),
        (&["serve", "--log", "=="], 1),
        (&["backup", "--data", "/nowhere", "/nowhere/copy.db"], 1),
        (&["restore", "/nowhere/copy.db", "--data", "/dev/null/data"], 1),
    ] {
        let run = bastide(args);
        assert!(run.code == code && !run.err.is_empty(), "{args:?}: {} {}", run.code, run.err);
    }
}
