//! `play`, with what a person types coming from a script.

use std::fs;

use crate::bastide::{Folder, bastide, fed, with_lang};

/// Plays a script with draws that are always the same.
fn play(args: &[&str], script: &str) -> String {
    fed(&[&["play", "winter", "--seed", "3"], args].concat(), script).ok()
}

#[test]
fn the_board_and_the_tile_are_shown() {
    let out = play(&[], "");
    assert!(out.contains("Turn 1, player 0: place tile B"), "{out}");
    assert!(out.contains("┌▒▒▒▒▒▒▒┐"), "{out}");
    assert!(out.contains("r0-r3"), "{out}");
    assert!(!out.contains('\u{1b}'), "no colours where there is no terminal");
}

#[test]
fn turns_are_played_and_scored() {
    let out = play(&["-o", "abbot=on"], "place 0,1 r0\nclaim abbot abbey\nscores\n");
    assert!(out.contains("claim abbot abbey"), "{out}");
    assert!(out.contains("†<0>"), "{out}");
    assert!(out.contains("Turn 2, player 1"), "{out}");
    assert!(out.contains("(0) Red: 0 points · reserve: 7 meeples, no abbot"), "{out}");
}

#[test]
fn what_is_not_allowed_is_explained() {
    let out = play(&[], "place 7,7 r0\njump\nplace here\nclaim meeple abbey\nrules W-13\nrules X\n");
    assert!(out.contains("[W-10] "), "{out}");
    assert!(out.contains("jump"), "{out}");
    assert!(out.contains("W-13  "), "{out}");
    assert!(out.contains("winter has no rule “X”"), "{out}");
    // Nothing of all this was a move.
    assert!(!out.contains("Turn 2"), "{out}");
}

#[test]
fn undo_goes_back_to_the_draw() {
    let out = play(&[], "undo\nplace 0,1 r0\nundo\nundo\n");
    let refusals = out.matches("There is nothing of yours to undo").count();
    assert_eq!(refusals, 2, "{out}");
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert_eq!(out.matches("Turn 1, player 0: place tile B").count(), 2, "{out}");
}

#[test]
fn a_saved_game_is_in_order_and_goes_on() {
    let folder = Folder::new("saved");
    let file = folder.path("my game.txt");
    let out =
        play(&["--seats", "3", "--starts", "2"], &format!("place 0,1 r0\npass\nsave\nsave {file}\nquit\n"));
    assert!(out.contains("Save where?") && out.contains(&format!("Saved to {file}.")), "{out}");
    assert!(bastide(&["verify", &file]).ok().contains("valid"));
    assert!(fs::read_to_string(&file).unwrap().contains("starts 2"));

    let again = fed(&["play", "winter", "--load", &file], "").ok();
    assert!(again.contains("Turn 2, player 0: place tile"), "{again}");
    let run = bastide(&["play", "dice", "--load", &file]);
    assert_eq!(run.code, 2, "{}", run.err);

    let out = play(&[], "save /nowhere/game.txt\n");
    assert!(out.contains("/nowhere/game.txt: cannot be written"), "{out}");
}

#[test]
fn other_commands_are_answered() {
    let out = play(&[], "help\nlegal\nboard\nscores\n\n?\nquit\nplace 0,1 r0\n");
    assert_eq!(out.matches("claim meeple city1").count(), 2, "help, twice: {out}");
    assert!(out.contains("\nplace 0,1 r3\n"), "{out}");
    assert!(out.contains("82 tiles are left in the pile."), "{out}");
    assert!(!out.contains("Turn 1, player 0: put"), "quit ends it: {out}");
    assert!(with_lang("fr_FR.UTF-8", &["play", "winter"], "help\n").ok().contains("Coups"));
}

/// A game from a position near the end, to the final scoring.
#[test]
fn a_game_is_played_to_its_end() {
    let position = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=2;scores=48,9;\
                    board=D@0,0r0/U@1,0r0+0:meeple:road1;step=draw;left=E;aside=";
    let file =
        Folder::new("end").write("game.txt", format!("bastide record 1\nfrom {position}\nresult open\n"));
    let out = fed(&["play", "--load", &file], "place 0,-1 r2\nclaim meeple city1\nundo\npass\npass\n").ok();
    assert!(out.contains("[W-21] Player 1: +4."), "{out}");
    assert!(out.contains("[W-60] Final scoring"), "{out}");
    assert!(out.contains("[W-61] Player 0: +2."), "{out}");
    assert!(out.contains("Player 0 wins."), "{out}");
    // W-63: past 50 the marker goes round again.
    assert!(out.contains("(0) Red: 50 points (1 lap and 0)"), "{out}");
    assert!(out.contains("The game is over."), "{out}");
    // The last move can be taken back: nothing was drawn after it. Then player 1 passes instead.
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert!(out.contains("(1) Yellow: 9 points"), "{out}");
    assert!(out.contains("[W-60] The game is over."), "{out}");
}

#[test]
fn malformed_input_is_no_move() {
    let run = fed(
        &["play", "winter", "--seed", "3"],
        b"\xff\xfe\nplace \xf0\n\x00\n\x1b[2J\nplace 99999999999,0 r0\n",
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(!run.out.contains('\u{1b}'), "{}", run.out);
}

/// K-01: the colour of a seat says which children are its own, so the terminal tells it.
#[test]
fn colours_are_chosen_and_told() {
    let out = fed(&["play", "kids", "--seed", "1", "--colours", "green,red"], "scores\n").ok();
    assert!(out.contains("(0) Green: ") && out.contains("(1) Red: "), "{out}");
    let wrong = fed(&["play", "kids", "--colours", "pink"], "");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("red, yellow, blue, green"), "{}", wrong.err);
}
