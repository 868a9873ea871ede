//! `tiles`

use serde_json::{Value, json};

use crate::bastide::{Folder, bastide};

#[test]
fn tiles_are_drawn() {
    let all = bastide(&["tiles", "winter"]).ok();
    assert!(all.contains("D ×4") && all.contains("R12"), "{all}");
    let one = bastide(&["tiles", "winter", "o"]).ok();
    assert!(one.contains("r3") && one.contains("a city1 N W has coat"), "{one}");
}

#[test]
fn tiles_are_told_to_programs() {
    let view: Value = serde_json::from_str(&bastide(&["tiles", "winter", "--json"]).ok()).unwrap();
    assert_eq!(view["set"], "winter");
    let one: Value = serde_json::from_str(&bastide(&["tiles", "winter", "o", "--json"]).ok()).unwrap();
    assert!(view["tiles"].as_array().unwrap().contains(&one), "{one}");
    assert_eq!(one["zones"][0]["ports"], json!(["N", "W"]));
    assert_eq!(one["zones"][0]["marks"], json!({"coat": 1}));
}

#[test]
fn a_file_is_checked() {
    let folder = Folder::new("tiles");
    let good = "set tiny 1\nstyle kids\nkinds path\nside P path\ngroup all 1\ntile a\n  sides P P P P\n  path1 N S\n  path2 E W\n";
    let run = bastide(&["tiles", "--check", &folder.write("crossing.tiles", good)]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("crossing.tiles:9: tile a: zones path1 and path2 cross"), "{}", run.err);

    let file =
        folder.write("good.tiles", good.replace("path1 N S", "path1 N E").replace("path2 E W", "path2 S W"));
    let out = bastide(&["tiles", "--check", &file]).ok();
    assert!(out.starts_with(&format!("{file}: valid; set tiny has 1 tiles of 1 kinds")), "{out}");
    assert!(out.contains("━━┓···┗━━"), "{out}");
}

#[test]
fn a_style_must_be_there() {
    let folder = Folder::new("styles");
    let set = "set tiny 1\nstyle gothic\nkinds path\nside P path\ngroup all 1\ntile a\n  sides P P P P\n  path1 N E S W\n";
    let run = bastide(&["tiles", "--check", &folder.write("tiny.tiles", set)]);
    assert_eq!(run.code, 1);
    let expected = "tile set tiny: there is no style gothic; known: winter, hunters, kids, dice";
    assert!(run.err.contains(expected), "{}", run.err);
}
