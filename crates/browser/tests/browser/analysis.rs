//! Trying things out: what chance can do, what fills gaps, branches to keep.

use serde_json::{Value, json};

use crate::harness::{JudgePage, Page};

/// A road that goes on to the east alone; four tiles are left.
const POSITION: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=3;scores=0,0;\
    board=D@0,0r0/W@-1,0r0;step=draw;left=E,U*2,W;aside=";

#[test]
fn a_game_may_begin_in_a_position() {
    let mut page = Page::default();
    let replayed = page.ok(json!({ "do": "replay", "moment": { "record": POSITION } }));
    assert_eq!((&replayed["moves"], &replayed["scene"]["phase"]), (&json!(0), &json!("draw")));
    let moves = ["draw U", "place 1,0 r0"];
    let moment = json!({ "record": POSITION, "moves": moves });
    let record = page.ok(json!({ "do": "branch", "moment": moment }))["record"].clone();
    let again = page.ok(json!({ "do": "replay", "moment": { "record": record } }));
    assert_eq!(again["moves"], 2);

    let unfitting = POSITION.replace("W@-1,0r0", "E@-1,0r0");
    let problem = page.problem(json!({ "do": "replay", "moment": { "record": unfitting } }));
    assert_eq!((&problem["code"], &problem["rule"]), (&json!("position"), &json!("W-10")));
}

#[test]
fn every_tile_that_is_left_can_be_drawn_by_hand() {
    let mut page = Page::default();
    let draws = page.ok(json!({ "do": "draws", "moment": { "record": POSITION }, "seed": 5 }));
    let tiles = draws["tiles"].as_array().unwrap();
    let told: Vec<_> = tiles.iter().map(|tile| (&tile["move"], &tile["left"], &tile["chance"])).collect();
    assert_eq!(told[1], (&json!("draw U"), &json!(2), &json!(0.5)));
    assert_eq!(told.len(), 3);
    assert!(tiles.iter().any(|tile| tile["move"] == draws["random"]), "{draws}");
    let placing = json!({ "record": POSITION, "moves": ["draw U"] });
    let none = page.ok(json!({ "do": "draws", "moment": placing, "seed": 5 }));
    assert_eq!(none, json!({ "tiles": [], "faces": [], "random": null }));
}

#[test]
fn dice_show_any_faces_by_hand() {
    let mut page = Page::default();
    let dice = "dice/1;seats=2;starts=0;turn=1;scores=0,0;board=;hand=;knights=0;catapults=0;rolls=0;doubled=off;\
        kept=;step=roll";
    let draws = page.ok(json!({ "do": "draws", "moment": { "record": dice }, "seed": 1 }));
    assert_eq!((draws["tiles"].as_array().unwrap().len(), draws["faces"].as_array().unwrap().len()), (0, 6));
    let moment = json!({ "record": dice, "moves": [draws["random"]] });
    assert_eq!(page.ok(json!({ "do": "replay", "moment": moment }))["scene"]["phase"], "build");
}

#[test]
fn tiles_that_fill_a_gap_or_complete_an_area_are_told() {
    let mut page = Page::default();
    let codes = |fillers: &Value| -> Vec<String> {
        let tiles = fillers["tiles"].as_array().unwrap();
        tiles.iter().map(|tile| tile["tile"].as_str().unwrap().to_owned()).collect()
    };
    let moment = json!({ "record": POSITION });
    let cell = page.ok(json!({ "do": "cell_fillers", "moment": moment, "x": 1, "y": 0 }));
    assert_eq!((codes(&cell), &cell["chance"]), (vec!["U".to_owned(), "W".to_owned()], &json!(0.75)));
    let far = page.ok(json!({ "do": "cell_fillers", "moment": moment, "x": 9, "y": 9 }));
    assert_eq!(far, json!({ "tiles": [], "chance": 0.0 }));
    for moves in [json!([]), json!(["draw E"])] {
        let moment = json!({ "record": POSITION, "moves": moves });
        let road = page.ok(json!({ "do": "area_fillers", "moment": moment, "x": 0, "y": 0, "zone": 1 }));
        assert_eq!((codes(&road), &road["chance"]), (vec!["W".to_owned()], &json!(0.25)), "{moves}");
    }
    for (x, y, zone) in [(0, 0, 9), (7, 7, 0)] {
        let none = page.ok(json!({ "do": "area_fillers", "moment": moment, "x": x, "y": y, "zone": zone }));
        assert_eq!(none["tiles"], json!([]), "{x},{y}:{zone}");
    }
}

#[test]
fn a_moment_is_assessed() {
    let mut page = JudgePage::default();
    let draws = page.ok(json!({ "do": "assess", "moment": { "record": POSITION }, "ways": 3, "lang": "fr" }));
    assert_eq!((&draws["unit"], &draws["ways"]), (&json!("points"), &json!([])));
    assert_eq!(draws["draws"].as_array().unwrap().len(), 3);
    let placing = json!({ "record": POSITION, "moves": ["draw W"] });
    let ways = page.ok(json!({ "do": "assess", "moment": placing, "ways": 3 }))["ways"].clone();
    assert_eq!((ways.as_array().unwrap().len(), &ways[0]["loss"]), (3, &json!(0.0)));
    let problem = page.problem(json!({ "do": "assess", "moment": { "record": "chess" }, "ways": 3 }));
    assert_eq!(problem["code"], "record");
}
