//! `benchmark`: made the same every time, and scored for bots and programs.

use std::fs;

use serde_json::Value;

use crate::bastide::{Folder, bastide};

#[test]
fn a_benchmark_is_made_and_tells_strong_from_weak() {
    let folder = Folder::new("benchmark");
    let make = |name: &str| {
        let file = folder.path(name);
        let args = ["--games", "4", "--per-game", "5", "--rollouts", "8", "--out", &file];
        assert!(bastide(&[&["benchmark", "make", "kids"], &args[..]].concat()).ok().contains("20 turns"));
        file
    };
    let file = make("kids.txt");
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, fs::read_to_string(make("again.txt")).unwrap());
    assert!(
        text.contains("# CC0 1.0") && text.contains("# bastide benchmark make kids --seats 2 --games 4 "),
        "{text}"
    );
    let program =
        format!("python3 {}/examples/bot.py {}", env!("CARGO_MANIFEST_DIR"), env!("CARGO_BIN_EXE_bastide"));
    let args =
        ["benchmark", "score", &file, "beginner", "master@50", "external", "--external", &program, "--json"];
    let scores: Vec<Value> = serde_json::from_str(&bastide(&args).ok()).unwrap();
    let regret = |at: usize| scores[at]["regret"].as_f64().unwrap();
    assert!(regret(1) + 0.2 < regret(0), "{scores:?}");
    assert!(scores.iter().all(|score| score["turns"] == 20 && score["failures"] == 0), "{scores:?}");
    let told = bastide(&["benchmark", "score", &file, "greedy", "--first", "3"]).ok();
    assert!(told.starts_with("greedy") && told.contains("of 3 turns"), "{told}");
}

#[test]
fn a_program_that_plays_no_turn_is_told_apart() {
    let folder = Folder::new("benchmark-silent");
    let file = folder.path("kids.txt");
    let args =
        ["benchmark", "make", "kids", "--games", "1", "--per-game", "2", "--rollouts", "1", "--out", &file];
    bastide(&args).ok();
    let told = bastide(&["benchmark", "score", &file, "external", "--external", "true"]).ok();
    assert!(told.contains("2 turns were not played"), "{told}");
}
