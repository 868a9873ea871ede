//! What nobody uses any more goes, after it was told; what is used stays.

use std::time::Duration;

use games::Record;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::harness::{Invited, PATIENCE, TestServer, people};

/// A server that deletes quickly what this says.
async fn forgetful(change: impl FnOnce(&mut server::Retention)) -> TestServer {
    TestServer::open_with(|config| {
        config.retention.every = Duration::from_millis(50);
        change(&mut config.retention);
    })
    .await
}

/// How long tables are kept in these tests: longer than it takes to look at one.
const KEPT: Duration = Duration::from_millis(1500);

async fn until_gone(server: &TestServer, table: &Invited) {
    let gone = async {
        while server.get(&format!("/api/tables/{}", table.id)).await.status != 404 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, gone).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_nobody_plays_is_deleted_when_it_said() {
    let server = forgetful(|kept| kept.waiting = Some(KEPT)).await;
    let (waiting, running) = (server.table(&people("kids", 2)).await, server.begun("kids").await);
    let shown = server.show(&waiting).await;
    let (expires_at, now) = (shown["expires_at"].as_u64().unwrap(), shown["now"].as_u64().unwrap());
    assert!(expires_at > now && expires_at <= now + KEPT.as_millis() as u64, "{expires_at} after {now}");
    until_gone(&server, &waiting).await;
    let mut stayed = server.join(&running, &[0], 0).await;
    assert_eq!(stayed.order(0, json!({ "order": "return" })).await["type"], "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_says_until_when_the_table_is_kept() {
    let server = TestServer::open().await;
    let table = server.table(&people("kids", 2)).await;
    let mut client = crate::socket_client::Client::connect(server.address(), &table.id, &[]).await.unwrap();
    client.say(&json!({ "type": "hello" })).await;
    let welcome = client.hear().await;
    assert_eq!(welcome["expires_at"], server.show(&table).await["expires_at"]);
    assert!(welcome["expires_at"].as_u64() > welcome["now"].as_u64(), "{welcome}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_kept_while_somebody_is_there() {
    let server = forgetful(|kept| kept.waiting = Some(KEPT)).await;
    let (table, other) = (server.table(&people("kids", 2)).await, server.table(&people("kids", 2)).await);
    let client = server.join(&table, &[], 0).await;
    until_gone(&server, &other).await;
    // The other one was made later, and is gone.
    assert_eq!(server.get(&format!("/api/tables/{}", table.id)).await.status, 200);
    drop(client);
    until_gone(&server, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_exported_before_their_tables_are_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let export = folder.path().join("records");
    let server = forgetful(|kept| {
        kept.over = Some(KEPT);
        kept.running = Some(KEPT);
        kept.export = Some(export.clone());
    })
    .await;
    let (over, running) = (server.begun("kids").await, server.begun("winter").await);
    server.order(&over, 0, json!({ "order": "resign" })).await.ok(200);
    let record = server.get(&format!("/api/tables/{}/record", over.id)).await.body;
    until_gone(&server, &over).await;
    until_gone(&server, &running).await;
    let exported = std::fs::read_to_string(export.join(format!("{}.txt", over.id))).unwrap();
    assert_eq!(exported, record);
    table::verify(&Record::read(&exported).unwrap()).unwrap();
    Record::read(&std::fs::read_to_string(export.join(format!("{}.txt", running.id))).unwrap()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_record_cannot_be_exported_is_kept() {
    let server = forgetful(|kept| {
        kept.over = Some(Duration::ZERO);
        // Long enough for a game to begin.
        kept.waiting = Some(2 * KEPT);
        kept.export = Some("/dev/null/records".into());
    })
    .await;
    let over = server.begun("kids").await;
    server.order(&over, 0, json!({ "order": "resign" })).await.ok(200);
    // One without a record is deleted meanwhile.
    let waiting = server.table(&people("kids", 2)).await;
    until_gone(&server, &waiting).await;
    server.show(&over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_go_who_have_no_seat() {
    // Longer than it takes to make a password on a busy machine.
    let server = forgetful(|kept| kept.guests = Some(3 * KEPT)).await;
    let guest = async |name: &str| {
        let answer = server.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await;
        answer.headers["set-cookie"].split(';').next().unwrap().to_owned()
    };
    let account = guest("Account").await;
    let login = json!({ "login": "account", "password": "correct horse" });
    server.ask("POST", "/api/me/account", &[("Cookie", &account)], Some(&login)).await.ok(200);
    let table = server.table(&people("kids", 2)).await;
    let claim = json!({ "table": table.id, "token": table.tokens[&0] });
    let (idle, seated) = (guest("Idle").await, guest("Seated").await);
    assert_eq!(server.ask("POST", "/api/me/seats", &[("Cookie", &seated)], Some(&claim)).await.status, 204);
    let me = async |cookie: &str| server.ask("GET", "/api/me", &[("Cookie", cookie)], None).await.status;
    let gone = async {
        while me(&idle).await != 401 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, gone).await.unwrap();
    assert_eq!((me(&seated).await, me(&account).await), (200, 200));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_has_so_many_tables_that_wait_and_no_more() {
    let server = TestServer::open_with(|config| config.limits.waiting_tables = 2).await;
    let make = async || server.ask("POST", "/api/tables", &[], Some(&people("kids", 2))).await;
    let first: Value = make().await.ok(201);
    make().await.ok(201);
    let refused = make().await;
    assert_eq!((refused.status, refused.code()), (429, "too-many-tables".to_owned()));
    // A game that begins makes room.
    let seats = first["seats"].as_array().unwrap();
    let tokens = seats
        .iter()
        .map(|seat| (seat["seat"].as_u64().unwrap() as u8, seat["token"].as_str().unwrap().to_owned()));
    let table = Invited { id: first["id"].as_str().unwrap().to_owned(), tokens: tokens.collect() };
    for seat in [0, 1] {
        server.order(&table, seat, json!({ "order": "sit", "name": format!("Player {seat}") })).await.ok(200);
    }
    server.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    make().await.ok(201);
    assert_eq!(make().await.code(), "too-many-tables");
}
