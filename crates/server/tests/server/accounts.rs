//! Guests, accounts, and whose seats are whose.

use serde_json::{Value, json};

use crate::harness::{Answer, House, people};

/// The cookie that an answer sets, as it is sent back.
fn cookie(answer: &Answer) -> String {
    answer.headers["set-cookie"].split(';').next().unwrap().to_owned()
}

async fn guest(house: &House, name: &str) -> String {
    let answer = house.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await;
    assert_eq!(answer.ok(201), json!({ "name": name, "login": null }));
    cookie(&answer)
}

fn account() -> Value {
    json!({ "login": "Ada", "password": "correct horse" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_somebody_at_once_and_their_cookie_is_guarded() {
    let house = House::open().await;
    assert_eq!(house.get("/api/me").await.code(), "unknown");
    let answer = house.ask("POST", "/api/me", &[], Some(&json!({ "name": "  Ada  L " }))).await;
    assert_eq!(answer.ok(201)["name"], "Ada L");
    let set = &answer.headers["set-cookie"];
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && !set.contains("Secure"), "{set}");
    let me = house.ask("GET", "/api/me", &[("Cookie", &cookie(&answer))], None).await.ok(200);
    assert_eq!(me, json!({ "name": "Ada L", "login": null }));
    for name in ["", "   ", "#", &"x".repeat(25)] {
        assert_eq!(house.ask("POST", "/api/me", &[], Some(&json!({ "name": name }))).await.code(), "refused");
    }
    let secure = House::open_with(|config| config.public_url = Some("https://games.test".to_owned())).await;
    let answer = secure.ask("POST", "/api/me", &[], Some(&json!({ "name": "Ada" }))).await;
    assert!(answer.headers["set-cookie"].contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_games_over_devices() {
    let mut house = House::open().await;
    let first = guest(&house, "Ada").await;
    let table = house.table(&people("kids", 2)).await;
    let path = format!("/api/tables/{}/orders", table.id);
    let sit = json!({ "order": "sit", "name": "Ada" });
    let bearer = table.bearer(0);
    house.ask("POST", &path, &[("Authorization", &bearer), ("Cookie", &first)], Some(&sit)).await.ok(200);
    house.ask("POST", "/api/me/account", &[("Cookie", &first)], Some(&account())).await.ok(200);
    assert_eq!(
        house.ask("POST", "/api/me/account", &[("Cookie", &first)], Some(&account())).await.code(),
        "has-account"
    );

    // On another device she was a guest with a seat for a while.
    let second = guest(&house, "Ada at work").await;
    let claim = json!({ "table": table.id, "token": table.tokens[&1] });
    assert_eq!(house.ask("POST", "/api/me/seats", &[("Cookie", &second)], Some(&claim)).await.status, 204);
    let answer = house.ask("POST", "/api/session", &[("Cookie", &second)], Some(&account())).await;
    assert_eq!(answer.ok(200), json!({ "name": "Ada", "login": "ada" }));
    let joined = cookie(&answer);
    assert_eq!(house.ask("GET", "/api/me", &[("Cookie", &second)], None).await.code(), "unknown");

    house.restart().await;
    let tables = house.ask("GET", "/api/me/tables", &[("Cookie", &joined)], None).await.ok(200);
    assert_eq!(tables.as_array().unwrap().len(), 2, "{tables}");
    assert_eq!((&tables[0]["seat"], &tables[0]["table"]["id"]), (&json!(0), &json!(table.id)));

    // She needs no token any more, only to say which seat.
    let sit = json!({ "order": "sit", "name": "Ada again", "seat": 1 });
    house.ask("POST", &path, &[("Cookie", &joined)], Some(&sit)).await.ok(200);
    let start = json!({ "order": "start" });
    assert_eq!(house.ask("POST", &path, &[("Cookie", &joined)], Some(&start)).await.code(), "which-seat");
    let stranger = guest(&house, "Eve").await;
    assert_eq!(house.ask("POST", &path, &[("Cookie", &stranger)], Some(&start)).await.code(), "forbidden");
    let shown =
        house.ask("GET", &format!("/api/tables/{}", table.id), &[("Cookie", &joined)], None).await.ok(200);
    assert_eq!(shown["you"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_and_taken_names_are_refused() {
    let house = House::open_with(|config| config.limits.passwords = 0.0).await;
    let ada = guest(&house, "Ada").await;
    house.ask("POST", "/api/me/account", &[("Cookie", &ada)], Some(&account())).await.ok(200);
    let wrong = [
        json!({ "login": "ada", "password": "wrong horse" }),
        json!({ "login": "eve", "password": "correct horse" }),
        json!({ "login": "", "password": "" }),
        json!({ "login": "ada' --", "password": "correct horse" }),
    ];
    for credentials in wrong {
        let answer = house.ask("POST", "/api/session", &[], Some(&credentials)).await;
        assert_eq!(answer.code(), "wrong-password", "{credentials}");
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    let eve = guest(&house, "Eve").await;
    let add = |body: Value| {
        let (house, eve) = (&house, &eve);
        async move { house.ask("POST", "/api/me/account", &[("Cookie", eve)], Some(&body)).await.code() }
    };
    assert_eq!(add(json!({ "login": "ADA", "password": "another horse" })).await, "login-taken");
    assert_eq!(add(json!({ "login": "e v e", "password": "another horse" })).await, "login");
    assert_eq!(add(json!({ "login": "eve", "password": "short" })).await, "password");
    assert_eq!(house.ask("POST", "/api/me/account", &[], Some(&account())).await.code(), "unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_go_and_be_forgotten() {
    let mut house = House::open().await;
    let ada = guest(&house, "Ada").await;
    assert_eq!(house.ask("DELETE", "/api/session", &[("Cookie", &ada)], None).await.status, 204);
    assert_eq!(house.ask("GET", "/api/me", &[("Cookie", &ada)], None).await.code(), "unknown");

    let bob = guest(&house, "Bob").await;
    house.ask("POST", "/api/me/account", &[("Cookie", &bob)], Some(&account())).await.ok(200);
    assert_eq!(house.ask("DELETE", "/api/me", &[("Cookie", &bob)], None).await.status, 204);
    assert_eq!(house.ask("GET", "/api/me", &[("Cookie", &bob)], None).await.code(), "unknown");
    assert_eq!(house.ask("POST", "/api/session", &[], Some(&account())).await.code(), "wrong-password");
    house.stop().await;
    let stored = std::fs::read(house.data().join("bastide.db")).unwrap();
    assert!(!String::from_utf8_lossy(&stored).contains("correct horse"));
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_tried_slowly() {
    let house = House::open_with(|config| config.limits.passwords = 3.0).await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(house.ask("POST", "/api/session", &[], Some(&account())).await.code());
    }
    assert_eq!(codes, ["wrong-password", "wrong-password", "wrong-password", "too-many", "too-many"]);
}
