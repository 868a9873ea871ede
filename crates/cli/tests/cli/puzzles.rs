//! `puzzles`: found, added to a file, and solved again.

use std::fs;

use crate::bastide::{Folder, bastide};

#[test]
fn puzzles_are_found_added_and_keep_their_answer() {
    let folder = Folder::new("puzzles");
    let file = folder.path("dice.txt");
    let mine = |seed: &str| {
        bastide(&["puzzles", "mine", "dice", "--count", "2", "--seed", seed, "--out", &file]).ok()
    };
    assert!(mine("1").contains("2 puzzles"));
    let first = fs::read_to_string(&file).unwrap();
    mine("2");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with(&first) && text.matches("\npuzzle dice/1;").count() == 4, "{text}");
    assert!(!fs::exists(format!("{file}.notes")).unwrap());
    assert_eq!(
        bastide(&["puzzles", "check", &file, "--sample", "3"]).ok().trim(),
        "3 of 3 keep their answer."
    );
}

#[test]
fn a_file_that_is_none_says_its_line() {
    let folder = Folder::new("puzzles-wrong");
    let file = folder.write("wrong.txt", "bastide puzzles 1\n\npuzzle chess/1\n");
    let run = bastide(&["puzzles", "check", &file]);
    assert!(run.code == 1 && run.err.contains("line 3"), "{}", run.err);
}
