//! Puzzles: what there is to solve, and what is said to answers.

use serde_json::json;

use crate::harness::JudgePage;

const FILE: &str = include_str!("../../../puzzles/files/dice.txt");

#[test]
fn puzzles_are_listed_and_answers_judged() {
    let mut page = JudgePage::default();
    let list = page.ok(json!({ "do": "puzzles", "file": FILE }));
    let puzzle = &list["puzzles"][0];
    let mut answer = |moves: serde_json::Value| {
        page.ok(json!({ "do": "answer", "puzzle": puzzle["puzzle"], "moves": moves }))
    };
    let asked = answer(json!([]));
    assert_eq!((&asked["unit"], &asked["verdict"]), (&json!("percent"), &json!(null)));
    assert!(asked["record"].as_str().unwrap().contains("from dice/1;"));

    let ways: Vec<Vec<&str>> = puzzle["puzzle"]
        .as_str()
        .unwrap()
        .lines()
        .filter_map(|line| line.strip_prefix("way ")?.split_once(' '))
        .map(|(_, moves)| moves.split("; ").collect())
        .collect();
    let right = answer(json!(ways[0]))["verdict"].clone();
    assert_eq!(
        (&right["is_right"], &right["loss"], &right["best"]),
        (&json!(true), &json!(0.0), &json!(ways[0]))
    );
    assert!(!right["text"].as_str().unwrap().is_empty());
    let wrong = answer(json!(ways[1]))["verdict"].clone();
    assert_eq!((&wrong["is_right"], &wrong["best"]), (&json!(false), &json!(ways[0])));
    assert!(wrong["loss"].as_f64().unwrap() >= 3.0);
}

#[test]
fn what_is_no_puzzle_and_what_is_no_move_is_told() {
    let mut page = JudgePage::default();
    let problem = page.problem(json!({ "do": "puzzles", "file": "bastide puzzles 9" }));
    assert_eq!(problem["code"], "puzzles");
    assert!(problem["text"].as_str().unwrap().contains('1'));
    let problem = page.problem(json!({ "do": "answer", "puzzle": "bastide puzzles 1", "moves": [] }));
    assert_eq!(problem["code"], "puzzles");
    let problem = page.problem(json!({ "do": "answer", "puzzle": FILE, "moves": ["jump"] }));
    assert_eq!(problem["code"], "refused");
}
