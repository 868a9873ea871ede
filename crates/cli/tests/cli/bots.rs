//! `arena`, `tune`, `hint`, and bots in `play` and `protocol`.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::bastide::{Folder, bastide, fed};

fn arena(args: &[&str]) -> Value {
    serde_json::from_str(&bastide(&[&["arena", "--json", "--seed", "2"], args].concat()).ok()).unwrap()
}

#[test]
fn a_match_is_counted_and_does_not_depend_on_threads() {
    let counted = |threads| {
        let mut view = arena(&["greedy", "beginner", "--game", "kids", "--pairs", "6", "--threads", threads]);
        for bot in view["bots"].as_array_mut().unwrap() {
            for key in ["seconds_a_move", "longest_move", "simulations_a_second"] {
                bot[key].take();
            }
        }
        view
    };
    let view = counted("1");
    assert_eq!((&view["games"], &view["rounds"]), (&json!(12), &json!(6)));
    let wins = |bot: usize| view["bots"][bot]["wins"]["mean"].as_f64().unwrap();
    assert!((wins(0) + wins(1) - 1.0).abs() < 1e-9 && wins(0) > 0.8, "{view}");
    assert_eq!(view, counted("3"));
}

#[test]
fn the_last_bot_has_the_seats_left_over() {
    let view = arena(&["greedy", "beginner", "--game", "kids", "--seats", "4", "--pairs", "2"]);
    assert_eq!((&view["seats"], &view["games"]), (&json!(4), &json!(8)));
    let sum = view["bots"][0]["wins"]["mean"].as_f64().unwrap()
        + 3.0 * view["bots"][1]["wins"]["mean"].as_f64().unwrap();
    assert!((sum - 1.0).abs() < 1e-9, "{view}");
}

#[test]
fn a_match_is_kept_and_gone_on_with() {
    let folder = Folder::new("arena");
    let keep = folder.path("match");
    // What an earlier run of this test has left.
    let _ = fs::remove_dir_all(&keep);
    let file = |name: &str| format!("{keep}/{name}");
    let play = |pairs, seed| {
        let args = ["arena", "learner", "beginner", "--game", "kids", "--keep", &keep, "--json"];
        bastide(&[&args[..], &["--pairs", pairs, "--seed", seed]].concat())
    };
    play("2", "1").ok();
    let lines = || fs::read_to_string(file("rounds.jsonl")).unwrap();
    // Rounds are written as they end, in any order; here they are put into theirs.
    let mut rounds: Vec<String> = lines().lines().map(|line| format!("{line}\n")).collect();
    rounds.sort();
    let first = rounds.concat();
    assert_eq!(rounds.len(), 2);
    // A match that was broken off in the middle of a line.
    fs::write(file("rounds.jsonl"), format!("{first}{{\"round\":2,\"ga")).unwrap();
    let view: Value = serde_json::from_str(&play("4", "1").ok()).unwrap();
    assert_eq!(view["games"], 8);
    assert!(lines().starts_with(&first), "what was there is not played again");
    assert_eq!(lines().lines().count(), 4, "what was cut off is gone");
    let record = fs::read_to_string(file("000003-1.txt")).unwrap();
    assert!(record.starts_with("bastide record 1"), "{record}");
    let run = play("4", "2");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("another match"), "{}", run.err);
    for (right, wrong, part) in [
        ("\"scores\":[", "\"scores\":[7,", "line 1: this is a round of another match"),
        ("{\"round\":0", "{\"round\":", "line 1: this is not the JSON"),
        ("{\"round\":1", "{\"round\":0", "line 2: this round is there twice"),
    ] {
        fs::write(file("rounds.jsonl"), first.replacen(right, wrong, 1)).unwrap();
        let run = play("2", "1");
        assert_eq!(run.code, 1, "{wrong}");
        assert!(run.err.contains(part), "{wrong}: {}", run.err);
    }
}

#[test]
fn a_foreign_program_can_play() {
    let program = format!("{} protocol", env!("CARGO_BIN_EXE_bastide"));
    let args = ["external@3", "beginner", "--external", &program, "--game", "kids", "--pairs", "2"];
    let view = arena(&args);
    assert_eq!(view["bots"][0]["forfeits"], 0);
    assert!(view["bots"][0]["wins"]["mean"].as_f64().unwrap() > 0.5, "{view}");
    // One that says nothing sensible gives every game away.
    let view = arena(&["external", "beginner", "--external", "cat", "--game", "kids", "--pairs", "1"]);
    assert_eq!(view["bots"][0]["forfeits"], 2);
    assert_eq!(view["bots"][1]["wins"]["mean"], 1.0);
}

/// The examples for those who write bots; a path with spaces needs quotes.
#[test]
fn the_examples_can_play() {
    let folder = Folder::new("examples with spaces");
    let bastide = env!("CARGO_BIN_EXE_bastide");
    let script = folder.write("bot.py", include_str!("../../examples/bot.py"));
    let compiled = Path::new(bastide).with_file_name("examples").join("bot");
    for program in [format!("python3 '{script}' '{bastide}'"), format!("'{}'", compiled.display())] {
        let args = ["external", "beginner", "--external", &program, "--game", "kids", "--pairs", "2"];
        let view = arena(&[&args[..], &["--patience", "60000"]].concat());
        assert_eq!(view["bots"][0]["forfeits"], 0, "{program}");
        assert!(view["bots"][0]["wins"]["mean"].as_f64().unwrap() > 0.5, "{program}: {view}");
    }
}

/// A program hears which seat it has, every move, and how the game ended, and may end by itself.
#[test]
fn a_foreign_program_hears_how_the_game_ended() {
    let folder = Folder::new("told");
    let told = folder.write("told", "");
    let program =
        format!("sh -c 'tee -a {told} | {} protocol; echo gone >> {told}'", env!("CARGO_BIN_EXE_bastide"));
    let args = [
        "beginner",
        "external@3",
        "--external",
        &program,
        "--game",
        "kids",
        "--pairs",
        "1",
        "--threads",
        "1",
    ];
    let view = arena(&[&args[..], &["--patience", "60000"]].concat());
    assert_eq!(view["bots"][1]["forfeits"], 0);
    let told = fs::read_to_string(told).unwrap();
    let seats: Vec<&str> = told.lines().filter(|line| line.contains(r#""op":"new""#)).collect();
    assert!(seats[0].contains(r#""seat":1"#) && seats[1].contains(r#""seat":0"#), "{told}");
    let ends: Vec<&str> = told.lines().filter(|line| line.contains(r#""op":"over""#)).collect();
    assert_eq!(ends.len(), 2, "{told}");
    assert!(ends[0].contains(r#""scores":["#) && ends[0].contains(r#""winners":["#), "{told}");
    assert_eq!(told.lines().filter(|line| *line == "gone").count(), 2, "{told}");
}

#[test]
fn mistakes_are_explained() {
    for (args, part) in [
        (&["arena", "grandmaster", "--game", "kids"][..], "beginner, learner"),
        (&["arena", "master@soon", "--game", "kids"], "100ms"),
        (&["arena", "master~rng=1", "--game", "kids"], "rng=1"),
        (&["arena", "learner", "greedy", "expert", "--game", "kids"], "seats"),
        (&["arena", "external", "--game", "kids"], "--external"),
        (&["arena", "external", "--external", "cat '", "--game", "kids"], "quote"),
        (&["arena", "learner", "--external", "cat", "--game", "kids"], "cat"),
        (&["play", "kids", "--bot", "7=expert"], "SEAT=BOT"),
        (&["tune", "kids", "--out", "x", "--budget", "5ms"], "simulations"),
    ] {
        let run = bastide(args);
        assert_eq!(run.code, 2, "{args:?}");
        assert!(run.err.contains(part), "{args:?}: {}", run.err);
    }
}

#[test]
fn tuning_is_the_same_every_time() {
    let folder = Folder::new("tune");
    let tune = |name: &str| {
        let out = folder.path(name);
        let args = ["--fits", "1", "--games", "12", "--trials", "3", "--pairs", "2", "--only", "path"];
        bastide(&[&["tune", "kids", "--out", &out], &args[..]].concat()).ok();
        fs::read_to_string(out).unwrap()
    };
    let numbers = tune("one.txt");
    assert!(numbers.contains("path.closing "), "{numbers}");
    assert_eq!(numbers, tune("other.txt"));
}

const PUZZLE: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=2;\
                      scores=0,0;board=D@0,0r0/E@0,-1r2;step=place:B;left=B*2,V*3;aside=";

#[test]
fn a_hint_names_a_legal_move_and_its_rivals() {
    let run = fed(&["hint", "-", "--bot", "master", "--budget", "50", "--json"], PUZZLE);
    let view: Value = serde_json::from_str(&run.ok()).unwrap();
    assert_eq!(view["seat"], 1);
    assert!(view["move"].as_str().unwrap().starts_with("place "), "{view}");
    assert_eq!(view["candidates"][0]["moves"][0], view["move"]);
    let out = fed(&["hint", "-"], PUZZLE).ok();
    assert!(out.starts_with("Player 1 might play: place "), "{out}");
    let undrawn = PUZZLE.replace("step=place:B", "step=draw");
    assert!(fed(&["hint", "-"], undrawn).err.contains("before a tile is drawn"));
}

#[test]
fn bots_play_at_the_terminal() {
    let args = ["play", "kids", "--seed", "3", "--bot", "1=greedy"];
    let out = fed(&args, "hint\nplace 0,1 r0\n").ok();
    assert!(out.contains("Player 0 might play: place"), "{out}");
    assert!(out.contains("Player 1 (greedy): place"), "{out}");
    assert!(out.contains("Turn 3, player 0"), "{out}");
    // With a bot in every seat the game plays itself.
    let out = bastide(&["play", "kids", "--bot", "0=learner", "--bot", "1=learner"]).ok();
    assert!(out.contains("The game is over."), "{out}");
}

#[test]
fn a_program_can_ask_for_a_move() {
    let script = format!(
        "{}\n{}\n{}\n{}\n",
        json!({"op": "choose"}),
        json!({"op": "load", "position": PUZZLE}),
        json!({"op": "choose", "bot": "master", "simulations": 20}),
        json!({"op": "choose", "bot": "nobody"})
    );
    let out = fed(&["protocol"], script).ok();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers[0]["error"].is_string() && answers[3]["error"].is_string(), "{out}");
    assert!(answers[2]["ok"]["move"].as_str().unwrap().starts_with("place "), "{out}");
    assert!(answers[2]["ok"]["simulations"].as_u64().unwrap() <= 20);
}
