//! A server from the command line: started, copied, stopped, and started on the copy.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::bastide::{Folder, bastide};

const TABLE: &str = r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}],"is_listed":true}"#;
const QUIET: [&str; 2] = ["--log", "warn"];

/// A server that runs.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(data: &str, log: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en"])
            .args(log)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Listening on http://").expect(&line).to_owned();
        Serving { child, address }
    }

    /// Sends a signal, and waits for a good end; the answer is the log.
    fn stop(mut self, signal: &str) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(status.success(), "{status}: {log}");
        log
    }

    /// Posts JSON, with a header.
    fn post(&self, path: &str, header: &str, body: &str) -> String {
        let length = body.len();
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n{header}Content-Length: {length}\r\n\r\n{body}"
        ))
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{request}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

#[test]
fn a_server_is_started_copied_and_stopped() {
    // What an earlier run has left.
    let _ = std::fs::remove_dir_all(Folder::new("serve").path(""));
    let folder = Folder::new("serve");
    let [data, copy, again] = ["data", "copy.db", "again"].map(|name| folder.path(name));
    let server = Serving::start(&data, &QUIET);
    let created = server.post("/api/tables", "", TABLE);
    assert!(created.starts_with("HTTP/1.1 201"), "{created}");
    let copied = bastide(&["backup", "--data", &data, &copy]).ok();
    assert!(copied.contains("1 tables with 1 events"), "{copied}");
    let second = bastide(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    assert!(second.code == 1 && second.err.contains("another server uses this folder"), "{}", second.err);
    assert_eq!(server.stop("-TERM"), "");

    let restored = bastide(&["restore", &copy, "--data", &again]).ok();
    assert!(restored.contains("1 tables with 1 events"), "{restored}");
    assert_eq!(bastide(&["restore", &copy, "--data", &again]).code, 1);
    let server = Serving::start(&again, &QUIET);
    let list = server.ask("GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(list.contains(r#""game":"kids""#), "{list}");
    assert_eq!(server.stop("-INT"), "");
}

#[test]
fn the_log_is_json_and_has_no_secret() {
    let _ = std::fs::remove_dir_all(Folder::new("log").path(""));
    let folder = Folder::new("log");
    let server = Serving::start(&folder.path("data"), &["--log", "trace", "--log-json"]);
    let created = server.post("/api/tables", "", TABLE);
    let token = between(&created, r#""token":""#, "\"").to_owned();
    let path = format!("/api/tables/{}/orders", between(&created, r#""id":""#, "\""));
    let bearer = format!("Authorization: Bearer {token}\r\n");
    let sat = server.post(&path, &bearer, r#"{"order":"sit","name":"Ada"}"#);
    assert!(sat.starts_with("HTTP/1.1 200"), "{sat}");
    let introduced = server.post("/api/me", "", r#"{"name":"Ada"}"#);
    let session = between(&introduced, "bastide_session=", ";").to_owned();
    let account = r#"{"login":"ada","password":"correct horse"}"#;
    let added = server.post("/api/me/account", &format!("Cookie: bastide_session={session}\r\n"), account);
    assert!(added.starts_with("HTTP/1.1 200"), "{added}");
    let log = server.stop("-TERM");
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let says = |text: &str| lines.iter().any(|line| line["fields"]["message"] == text);
    assert!(says("listening") && says("request") && says("stopped"), "{log}");
    for secret in [token.as_str(), &session, "correct horse"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

/// What stands between two texts, the first time they are there.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).expect(text);
    rest.split_once(after).expect(text).0
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
