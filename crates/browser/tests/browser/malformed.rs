//! No request makes the engine panic, and what is wrong with it is said.

use bots::Rng;
use browser::{Answer, Engine};
use serde_json::{Value, json};

use crate::harness::{Hosted, Page, secret, settings};

#[test]
fn what_is_no_request_is_said_to_be_none() {
    let wrong = [
        json!(null),
        json!([]),
        json!({}),
        json!({ "do": "nothing" }),
        json!({ "do": 5 }),
        json!({ "do": "rules" }),
        json!({ "do": "rules", "game": 5 }),
        json!({ "do": "rules", "game": "winter", "wrong": 1 }),
        json!({ "do": "rules", "game": "winter", "lang": "tlh" }),
        json!({ "do": "seen", "table": -1, "from": { "now": 0 } }),
        json!({ "do": "seen", "table": 1, "from": { "now": 0 }, "wrong": 1 }),
        json!({ "do": "seen", "table": 1, "from": { "now": 0, "wrong": 1 } }),
        json!({ "do": "mirror", "id": "a", "events": [{ "version": 1 }] }),
        json!({ "do": "think", "table": 1, "seed": 1 }),
        json!({ "do": "think", "table": 1, "seed": 1, "limit": { "millis": 1, "simulations": 1 } }),
        json!({ "do": "think", "table": 1, "seed": 1, "limit": { "millis": 1 }, "wrong": 1 }),
        json!({ "do": "host", "id": "a", "settings": settings("kids"), "secret": "07", "now": 0 }),
        json!({ "do": "replay", "moment": {} }),
    ];
    for request in wrong {
        let problem = Page::default().problem(request.clone());
        assert_eq!(problem["code"], "bad", "{request}");
        assert!(!problem["text"].as_str().unwrap().is_empty());
    }
}

#[test]
fn what_there_is_not_is_said_not_to_be_there() {
    let mut page = Page::default();
    for request in [json!({ "do": "rules", "game": "chess" }), json!({ "do": "lesson", "game": "chess" })] {
        assert_eq!(page.problem(request.clone())["code"], "no-page", "{request}");
    }
    for name in [
        "seen",
        "apply",
        "forget",
        "legal",
        "describe",
        "record",
        "position",
        "state_hash",
        "think",
        "timeout",
    ] {
        let request = match name {
            "seen" => json!({ "do": name, "table": 3, "from": { "now": 0 } }),
            "timeout" => json!({ "do": name, "table": 3, "now": 0 }),
            "apply" => json!({ "do": name, "table": 3, "events": [] }),
            "think" => json!({ "do": name, "table": 3, "seed": 1, "limit": { "millis": 1 } }),
            _ => json!({ "do": name, "table": 3 }),
        };
        assert_eq!(page.problem(request)["code"], "no-table", "{name}");
    }
}

#[test]
fn no_change_of_a_request_makes_the_engine_panic() {
    let mut rng = Rng::new(3);
    let mut hosted = Hosted::start(settings("kids"));
    let requests = [
        json!({ "do": "mirror", "id": "a", "events": hosted.events }),
        json!({ "do": "apply", "table": 1, "events": hosted.events }),
        json!({ "do": "host", "id": "a", "settings": settings("winter"), "secret": secret(), "now": 5 }),
        json!({ "do": "order", "table": 1, "seat": 0, "order": { "order": "leave" }, "now": 5, "id": "x" }),
        json!({ "do": "foretell", "table": 1, "from": { "now": 5 }, "seat": 0, "orders": [{ "order": "resign" }] }),
        json!({ "do": "bot_turn", "table": 1, "seat": 0, "turns": [{ "moves": ["pass"], "considered": [] }], "now": 5 }),
        json!({ "do": "seen", "table": 1, "from": { "you": [0, 9], "since": 99, "now": 1, "presence": { "seats": [], "watching": 0 } } }),
        json!({ "do": "verify", "record": hosted.page.ok(json!({ "do": "record", "table": 1 }))["record"] }),
        json!({ "do": "hint", "table": 1, "seed": 1, "limit": { "simulations": 5 } }),
    ];
    let mut engine = Engine::default();
    for request in requests.map(|request| request.to_string()) {
        for _ in 0..150 {
            let mut bytes = request.clone().into_bytes();
            for _ in 0..=rng.below(3) {
                let at = rng.below(u32::try_from(bytes.len()).unwrap()) as usize;
                match rng.below(3) {
                    0 => bytes[at] = u8::try_from(rng.below(256)).unwrap(),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, b"{}[]\",:0-9"[rng.below(10) as usize]),
                }
            }
            let answer: Value = serde_json::from_str(&engine.answer(&bytes)).unwrap();
            assert_eq!(answer.as_object().unwrap().len(), 1, "{answer}");
        }
    }
}

#[test]
fn a_request_that_is_nested_too_deeply_is_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let answer = Engine::default().answer(deep.as_bytes());
    assert!(answer.starts_with(r#"{"problem":{"code":"bad""#));
}
