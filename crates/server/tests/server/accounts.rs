//! Guests, accounts, and whose seats are whose.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::harness::{Answer, PATIENCE, TestServer, people};

/// The cookie that an answer sets, as it is sent back.
fn cookie(answer: &Answer) -> String {
    answer.headers["set-cookie"].split(';').next().unwrap().to_owned()
}

async fn guest(server: &TestServer, name: &str) -> String {
    let answer = server.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await;
    assert_eq!(answer.ok(201), json!({ "name": name, "login": null }));
    cookie(&answer)
}

fn account() -> Value {
    json!({ "login": "Ada", "password": "correct horse" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_somebody_at_once_and_their_cookie_is_guarded() {
    let server = TestServer::open().await;
    assert_eq!(server.get("/api/me").await.code(), "unknown");
    let answer = server.ask("POST", "/api/me", &[], Some(&json!({ "name": "  Ada  L " }))).await;
    assert_eq!(answer.ok(201)["name"], "Ada L");
    let set = &answer.headers["set-cookie"];
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && !set.contains("Secure"), "{set}");
    let me = server.ask("GET", "/api/me", &[("Cookie", &cookie(&answer))], None).await.ok(200);
    assert_eq!(me, json!({ "name": "Ada L", "login": null }));
    for name in ["", "   ", "#", &"x".repeat(25)] {
        assert_eq!(
            server.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await.code(),
            "refused"
        );
    }
    let secure =
        TestServer::open_with(|config| config.public_url = Some("https://games.test".to_owned())).await;
    let answer = secure.ask("POST", "/api/me", &[], Some(&json!({ "name": "Ada" }))).await;
    assert!(answer.headers["set-cookie"].contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_games_over_devices() {
    let mut server = TestServer::open().await;
    let first = guest(&server, "Ada").await;
    let table = server.table(&people("kids", 2)).await;
    let path = format!("/api/tables/{}/orders", table.id);
    let sit = json!({ "order": "sit", "name": "Ada" });
    let bearer = table.bearer(0);
    server.ask("POST", &path, &[("Authorization", &bearer), ("Cookie", &first)], Some(&sit)).await.ok(200);
    server.ask("POST", "/api/me/account", &[("Cookie", &first)], Some(&account())).await.ok(200);
    assert_eq!(
        server.ask("POST", "/api/me/account", &[("Cookie", &first)], Some(&account())).await.code(),
        "has-account"
    );

    // On another device she was a guest with a seat for a while.
    let second = guest(&server, "Ada at work").await;
    let claim = json!({ "table": table.id, "token": table.tokens[&1] });
    assert_eq!(server.ask("POST", "/api/me/seats", &[("Cookie", &second)], Some(&claim)).await.status, 204);
    let answer = server.ask("POST", "/api/session", &[("Cookie", &second)], Some(&account())).await;
    assert_eq!(answer.ok(200), json!({ "name": "Ada", "login": "ada" }));
    let joined = cookie(&answer);
    assert_eq!(server.ask("GET", "/api/me", &[("Cookie", &second)], None).await.code(), "unknown");

    server.restart().await;
    let tables = server.ask("GET", "/api/me/tables", &[("Cookie", &joined)], None).await.ok(200);
    assert_eq!(tables.as_array().unwrap().len(), 2, "{tables}");
    assert_eq!((&tables[0]["seat"], &tables[0]["table"]["id"]), (&json!(0), &json!(table.id)));

    // She needs no token any more, only to say which seat.
    let sit = json!({ "order": "sit", "name": "Ada again", "seat": 1 });
    server.ask("POST", &path, &[("Cookie", &joined)], Some(&sit)).await.ok(200);
    let start = json!({ "order": "start" });
    assert_eq!(server.ask("POST", &path, &[("Cookie", &joined)], Some(&start)).await.code(), "which-seat");
    let stranger = guest(&server, "Eve").await;
    assert_eq!(server.ask("POST", &path, &[("Cookie", &stranger)], Some(&start)).await.code(), "forbidden");
    let shown =
        server.ask("GET", &format!("/api/tables/{}", table.id), &[("Cookie", &joined)], None).await.ok(200);
    assert_eq!(shown["you"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_and_taken_names_are_refused() {
    let server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    let ada = guest(&server, "Ada").await;
    server.ask("POST", "/api/me/account", &[("Cookie", &ada)], Some(&account())).await.ok(200);
    let wrong = [
        json!({ "login": "ada", "password": "wrong horse" }),
        json!({ "login": "eve", "password": "correct horse" }),
        json!({ "login": "", "password": "" }),
        json!({ "login": "ada' --", "password": "correct horse" }),
    ];
    for credentials in wrong {
        let answer = server.ask("POST", "/api/session", &[], Some(&credentials)).await;
        assert_eq!(answer.code(), "wrong-password", "{credentials}");
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    let eve = guest(&server, "Eve").await;
    let add = |body: Value| {
        let (server, eve) = (&server, &eve);
        async move { server.ask("POST", "/api/me/account", &[("Cookie", eve)], Some(&body)).await.code() }
    };
    assert_eq!(add(json!({ "login": "ADA", "password": "another horse" })).await, "login-taken");
    assert_eq!(add(json!({ "login": "e v e", "password": "another horse" })).await, "login");
    assert_eq!(add(json!({ "login": "eve", "password": "short" })).await, "password");
    assert_eq!(server.ask("POST", "/api/me/account", &[], Some(&account())).await.code(), "unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_go_and_be_forgotten() {
    let mut server = TestServer::open_file(|_| {}).await;
    let ada = guest(&server, "Ada").await;
    assert_eq!(server.ask("DELETE", "/api/session", &[("Cookie", &ada)], None).await.status, 204);
    assert_eq!(server.ask("GET", "/api/me", &[("Cookie", &ada)], None).await.code(), "unknown");

    let bob = guest(&server, "Bob").await;
    server.ask("POST", "/api/me/account", &[("Cookie", &bob)], Some(&account())).await.ok(200);
    assert_eq!(server.ask("DELETE", "/api/me", &[("Cookie", &bob)], None).await.status, 204);
    assert_eq!(server.ask("GET", "/api/me", &[("Cookie", &bob)], None).await.code(), "unknown");
    assert_eq!(server.ask("POST", "/api/session", &[], Some(&account())).await.code(), "wrong-password");
    server.stop().await;
    let stored = std::fs::read(server.data().join("bastide.db")).unwrap();
    assert!(!String::from_utf8_lossy(&stored).contains("correct horse"));
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_tried_slowly() {
    let server = TestServer::open_with(|config| config.limits.passwords = 3.0).await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(server.ask("POST", "/api/session", &[], Some(&account())).await.code());
    }
    assert_eq!(codes, ["wrong-password", "wrong-password", "wrong-password", "too-many", "too-many"]);
}

/// Somebody with an account on this device.
async fn member(server: &TestServer) -> String {
    let ada = guest(server, "Ada").await;
    server.ask("POST", "/api/me/account", &[("Cookie", &ada)], Some(&account())).await.ok(200);
    ada
}

/// A session on another device, with a password.
async fn log_in(server: &TestServer, password: &str, agent: &str) -> Answer {
    let credentials = json!({ "login": "ada", "password": password });
    server.ask("POST", "/api/session", &[("User-Agent", agent)], Some(&credentials)).await
}

async fn is_known(server: &TestServer, session: &str) -> bool {
    server.ask("GET", "/api/me", &[("Cookie", session)], None).await.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_with_the_old_one_and_other_devices_are_signed_out() {
    let server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    let ada = member(&server).await;
    let other = cookie(&log_in(&server, "correct horse", "").await);
    let change = async |session: &str, old: &str, new: &str| {
        let body = json!({ "old": old, "new": new });
        server.ask("POST", "/api/me/password", &[("Cookie", session)], Some(&body)).await
    };
    assert_eq!(change(&ada, "wrong horse", "battery staple").await.code(), "wrong-password");
    assert_eq!(change(&ada, "correct horse", "short").await.code(), "password");
    assert!(is_known(&server, &other).await);
    assert_eq!(change(&ada, "correct horse", "battery staple").await.status, 204);
    assert!(is_known(&server, &ada).await && !is_known(&server, &other).await);
    assert_eq!(log_in(&server, "correct horse", "").await.code(), "wrong-password");
    log_in(&server, "battery staple", "").await.ok(200);
    let nobody = guest(&server, "Eve").await;
    assert_eq!(change(&nobody, "correct horse", "battery staple").await.code(), "no-account");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_opens_an_account_once_and_is_stored_nowhere() {
    let mut server = TestServer::open_file(|config| config.limits.passwords = 0.0).await;
    let ada = member(&server).await;
    let make = async |server: &TestServer, password: &str| {
        let body = json!({ "password": password });
        server.ask("POST", "/api/me/recovery-codes", &[("Cookie", &ada)], Some(&body)).await
    };
    assert_eq!(make(&server, "wrong horse").await.code(), "wrong-password");
    let codes = |answer: &Answer| -> Vec<String> {
        let codes = answer.ok(200)["codes"].as_array().unwrap().clone();
        codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect()
    };
    let before = codes(&make(&server, "correct horse").await);
    let codes = codes(&make(&server, "correct horse").await);
    assert_eq!(codes.len(), 8);
    let left = async |server: &TestServer, session: &str| {
        server.ask("GET", "/api/me/account", &[("Cookie", session)], None).await.ok(200)["recovery_codes"]
            .clone()
    };
    assert_eq!(left(&server, &ada).await, 8);

    let recover = async |server: &TestServer, login: &str, code: &str| {
        let body = json!({ "login": login, "code": code, "password": "battery staple" });
        server.ask("POST", "/api/recovery", &[], Some(&body)).await
    };
    for (login, code) in
        [("ada", before[0].as_str()), ("ada", "1234"), ("nobody", &codes[0]), ("", &codes[0])]
    {
        let answer = recover(&server, login, code).await;
        assert_eq!(answer.code(), "wrong-code", "{login} {code}");
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    let answer = recover(&server, "ADA", &codes[0].to_uppercase()).await;
    assert_eq!(answer.ok(200), json!({ "name": "Ada", "login": "ada" }));
    assert!(!is_known(&server, &ada).await, "all other devices are signed out");
    assert_eq!(left(&server, &cookie(&answer)).await, 7);
    assert_eq!(recover(&server, "ada", &codes[0]).await.code(), "wrong-code", "it was used");
    log_in(&server, "battery staple", "").await.ok(200);
    server.stop().await;
    let stored = std::fs::read(server.data().join("bastide.db")).unwrap();
    let stored = String::from_utf8_lossy(&stored);
    assert!(codes.iter().all(|code| !stored.contains(code) && !stored.contains(&code.replace('-', ""))));
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one_or_all() {
    let server = TestServer::open_with(|config| config.limits.passwords = 0.0).await;
    let ada = member(&server).await;
    let phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
    let phone = cookie(&log_in(&server, "correct horse", phone).await);
    let desk =
        cookie(&log_in(&server, "correct horse", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0").await);
    let sessions = async |session: &str| {
        let account = server.ask("GET", "/api/me/account", &[("Cookie", session)], None).await.ok(200);
        assert_eq!(account["login"], "ada");
        account["sessions"].as_array().unwrap().clone()
    };
    let listed = sessions(&ada).await;
    let mut devices: Vec<&str> = listed.iter().map(|one| one["device"].as_str().unwrap()).collect();
    devices.sort_unstable();
    assert_eq!(devices, ["", "Chrome · Android", "Firefox · Linux"]);
    assert_eq!(listed.iter().filter(|one| one["is_this"] == true).count(), 1);
    assert!(listed.iter().all(|one| one["seen_at"].as_u64().unwrap() > 1_600_000_000_000));

    let of_phone = listed.iter().find(|one| one["device"] == "Chrome · Android").unwrap();
    let path = format!("/api/me/sessions/{}", of_phone["id"].as_str().unwrap());
    let stranger = guest(&server, "Eve").await;
    assert_eq!(server.ask("DELETE", &path, &[("Cookie", &stranger)], None).await.code(), "no-session");
    assert!(is_known(&server, &phone).await);
    assert_eq!(server.ask("DELETE", &path, &[("Cookie", &ada)], None).await.status, 204);
    assert!(!is_known(&server, &phone).await && is_known(&server, &desk).await);
    assert_eq!(server.ask("DELETE", "/api/me/sessions", &[("Cookie", &ada)], None).await.status, 204);
    assert!(!is_known(&server, &desk).await && is_known(&server, &stranger).await);
    assert_eq!(sessions(&ada).await.len(), 1);
}

/// Whoever tries to sign in, each time from another address.
struct Guesser<'a> {
    server: &'a TestServer,
    addresses: std::ops::RangeFrom<u16>,
}

impl Guesser<'_> {
    async fn sign_in(&mut self, credentials: &Value) -> Answer {
        let [high, low] = self.addresses.next().unwrap().to_be_bytes();
        let from = format!("10.0.{high}.{low}");
        self.server.ask("POST", "/api/session", &[("X-Forwarded-For", &from)], Some(credentials)).await
    }

    /// How many guesses are let through before one is not.
    async fn guess(&mut self, login: &str) -> u32 {
        let credentials = json!({ "login": login, "password": "guess number one" });
        let mut guesses = 0;
        loop {
            match self.sign_in(&credentials).await.code().as_str() {
                "wrong-password" => guesses += 1,
                code => {
                    assert_eq!(code, "too-many", "{login}");
                    return guesses;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_tried_slowly_from_however_many_addresses_and_its_owner_comes_in_all_the_same() {
    let server = TestServer::open_with(|config| {
        config.limits.passwords = 3.0;
        config.is_behind_proxy = true;
    })
    .await;
    let ada = member(&server).await;
    let made = server
        .ask(
            "POST",
            "/api/me/recovery-codes",
            &[("Cookie", &ada), ("X-Forwarded-For", "192.0.2.1")],
            Some(&json!({ "password": "correct horse" })),
        )
        .await
        .ok(200);
    // As often, whether there is such an account or not: nine times, and nine times a minute from then on.
    let mut guesser = Guesser { server: &server, addresses: 0.. };
    for login in ["nobody", "ada"] {
        let begun = Instant::now();
        let guesses = guesser.guess(login).await;
        let most = 9.0 + 9.0 * begun.elapsed().as_secs_f64() / 60.0;
        assert!(guesses >= 9 && f64::from(guesses) <= most, "{login}: {guesses} guesses, {most} at most");
    }
    // On a slow machine another attempt may be due by now.
    let refusal = async {
        while guesser.sign_in(&account()).await.code() != "too-many" {
            guesser.guess("ada").await;
        }
    };
    timeout(PATIENCE, refusal).await.expect("nobody comes in by a password now");
    let home = [("X-Forwarded-For", "192.0.2.2")];
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    let known = [("Cookie", ada.as_str()), home[0]];
    assert_eq!(server.ask("POST", "/api/me/password", &known, Some(&change)).await.status, 204);
    let recovery = json!({ "login": "ada", "code": made["codes"][0], "password": "another staple" });
    server.ask("POST", "/api/recovery", &home, Some(&recovery)).await.ok(200);
}
