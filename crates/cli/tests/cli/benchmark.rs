//! `benchmark`: made the same every time, and scored for bots and programs.

use std::fs;
use std::io::Read;

use flate2::read::MultiGzDecoder;
use serde_json::Value;

use crate::bastide::{Folder, bastide};

#[test]
fn a_benchmark_is_made_the_same_every_time() {
    let folder = Folder::new("benchmark");
    let run = |name: &str, games: &str, seed: &str| {
        let file = folder.path(name);
        let args = ["--games", games, "--per-game", "2", "--rollouts", "1", "--seed", seed, "--out", &file];
        bastide(&[&["benchmark", "make", "kids"], &args[..]].concat())
    };
    let make = |name: &str, games: &str| {
        let told = run(name, games, "1").ok();
        (told, fs::read_to_string(folder.path(name)).unwrap())
    };
    let (told, text) = make("kids.txt", "2");
    assert!(told.contains("4 turns"), "{told}");
    make("again.txt", "1");
    assert_eq!(make("again.txt", "2").1, text, "what was begun is gone on with");
    assert!(make("again.txt", "1").0.contains("4 turns"), "nothing is thrown away");
    let refused = run("again.txt", "3", "2");
    assert!(refused.code == 1 && refused.err.contains("another command"), "{}", refused.err);
    assert_eq!(make("again.txt", "2").1, text);
    assert!(
        text.contains("# CC0 1.0") && text.contains("# bastide benchmark make kids --seats 2 --per-game 2 "),
        "{text}"
    );
}

/// The benchmarks that are given away.
const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../benchmark/files");

#[test]
fn the_benchmarks_that_are_given_away_can_be_read() {
    let files: Vec<_> = fs::read_dir(FILES).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() > 1, "{files:?}");
    for file in files {
        let mut text = String::new();
        MultiGzDecoder::new(fs::File::open(&file).unwrap()).read_to_string(&mut text).unwrap();
        assert_eq!(text.lines().filter(|line| line.starts_with("after ")).count(), 5000, "{file:?}");
        let told = bastide(&["benchmark", "score", file.to_str().unwrap(), "beginner", "--first", "1"]).ok();
        assert!(told.starts_with("beginner") && told.contains("of 1 turn"), "{told}");
    }
}

#[test]
fn a_benchmark_tells_strong_from_weak() {
    let file = format!("{FILES}/kids.txt.gz");
    let program =
        format!("python3 {}/examples/bot.py {}", env!("CARGO_MANIFEST_DIR"), env!("CARGO_BIN_EXE_bastide"));
    let args = ["--first", "32", "--external", &program, "--json"];
    let entrants = ["benchmark", "score", &file, "beginner", "master@20", "external"];
    let scores: Vec<Value> = serde_json::from_str(&bastide(&[&entrants[..], &args].concat()).ok()).unwrap();
    let regret = |at: usize| scores[at]["regret"].as_f64().unwrap();
    assert!(regret(1) + 0.2 < regret(0), "{scores:?}");
    assert!(scores.iter().all(|score| score["turns"] == 32 && score["failures"] == 0), "{scores:?}");
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
