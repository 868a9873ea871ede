//! Broken positions of Hunters and Gatherers, written by hand, each with the error that it gives.

use games::SetupError;
use games::position::{self, PositionError};

/// A pit trap north of the start tile, which covers its aurochs.
const SOUND: &str = "hunters-2020/1;seats=2;starts=0;table=1x2;turn=3;scores=0,2;\
                     board=56@0,0r0/94@0,-1r0;bonus=on;step=claim;covered=0,0:z0;left=7,88;aside=";

/// The sound position, with one part of it replaced.
fn position_error(part: &str, by: &str) -> PositionError {
    assert_eq!(position::read(SOUND).unwrap().position(), SOUND);
    assert!(SOUND.contains(part), "{part}");
    position::read(&SOUND.replacen(part, by, 1)).map(|game| game.position()).unwrap_err()
}

fn value(key: &'static str, value: &str) -> PositionError {
    PositionError::Value { key, value: value.to_owned() }
}

#[test]
fn a_position_needs_the_fields_of_its_game() {
    assert_eq!(position_error(";covered=0,0:z0", ""), PositionError::Missing("covered"));
    assert_eq!(position_error("bonus=on;", ""), PositionError::Missing("bonus"));
    assert_eq!(position_error("bonus=on", "bonus=soon"), value("bonus", "soon"));
    let known = vec!["none", "WxH"];
    let table = SetupError::Value { key: "table", value: "round".to_owned(), known };
    assert_eq!(position_error("table=1x2", "table=round"), PositionError::Setup(table));
    // H-01: the start tile is there once.
    let tile = SetupError::Tile { code: "56".to_owned() };
    assert_eq!(position_error("left=7", "left=7,56"), PositionError::Setup(tile));
}

/// H-52: animals around the pit trap, in its meadow, each once.
#[test]
fn a_position_covers_only_what_the_pit_trap_can() {
    for wrong in ["0,0:z2", "0,0:z1", "0,0:z9", "5,5:z0", "0,-1:z1", "0,0", "z0"] {
        assert_eq!(position_error("0,0:z0", wrong), value("covered", wrong));
    }
    assert_eq!(position_error("0,0:z0", "0,0:z0/0,0:z0"), value("covered", "0,0:z0"));
    assert_eq!(position_error("/94@0,-1r0;bonus=on", ";bonus=off"), value("covered", "0,0:z0"));
}

#[test]
fn a_position_needs_tiles_and_pieces_that_can_be_there() {
    let rule = |error| match error {
        PositionError::Refused { refusal, .. } => refusal.rule.0,
        other => unreachable!("{other:?}"),
    };
    assert_eq!(rule(position_error("94@0,-1r0", "94@0,-1r2")), "H-10");
    assert_eq!(rule(position_error("table=1x2", "table=2x1")), "H-04");
    assert_eq!(rule(position_error("94@0,-1r0", "94@0,-1r0+0:hut:z1")), "H-15");
    assert_eq!(rule(position_error("94@0,-1r0", "94@0,-1r0+0:meeple:z1")), "H-12");
    assert_eq!(rule(position_error("56@0,0r0", "56@0,0r0+0:man:z0")), "H-01");
}

/// The step must be one that can come next.
#[test]
fn a_position_needs_its_step() {
    let step = |text: &str| PositionError::Step(text.to_owned());
    // H-23: a tile of the second pile lies there in a bonus turn only.
    assert_eq!(position_error("bonus=on", "bonus=off"), step("claim"));
    // H-53: nobody comes back without a shaman.
    assert_eq!(position_error("step=claim", "step=claim:recalled"), step("claim:recalled"));
    assert_eq!(position_error("step=claim", "step=over"), step("over"));
    // H-23: nothing is drawn from an empty pile.
    assert_eq!(
        position_error("step=claim;covered=0,0:z0;left=7,88", "step=draw;covered=;left=7"),
        step("draw")
    );
}
