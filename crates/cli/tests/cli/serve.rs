//! A server from the command line: started, copied, stopped, and started on the copy.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::bastide::{Folder, bastide};

/// A server that runs.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(data: &str) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en", "--log", "warn"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Listening on http://").expect(&line).to_owned();
        Serving { child, address }
    }

    /// Sends a signal, and waits for a good end.
    fn stop(mut self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(status.success() && log.is_empty(), "{status}: {log}");
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
    let server = Serving::start(&data);
    let table = r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}],"is_listed":true}"#;
    let length = table.len();
    let created = server.ask(&format!(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{table}"
    ));
    assert!(created.starts_with("HTTP/1.1 201"), "{created}");
    let copied = bastide(&["backup", "--data", &data, &copy]).ok();
    assert!(copied.contains("1 tables with 1 events"), "{copied}");
    let second = bastide(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    assert!(second.code == 1 && second.err.contains("another server uses this folder"), "{}", second.err);
    server.stop("-TERM");

    let restored = bastide(&["restore", &copy, "--data", &again]).ok();
    assert!(restored.contains("1 tables with 1 events"), "{restored}");
    assert_eq!(bastide(&["restore", &copy, "--data", &again]).code, 1);
    let server = Serving::start(&again);
    let list = server.ask("GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(list.contains(r#""game":"kids""#), "{list}");
    server.stop("-INT");
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
