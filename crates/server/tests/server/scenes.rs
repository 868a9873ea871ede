//! Scenes of tables and records, hints, rules, and games that branch off.

use games::{Record, catalog};
use serde_json::{Value, json};

use crate::harness::{Invited, TestServer, people};
use crate::socket_client::play;

async fn scene(server: &TestServer, table: &Invited, seat: u8, since: usize) -> Value {
    let path = format!("/api/tables/{}/scene?since={since}", table.id);
    server.ask("GET", &path, &[("Authorization", &table.bearer(seat))], None).await.ok(200)
}

/// The first thing that may be done.
fn first_choice(scene: &Value) -> String {
    let choices = &scene["choices"];
    let of_ways = |key: &str| choices[key][0]["ways"][0]["move"].as_str();
    let of = |key: &str| choices[key][0]["move"].as_str();
    let found = of_ways("places").or(of("claims")).or(of_ways("builds")).or(of("actions"));
    found.expect("something to do").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_by_scenes_alone() {
    let server = TestServer::open().await;
    for definition in catalog::games() {
        let table = server.begun(definition.name).await;
        let mut known = 0;
        for _ in 0..40 {
            let seen = scene(&server, &table, 0, known).await;
            assert_eq!(seen["you"], json!([0]));
            let scene = &seen["scene"];
            let moves = scene["moves"].as_u64().unwrap() as usize;
            assert_eq!(scene["story"].as_array().unwrap().len(), moves - known);
            assert_eq!(scene["names"], json!(["Player 0", "Player 1"]));
            known = moves;
            let Some(seat) = scene["seat"].as_u64() else { break };
            assert_eq!(seen["awaited"], seat);
            server.order(&table, seat as u8, play(&first_choice(scene))).await.ok(200);
        }
        assert!(known > 20, "{}", definition.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_seen_before_its_game_begins() {
    let server = TestServer::open().await;
    let table = server.table(&people("winter", 2)).await;
    let seen = scene(&server, &table, 1, 0).await;
    assert_eq!((&seen["stage"], &seen["scene"]), (&json!("waiting"), &Value::Null));
    assert_eq!(server.get("/api/tables/0000000000000000/scene").await.code(), "no-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_speaks_the_language_of_whoever_looks() {
    let server = TestServer::open().await;
    let table = server.begun("winter").await;
    let path = format!("/api/tables/{}/scene", table.id);
    let french = server.get(&format!("{path}?lang=fr")).await.ok(200);
    assert_eq!(french["scene"]["story"][0]["text"], "Player 0 pioche une tuile.");
    let german = server.ask("GET", &path, &[("Accept-Language", "de")], None).await.ok(200);
    assert_eq!(german["scene"]["prompt"], "Player 0 legt das Plättchen.");
}

const RECORD: &str = "bastide record 1\ngame winter\noptions farmers=off river=off abbot=off pile=classic\n\
                      seats 2\nstarts 0\n\n1. draw W; place 1,0 r0; claim meeple road3\n\
                      2. draw W; place -1,0 r0; pass = 0 +3 W-20\n\nresult open\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_replayed_move_by_move() {
    let server = TestServer::open().await;
    let at = async |body: Value| server.ask("POST", "/api/scenes?lang=en", &[], Some(&body)).await;
    let end = at(json!({ "record": RECORD })).await.ok(200);
    assert_eq!((&end["moves"], &end["scene"]["moves"]), (&json!(6), &json!(6)));
    assert_eq!(end["scene"]["scores"], json!([3, 0]));
    let marks = json!([{ "at": 6, "turn": 2, "label": "Red: Road of 3 tiles, complete: 3 points." }]);
    assert_eq!(end["marks"], marks);

    let named = at(json!({ "record": RECORD, "names": ["Ada", null] })).await.ok(200);
    assert_eq!(named["scene"]["names"], json!(["Ada", "Yellow"]));
    assert_eq!(named["marks"][0]["label"], "Ada: Road of 3 tiles, complete: 3 points.");

    let middle = at(json!({ "record": RECORD, "at": 3, "since": 2 })).await.ok(200);
    assert_eq!(middle["scene"]["story"][0]["move"], "claim meeple road3");
    assert_eq!(middle["scene"]["pieces"].as_array().unwrap().len(), 1);

    let ahead = json!({ "record": RECORD, "at": 2, "moves": ["claim meeple road1", "draw K"] });
    let ahead = at(ahead).await.ok(200);
    assert_eq!((&ahead["scene"]["moves"], &ahead["scene"]["hand"]["tile"]), (&json!(4), &json!("K")));
    let illegal = at(json!({ "record": RECORD, "at": 2, "moves": ["claim abbot road1"] })).await;
    assert_eq!((illegal.code(), illegal.ok(409)["rule"].is_string()), ("refused".to_owned(), true));

    let bad = at(json!({ "record": RECORD.replace("1,0 r0", "5,5 r0") })).await;
    assert_eq!((bad.status, bad.code()), (422, "record".to_owned()));
    assert!(bad.ok(422)["text"].as_str().unwrap().contains("line 7"), "{bad:?}");
    let long = "#".repeat(300_000);
    assert_eq!(at(json!({ "record": long })).await.code(), "too-large");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_branches_off_and_proves_what_is_drawn_from_there() {
    let server = TestServer::open().await;
    let body = json!({ "record": RECORD, "at": 3 });
    let replayed = server.ask("POST", "/api/scenes", &[], Some(&body)).await.ok(200);
    let mut settings = people("winter", 2);
    settings["from"] = replayed["position"].clone();
    let table = server.begin(&settings).await;
    let seen = scene(&server, &table, 0, 0).await;
    assert_eq!(seen["scene"]["tiles"].as_array().unwrap().len(), 2);
    assert_eq!((&seen["scene"]["turn"], &seen["scene"]["seat"]), (&json!(2), &json!(1)));
    assert_eq!(seen["scene"]["options"]["pile"], "classic");

    server.order(&table, 0, json!({ "order": "resign" })).await.ok(200);
    let record = server.get(&format!("/api/tables/{}/record", table.id)).await.body;
    assert!(record.contains("\nfrom winter/1;"), "{record}");
    assert_eq!(table::verify(&Record::read(&record).unwrap()).unwrap().draws, 1);

    settings["seats"] = people("winter", 3)["seats"].clone();
    let refused = server.ask("POST", "/api/tables", &[], Some(&settings)).await;
    assert_eq!(refused.code(), "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_given_to_whoever_has_to_move_where_people_learn() {
    let server = TestServer::open().await;
    let mut settings = people("winter", 2);
    settings["aids"] = json!("learning");
    let table = server.begin(&settings).await;
    let path = format!("/api/tables/{}/hint?lang=en", table.id);
    let ask = async |seat| server.ask("GET", &path, &[("Authorization", &table.bearer(seat))], None).await;
    let hint = ask(0).await.ok(200);
    assert!(hint["text"].as_str().unwrap().starts_with("In the "), "{hint}");
    assert_eq!(hint["moves"][0], hint["move"]);
    server.order(&table, 0, play(hint["move"].as_str().unwrap())).await.ok(200);
    assert_eq!(ask(1).await.code(), "forbidden");
    assert_eq!(server.get(&path).await.code(), "forbidden");

    let strict = server.begun("winter").await;
    let path = format!("/api/tables/{}/hint", strict.id);
    let refused = server.ask("GET", &path, &[("Authorization", &strict.bearer(0))], None).await;
    assert_eq!(refused.code(), "no-hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_game_are_told_in_chapters() {
    let server = TestServer::open().await;
    let addresses = server.get("/api/games").await.ok(200)["pictures"].as_str().unwrap().to_owned();
    for definition in catalog::games() {
        let path = format!("/api/rules/{}?lang=fr", definition.name);
        let book = server.get(&path).await.ok(200);
        let chapters = book["chapters"].as_array().unwrap();
        let rules = chapters.iter().flat_map(|chapter| chapter["rules"].as_array().unwrap());
        assert_eq!(rules.clone().count(), definition.rules.len());
        let pictures = rules.flat_map(|rule| rule["pictures"].as_array().unwrap());
        for icon in pictures.filter(|picture| picture["kind"] == "icon") {
            let path = format!("{addresses}/icons/{}.svg", icon["icon"].as_str().unwrap());
            assert_eq!(server.get(&path).await.status, 200, "{path}");
        }
    }
    assert_eq!(server.get("/api/rules/chess").await.code(), "no-page");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_every_game_can_be_taken() {
    let server = TestServer::open().await;
    for game in server.get("/api/games").await.ok(200)["games"].as_array().unwrap() {
        let lesson = server.get(&format!("/api/lessons/{}", game["game"].as_str().unwrap())).await.ok(200);
        let steps = lesson["steps"].as_array().unwrap();
        assert_eq!(game["lesson_steps"], steps.len());
        let mut moves = Vec::new();
        for step in steps {
            if step["gesture"] == "take-back" {
                moves.pop();
            }
            moves.extend(step["before"].as_array().unwrap().iter().chain(step.get("wants")).cloned());
        }
        let moment = json!({ "record": lesson["record"], "moves": moves });
        server.ask("POST", "/api/scenes", &[], Some(&moment)).await.ok(200);
    }
    assert_eq!(server.get("/api/lessons/chess").await.code(), "no-page");
}
