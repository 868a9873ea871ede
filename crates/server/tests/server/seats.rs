//! Who may act for a seat, and what nobody may know.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::{Value, json};

use crate::harness::{Invited, TestServer, people};
use crate::socket_client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_a_seat_acts_for_no_other() {
    let server = TestServer::open().await;
    let (table, elsewhere) = (server.begun("kids").await, server.begun("kids").await);
    let version = server.show(&table).await["version"].clone();
    let harmless = json!({ "order": "return" });
    let path = format!("/api/tables/{}/orders", table.id);
    let mut for_other = harmless.clone();
    for_other["seat"] = json!(0);
    let [first, other] = [table.bearer(1), elsewhere.bearer(0)];
    let long = format!("Bearer {}", "A".repeat(43));
    let wrong: [(&[(&str, &str)], &str); 8] = [
        (&[("Authorization", &first)], "forbidden"),
        (&[("Authorization", &other)], "forbidden"),
        (&[("Authorization", &long)], "forbidden"),
        (&[("Authorization", "Bearer ")], "forbidden"),
        (&[("Authorization", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")], "forbidden"),
        (&[("Authorization", "")], "forbidden"),
        (&[("Cookie", "bastide_session=malformed")], "unknown"),
        (&[], "unknown"),
    ];
    for (headers, code) in wrong {
        let answer = server.ask("POST", &path, headers, Some(&for_other)).await;
        assert_eq!(answer.code(), code, "{headers:?}");
    }
    assert_eq!(server.show(&table).await["version"], version);

    let mut client = server.join(&table, &[1], 0).await;
    assert_eq!(client.order(0, harmless.clone()).await["code"], "forbidden");
    let mut watching = server.join(&table, &[], 0).await;
    assert_eq!(watching.order(0, harmless.clone()).await["code"], "forbidden");
    let mut stranger = Client::connect(server.address(), &table.id, &[]).await.unwrap();
    stranger.say(&json!({ "type": "hello", "tokens": [elsewhere.tokens[&0]] })).await;
    assert_eq!(stranger.hear_the_end().await, Some(1008));
    assert_eq!(server.show(&table).await["version"], version);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_have_the_colours_that_were_chosen() {
    let server = TestServer::open().await;
    let settings = |first: &str, second: &str| {
        json!({ "game": "kids", "seats": [
            { "kind": "person", "colour": first },
            { "kind": "bot", "level": "beginner", "colour": second },
        ] })
    };
    let created = server.ask("POST", "/api/tables", &[], Some(&settings("green", "red"))).await;
    let id = created.ok(201)["id"].as_str().unwrap().to_owned();
    let shown = server.ask("GET", &format!("/api/tables/{id}"), &[], None).await.ok(200);
    let colours: Vec<_> = shown["seats"].as_array().unwrap().iter().map(|seat| &seat["colour"]).collect();
    assert_eq!(colours, ["green", "red"], "{shown}");
    for (first, second, named) in [("pink", "red", "pink"), ("red", "red", "red"), ("black", "red", "black")]
    {
        let refused = server.ask("POST", "/api/tables", &[], Some(&settings(first, second))).await;
        assert_eq!(refused.code(), "refused", "{refused:?}");
        assert!(refused.body.contains(named), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_plays_for_several_seats() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut both = server.join(&table, &[0, 1], 0).await;
    for seat in [0, 1] {
        let ack = both.order(seat, json!({ "order": "return" })).await;
        assert_eq!(ack["type"], "ack");
    }
    both.say(&json!({ "type": "order", "order": "return" })).await;
    assert_eq!(both.hear_of("refused").await["code"], "which-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_token_shuts_out_whoever_has_the_old_one() {
    let mut server = TestServer::open().await;
    let mut table = server.begun("kids").await;
    let path = format!("/api/tables/{}/seats/1/token", table.id);
    let [first, other] = [table.bearer(1), table.bearer(0)];
    assert_eq!(server.ask("POST", &path, &[("Authorization", &other)], None).await.code(), "forbidden");
    assert_eq!(server.ask("POST", &path, &[], None).await.code(), "unknown");
    let renewed = server.ask("POST", &path, &[("Authorization", &first)], None).await.ok(200);
    let harmless = json!({ "order": "return" });
    assert_eq!(server.order(&table, 1, harmless.clone()).await.code(), "forbidden");
    table.tokens.insert(1, renewed["token"].as_str().unwrap().to_owned());
    server.order(&table, 1, harmless.clone()).await.ok(200);
    server.restart().await;
    server.order(&table, 1, harmless).await.ok(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_stored_in_clear_tells_tokens_or_draws_to_come() {
    let mut server = TestServer::open_file(|_| {}).await;
    let table = server.begun("kids").await;
    server.order(&table, 0, json!({ "order": "commit", "commitment": "0".repeat(64) })).await.ok(409);
    server.stop().await;
    let mode = server.data().metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700, "others on the machine can look into the folder");
    let stored = everything_in(server.data(), &["key"]);
    for token in table.tokens.values() {
        assert!(!contains(&stored, token.as_bytes()), "a token is stored");
    }
    server.start().await;
    server.order(&table, 0, json!({ "order": "resign" })).await.ok(200);
    let events = server.events(&table, 0).await;
    let secret = events.last().unwrap()["secret"].as_str().unwrap();
    assert!(!contains(&stored, secret.as_bytes()), "the secret was stored in clear");
    let bytes: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).unwrap()).collect();
    assert!(!contains(&stored, &bytes), "the secret was stored in clear");
    server.stop().await;
    assert!(contains(&everything_in(server.data(), &["key"]), secret.as_bytes()), "it is told at the end");
}

fn everything_in(folder: &Path, but: &[&str]) -> Vec<u8> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let wanted = files.filter(|file| !but.contains(&file.file_name().to_str().unwrap()));
    wanted.flat_map(|file| std::fs::read(file.path()).unwrap()).collect()
}

fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|part| part == wanted)
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_cannot_be_are_refused() {
    let server = TestServer::open().await;
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    let person = json!({ "kind": "person" });
    let bad = [
        (json!({ "game": "kids", "seats": [bot("learner"), bot("learner")] }), "no-person"),
        (json!({ "game": "kids", "seats": [person, bot("genius")] }), "no-level"),
        (json!({ "game": "chess", "seats": [person, person] }), "refused"),
        (json!({ "game": "kids", "seats": vec![&person; 300] }), "refused"),
        (json!({ "game": "kids", "seats": [] }), "no-person"),
        (json!({ "game": "kids", "seats": [person, person], "extra": 1 }), "bad"),
        (
            json!({ "game": "kids", "seats": [person, person], "clock": { "kind": "turn", "seconds": 0 } }),
            "refused",
        ),
        (json!("kids"), "bad"),
    ];
    for (settings, code) in bad {
        assert_eq!(server.ask("POST", "/api/tables", &[], Some(&settings)).await.code(), code, "{settings}");
    }
    for path in [
        "/api/tables/0123456789abcdef",
        "/api/tables/x",
        "/api/tables/%2e%2e",
        "/api/tables/0123456789abcdef/events",
    ] {
        assert_eq!(server.get(path).await.code(), "no-table", "{path}");
    }
    server.table(&people("kids", 4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_sit_down_at_a_table_that_is_listed() {
    let server = TestServer::open().await;
    let mut settings = people("winter", 2);
    settings["is_listed"] = json!(true);
    let table = server.table(&settings).await;
    server.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    let path = format!("/api/tables/{}/join", table.id);
    let join = async |name: &str| server.ask("POST", &path, &[], Some(&json!({ "name": name }))).await;
    assert_eq!(join("").await.code(), "refused");
    let seated = join("Bob").await.ok(200);
    assert_eq!(seated["seat"], 1);
    // The invitation to that seat is good no more; the new token is.
    assert_eq!(server.order(&table, 1, json!({ "order": "start" })).await.code(), "forbidden");
    let bearer = format!("Bearer {}", seated["token"].as_str().unwrap());
    let orders = format!("/api/tables/{}/orders", table.id);
    let start = json!({ "order": "start" });
    server.ask("POST", &orders, &[("Authorization", &bearer)], Some(&start)).await.ok(200);
    assert_eq!(join("Eve").await.code(), "no-free-seat");

    let private = server.table(&people("winter", 2)).await;
    let path = format!("/api/tables/{}/join", private.id);
    let refused = server.ask("POST", &path, &[], Some(&json!({ "name": "Eve" }))).await;
    assert_eq!(refused.code(), "forbidden");
}

/// A table that is listed, for so many people, and the token of whoever made it.
pub(crate) async fn listed(server: &TestServer, seats: usize) -> (Invited, String) {
    let mut settings = people("winter", seats);
    settings["is_listed"] = json!(true);
    let made = server.ask("POST", "/api/tables", &[], Some(&settings)).await.ok(201);
    let token =
        |seat: &Value| (seat["seat"].as_u64().unwrap() as u8, seat["token"].as_str().unwrap().to_owned());
    let tokens = made["seats"].as_array().unwrap().iter().map(token).collect();
    let table = Invited { id: made["id"].as_str().unwrap().to_owned(), tokens };
    (table, format!("Bearer {}", made["host"].as_str().unwrap()))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_takes_one_seat_of_a_table_that_is_listed() {
    let server = TestServer::open_with(|config| config.is_behind_proxy = true).await;
    let (table, _) = listed(&server, 5).await;
    let path = format!("/api/tables/{}/join", table.id);
    let join = async |headers: &[(&str, &str)], name: &str| {
        server.ask("POST", &path, headers, Some(&json!({ "name": name }))).await
    };
    let from = |address| ("X-Forwarded-For", address);
    let session = async |name: &str| {
        let answer =
            server.ask("POST", "/api/me", &[from("203.0.113.9")], Some(&json!({ "name": name }))).await;
        answer.headers["set-cookie"].split(';').next().unwrap().to_owned()
    };
    let (ada, ben) = (session("Ada").await, session("Ben").await);
    // The same session on another device, and somebody else in the same home.
    join(&[("Cookie", &ada), from("192.0.2.1")], "Ada").await.ok(200);
    assert_eq!(join(&[("Cookie", &ada), from("192.0.2.7")], "Ada two").await.code(), "already-seated");
    let seated = join(&[("Cookie", &ben), from("192.0.2.1")], "Ben").await.ok(200);
    // Without a session, one from one address.
    let guest = join(&[from("192.0.2.1")], "Cleo").await.ok(200);
    assert_eq!(join(&[from("192.0.2.1")], "Dan").await.code(), "already-seated");
    join(&[from("192.0.2.2")], "Dan").await.ok(200);
    // Nor with the token of a seat.
    let bearer = format!("Bearer {}", seated["token"].as_str().unwrap());
    assert_eq!(join(&[("Authorization", &bearer), from("192.0.2.8")], "Eve").await.code(), "already-seated");
    // Whoever stands up may sit down again.
    let bearer = format!("Bearer {}", guest["token"].as_str().unwrap());
    let orders = format!("/api/tables/{}/orders", table.id);
    server
        .ask("POST", &orders, &[("Authorization", &bearer)], Some(&json!({ "order": "leave" })))
        .await
        .ok(200);
    join(&[from("192.0.2.1")], "Cleo again").await.ok(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_the_table_can_make_a_guest_stand_up_before_the_game() {
    let mut server = TestServer::open().await;
    let (mut table, host) = listed(&server, 2).await;
    server.order(&table, 0, json!({ "order": "sit", "name": "Ada" })).await.ok(200);
    let session = server.ask("POST", "/api/me", &[], Some(&json!({ "name": "Mallory" }))).await;
    let session = session.headers["set-cookie"].split(';').next().unwrap().to_owned();
    let sit = json!({ "order": "sit", "name": "Mallory" });
    let orders = format!("/api/tables/{}/orders", table.id);
    let both = [("Authorization", table.bearer(1)), ("Cookie", session.clone())];
    let both: Vec<(&str, &str)> = both.iter().map(|(name, value)| (*name, value.as_str())).collect();
    server.ask("POST", &orders, &both, Some(&sit)).await.ok(200);
    let mut guest = server.join(&table, &[1], 0).await;

    let path = format!("/api/tables/{}/seats/1", table.id);
    let remove = async |server: &TestServer, bearer: &str| {
        server.ask("DELETE", &path, &[("Authorization", bearer)], None).await
    };
    assert_eq!(server.ask("DELETE", &path, &[], None).await.code(), "unknown");
    assert_eq!(remove(&server, &table.bearer(0)).await.code(), "not-host");
    assert_eq!(remove(&server, &table.bearer(1)).await.code(), "not-host");
    let renewed = remove(&server, &host).await.ok(200);

    // They are told, and what they had opens nothing any more: neither the link, nor the session, nor the socket.
    assert_eq!(guest.hear_the_end().await, Some(1013));
    assert_eq!(guest.events.last().unwrap()["event"], "removed");
    assert_eq!(server.order(&table, 1, sit.clone()).await.code(), "forbidden");
    assert_eq!(server.ask("POST", &orders, &[("Cookie", &session)], Some(&sit)).await.code(), "forbidden");
    server.restart().await;
    assert_eq!(server.order(&table, 1, sit).await.code(), "forbidden");
    table.tokens.insert(1, renewed["token"].as_str().unwrap().to_owned());
    server.order(&table, 1, json!({ "order": "sit", "name": "Ben" })).await.ok(200);
    server.order(&table, 0, json!({ "order": "start" })).await.ok(200);
    assert_eq!(remove(&server, &host).await.code(), "refused", "not once the game has begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_was_made_to_stand_up_does_not_come_back_without_an_invitation() {
    let server = TestServer::open().await;
    let (table, host) = listed(&server, 2).await;
    let join = format!("/api/tables/{}/join", table.id);
    let name = json!({ "name": "Mallory" });
    server.ask("POST", &join, &[], Some(&name)).await.ok(200);
    let path = format!("/api/tables/{}/seats/0", table.id);
    server.ask("DELETE", &path, &[("Authorization", &host)], None).await.ok(200);
    assert_eq!(server.ask("POST", &join, &[], Some(&name)).await.code(), "barred");
}
