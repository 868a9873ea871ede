//! `verify` and `replay`.

use serde_json::json;

use crate::bastide::{Folder, bastide, fed};
use crate::protocol::talk;

/// The record of a game of a few turns, as the protocol writes it.
fn record() -> String {
    let moves = ["draw E", "place 0,-1 r2", "claim meeple city1", "draw U", "place 1,0 r0", "pass", "draw B"];
    let mut lines = vec![json!({"op": "new", "game": "winter", "seats": 2, "starts": 1})];
    lines.extend(moves.map(|text| json!({"op": "play", "move": text})));
    lines.push(json!({"op": "record"}));
    let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let lines: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
    talk(&lines).last().unwrap()["ok"].as_str().unwrap().to_owned()
}

/// The number of the line on which a text stands.
fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

/// The record of a game that was played at a table and given up at once, with its proof.
const PROVED: &str = "bastide record 1
game kids
seats 2
starts 1

1. draw 9; draw 30

result open

proof 1
commitment 0d6d51e3817907a659ac6c3c59fd1a2b83021f709c91694368f46d0aeaa6d420
words 0 blue horse
start drawn
secret 0303030303030303030303030303030303030303030303030303030303030303
";

#[test]
fn fair_draws_are_proved_and_others_found_out() {
    let folder = Folder::new("proof");
    let file = folder.write("game.txt", PROVED);
    assert!(bastide(&["verify", &file]).ok().ends_with("all 2 draws were fair.\n"));
    let forged = folder.write("forged.txt", PROVED.replace("draw 9; draw 30", "draw 9; draw 31"));
    let run = bastide(&["verify", &forged]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("“draw 31”, but by the proof it was “draw 30”"), "{}", run.err);
    for (from, to) in
        [("proof 1", "proof 2"), ("secret 0303", "sesame 0303"), ("proof 1", "proof 1\nproof 1")]
    {
        let broken = folder.write("broken.txt", PROVED.replace(from, to));
        assert_eq!(bastide(&["verify", &broken]).code, 1, "{to}");
    }
}

#[test]
fn a_good_record_is_in_order() {
    let file = Folder::new("good").write("game.txt", record());
    assert_eq!(bastide(&["verify", &file]).ok(), format!("{file}: valid; not over after 2 turns\n"));
    assert_eq!(fed(&["verify", "-"], record()).ok(), "-: valid; not over after 2 turns\n");
}

#[test]
fn the_first_bad_line_is_named() {
    let folder = Folder::new("bad");
    let good = folder.write("good.txt", record());
    let text = record();
    let broken = [
        (text.replace("place 1,0 r0", "place 1,0 r1"), "place 1,0 r1"),
        (text.replace("+4 W-21", "+5 W-21"), "+5 W-21"),
        (text.replace("draw U", "draw Unicorn"), "draw Unicorn"),
        (text.replace("seats 2", "seats 12"), "1. draw"),
    ];
    for (text, part) in broken {
        let bad = folder.write("bad.txt", &text);
        let run = bastide(&["verify", &bad, &good]);
        assert_eq!(run.code, 1);
        assert!(run.err.starts_with(&format!("{bad}:{}: ", line_of(&text, part))), "{part}: {}", run.err);
        // One bad record does not keep the next from being read.
        assert!(run.out.starts_with(&format!("{good}: valid")), "{}", run.out);
    }
}

#[test]
fn malformed_input_is_no_record() {
    let folder = Folder::new("malformed");
    let malformed: [&[u8]; 4] = [b"", b"\n\n\n", b"hello", b"bastide record 1\n\xff"];
    for text in malformed {
        let run = bastide(&["verify", &folder.write("malformed.txt", text)]);
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(!run.err.contains("panicked"), "{}", run.err);
    }
    // What a file says cannot command the terminal.
    let run = bastide(&["verify", &folder.write("escape.txt", "bastide record 1\n\u{1b}[2J")]);
    assert!(run.code == 1 && !run.err.contains('\u{1b}'), "{}", run.err);
}

#[test]
fn a_game_is_shown_after_any_turn() {
    let file = Folder::new("replay").write("game.txt", record());
    let first = bastide(&["replay", &file, "--at", "1"]).ok();
    assert!(first.contains("After turn 1 of 3:"), "{first}");
    assert!(first.contains("[W-21] Player 1: +4."), "{first}");
    assert!(first.contains("(1) Yellow: 4 points"), "{first}");
    assert!(!first.contains("draw U"), "{first}");

    let second = bastide(&["replay", &file, "--at", "2"]).ok();
    assert!(second.contains("draw U") && !second.contains("[W-21]"), "{second}");
    let last = bastide(&["replay", &file]).ok();
    assert!(last.contains("After turn 3 of 3:") && last.contains("draw B"), "{last}");
    let start = bastide(&["replay", &file, "--at", "0"]).ok();
    assert!(start.contains("(1) Yellow: 0 points"), "{start}");

    let run = bastide(&["replay", &file, "--at", "9"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains('9'), "{}", run.err);
}
