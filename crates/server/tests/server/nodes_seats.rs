//! Two nodes with one store: who sits where is the same at both, whoever was faster.

use serde_json::json;

use crate::harness::{Answer, TestServer, people};
use crate::nodes::{events, figure, pair};
use crate::seats::listed;

/// The cookie of somebody new.
async fn guest(server: &TestServer, name: &str) -> String {
    let me = server.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await;
    me.headers["set-cookie"].split(';').next().unwrap().to_owned()
}

async fn join(server: &TestServer, table: &str, cookie: &str, name: &str) -> Answer {
    let path = format!("/api/tables/{table}/join");
    server.ask("POST", &path, &[("Cookie", cookie)], Some(&json!({ "name": name }))).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn all_who_join_at_the_same_moment_get_a_seat() {
    let (one, other) = pair().await;
    let names = ["Ada", "Ben", "Cleo", "Dan"];
    let mut cookies = Vec::new();
    for name in names {
        cookies.push(guest(&one, name).await);
    }
    let mut retries = 0;
    for _ in 0..10 {
        let (table, _) = listed(&one, 4).await;
        for server in [&one, &other] {
            server.show(&table).await;
        }
        let sit = async |server: &TestServer, at: usize| {
            join(server, &table.id, &cookies[at], names[at]).await.ok(200)["seat"].as_u64().unwrap()
        };
        let (a, b, c, d) = tokio::join!(sit(&one, 0), sit(&other, 1), sit(&one, 2), sit(&other, 3));
        let mut seats = [a, b, c, d];
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2, 3]);
        assert_eq!(events(&one, &table, 5).await, events(&other, &table, 5).await);
        retries +=
            figure(&one, "bastide_retries_total").await + figure(&other, "bastide_retries_total").await;
    }
    assert!(retries > 0, "nobody was ever faster");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn one_who_was_made_to_stand_up_at_one_node_is_barred_at_the_other() {
    let (mut one, other) = pair().await;
    let (table, host) = listed(&one, 3).await;
    let cookie = guest(&one, "Mallory").await;
    let seat = join(&one, &table.id, &cookie, "Mallory").await.ok(200)["seat"].as_u64().unwrap();
    let mut watching = other.join(&table, &[], 0).await;
    let path = format!("/api/tables/{}/seats/{seat}", table.id);
    let headers = [("Authorization", &*host)];
    // While somebody sits down at the other node.
    let ben = guest(&one, "Ben").await;
    let (removed, joined) =
        tokio::join!(one.ask("DELETE", &path, &headers, None), join(&other, &table.id, &ben, "Ben"));
    assert_eq!((removed.status, joined.status), (200, 200), "{} {}", removed.body, joined.body);
    watching.hear_up_to(4).await;
    assert_eq!(join(&other, &table.id, &cookie, "Mallory").await.code(), "barred");
    one.restart().await;
    assert_eq!(join(&one, &table.id, &cookie, "Mallory").await.code(), "barred");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; `cargo xtask test` has one"]
async fn all_who_want_to_play_again_at_the_same_moment_get_one_table() {
    let (one, other) = pair().await;
    for _ in 0..5 {
        let table = one.begin(&people("kids", 2)).await;
        one.order(&table, 0, json!({ "order": "resign" })).await.ok(200);
        let again = async |server: &TestServer, seat: u8| {
            let path = format!("/api/tables/{}/rematch", table.id);
            let bearer = table.bearer(seat);
            server.ask("POST", &path, &[("Authorization", &bearer)], None).await.ok(200)["id"].clone()
        };
        let (a, b, c) = tokio::join!(again(&one, 0), again(&other, 1), again(&one, 1));
        assert_eq!((&a, &b), (&b, &c));
    }
}
