//! Positions that are set up by hand.

use serde_json::{Value, json};

use crate::harness::JudgePage;

fn begin(page: &mut JudgePage, setup: Value) -> Value {
    page.ok(json!({ "do": "new_draft", "setup": setup }))["draft"].clone()
}

#[test]
fn a_draft_is_changed_and_says_what_is_wrong_with_it() {
    let mut page = JudgePage::default();
    let draft = begin(&mut page, json!({ "game": "winter", "seats": 2, "options": { "abbot": "on" } }));
    let put = json!({ "edit": "put", "tile": "W", "x": 2, "y": 0, "rotation": 0 });
    let apart = page.ok(json!({ "do": "draft", "of": { "draft": draft, "edits": [put] } }));
    assert_eq!(apart["position"], Value::Null);
    let flaw = &apart["flaws"][0];
    assert_eq!((&flaw["problem"]["rule"], &flaw["place"]), (&json!("W-10"), &json!("2 east")));
    assert_eq!((&flaw["tile"]["tile"], &flaw["tile"]["x"]), (&json!("W"), &json!(2)));
    assert_eq!(apart["scene"]["tiles"].as_array().unwrap().len(), 1, "what is wrong is told apart");

    let join = json!({ "edit": "put", "tile": "W", "x": 1, "y": 0, "rotation": 0 });
    let asked =
        json!({ "draft": apart["draft"], "edits": [join], "tile": "K", "at": { "x": 1, "y": 0 }, "seat": 1 });
    let joined = page.ok(json!({ "do": "draft", "of": asked, "lang": "en" }));
    assert!(joined["position"].as_str().unwrap().contains("board=D@0,0r0/W@1,0r0/W@2,0r0;"), "{joined}");
    assert!(!joined["places"].as_array().unwrap().is_empty());
    let stock = joined["stock"].as_array().unwrap().iter().find(|line| line["tile"] == "W").unwrap();
    assert_eq!((&stock["spare"], &stock["left"]), (&json!(2), &json!(2)));

    let looked = &joined["looked_at"];
    let stands: Vec<&str> =
        looked["stands"].as_array().unwrap().iter().map(|way| way["text"].as_str().unwrap()).collect();
    let roads = ["Put a meeple on the road (south).", "Put a meeple on the road (west)."];
    assert_eq!(stands, roads, "the one in the east is complete");
    let refused: Vec<&Value> = looked["refused"].as_array().unwrap().iter().map(|why| &why["rule"]).collect();
    assert!(refused.contains(&&json!("W-15")) && refused.contains(&&json!("W-33")), "{looked}");
}

#[test]
fn an_edit_that_is_refused_changes_nothing_and_names_its_rule() {
    let mut page = JudgePage::default();
    let draft = begin(&mut page, json!({ "game": "kids", "seats": 3 }));
    let put = |x: i32| json!({ "edit": "put", "tile": "12", "x": x, "y": 0, "rotation": 0 });
    let first = page.ok(json!({ "do": "draft", "of": { "draft": draft, "edits": [put(0)] } }));
    assert_eq!((&first["flaws"], &first["has_points"]), (&json!([]), &json!(false)));
    let problem =
        page.problem(json!({ "do": "draft", "of": { "draft": first["draft"], "edits": [put(1)] } }));
    assert_eq!((&problem["code"], &problem["rule"]), (&json!("refused"), &json!("K-01")));
    let nobody = json!({ "edit": "stand", "x": 0, "y": 0, "seat": 200, "piece": "pawn", "zone": 99 });
    let same = page.ok(json!({ "do": "draft", "of": { "draft": first["draft"], "edits": [nobody] } }));
    assert_eq!(same["draft"], first["draft"], "there is no such seat or zone");
    let problem = page.problem(json!({ "do": "draft", "of": { "draft": "winter/1" } }));
    assert_eq!(problem["code"], "position");
    let unknown = json!({ "edit": "hand", "tile": "none" });
    let problem = page.problem(json!({ "do": "draft", "of": { "draft": draft, "edits": [unknown] } }));
    assert_eq!(problem["code"], "refused");
}
