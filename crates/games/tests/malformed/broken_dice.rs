//! Positions of dice and children that can't be on a table.

use games::Rule;
use games::position::{self, PositionError};

const DICE: &str = "dice/1;seats=2;starts=0;turn=3;scores=10,0;board=end@0,0r1/tee@1,0r0;hand=end*2,knight;\
                    knights=1;catapults=3;rolls=2;doubled=off;kept=;step=build";
const KIDS: &str =
    "kids/1;seats=2;starts=0;turn=3;scores=1,0;board=12@0,0r0/0@0,-1r0/1@0,1r0;step=draw;left=2,3";

/// The error of a position with a part of it replaced.
fn error(text: &str, right: &str, wrong: &str) -> PositionError {
    position::read(text).unwrap();
    assert!(text.contains(right), "{text}");
    position::read(&text.replacen(right, wrong, 1)).map(|game| game.position()).unwrap_err()
}

fn rule(error: &PositionError) -> &'static str {
    match error {
        PositionError::Refused { refusal, .. } => refusal.rule.0,
        other => unreachable!("{other:?}"),
    }
}

/// D-01: nine dice, wherever they are.
#[test]
fn dice_are_neither_lost_nor_found() {
    let step = PositionError::Step("build".to_owned());
    assert_eq!(error(DICE, "knights=1", "knights=2"), step);
    assert_eq!(error(DICE, "catapults=3", "catapults=2"), step);
    assert_eq!(error(DICE, "hand=end*2,knight", "hand=end*2"), step);
    assert_eq!(error(DICE, "knights=1", "knights=255"), step);
    // D-09: a knight kept by the other seat is one of the nine; the own one has joined the dice.
    assert_eq!(error(DICE, "kept=", "kept=1"), step);
    let text = DICE.replace("catapults=3", "catapults=2");
    assert!(position::read(&text.replace("kept=", "kept=1")).is_ok());
    assert_eq!(position::read(&text.replace("kept=", "kept=0")).map(|game| game.position()), Err(step));
}

/// D-03, D-12, D-13: the step goes with the rolls, the dice in hand and the points.
#[test]
fn the_step_goes_with_the_dice() {
    let step = |name: &str| PositionError::Step(name.to_owned());
    assert_eq!(error(DICE, "rolls=2", "rolls=0"), step("build"));
    assert_eq!(error(DICE, "rolls=2", "rolls=4"), step("build"));
    assert_eq!(error(DICE, "step=build", "step=roll"), step("roll"));
    assert_eq!(error(DICE, "step=build", "step=over"), step("over"));
    assert_eq!(error(DICE, "step=build", "step=draw"), step("draw"));
    assert_eq!(error(DICE, "scores=10,0", "scores=42,0"), step("build"));
    let over = DICE.replace("step=build", "step=over");
    assert!(position::read(&over.replace("scores=10,0", "scores=10,42")).is_ok(), "seat 1 had the turn");
    assert!(position::read(&over.replace("scores=10,0", "scores=42,0")).is_err());
}

#[test]
fn what_is_built_could_be_built() {
    assert_eq!(rule(&error(DICE, "end@0,0r1", "end@0,0r0")), "D-08");
    assert_eq!(rule(&error(DICE, "tee@1,0r0", "tee@0,0r0")), "D-06");
    assert_eq!(rule(&error(DICE, "tee@1,0r0", "tee@30,0r0")), "D-08");
    assert_eq!(rule(&error(DICE, "end@0,0r1", "end@1,0r1")), "D-08");
    assert_eq!(rule(&error(DICE, "tee@1,0r0", "knight@1,0r0")), "D-06");
    let value = |key, value: &str| PositionError::Value { key, value: value.to_owned() };
    assert_eq!(
        error(DICE, "tee@1,0r0", "tee@1,0r0+0:knight:city1"),
        value("board", "tee@1,0r0+0:knight:city1")
    );
    assert_eq!(error(DICE, "hand=end*2,knight", "hand=catapult"), value("hand", "catapult"));
    assert_eq!(error(DICE, "hand=end*2,knight", "hand=end*200"), value("hand", "end*200"));
    assert_eq!(error(DICE, "doubled=off", "doubled=maybe"), value("doubled", "maybe"));
    assert_eq!(error(DICE, "kept=", "kept=2"), value("kept", "2"));
    assert_eq!(error(DICE, "kept=", "kept=1,1"), value("kept", "1,1"));
}

#[test]
fn children_are_covered_as_the_board_says() {
    let value = |key, value: &str| PositionError::Value { key, value: value.to_owned() };
    let miscounted = PositionError::Miscounted { counted: vec![1, 0], rule: Rule("K-08") };
    assert_eq!(error(KIDS, "scores=1,0", "scores=2,0"), miscounted);
    assert_eq!(error(KIDS, "12@0,0r0", "12@0,0r0+0:pawn:path1"), value("board", "12@0,0r0+0:pawn:path1"));
    assert_eq!(rule(&error(KIDS, "12@0,0r0", "12@0,0r1")), "K-01");
    assert_eq!(rule(&error(KIDS, "1@0,1r0", "1@5,5r0")), "K-03");
    assert_eq!(error(KIDS, "step=draw", "step=over"), PositionError::Step("over".to_owned()));
    assert_eq!(error(KIDS, "step=draw;left=2,3", "step=draw;left="), PositionError::Step("draw".to_owned()));
    assert_eq!(error(KIDS, "step=draw", "step=claim"), PositionError::Step("claim".to_owned()));
    assert!(position::read(&KIDS.replace("step=draw", "step=place:35")).is_ok());
    assert!(position::read(&KIDS.replace("left=2,3", "left=2,12")).is_err(), "there is only one of it");
}
