//! A program talks to a session.

#![expect(clippy::panic, clippy::unwrap_used, reason = "the helpers of a test may fail it")]
#![expect(clippy::needless_pass_by_value, reason = "requests are written where they are asked")]

use protocol::{MAX_LINE, Session};
use serde_json::{Value, json};
use words::{Lang, Words};

struct Talk(Session);

impl Talk {
    fn new() -> Talk {
        Talk(Session::new(Words::new(Lang::English)))
    }

    /// A conversation about a game with these options.
    fn about(options: Value) -> Talk {
        let mut talk = Talk::new();
        talk.ok(json!({"op": "new", "game": "winter", "seats": 2, "options": options}));
        talk
    }

    fn line(&mut self, line: &str) -> Value {
        serde_json::from_str(&self.0.answer(line)).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        self.line(&request.to_string())
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        answer["ok"].clone()
    }

    fn play(&mut self, text: &str) -> Value {
        self.ok(json!({"op": "play", "move": text}))
    }

    fn state(&mut self) -> Value {
        self.ok(json!({"op": "state"}))
    }

    #[track_caller]
    fn error(&mut self, line: &str) -> String {
        let answer = self.line(line);
        answer["error"].as_str().unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
    }
}

#[test]
fn a_new_game_has_the_whole_state() {
    let mut talk = Talk::new();
    let state = talk.ok(json!({"op": "new", "game": "winter", "seats": 3, "starts": 2,
        "options": {"farmers": "on", "pile": "classic"}}));
    assert_eq!(state["game"], "winter");
    assert_eq!(state["seats"], 3);
    assert_eq!(state["starts"], 2);
    assert_eq!(state["options"], json!({"farmers": "on", "river": "off", "abbot": "off", "pile": "classic"}));
    assert_eq!(state["phase"], "draw");
    assert_eq!(state["seat"], Value::Null);
    assert_eq!(state["turn"], 1);
    assert_eq!(state["scores"], json!([0, 0, 0]));
    assert_eq!(state["reserve"], json!([{"meeple": 7}, {"meeple": 7}, {"meeple": 7}]));
    assert_eq!(state["tile"], Value::Null);
    assert_eq!(state["placed"], json!([{"tile": "D", "cell": "0,0", "rotation": "r0", "piece": null}]));
    assert_eq!(state["pile"]["D"], 3);
    assert_eq!(state["aside"], json!({}));
    assert_eq!(state["events"], json!([]));
    assert!(state.get("winners").is_none());
}

#[test]
fn moves_change_the_state() {
    let mut talk = Talk::about(json!({}));
    let state = talk.play("draw E");
    assert_eq!((&state["phase"], &state["seat"], &state["tile"]), (&json!("place"), &json!(0), &json!("E")));
    assert_eq!(talk.play(" PLACE 0 , \u{2212}1  R2 ")["phase"], "claim");
    let state = talk.play("claim meeple city1");
    assert_eq!(state["scores"], json!([4, 0]));
    let scored = &state["events"][0];
    assert_eq!(scored["event"], "scored");
    assert_eq!(
        (&scored["rule"], &scored["points"], &scored["seats"]),
        (&json!("W-21"), &json!(4), &json!([0]))
    );
    assert_eq!(scored["cells"], json!(["0,0", "0,-1"]));
    assert_eq!(scored["counts"], json!({"coats": 0, "tiles": 2}));
    assert!(scored["text"].is_string());
    assert_eq!(state["events"][1], json!({"event": "home", "seat": 0, "piece": "meeple", "cell": "0,-1"}));
    assert_eq!((&state["turn"], &state["seat"]), (&json!(2), &Value::Null));
}

#[test]
fn pieces_are_shown_where_they_stand() {
    let mut talk = Talk::about(json!({}));
    talk.play("draw U");
    talk.play("place 1,0 r0");
    let state = talk.play("claim meeple road1");
    assert_eq!(state["placed"][1]["piece"], json!({"seat": 0, "piece": "meeple", "zone": "road1"}));
    assert_eq!(state["reserve"][0]["meeple"], 6);
}

#[test]
fn legal_moves_are_told() {
    let mut talk = Talk::about(json!({}));
    talk.play("draw K");
    let legal = talk.ok(json!({"op": "legal"}));
    for text in legal.as_array().unwrap() {
        talk.play(text.as_str().unwrap());
        talk.ok(json!({"op": "undo"}));
    }
    assert!(legal.as_array().unwrap().contains(&json!("place 0,-1 r2")));
}

/// W-10: a refused move names its rule and changes nothing.
#[test]
fn a_refused_move_leaves_the_state_as_it_was() {
    let mut talk = Talk::about(json!({}));
    talk.play("draw K");
    let before = talk.state();
    for bad in [
        "place 5,5 r0",
        "place 0,0 r0",
        "place 0,-1 r0",
        "draw K",
        "pass",
        "claim meeple city1",
        "recall 0,0",
    ] {
        let answer = talk.ask(json!({"op": "play", "move": bad}));
        assert_eq!(answer["refused"]["rule"], "W-10", "{bad}: {answer}");
        assert!(answer["refused"]["text"].is_string());
        assert_eq!(talk.state(), before, "{bad}");
    }
}

#[test]
fn undo_goes_back_to_the_start_and_no_further() {
    let mut talk = Talk::about(json!({}));
    let first = talk.state();
    talk.play("draw U");
    let second = talk.state();
    talk.play("place 1,0 r0");
    assert_eq!(talk.ok(json!({"op": "undo"})), second);
    assert_eq!(talk.ok(json!({"op": "undo"})), first);
    talk.error(r#"{"op":"undo"}"#);
    assert_eq!(talk.state(), first);
}

#[test]
fn records_and_positions_can_be_loaded_again() {
    let mut talk = Talk::about(json!({"abbot": "on"}));
    talk.play("draw B");
    talk.play("place 0,1 r0");
    talk.play("claim abbot abbey");
    let (record, position) = (talk.ok(json!({"op": "record"})), talk.ok(json!({"op": "position"})));
    let state = talk.state();

    let mut other = Talk::new();
    assert_eq!(other.ok(json!({"op": "load", "record": record})), state);
    assert_eq!(other.ok(json!({"op": "record"})), record);
    assert_eq!(other.ok(json!({"op": "load", "position": position})), state);
    assert_eq!(other.ok(json!({"op": "position"})), position);
    // A position has no past.
    other.error(r#"{"op":"undo"}"#);
    // What can't be loaded leaves the game that is there.
    other.error(r#"{"op":"load","record":"bastide record 1\ngame chess\nseats 2"}"#);
    other.error(r#"{"op":"load","position":"winter/1;seats=2"}"#);
    assert_eq!(other.state(), state);
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut talk = Talk::about(json!({"farmers": "on", "river": "on", "abbot": "on"}));
    let mut state = talk.state();
    for step in 0_usize.. {
        if state["phase"] == "over" {
            break;
        }
        let legal = talk.ok(json!({"op": "legal"}));
        let legal = legal.as_array().unwrap();
        let next = legal[step * 7 % legal.len()].as_str().unwrap().to_owned();
        state = talk.play(&next);
    }
    assert_eq!(state["seat"], Value::Null);
    assert_eq!(state["pile"], json!({}));
    let events = state["events"].as_array().unwrap();
    assert!(events.contains(&json!({"event": "final-scoring", "rule": "W-60"})));
    assert_eq!(events.last().unwrap(), &json!({"event": "over", "winners": state["winners"]}));
    assert_eq!(talk.ok(json!({"op": "legal"})), json!([]));
    assert_eq!(talk.ask(json!({"op": "play", "move": "pass"}))["refused"]["rule"], "W-60");
}

#[test]
fn before_a_game_there_is_nothing_to_ask() {
    for op in ["legal", "state", "undo", "record", "position"] {
        Talk::new().error(&json!({"op": op}).to_string());
    }
    Talk::new().error(r#"{"op":"play","move":"draw K"}"#);
}

#[test]
fn a_bad_line_is_an_error_and_the_session_goes_on() {
    let mut talk = Talk::about(json!({}));
    talk.play("draw K");
    let before = talk.state();
    let bad = [
        "",
        "   ",
        "{",
        "[1,2]",
        "\u{0}",
        r#"{"op":"choose","bot":"best","ms":1000}"#,
        r#"{"op":"dance"}"#,
        r#"{"op":"new","game":"chess","seats":2}"#,
        r#"{"op":"new","game":"winter","seats":9}"#,
        r#"{"op":"new","game":"winter","seats":2,"starts":2}"#,
        r#"{"op":"new","game":"winter","seats":2,"options":{"farmers":"maybe"}}"#,
        r#"{"op":"new","game":"winter","seats":2,"options":{"dragons":"on"}}"#,
        r#"{"op":"play","move":""}"#,
        r#"{"op":"play","move":"jump"}"#,
        r#"{"op":"play","move":"place 99999,0 r0"}"#,
        r#"{"op":"play","move":"place 0,0 r7"}"#,
        r#"{"op":"play","move":"claim king city1"}"#,
    ];
    for line in bad {
        assert!(!talk.error(line).is_empty());
    }
    talk.error(&format!(r#"{{"op":"state"{}}}"#, " ".repeat(MAX_LINE)));
    let answer = talk.0.answer_bytes(b"{\"op\":\"state\xff\"}");
    assert!(answer.starts_with(r#"{"error":"#), "{answer}");
    assert_eq!(talk.state(), before);
}

#[test]
fn an_answer_is_one_line() {
    let mut session = Session::new(Words::new(Lang::English));
    for line in [r#"{"op":"new","game":"winter","seats":2}"#, r#"{"op":"record"}"#, "\n", "{\"op\":\n\"x\"}"]
    {
        assert!(!session.answer(line).contains('\n'), "{line}");
    }
}

#[test]
fn pawns_are_part_of_the_state() {
    let mut talk = Talk::new();
    let state = talk.ok(json!({"op": "new", "game": "kids", "seats": 2}));
    assert_eq!((&state["placed"], &state["pawns"]), (&json!([]), &json!([])));
    for text in ["draw 12", "draw 0", "place 0,-1 r0", "draw 1"] {
        talk.play(text);
    }
    let state = talk.play("place 0,1 r0");
    assert_eq!(state["pawns"], json!([{"cell": "0,0", "seat": 0, "piece": "pawn", "zone": "path1"}]));
    assert_eq!(state["reserve"], json!([{"pawn": 7}, {"pawn": 8}]));
    assert_eq!(state["scores"], json!([1, 0]));
    assert_eq!(state["events"][0]["rule"], "K-05");
    assert_eq!(state["events"][0]["text"], "Completed path with 1 child of that colour.");
}

#[test]
fn dice_are_part_of_the_state() {
    let mut talk = Talk::new();
    let state = talk.ok(json!({"op": "new", "game": "dice", "seats": 2}));
    assert_eq!((&state["phase"], &state["seat"]), (&json!("roll"), &Value::Null));
    let state = talk.play("roll knight end end straight tee tee tee catapult catapult");
    assert_eq!((&state["phase"], &state["seat"]), (&json!("build"), &json!(0)));
    let hand = json!({"end": 2, "straight": 1, "tee": 3, "knight": 1});
    let dice = json!({"rolls": 1, "hand": hand, "knights": 0, "catapults": 2, "doubled": false});
    assert_eq!(state["dice"], dice);
    for text in ["build end 0,0 r1", "build straight 1,0 r1"] {
        talk.play(text);
    }
    let refused = talk.ask(json!({"op": "play", "move": "build end 2,0 r0"}));
    assert_eq!(refused["refused"]["rule"], "D-08");
    let state = talk.play("build end 2,0 r3");
    assert_eq!(state["placed"][2], json!({"tile": "end", "cell": "2,0", "rotation": "r3", "piece": null}));
    let state = talk.play("stop");
    assert_eq!(state["events"][0]["text"], "Closed city of 3 dice: 1 point.");
    assert_eq!((&state["scores"], &state["placed"]), (&json!([1, 0]), &json!([])));
}

/// What the arena tells a program besides moves: which seat it has, and how the game ended.
#[test]
fn a_program_may_be_told_its_seat_and_the_end() {
    let mut talk = Talk::new();
    let state = talk.ok(json!({"op": "new", "game": "kids", "seats": 2, "seat": 1}));
    let over = json!({"op": "over", "scores": [3, 8], "winners": [1]});
    assert_eq!(talk.ok(over.clone()), state);
    let mut given = over;
    given["forfeit"] = json!({"seat": 0, "reason": "no answer in time"});
    assert_eq!(talk.ok(given), state);
}

#[test]
fn tiles_are_told() {
    let mut talk = Talk::about(json!({}));
    let told = talk.ok(json!({"op": "tiles"}));
    assert_eq!(told["set"], "winter");
    let crossing = told["tiles"].as_array().unwrap().iter().find(|tile| tile["code"] == "X").unwrap();
    assert_eq!(crossing["sides"].as_array().unwrap().len(), 4);
    assert_eq!(crossing["zones"].as_array().unwrap().len(), 8);
}
