//! Data that an earlier program wrote: a server of today opens it, and everything goes on. `fixtures/make.py` made it.

use std::collections::HashMap;

use games::Record;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::harness::{Answer, Invited, TestServer};

/// Every folder that there is, by the version of its schema.
const FOLDERS: [&str; 1] = ["data-1"];

/// What is known of a folder.
#[derive(Deserialize)]
struct Known {
    login: String,
    password: String,
    tables: Vec<KnownTable>,
}

#[derive(Deserialize)]
struct KnownTable {
    kind: Kind,
    game: String,
    id: String,
    tokens: HashMap<u8, String>,
    version: u64,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Waiting,
    Running,
    UndoAsked,
    Over,
}

/// A server on a copy of a folder, and what is known of it.
async fn open(folder: &str) -> (TestServer, Known) {
    let server = TestServer::open_fixture(folder).await;
    let known = std::fs::read(server.data().join("known.json")).unwrap();
    (server, serde_json::from_slice(&known).unwrap())
}

impl KnownTable {
    fn invited(&self) -> Invited {
        Invited { id: self.id.clone(), tokens: self.tokens.clone() }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_is_as_it_was() {
    for folder in FOLDERS {
        let (server, known) = open(folder).await;
        assert_eq!(server.get("/api/health").await.status, 200);
        for table in &known.tables {
            let shown = server.show(&table.invited()).await;
            assert_eq!(shown["settings"]["game"], table.game.as_str());
            let is_over = !shown["ended"].is_null();
            assert_eq!(is_over, table.kind == Kind::Over, "{} of {}", table.id, table.game);
            let events = server.events(&table.invited(), 0).await;
            assert!(events.len() as u64 >= table.version, "{}", table.id);
        }
        for (stage, count) in [("waiting", 5), ("over", 5)] {
            let listed = server.get(&format!("/api/tables?stage={stage}")).await.ok(200);
            assert_eq!(listed.as_array().unwrap().len(), count, "{stage}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_for_those_who_have_their_tokens() {
    for folder in FOLDERS {
        let (mut server, known) = open(folder).await;
        let mut versions = Vec::new();
        for table in &known.tables {
            let invited = table.invited();
            match table.kind {
                Kind::Waiting => begin(&server, &invited).await,
                Kind::Running => play_once(&server, &invited).await,
                Kind::UndoAsked => {
                    server.order(&invited, 1, json!({ "order": "agree-undo" })).await.ok(200);
                    let events = server.events(&invited, table.version).await;
                    assert!(events.iter().any(|event| event["event"] == "rewound"), "{events:?}");
                    play_once(&server, &invited).await;
                }
                Kind::Over => {}
            }
            versions.push(server.show(&invited).await["version"].as_u64().unwrap());
        }
        server.restart().await;
        for (table, version) in known.tables.iter().zip(versions) {
            let now = server.show(&table.invited()).await["version"].as_u64().unwrap();
            assert!(now >= version, "{}: {now} after {version}", table.id);
        }
    }
}

async fn begin(server: &TestServer, table: &Invited) {
    server.order(table, 1, json!({ "order": "sit", "name": "Grace" })).await.ok(200);
    server.order(table, 0, json!({ "order": "start" })).await.ok(200);
    play_once(server, table).await;
}

/// Makes the first legal move for the person whose turn it is.
async fn play_once(server: &TestServer, table: &Invited) {
    let awaited = server.show(table).await["awaited"].as_u64().unwrap() as u8;
    let legal = server.get(&format!("/api/tables/{}/legal", table.id)).await.ok(200);
    let order = json!({ "order": "play", "move": legal[0], "confirm": true });
    server.order(table, awaited, order).await.ok(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_over_still_prove_their_draws() {
    for folder in FOLDERS {
        let (server, known) = open(folder).await;
        for over in known.tables.iter().filter(|table| table.kind == Kind::Over) {
            let record = server.get(&format!("/api/tables/{}/record", over.id)).await.body;
            let record = Record::read(&record).unwrap();
            assert!(table::verify(&record).unwrap().draws > 0, "{}", over.id);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_have_their_passwords_and_their_seats() {
    for folder in FOLDERS {
        let (server, known) = open(folder).await;
        let credentials = json!({ "login": known.login, "password": known.password });
        let answer: Answer = server.ask("POST", "/api/session", &[], Some(&credentials)).await;
        answer.ok(200);
        let cookie = answer.headers["set-cookie"].split(';').next().unwrap();
        let mine = server.ask("GET", "/api/me/tables", &[("Cookie", cookie)], None).await.ok(200);
        assert_eq!(mine.as_array().map(Vec::len), Some(15), "{mine}");
        let running = known.tables.iter().find(|table| table.kind == Kind::Running).unwrap();
        let path = format!("/api/tables/{}", running.id);
        let seen: Value = server.ask("GET", &path, &[("Cookie", cookie)], None).await.ok(200);
        assert_eq!(seen["you"], json!([0]), "{seen}");
    }
}

/// A database that was brought up to date has the same tables, columns and indexes as one that is new.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_schema_becomes_that_of_today() {
    let mut new = TestServer::open_file(|_| {}).await;
    new.stop().await;
    for folder in FOLDERS {
        let (mut old, _) = open(folder).await;
        old.stop().await;
        assert_eq!(schema(&old), schema(&new), "{folder}");
    }
}

fn schema(server: &TestServer) -> (u32, Vec<(String, String)>) {
    let db = Connection::open(server.data().join("bastide.db")).unwrap();
    let version = db.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    let mut parts =
        db.prepare("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").unwrap();
    let parts = parts.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    (version, parts.collect::<Result<_, _>>().unwrap())
}
