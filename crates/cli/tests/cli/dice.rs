//! Dice and children at the command line.

use serde_json::Value;

use crate::bastide::{Folder, bastide, fed};

#[test]
fn odds_are_a_table() {
    let out = bastide(&["odds", "dice", "--turns", "500"]).ok();
    assert!(out.contains("over 500 turns") && out.contains("   0 points") && out.contains("Mean: "), "{out}");
    let view: Value =
        serde_json::from_str(&bastide(&["odds", "dice", "--turns", "200", "--json"]).ok()).unwrap();
    let turns: u64 = view["odds"].as_array().unwrap().iter().map(|row| row["turns"].as_u64().unwrap()).sum();
    assert_eq!((turns, &view["odds"][0]["points"]), (200, &Value::from(0)));
    for bad in [&["odds", "winter"][..], &["odds", "dice", "--turns", "0"]] {
        assert_eq!(bastide(bad).code, 2, "{bad:?}");
    }
}

#[test]
fn the_worth_of_a_turn_and_of_a_seat_is_told() {
    let out = bastide(&["solve", "dice"]).ok();
    assert!(out.contains("Mean: 8.5") && out.contains("in the first seat"), "{out}");
    let view: Value = serde_json::from_str(&bastide(&["solve", "dice", "--json"]).ok()).unwrap();
    let shares: f64 = view["odds"].as_array().unwrap().iter().map(|row| row["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-6 && view["proof"].is_null(), "{view}");
    assert!((0.5..0.65).contains(&view["first_seat"].as_f64().unwrap()), "{view}");
    assert_eq!(bastide(&["solve", "winter"]).code, 2);
}

/// The seed rolls two ends, two corners, a tee, two knights and two catapults in the second turn.
#[test]
fn dice_are_shown_built_and_rolled_again() {
    let script =
        "build straight 0,0 r1\nundo\nstop\nbuild end 0,0 r1\nbuild end 9,9 r0\ncollect\nagain\nundo\n";
    let out = fed(&["play", "dice", "--seed", "4"], script).ok();
    assert!(out.contains("roll end corner straight tee tee knight knight knight catapult"), "{out}");
    assert!(out.contains("Roll 1 of 3 · knights collected: 0 · catapults: 1"), "{out}");
    assert!(out.contains("3×knight"), "{out}");
    assert!(out.contains("Turn 2, player 1: build or collect dice"), "{out}");
    assert!(out.contains("[D-08]"), "{out}");
    assert!(out.contains("Roll 2 of 3 · knights collected: 1"), "{out}");
    // The first undo takes a die back; a roll stands.
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert!(out.contains("a roll stands"), "{out}");
}

#[test]
fn records_of_dice_and_children_are_verified_and_shown() {
    let folder = Folder::new("dice");
    let dice = "bastide record 1\ngame dice\nseats 2\n\
                1. roll end end straight catapult catapult catapult catapult catapult catapult; \
                build end 0,0 r1; build straight 1,0 r1; build end 2,0 r3 = 0 +1 D-10\nresult open\n";
    let file = folder.write("dice.txt", dice);
    assert!(bastide(&["verify", &file]).ok().contains("valid"));
    let out = bastide(&["replay", &file]).ok();
    assert!(out.contains("Closed city of 3 dice: 1 point."), "{out}");
    assert!(out.contains("(0) Red: 1 point · kept: no knight"), "{out}");
    let wrong = folder.write("wrong.txt", dice.replace("+1 D-10", "+3 D-10"));
    assert_eq!(bastide(&["verify", &wrong]).code, 1);

    let kids = "bastide record 1\ngame kids\nseats 2\n\
                1. draw 12; draw 0; place 0,-1 r0\n2. draw 1; place 0,1 r0 = 0 +1 K-05\nresult open\n";
    let out = bastide(&["replay", &folder.write("kids.txt", kids)]).ok();
    assert!(out.contains("(0) Red: 7 pawns left"), "{out}");
    assert!(out.contains("(0)┃") || out.contains("(0)·"), "the pawn is on its child: {out}");
}

#[test]
fn random_games_end_at_every_number_of_seats() {
    for (game, seats) in [("dice", 2..=5), ("kids", 2..=4)] {
        for seats in seats {
            let seats = seats.to_string();
            let out = bastide(&["simulate", game, "--games", "20", "--seats", &seats]).ok();
            assert!(out.starts_with("20 games"), "{out}");
        }
    }
}

#[test]
fn numbers_of_sequences_are_pinned() {
    let perft = |game: &str, depth: &str| bastide(&["perft", game, "--depth", depth, "--seed", "1"]).ok();
    assert_eq!(perft("kids", "2"), "1 16\n2 384\n");
    assert_eq!(perft("dice", "1"), "1 19\n");
}
