//! Broken texts, written by hand, each with the error that it gives.

use games::catalog;
use games::position::{self, PositionError};
use games::record::{Record, RecordProblem};
use games::text::{MoveError, read_move};
use games::{Refusal, Seat, SetupError, Why};

const HEAD: &str = "bastide record 1\ngame winter\nseats 2\n";

/// The line and the problem of a record.
fn record_error(text: &str) -> (usize, RecordProblem) {
    let error = Record::read(text).map(|record| record.write()).unwrap_err();
    (error.line, error.problem)
}

/// The line and the problem of a record with a sound head of three lines.
fn turn_error(turns: &str) -> (usize, RecordProblem) {
    record_error(&format!("{HEAD}{turns}"))
}

#[test]
fn a_record_needs_its_head() {
    assert_eq!(record_error(""), (1, RecordProblem::NoVersion));
    assert_eq!(record_error("game winter"), (1, RecordProblem::NoVersion));
    assert_eq!(record_error("# a note\nbastide movie 1"), (2, RecordProblem::NoVersion));
    assert_eq!(record_error("bastide record 2"), (1, RecordProblem::Version("2".to_owned())));
    assert_eq!(record_error("bastide record 1\nseats 2"), (2, RecordProblem::Missing("game")));
    assert_eq!(
        record_error("bastide record 1\ngame winter\n1. draw K"),
        (3, RecordProblem::Missing("seats"))
    );
    assert_eq!(turn_error("seats 3"), (4, RecordProblem::Twice("seats".to_owned())));
    assert_eq!(turn_error("weather fine"), (4, RecordProblem::Line("weather fine".to_owned())));
    assert_eq!(turn_error("options farmers"), (4, RecordProblem::Line("farmers".to_owned())));
    assert_eq!(turn_error("starts 300"), (4, RecordProblem::Line("starts 300".to_owned())));
    let starts = SetupError::Starts { starts: 2, seats: 2 };
    assert_eq!(turn_error("starts 2\nresult open"), (5, RecordProblem::Setup(starts)));
    let twice = SetupError::Twice { key: "river".to_owned() };
    assert_eq!(turn_error("options river=on river=off\nresult open"), (5, RecordProblem::Setup(twice)));
    assert_eq!(turn_error("from winter/1;seats=2\nresult open"), (5, RecordProblem::TwoStarts));
    let from = "bastide record 1\nfrom winter/1;seats=2\nresult open";
    assert_eq!(record_error(from), (3, RecordProblem::Position(PositionError::Missing("starts"))));
}

#[test]
fn a_record_is_played_line_by_line() {
    let turn = RecordProblem::Turn { found: "2".to_owned(), expected: 1 };
    assert_eq!(turn_error("2. draw K"), (4, turn));
    let text = "draw Y".to_owned();
    assert_eq!(
        turn_error("1. draw Y"),
        (4, RecordProblem::Move { text, error: MoveError::Tile("y".to_owned()) })
    );
    assert_eq!(turn_error("1. draw K; pass; place 1,0 r1").0, 4);
    let long = RecordProblem::TooLong("pass".to_owned());
    assert_eq!(turn_error("\n1. draw K; place 1,0 r1; claim meeple road1; pass"), (5, long));
    assert_eq!(turn_error("1. draw K\nstarts 1"), (5, RecordProblem::Line("starts 1".to_owned())));
    assert_eq!(turn_error("result open\n1. draw K"), (5, RecordProblem::AfterResult));
}

/// W-10: the refusal of the engine is the error of the record.
#[test]
fn a_record_names_the_rule_that_a_move_breaks() {
    let (line, problem) = turn_error("1. draw K; place 5,5 r0");
    let RecordProblem::Refused { text, refusal } = problem else { unreachable!("{problem:?}") };
    assert_eq!((line, text.as_str(), refusal.rule.0), (4, "place 5,5 r0", "W-10"));
}

/// W-21: E closes the city of the start tile, for four points.
#[test]
fn a_record_must_state_the_points_that_the_rules_give() {
    let turn = "1. draw E; place 0,-1 r2; claim meeple city1";
    assert!(Record::read(&format!("{HEAD}{turn}")).is_ok(), "points need not be stated");
    assert!(Record::read(&format!("{HEAD}{turn} = 0 +4 W-21")).is_ok());
    let expected = "0 +4 W-21".to_owned();
    for stated in ["0 +5 W-21", "1 +4 W-21", "0 +4 W-20", "0 +4 W-21; 0 +4 W-21"] {
        let score = RecordProblem::Score { stated: stated.to_owned(), expected: expected.clone() };
        assert_eq!(turn_error(&format!("{turn} = {stated}")), (4, score));
    }
    let nothing = RecordProblem::Score { stated: "+0".to_owned(), expected };
    assert_eq!(turn_error(&format!("{turn} =")), (4, nothing));
    let points = RecordProblem::Points("four".to_owned());
    assert_eq!(turn_error(&format!("{turn} = four")), (4, points));
}

#[test]
fn a_record_must_state_the_result_of_the_game() {
    assert_eq!(turn_error("result 0 0"), (4, RecordProblem::NotOver));
    assert_eq!(turn_error("final 0 +1 W-61"), (4, RecordProblem::NotOver));
    let over = "bastide record 1\nfrom winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;\
                turn=1;scores=3,3;board=D@0,0r0;step=over;left=;aside=\n";
    assert!(Record::read(&format!("{over}result 3 3; winners 0 1")).is_ok());
    assert_eq!(record_error(&format!("{over}result open")), (3, RecordProblem::Over));
    for wrong in [
        "3 4",
        "3",
        "3 3 3",
        "3 3; winners 0",
        "3 3; winners",
        "3 3; losers 0 1",
        "3 3; winners 0 1; all",
        "",
    ] {
        let result = RecordProblem::Result { expected: "3 3; winners 0 1".to_owned() };
        assert_eq!(record_error(&format!("{over}result {wrong}")), (3, result), "{wrong}");
    }
}

/// A sound position, with one part of it replaced.
fn position_error(part: &str, by: &str) -> PositionError {
    let sound = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=on;pile=classic;turn=2;scores=0,0;\
                 board=D@0,0r0/K@1,0r1+0:meeple:road1;step=draw;left=E,X;aside=C";
    assert!(position::read(sound).is_ok() && sound.contains(part));
    position::read(&sound.replacen(part, by, 1)).map(|game| game.position()).unwrap_err()
}

#[test]
fn a_position_needs_its_fields() {
    let value = |key, value: &str| PositionError::Value { key, value: value.to_owned() };
    assert_eq!(position_error("winter/1", "winter"), PositionError::Head);
    assert_eq!(position_error("/1", "/2"), PositionError::Version("2".to_owned()));
    assert_eq!(position_error("seats=2;", ""), PositionError::Missing("seats"));
    assert_eq!(position_error("turn=2", "turn=2;turn=2"), PositionError::Twice("turn".to_owned()));
    assert_eq!(position_error("turn=2", "turn"), PositionError::Field("turn".to_owned()));
    assert_eq!(position_error("turn=2", "turn=2;mood=good"), PositionError::Unknown("mood".to_owned()));
    assert_eq!(position_error("turn=2", "turn=0"), value("turn", "0"));
    assert_eq!(position_error("turn=2", "turn=99999999999"), value("turn", "99999999999"));
    assert_eq!(position_error("scores=0,0", "scores=0,0,0"), value("scores", "0,0,0"));
    assert_eq!(position_error("scores=0,0", "scores=0,-1"), value("scores", "0,-1"));
    let seats = SetupError::Seats { game: "winter", seats: 6, least: 2, most: 5 };
    assert_eq!(position_error("seats=2", "seats=6"), PositionError::Setup(seats));
    let game = SetupError::Game {
        name: "summer".to_owned(),
        known: catalog::games().map(|game| game.name).collect(),
    };
    assert_eq!(position_error("winter", "summer"), PositionError::Setup(game));
}

#[test]
fn a_position_needs_a_board_that_can_lie_there() {
    let rule = |error| match error {
        PositionError::Refused { item, refusal } => (item, refusal.rule.0),
        other => unreachable!("{other:?}"),
    };
    assert_eq!(rule(position_error("D@0,0r0", "D@0,0r1")), ("d@0,0r1".to_owned(), "W-01"));
    let occupied = "d@0,0r0+0:meeple:city1";
    assert_eq!(rule(position_error("D@0,0r0", occupied)), (occupied.to_owned(), "W-01"));
    assert_eq!(rule(position_error("K@1,0r1", "K@1,0r2")), ("k@1,0r2+0:meeple:road1".to_owned(), "W-10"));
    assert_eq!(rule(position_error("K@1,0r1", "K@3,0r1")), ("k@3,0r1+0:meeple:road1".to_owned(), "W-10"));
    assert_eq!(rule(position_error("meeple:road1", "meeple:field1")).1, "W-33");
    assert_eq!(rule(position_error("meeple:road1", "abbot:road1")).1, "W-50");
    let tile = |code: &str| PositionError::Setup(SetupError::Tile { code: code.to_owned() });
    assert_eq!(position_error("left=E,X", "left=E,X*2"), tile("X"));
    assert_eq!(position_error("left=E,X", "left=E,W01"), tile("W01"));
    assert_eq!(position_error("left=E,X", "left=E,R02"), tile("R02"));
    let piece = |text: &str| PositionError::Value { key: "board", value: format!("k@1,0r1+{text}") };
    assert_eq!(position_error("0:meeple:road1", "2:meeple:road1"), piece("2:meeple:road1"));
    assert_eq!(position_error("0:meeple:road1", "0:meeple:road2"), piece("0:meeple:road2"));
    assert_eq!(position_error("0:meeple:road1", "0:meeple"), piece("0:meeple"));
}

/// W-15: who stood in the city of the start tile went home when E closed it.
#[test]
fn a_position_has_nobody_in_completed_areas() {
    let closed = "E@0,-1r2+0:meeple:city1";
    let refusal = Refusal::new("W-15", Why::Completed);
    let completed = PositionError::Refused { item: closed.to_lowercase(), refusal };
    let before = "K@1,0r1+0:meeple:road1;step=draw;left=E,";
    assert_eq!(position_error(before, &format!("{closed};step=draw;left=K,")), completed);
}

/// The step must be one that can come next.
#[test]
fn a_position_needs_its_step() {
    let step = |text: &str| PositionError::Step(text.to_owned());
    assert_eq!(position_error("step=draw", "step=over"), step("over"));
    assert_eq!(position_error("step=draw", "step=claim"), step("claim"));
    assert_eq!(position_error("step=draw", "step=dance"), step("dance"));
    assert_eq!(position_error("step=draw;left=E,X", "step=draw;left="), step("draw"));
    // W-11: nobody holds a tile that fits nowhere.
    let (before, no_city) =
        ("K@1,0r1+0:meeple:road1;step=draw;left=E,X;aside=C", "E@0,-1r2;step=place:C;left=K,X;aside=");
    let refusal = Refusal::new("W-11", Why::FitsNowhere);
    let nowhere = PositionError::Refused { item: "place:c".to_owned(), refusal };
    assert_eq!(position_error(before, no_city), nowhere);
}

#[test]
fn a_move_is_spelled_in_one_way() {
    let game = catalog::start("winter", 2, Seat(0), &[]).unwrap();
    let error = |text: &str| read_move(&*game, text).unwrap_err();
    assert_eq!(error(" "), MoveError::Empty);
    assert_eq!(error("jump 1,2"), MoveError::Verb("jump".to_owned()));
    assert_eq!(error("draw"), MoveError::Form("move-form-draw"));
    assert_eq!(error("draw K L"), MoveError::Form("move-form-draw"));
    assert_eq!(error("draw ZZ"), MoveError::Tile("zz".to_owned()));
    assert_eq!(error("place"), MoveError::Form("move-form-place"));
    assert_eq!(error("place 1,2"), MoveError::Rotation("1,2".to_owned()));
    assert_eq!(error("place 1,2 r4"), MoveError::Rotation("r4".to_owned()));
    assert_eq!(error("place 1,99999 r0"), MoveError::Cell("1,99999".to_owned()));
    assert_eq!(error("place 1 r0"), MoveError::Cell("1".to_owned()));
    assert_eq!(error("claim king city1"), MoveError::Piece("king".to_owned()));
    let known = ["city1", "road1", "field1", "field2"].map(str::to_owned).to_vec();
    assert_eq!(error("claim meeple city9"), MoveError::Zone { zone: "city9".to_owned(), known });
    assert_eq!(error("recall home"), MoveError::Cell("home".to_owned()));
    assert_eq!(error("pass on"), MoveError::Form("move-form-pass"));
}
