//! A field or a parameter that is not known is refused, with its name, wherever it stands.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::harness::{Answer, TestServer, people};
use crate::routes::{Route, routes};

const UNKNOWN: &str = "pattern";

/// The body with an unknown field, once in each of its objects but for maps with keys of any name.
fn with_unknown_field(body: &Value) -> Vec<Value> {
    let mut altered = Vec::new();
    match body {
        Value::Object(fields) => {
            let mut with_field = fields.clone();
            with_field.insert(UNKNOWN.to_owned(), json!("red"));
            altered.push(Value::Object(with_field));
            for (name, value) in fields.iter().filter(|(name, _)| *name != "options") {
                for inner in with_unknown_field(value) {
                    let mut outer = body.clone();
                    outer[name] = inner;
                    altered.push(outer);
                }
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                for inner in with_unknown_field(item) {
                    let mut outer = body.clone();
                    outer[index] = inner;
                    altered.push(outer);
                }
            }
        }
        _ => {}
    }
    altered
}

/// Orders of every kind.
fn orders() -> Vec<Value> {
    let plain = [
        "leave",
        "return",
        "start",
        "take-back",
        "confirm",
        "ask-undo",
        "agree-undo",
        "refuse-undo",
        "pause",
        "agree-pause",
        "refuse-pause",
        "resume",
        "resign",
    ];
    let mut orders: Vec<Value> = plain.map(|order| json!({ "order": order })).into();
    orders.push(json!({ "order": "sit", "name": "Ada" }));
    orders.push(json!({ "order": "commit", "commitment": "abc" }));
    orders.push(json!({ "order": "reveal", "link": "abc" }));
    orders.push(json!({ "order": "play", "move": "pass", "confirm": true }));
    orders.push(json!({ "order": "end-wait", "whom": 1, "wanted": "bot" }));
    orders
}

/// Settings with everything that can be set, in every way.
fn settings() -> Vec<Value> {
    let clocks = [
        json!({ "kind": "none" }),
        json!({ "kind": "turn", "seconds": 60 }),
        json!({ "kind": "game", "seconds": 60, "increment": 5 }),
        json!({ "kind": "days", "days": 3 }),
    ];
    let with_clock = |clock| {
        let mut settings = people("kids", 2);
        settings["seats"][1] = json!({ "kind": "bot", "level": "learner" });
        settings["clock"] = clock;
        settings
    };
    clocks.map(with_clock).into()
}

/// All bodies that a route is tried with.
fn bodies(route: &Route) -> Vec<Value> {
    match (route.method, route.path) {
        ("POST", "/api/tables") => settings(),
        ("POST", "/api/tables/{id}/orders") => orders(),
        _ => route.body().cloned().into_iter().collect(),
    }
}

#[track_caller]
fn assert_named(answer: &Answer, what: &str) {
    assert_eq!((answer.status, answer.code()), (400, "bad".to_owned()), "{what}: {answer:?}");
    assert!(answer.body.contains(UNKNOWN), "{what}: {answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_field_of_a_body_is_refused_on_every_route() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let before = server.events(&table, 0).await;
    let (bearer, mut tested) = (table.bearer(0), BTreeSet::new());
    for route in routes() {
        for body in bodies(&route).iter().flat_map(with_unknown_field) {
            let altered = route.with_body(body);
            let answer = altered.ask(&server, &table, &[("Authorization", &bearer)]).await;
            assert_named(&answer, &format!("{altered:?}"));
            tested.insert((route.method.to_lowercase(), route.path));
        }
    }
    assert_eq!(server.events(&table, 0).await, before);

    let description = serde_json::to_value(server::description()).unwrap();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let has_body = operation.get("requestBody").is_some();
            assert_eq!(tested.contains(&(method.clone(), path)), has_body, "{method} {path}");
        }
    }
}

/// Whether `orders` has them all is told by the description.
#[test]
fn orders_of_every_kind_are_tried() {
    let description = serde_json::to_value(server::description()).unwrap();
    let kinds = description["components"]["schemas"]["Order"]["oneOf"].as_array().unwrap().len();
    assert_eq!(orders().len(), kinds);
    let clocks = description["components"]["schemas"]["Clock"]["oneOf"].as_array().unwrap().len();
    assert_eq!(settings().len(), clocks);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_field_of_a_message_is_refused() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    let mut client = server.join(&table, &[0], 0).await;
    for mut message in orders().into_iter().chain([json!({})]) {
        message["type"] = json!(if message["order"].is_null() { "ping" } else { "order" });
        message[UNKNOWN] = json!("red");
        client.say(&message).await;
        let answer = loop {
            let heard = client.hear().await;
            if ["ack", "refused", "pong"].contains(&heard["type"].as_str().unwrap()) {
                break heard;
            }
        };
        assert_eq!(answer["code"], "bad", "{message}: {answer}");
        assert!(answer["text"].as_str().unwrap().contains(UNKNOWN), "{message}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_parameter_of_a_query_is_refused_on_every_route() {
    let server = TestServer::open().await;
    let table = server.begun("kids").await;
    for route in routes() {
        for query in ["?pattern=red", "?lang=de&pattern=red", "?p%61ttern"] {
            let answer = route.ask_with_query(&server, &table, &[], query).await;
            assert_named(&answer, &format!("{route:?} {query}"));
        }
        let answer = route.ask_with_query(&server, &table, &[], "?lang=de").await;
        assert!(!answer.body.contains("\"bad\""), "{route:?}: {answer:?}");
    }
    // A page is shown whatever stands behind its address.
    assert_eq!(server.get("/?pattern=red").await.status, 200);
}
