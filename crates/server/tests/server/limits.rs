//! Too much, too large, from elsewhere; and what every answer carries.

use std::time::Duration;

use client::{Http, Method, ServerAddress};
use load::Pair;
use serde_json::json;
use server::Limits;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::harness::{Invited, PATIENCE, TestServer, ask, exchange};
use crate::socket_client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_turned_away() {
    let server =
        TestServer::open_with(|config| (config.limits.requests, config.limits.burst) = (1e-4, 1.0)).await;
    let mut statuses = Vec::new();
    for _ in 0..13 {
        statuses.push(server.get("/api/games").await.status);
    }
    assert_eq!(statuses[..10], [200; 10]);
    assert!(statuses[10..].contains(&429), "{statuses:?}");
    let answer = server.get("/api/games").await;
    assert_eq!(answer.code(), "too-many");
    let wait: u32 = answer.headers["retry-after"].parse().unwrap();
    assert!((900..=1000).contains(&wait), "{wait} s until there is one more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_and_a_session_have_quotas_of_their_own_and_invented_ones_have_none() {
    let server =
        TestServer::open_with(|config| (config.limits.requests, config.limits.burst) = (1e-6, 10.0)).await;
    let table = server.begun("kids").await;
    let me = server.ask("POST", "/api/me", &[], Some(&json!({ "name": "Ada" }))).await;
    let cookie = me.headers["set-cookie"].split(';').next().unwrap().to_owned();
    let show = format!("/api/tables/{}", table.id);
    // Each is known from the first time that it opens something.
    assert_eq!(server.ask("GET", "/api/me", &[("Cookie", &cookie)], None).await.status, 200);
    while server.get(&show).await.status == 200 {}
    for (header, good) in [("Authorization", table.bearer(1)), ("Cookie", cookie)] {
        for _ in 0..5 {
            assert_eq!(server.ask("GET", &show, &[(header, &good)], None).await.status, 200, "{header}");
        }
    }
    for (header, invented) in [
        ("Authorization", format!("Bearer {}", "A".repeat(43))),
        ("Authorization", "Bearer short".to_owned()),
        ("Cookie", format!("bastide_session={}", "A".repeat(43))),
    ] {
        assert_eq!(server.ask("GET", &show, &[(header, &invented)], None).await.status, 429, "{invented}");
    }
}

/// What the page does: it is loaded and asks what there is, whoever has made the table gives the other a link, both sit down and
/// play over sockets, and whoever comes later finds all of it on their device.
#[tokio::test(flavor = "multi_thread")]
async fn thirty_tables_behind_one_address_are_refused_nothing() {
    const TABLES: usize = 30;
    let server = TestServer::open_with(|config| config.limits = Limits::default()).await;
    let mut pages = JoinSet::new();
    for seed in 0..TABLES {
        let address: ServerAddress = format!("http://{}", server.address()).parse().unwrap();
        pages.spawn(async move {
            let mut http = Http::connect(&address).await.unwrap();
            for _ in 0..2 {
                for path in ["/", "/api/games", "/api/tables?stage=waiting", "/api/me"] {
                    let answer = http.ask(Method::GET, path, &[], "".into()).await.unwrap();
                    assert_ne!(answer.status, 429, "{path}");
                }
                for _ in 0..60 {
                    let answer = http.ask(Method::GET, "/assets/none.js", &[], "".into()).await.unwrap();
                    assert_ne!(answer.status, 429);
                }
            }
            let mut pair = Pair::new(&mut http, "kids", load::Client::Page, seed as u64).await.unwrap();
            pair.begin(&address).await.unwrap();
            for _ in 0..20 {
                pair.turn().await.unwrap();
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        });
    }
    while let Some(page) = pages.join_next().await {
        page.unwrap();
    }
    assert!(server.get("/metrics").await.body.contains("bastide_limited_total 0"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_turned_away_wherever_it_is() {
    let server = TestServer::open().await;
    let large = json!({ "name": "x".repeat(20_000) });
    for path in ["/api/me", "/api/tables", "/api/session"] {
        let answer = server.ask("POST", path, &[], Some(&large)).await;
        assert_eq!((answer.status, answer.code()), (413, "too-large".to_owned()), "{path}");
    }
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(100_000));
    assert!(exchange(server.address(), long.as_bytes()).await.status >= 400);
    let table = server.begun("kids").await;
    let mut client = server.join(&table, &[0], 0).await;
    client.say_text(&"x".repeat(20_000)).await;
    assert_ne!(client.hear_the_end().await, Some(1000));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_is_connected_and_says_nothing_is_let_go() {
    let patience = Duration::from_millis(300);
    let server = TestServer::open_with(|config| config.limits.patience = patience).await;
    let table = server.begun("kids").await;
    let half = b"GET /api/games HTTP/1.1\r\nHost: x\r\n";
    let closed = timeout(PATIENCE, exchange(server.address(), half)).await.unwrap();
    assert_ne!(closed.status, 200);
    let mut client = Client::connect(server.address(), &table.id, &[]).await.unwrap();
    assert_eq!(client.hear_the_end().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_never_finishes_is_let_go() {
    let server = TestServer::open_with(|config| config.limits.time = Duration::from_millis(300)).await;
    let half = "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{\"name\":";
    let closed = timeout(PATIENCE, exchange(server.address(), half.as_bytes())).await.unwrap();
    assert_eq!((closed.status, closed.code()), (504, "too-late".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_no_more() {
    let server = TestServer::open_with(|config| config.limits.connections_each = 3).await;
    let table = server.begun("kids").await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(connect_when_there_is_room(&server, &table).await);
    }
    assert!(Client::connect(server.address(), &table.id, &[]).await.is_err());
    drop(sockets.pop());
    connect_when_there_is_room(&server, &table).await;
}

/// A connection, once it was noticed that others have gone.
async fn connect_when_there_is_room(server: &TestServer, table: &Invited) -> Client {
    let connected = async {
        loop {
            if let Ok(client) = Client::connect(server.address(), &table.id, &[]).await {
                return client;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, connected).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_does_not_read_answers_is_let_go() {
    let server = TestServer::open_with(|config| {
        config.limits.time = Duration::from_millis(500);
        config.limits.connections_each = 1;
    })
    .await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    stream.write_all(request.repeat(200).as_bytes()).await.unwrap();
    // There is room for one: as long as the first is there, nobody else is.
    let address: ServerAddress = format!("http://{}", server.address()).parse().unwrap();
    let let_go = async {
        loop {
            let asked =
                async { Http::connect(&address).await?.ask(Method::GET, "/api/games", &[], "".into()).await };
            match asked.await {
                Ok(answer) => return answer.status,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    };
    assert_eq!(timeout(PATIENCE, let_go).await.unwrap(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_no_json_are_told_so() {
    let server = TestServer::open().await;
    for body in ["{", "[]", "\u{0}", r#"{"name":1}"#, r#"{"name":"a","name":"b"}"#, r#"{"name":"a","x":1}"#] {
        assert_eq!(ask(server.address(), "POST", "/api/me", &[], body).await.code(), "bad", "{body}");
    }
    let no_kind = "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}";
    assert_eq!(exchange(server.address(), no_kind.as_bytes()).await.code(), "bad");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_what_keeps_pages_safe() {
    let server = TestServer::open().await;
    for path in [
        "/",
        "/api/games",
        "/api/nothing",
        "/api/tables/x",
        "/api/openapi.json",
        "/metrics",
        "/../etc/passwd",
    ] {
        let answer = server.get(path).await;
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_change_nothing() {
    let server =
        TestServer::open_with(|config| config.public_url = Some("https://games.test".to_owned())).await;
    let body = json!({ "name": "Ada" });
    for (origin, status) in [("https://games.test", 201), ("https://evil.test", 403), ("null", 403)] {
        let answer = server.ask("POST", "/api/me", &[("Origin", origin)], Some(&body)).await;
        assert_eq!(answer.status, status, "{origin}");
    }
    assert_eq!(server.ask("GET", "/api/games", &[("Origin", "https://evil.test")], None).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_the_machine_itself() {
    let server = TestServer::open().await;
    server.begun("kids").await;
    let figures = server.get("/metrics").await.body;
    for name in
        ["bastide_orders_total 3", "bastide_tables 1", "bastide_commit_seconds_bucket", "bastide_sockets 0"]
    {
        assert!(figures.contains(name), "{name}\n{figures}");
    }
    let forwarded = server.ask("GET", "/metrics", &[("X-Forwarded-For", "192.0.2.1")], None).await;
    assert_eq!(forwarded.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_in_the_language_of_whoever_asks() {
    let server = TestServer::open().await;
    let text = |answer: &crate::harness::Answer| answer.ok(404)["text"].as_str().unwrap().to_owned();
    assert_eq!(text(&server.get("/api/tables/x").await), "There is no such table.");
    assert_eq!(text(&server.get("/api/tables/x?lang=fr").await), "Cette table n’existe pas.");
    let german = server.ask("GET", "/api/tables/x", &[("Accept-Language", "de-AT,en;q=0.5")], None).await;
    assert_eq!(text(&german), "Diesen Tisch gibt es nicht.");
    assert!(server.get("/?lang=de").await.body.contains("<html lang=\"de\">"));
}
