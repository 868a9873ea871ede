//! `simulate` and `perft`.

use serde_json::{Value, json};

use crate::bastide::bastide;

fn simulate(args: &[&str]) -> Value {
    let args = [&["simulate", "winter", "--json"], args].concat();
    serde_json::from_str(&bastide(&args).ok()).unwrap()
}

#[test]
fn json_has_all_that_was_counted() {
    let view = simulate(&["--games", "40", "--seats", "3", "--seed", "7", "--option", "farmers=on"]);
    assert_eq!((&view["game"], &view["seats"], &view["seed"]), (&json!("winter"), &json!(3), &json!(7)));
    assert_eq!(view["games"], 40);
    assert_eq!(view["options"]["farmers"], "on");
    assert!(view["threads"].as_u64().unwrap() > 0);
    // 83 tiles a game, of which a few may fit nowhere.
    assert!((40 * 75..=40 * 83).contains(&view["turns"].as_u64().unwrap()), "{view}");
    assert!(view["seconds"].as_f64().unwrap() > 0.0);
    assert!(view["games_per_second"].as_f64().unwrap() > 0.0);
    assert_eq!(view["mean_scores"].as_array().unwrap().len(), 3);
}

#[test]
fn the_result_does_not_depend_on_threads() {
    let counted = |threads| {
        let mut view = simulate(&["--games", "101", "--seed", "5", "--threads", threads, "-o", "abbot=on"]);
        for key in ["threads", "seconds", "games_per_second"] {
            view[key].take();
        }
        view
    };
    assert_eq!(counted("1"), counted("3"));
}

#[test]
fn every_combination_of_options_runs() {
    for farmers in ["off", "on"] {
        for river in ["off", "on"] {
            for abbot in ["off", "on"] {
                for pile in ["full", "classic"] {
                    let options = [("farmers", farmers), ("river", river), ("abbot", abbot), ("pile", pile)]
                        .map(|(key, value)| format!("--option={key}={value}"));
                    let options = options.each_ref().map(String::as_str);
                    let view = simulate(&[&options[..], &["--games", "5", "--seats", "5"]].concat());
                    assert_eq!(view["options"]["river"], river);
                }
            }
        }
    }
}

#[test]
fn people_are_told_the_speed() {
    let out = bastide(&["simulate", "winter", "--games", "10", "--threads", "1"]).ok();
    assert!(out.starts_with("10 games"), "{out}");
}

#[test]
fn numbers_of_sequences_are_pinned() {
    assert_eq!(bastide(&["perft", "winter", "--depth", "4", "--seed", "1"]).ok(), "1 4\n2 8\n3 52\n4 147\n");
    let args =
        ["perft", "winter", "--depth", "3", "--json", "-o", "river=on", "-o", "abbot=on", "--seats", "4"];
    let view: Value = serde_json::from_str(&bastide(&args).ok()).unwrap();
    assert_eq!(view["counts"], json!([2, 6, 12]));
    assert_eq!((&view["seats"], &view["seed"]), (&json!(4), &json!(1)));
}
