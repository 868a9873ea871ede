//! `protocol`

use serde_json::{Value, json};

use crate::bastide::fed;

/// The answers to lines, which need not be text.
pub(crate) fn talk(lines: &[&[u8]]) -> Vec<Value> {
    let out = fed(&["protocol"], lines.join(&b'\n')).ok();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    answers
}

#[test]
fn the_session_survives_malformed_input() {
    let long = vec![b'x'; 3 << 20];
    let answers = talk(&[
        br#"{"op":"new","game":"winter","seats":2}"#,
        b"nonsense",
        br#"{"op":"play","move":"draw E"}"#,
        b"\xff\xfe{}",
        b"",
        &long,
        b"{\"op\":\"play\",\"move\":\"place 0,-1 r2\"}\r",
        br#"{"op":"choose","bot":"best","ms":5}"#,
        br#"{"op":"play","move":"place 9,9 r0"}"#,
        br#"{"op":"play","move":"claim meeple city1"}"#,
        br#"{"op":"state"}"#,
    ]);
    let kinds: Vec<&str> =
        answers.iter().map(|answer| answer.as_object().unwrap().keys().next().unwrap().as_str()).collect();
    assert_eq!(
        kinds,
        ["ok", "error", "ok", "error", "error", "error", "ok", "error", "refused", "ok", "ok"],
        "{answers:?}"
    );
    assert_eq!(answers[8]["refused"]["rule"], "W-10");
    assert_eq!(answers[10]["ok"]["scores"], json!([4, 0]));
}

#[test]
fn nothing_asked_nothing_answered() {
    assert_eq!(fed(&["protocol"], "").ok(), "");
}

#[test]
fn refusals_are_in_the_language_asked_for() {
    let lines = "{\"op\":\"new\",\"game\":\"winter\",\"seats\":2}\n{\"op\":\"play\",\"move\":\"pass\"}\n";
    let texts = ["en", "fr", "de"].map(|lang| {
        let out = fed(&["--lang", lang, "protocol"], lines).ok();
        let answer: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        answer["refused"]["text"].as_str().unwrap().to_owned()
    });
    assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[2] != texts[0], "{texts:?}");
}
