//! `review`, and the arena without luck.

use serde_json::Value;

use crate::bastide::{Folder, bastide};

/// A whole game of the children between bots.
fn record(folder: &Folder) -> String {
    record_with(folder, &[])
}

fn record_with(folder: &Folder, options: &[&str]) -> String {
    let kept = folder.path("kept");
    let arena = ["arena", "learner", "greedy", "--game", "kids", "--pairs", "1", "--keep", &kept];
    bastide(&[&arena, options].concat()).ok();
    format!("{kept}/000000-0.txt")
}

#[test]
fn a_review_tells_who_won_by_luck_and_who_by_play() {
    let folder = Folder::new("review");
    let file = record(&folder);
    let text = bastide(&["review", &file]).ok();
    let results: Vec<&str> = text.lines().take(2).collect();
    assert!(results.iter().any(|line| line.starts_with("Red ") && line.contains(": luck ")), "{text}");
    assert!(text.contains("  1. ") && text.contains("accuracy") && text.contains("Luckiest draw"), "{text}");
    for (lang, word) in [("fr", "chance"), ("de", "Glück")] {
        let text = bastide(&["--lang", lang, "review", &file]).ok();
        assert!(text.lines().next().is_some_and(|line| line.contains(word)), "{text}");
    }
}

#[test]
fn programs_read_a_review_that_adds_up() {
    let folder = Folder::new("review-json");
    let view: Value = serde_json::from_str(&bastide(&["review", &record(&folder), "--json"]).ok()).unwrap();
    assert_eq!((view["unit"].as_str(), view["is_over"].as_bool()), (Some("pawns"), Some(true)));
    for seat in view["seats"].as_array().unwrap() {
        let number = |name: &str| seat[name].as_f64().unwrap();
        let sum = number("start") + number("luck") + number("own") + number("others");
        assert!((sum - number("end")).abs() < 1e-9, "{seat}");
    }
}

#[test]
fn a_review_is_a_page_in_one_file() {
    let folder = Folder::new("review-html");
    let page = bastide(&["review", &record(&folder), "--html"]).ok();
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(page.contains("<polyline class=\"luck\"") && page.contains("prefers-color-scheme: dark"));
    assert!(!page.contains("http://") && !page.contains("https://"), "nothing is fetched");
}

#[test]
fn every_seat_has_a_curve_in_its_colour() {
    let folder = Folder::new("review-colours");
    let file = record_with(&folder, &["--seats", "3", "--colours", "blue,yellow,red"]);
    let view: Value = serde_json::from_str(&bastide(&["review", &file, "--json"]).ok()).unwrap();
    let colours: Vec<&str> =
        view["seats"].as_array().unwrap().iter().map(|seat| seat["colour"].as_str().unwrap()).collect();
    assert_eq!(colours, ["blue", "yellow", "red"]);
    let page = bastide(&["review", &file, "--html"]).ok();
    let curves: Vec<&str> = page.split("<polyline class=\"").skip(1).collect();
    assert_eq!(curves.len(), 3);
    for (curve, colour) in curves.iter().zip(colours) {
        assert!(curve.starts_with(&format!("{colour}\"")), "{curve}");
    }
}

#[test]
fn what_is_no_record_gets_a_sentence() {
    let folder = Folder::new("review-broken");
    let begun = "bastide record 1\ngame kids\nseats 2\nstarts 0\n\n";
    for (text, lang, reason) in [
        ("[Event \"?\"]\n1. e4 e5\n".to_owned(), "en", "A record must begin with its version"),
        (format!("{begun}1. draw 99\n"), "fr", "ligne 6"),
        (format!("{begun}1. {}\n", "draw 9; ".repeat(50_000)), "de", "Zeile 6"),
        (format!("{begun}result open\n"), "en", "Nothing was played in this game yet"),
        (format!("{begun}result open\n"), "fr", "Rien n’a encore été joué"),
        (format!("{begun}result open\n"), "de", "noch nichts gespielt"),
    ] {
        let run = bastide(&["--lang", lang, "review", &folder.write("game.txt", &text)]);
        assert_eq!(run.code, 1, "{lang}: {}", run.err);
        assert!(run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn the_arena_tells_margins_without_luck_if_asked() {
    let args = ["arena", "greedy", "learner", "--game", "kids", "--pairs", "10", "--threads", "1", "--json"];
    let plain: Value = serde_json::from_str(&bastide(&args).ok()).unwrap();
    assert!(plain["bots"][0].get("adjusted").is_none());
    let adjusted = [&args[..], &["--adjusted", "--rollouts", "1"]].concat();
    let told: Value = serde_json::from_str(&bastide(&adjusted).ok()).unwrap();
    assert_eq!(told["bots"][0]["margin"], plain["bots"][0]["margin"]);
    assert!(told["bots"][0]["adjusted"]["worth"].as_f64().unwrap() > 1.0, "{told}");
}

#[test]
fn the_arena_says_why_there_is_no_margin_without_luck() {
    let folder = Folder::new("review-arena");
    let kept = folder.path("kept");
    let args = ["arena", "greedy", "learner", "--game", "kids", "--threads", "1", "--keep", &kept, "--pairs"];
    bastide(&[&args[..], &["1"]].concat()).ok();
    let more = bastide(&[&args[..], &["9", "--adjusted", "--rollouts", "0"]].concat()).ok();
    assert!(more.contains("not worked out in 2 games"), "{more}");
    let few =
        ["arena", "greedy", "learner", "--game", "kids", "--pairs", "2", "--adjusted", "--rollouts", "0"];
    assert!(bastide(&few).ok().contains("8 decks or more"));
}
