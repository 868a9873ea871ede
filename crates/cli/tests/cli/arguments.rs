//! Arguments, languages, errors and exit codes.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::bastide::{bastide, with_lang};

#[test]
fn bad_arguments_end_with_2_and_a_message() {
    let bad: [&[&str]; 18] = [
        &[],
        &["dance"],
        &["games", "extra"],
        &["rules"],
        &["rules", "chess"],
        &["rules", "winter", "X-99"],
        &["simulate", "chess"],
        &["simulate", "winter", "--seats", "9"],
        &["simulate", "winter", "--seats", "many"],
        &["simulate", "winter", "--games", "0"],
        &["simulate", "winter", "--threads", "0"],
        &["simulate", "winter", "--option", "farmers"],
        &["simulate", "winter", "--option", "farmers=maybe"],
        &["simulate", "winter", "--option", "dragons=on"],
        &["perft", "winter", "--depth", "-1"],
        &["tiles", "winter", "ZZ"],
        &["serve", "--bot-pace", "18446744073709551615"],
        &["--lang", "xx", "games"],
    ];
    for args in bad {
        let run = bastide(args);
        assert_eq!(run.code, 2, "{args:?}: {}{}", run.out, run.err);
        assert!(!run.err.trim().is_empty(), "{args:?}");
        assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    }
}

#[test]
fn what_cannot_be_read_ends_with_1() {
    for args in [&["verify", "/nowhere"][..], &["replay", "/nowhere"], &["play", "--load", "/nowhere"]] {
        let run = bastide(args);
        assert_eq!(run.code, 1, "{args:?}: {}", run.err);
        assert!(run.err.contains("/nowhere"), "{args:?}: {}", run.err);
    }
}

#[test]
fn games_and_rules_are_told() {
    assert!(bastide(&["games"]).ok().contains("winter: 2 to 5 players"));
    let games: Value = serde_json::from_str(&bastide(&["games", "--json"]).ok()).unwrap();
    assert_eq!(games[0]["game"], "winter");
    assert_eq!(games[0]["seats"]["most"], 5);
    assert_eq!(games[0]["options"][0]["key"], "farmers");

    let all = bastide(&["rules", "winter"]).ok();
    assert!(all.starts_with("W-01") && all.contains("\nW-63"), "{all}");
    let one = bastide(&["rules", "winter", "w-13"]).ok();
    assert!(one.starts_with("W-13") && one.lines().count() == 1, "{one}");
    let json: Value = serde_json::from_str(&bastide(&["rules", "winter", "W-13", "--json"]).ok()).unwrap();
    assert_eq!(json[0]["rule"], "W-13");
}

#[test]
fn the_language_is_chosen_by_option_or_environment() {
    let told = |lang: &str, args: &[&str]| with_lang(lang, args, "").ok();
    let french = told("fr_FR.UTF-8", &["rules", "winter", "W-13"]);
    let german = told("de_AT.UTF-8", &["rules", "winter", "W-13"]);
    let english = told("C", &["rules", "winter", "W-13"]);
    assert!(french != german && german != english && english != french);
    assert_eq!(told("fr_FR.UTF-8", &["--lang", "de", "rules", "winter", "W-13"]), german);
    assert_eq!(told("fr_FR.UTF-8", &["rules", "winter", "W-13", "--lang", "en"]), english);
    assert!(with_lang("de_DE.UTF-8", &["rules", "winter", "X"], "").err.contains("keine Regel"));
}

#[test]
fn completions_are_written_for_shells() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(bastide(&["completions", shell]).ok().contains("simulate"), "{shell}");
    }
}

/// As in `bastide rules winter | head -1`.
#[test]
fn a_closed_pipe_is_a_quiet_end() {
    for args in [&["tiles", "winter"][..], &["rules", "winter"], &["completions", "bash"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}
