use land::Cell;
use tiles::Rotation;

use super::{Checked, Draft, Edit, FlawAt};
use crate::catalog;
use crate::moves::Piece;
use crate::pieces::Standing;
use crate::seat::Seat;

fn draft(game: &str, options: &[(&str, &str)]) -> Draft {
    Draft::new(catalog::find(game).unwrap().setup(2, Seat(0), options).unwrap()).unwrap()
}

fn put(draft: &mut Draft, tile: &str, x: i16, y: i16, turns: usize) {
    let tile = draft.set().find(tile).unwrap();
    let edit = Edit::Put { tile, cell: Cell::new(x, y), rotation: Rotation::ALL[turns] };
    draft.edit(edit).unwrap();
}

fn stand(draft: &mut Draft, (x, y): (i16, i16), seat: u8, piece: Piece, zone: &str) {
    let cell = Cell::new(x, y);
    let (placed, _) = draft.tiles().iter().find(|(placed, _)| placed.cell == cell).unwrap();
    let zone = draft.set().tile(placed.tile).zone(zone).unwrap();
    draft.edit(Edit::Stand(cell, Standing { seat: Seat(seat), piece, zone })).unwrap();
}

/// The rules that a draft breaks.
fn rules(draft: &Draft) -> Vec<&'static str> {
    let Checked { flaws, .. } = draft.clone().check().unwrap();
    flaws.iter().map(|flaw| flaw.error.rule().unwrap().0).collect()
}

#[test]
fn the_beginning_of_every_game_is_a_position() {
    for definition in catalog::games() {
        let setup = definition.setup(2, Seat(0), &[]).unwrap();
        let position = setup.clone().start().unwrap().position();
        let checked = Draft::new(setup).unwrap().check().unwrap();
        assert!(checked.flaws.is_empty(), "{:?}", checked.flaws);
        assert_eq!(checked.game.position(), position);
    }
}

#[test]
fn tiles_are_put_in_any_order_and_may_lie_apart_until_others_join_them() {
    let mut draft = draft("winter", &[]);
    put(&mut draft, "W", 2, 0, 0);
    assert_eq!(rules(&draft), ["W-10"], "nothing lies between");
    let checked = draft.clone().check().unwrap();
    assert!(matches!(checked.flaws[0].at, FlawAt::Tile(placed) if placed.cell == Cell::new(2, 0)));
    assert_eq!(checked.game.view().placed.len(), 1, "the rest is a game");
    put(&mut draft, "W", 1, 0, 0);
    let checked = draft.check().unwrap();
    assert!(checked.flaws.is_empty(), "{:?}", checked.flaws);
    let cells: Vec<Cell> = checked.draft.tiles().iter().map(|(placed, _)| placed.cell).collect();
    assert_eq!(cells, [(0, 0), (1, 0), (2, 0)].map(|(x, y)| Cell::new(x, y)), "as they can have been placed");
}

#[test]
fn a_tile_that_does_not_fit_is_told_with_its_rule_and_fits_once_it_is_turned() {
    let mut draft = draft("winter", &[]);
    put(&mut draft, "W", 1, 0, 3);
    assert_eq!(rules(&draft), ["W-10"]);
    draft.edit(Edit::Turn(Cell::new(1, 0), Rotation::R0)).unwrap();
    assert_eq!(rules(&draft), [""; 0]);
}

#[test]
fn there_are_no_more_tiles_than_the_set_has_and_those_taken_off_are_there_again() {
    let mut draft = draft("winter", &[]);
    let tile = draft.set().find("X").unwrap();
    let line = |draft: &Draft| draft.stock().into_iter().find(|(known, ..)| *known == tile).unwrap();
    let (_, spare, left) = line(&draft);
    assert_eq!(spare, left);
    let cells = (0..).map(|x| Cell::new(x, 5));
    let put = |cell| Edit::Put { tile, cell, rotation: Rotation::R0 };
    cells.clone().take(spare.into()).for_each(|cell| draft.edit(put(cell)).unwrap());
    let before = draft.write();
    let refused = draft.edit(put(Cell::new(0, 9))).unwrap_err();
    assert_eq!(refused.rule().map(|rule| rule.0), Some("W-01"));
    assert_eq!(draft.write(), before, "a refusal changes nothing");
    draft.edit(Edit::Take(Cell::new(0, 5))).unwrap();
    assert_eq!(line(&draft), (tile, 1, 1));
    draft.edit(Edit::Left(tile, 9)).unwrap();
    draft.edit(Edit::Hand(Some(tile))).unwrap();
    assert_eq!(line(&draft), (tile, 0, 0));
    assert_eq!(draft.edit(Edit::Hand(Some(tile))), Ok(()), "it is the one that was in hand");
    draft.edit(Edit::Hand(None)).unwrap();
    draft.edit(Edit::Left(tile, 0)).unwrap();
    assert_eq!(line(&draft), (tile, 1, 0));
}

#[test]
fn the_tile_that_a_game_begins_with_stays() {
    for game in ["winter", "hunters-2002", "hunters-2020"] {
        let mut draft = draft(game, &[]);
        let rule = if game == "winter" { "W-01" } else { "H-01" };
        for edit in [Edit::Take(Cell::ORIGIN), Edit::Turn(Cell::ORIGIN, Rotation::R1)] {
            assert_eq!(draft.edit(edit).unwrap_err().rule().map(|rule| rule.0), Some(rule));
        }
    }
}

#[test]
fn pieces_stand_where_the_rules_let_them() {
    let mut draft = draft("winter", &[]);
    put(&mut draft, "W", 1, 0, 0);
    put(&mut draft, "W", 2, 0, 0);
    stand(&mut draft, (1, 0), 0, Piece::Meeple, "road2");
    assert_eq!(rules(&draft), [""; 0]);
    let offered = draft.stands(Cell::new(1, 0), Seat(1));
    let refused: Vec<&str> =
        offered.iter().filter_map(|(_, error)| error.as_ref()?.rule()).map(|rule| rule.0).collect();
    assert!(refused.contains(&"W-33"), "nobody is laid in a field: {refused:?}");
    assert!(offered.iter().any(|(_, error)| error.is_none()));
}

/// W-13: whichever of two tiles was placed later, its piece would have come into the area of the other.
#[test]
fn two_pieces_right_beside_each_other_never_share_an_area() {
    let text = |between: &str| {
        let board = format!("D@0,0r0/W@1,0r0+0:meeple:road1/{between}");
        format!(
            "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=3;scores=0,0;board={board};step=draw;left=B;aside="
        )
    };
    let shared = Draft::read(&text("U@2,0r0+1:meeple:road1")).unwrap();
    assert_eq!(rules(&shared), ["W-13"]);
    let joined = Draft::read(&text("U@2,0r0/U@3,0r0+1:meeple:road1")).unwrap();
    assert_eq!(rules(&joined), [""; 0], "a tile between may have joined two roads");
}

#[test]
fn more_pieces_than_a_seat_has_are_told_with_their_rule() {
    let mut draft = draft("winter", &[("abbot", "on")]);
    put(&mut draft, "Ug", 1, 0, 0);
    put(&mut draft, "Vg", 2, 0, 0);
    stand(&mut draft, (1, 0), 0, Piece::Abbot, "grove");
    stand(&mut draft, (2, 0), 0, Piece::Abbot, "grove");
    assert_eq!(rules(&draft), ["W-02"], "there is one abbot");
    stand(&mut draft, (2, 0), 1, Piece::Abbot, "grove");
    assert_eq!(rules(&draft), [""; 0]);
    draft.edit(Edit::Lift(Cell::new(1, 0))).unwrap();
    assert_eq!(draft.check().unwrap().game.view().reserve[0], [(Piece::Meeple, 7), (Piece::Abbot, 1)]);
}

#[test]
fn whose_turn_it_is_and_points_are_set() {
    let mut draft = draft("hunters-2020", &[]);
    draft.edit(Edit::Turns(Seat(1))).unwrap();
    draft.edit(Edit::Points(Seat(1), 17)).unwrap();
    let game = draft.clone().check().unwrap().game;
    assert_eq!((game.view().seat, game.scores()), (Seat(1), &[0, 17][..]));
    assert!(draft.edit(Edit::Points(Seat(1), 10_000)).is_err());
}

#[test]
fn a_tile_of_the_second_pile_is_in_hand_in_a_bonus_turn() {
    let mut draft = draft("hunters-2020", &[]);
    let shaman = draft.set().find("88").unwrap();
    draft.edit(Edit::Hand(Some(shaman))).unwrap();
    let checked = draft.check().unwrap();
    assert!(checked.flaws.is_empty(), "{:?}", checked.flaws);
    assert!(checked.game.position().contains(";bonus=on;"));
}

#[test]
fn where_nothing_is_left_to_be_drawn_the_game_is_over() {
    let mut draft = draft("winter", &[]);
    draft.edit(Edit::LeftAll(false)).unwrap();
    assert!(draft.clone().check().unwrap().game.position().contains(";step=over;"));
    draft.edit(Edit::LeftAll(true)).unwrap();
    assert!(draft.check().unwrap().game.position().contains(";step=draw;"));
}

#[test]
fn pawns_are_counted_by_the_board() {
    let text = "kids/1;seats=2;starts=0;turn=4;scores=0,0;board=12@0,0r0;step=draw;left=";
    let mut draft = Draft::read(text).unwrap();
    draft.edit(Edit::LeftAll(true)).unwrap();
    assert_eq!(rules(&draft), [""; 0]);
    for (at, (tile, ..)) in draft.clone().stock().into_iter().enumerate().take(8) {
        let cell = Cell::new(i16::try_from(at % 3).unwrap() - 1, i16::try_from(at / 3).unwrap() + 1);
        let _ = draft.edit(Edit::Put { tile, cell, rotation: Rotation::R0 });
    }
    let checked = draft.check().unwrap();
    assert!(checked.flaws.iter().all(|flaw| flaw.error.rule().is_some()), "{:?}", checked.flaws);
}

#[test]
fn of_dice_points_and_kept_knights_are_set() {
    let mut draft = draft("dice", &[]);
    assert!(!draft.has_tiles());
    draft.edit(Edit::Points(Seat(0), 30)).unwrap();
    draft.edit(Edit::Keeps(Seat(1), true)).unwrap();
    let position = draft.clone().check().unwrap().game.position();
    assert!(position.contains(";scores=30,0;") && position.contains(";kept=1;"), "{position}");
    draft.edit(Edit::Turns(Seat(1))).unwrap();
    assert!(draft.check().unwrap().game.position().contains(";kept=;"), "it is taken up again");
}

#[test]
fn a_draft_is_written_as_it_is_read() {
    let mut draft = draft("winter", &[("river", "on"), ("abbot", "on")]);
    put(&mut draft, "E", 3, 3, 2);
    let text = draft.write();
    assert_eq!(Draft::read(&text).unwrap().write(), text);
    assert_eq!(rules(&draft), ["W-40"], "the river comes first");
    assert!(Draft::read(&text.replace(";left=", ";left=E*9,")).is_err(), "more than there are");
}
