//! A state of the Dice Game as text: what is built, and the fields `hand`, `knights`, `catapults`,
//! `rolls`, `doubled`, `kept` and `step`.

use land::Cell;
use tiles::TileId;

use super::city::{GOAL, distance};
use super::turn::ROLLS;
use super::{DICE, Dice, DiceStep, Turn};
use crate::board_text::{BoardText, read_tiles, write_board, write_tiles};
use crate::faces::Faces;
use crate::game::Game;
use crate::position::{Fields, PositionError, write_head};
use crate::rule::{Refusal, Why};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::setup::Setup;

pub(super) fn write(game: &Dice) -> String {
    let Turn { rolls, hand, knights, catapults, is_doubled } = game.turn;
    let kept: Vec<String> = game.keepers().map(|seat| seat.to_string()).collect();
    format!(
        "{};{};hand={};knights={knights};catapults={catapults};rolls={rolls};doubled={};kept={};step={}",
        write_head(&game.board.setup),
        write_board(&game.board),
        write_tiles(game.kit.set(), hand.iter()),
        if is_doubled { "on" } else { "off" },
        kept.join(","),
        game.phase().name(),
    )
}

/// The state that these fields say, if it can come about by the rules (as far as one state shows).
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let mut game = Dice::new(setup)?;
    let board = BoardText::read(game.kit.set(), game.board.setup.seats(), fields)?;
    let hand = read_tiles(game.kit.set(), "hand", fields.take("hand")?)?;
    game.turn = Turn {
        hand: read_hand(&game, &hand)?,
        knights: fields.number("knights")?,
        catapults: fields.number("catapults")?,
        rolls: fields.number("rolls")?,
        is_doubled: read_switch("doubled", fields.take("doubled")?)?,
    };
    game.kept = read_seats("kept", fields.take("kept")?, game.board.setup.seats())?;
    build(&mut game, &board)?;
    board.finish(&mut game.board);
    let step = fields.take("step")?;
    game.step = read_step(&game, step).ok_or_else(|| PositionError::Step(step.to_owned()))?;
    Ok(Box::new(game))
}

/// D-04: a catapult is in nobody's hand.
fn read_hand(game: &Dice, dice: &[TileId]) -> Result<Faces, PositionError> {
    let hand = dice.iter().try_fold(Faces::default(), |faces, &face| faces.with(face)).unwrap_or_default();
    if hand.count(game.kit.catapult) == 0 && hand.len() <= u32::from(DICE) {
        return Ok(hand);
    }
    let value = write_tiles(game.kit.set(), hand.iter());
    Err(PositionError::Value { key: "hand", value })
}

fn read_switch(key: &'static str, text: &str) -> Result<bool, PositionError> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(PositionError::Value { key, value: text.to_owned() }),
    }
}

fn read_seats(key: &'static str, text: &str, seats: u8) -> Result<[bool; MAX_SEATS], PositionError> {
    let mut found = [false; MAX_SEATS];
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let seat = word.parse::<u8>().ok().filter(|&seat| seat < seats).map(|seat| Seat(seat).index());
        match seat {
            Some(seat) if !found[seat] => found[seat] = true,
            _ => return Err(PositionError::Value { key, value: text.to_owned() }),
        }
    }
    Ok(found)
}

/// D-08: builds the dice one after the other. How many were in hand at the time is not known, but
/// the reach was never more than all dice that were not built yet, and the cell beyond it is one
/// further.
fn build(game: &mut Dice, board: &BoardText<'_>) -> Result<(), PositionError> {
    for (at, text) in board.tiles.iter().enumerate() {
        text.bare()?;
        let refuse = |rule, why| text.refused(Refusal::new(rule, why));
        if at == usize::from(DICE) || !game.kit.is_city_part(text.tile) {
            return Err(refuse("D-06", Why::NotRolled));
        }
        let farthest = u32::from(DICE) + 1 - at as u32;
        match distance(&game.board.land, text.cell) {
            None if text.cell != Cell::ORIGIN => return Err(refuse("D-08", Why::OutOfReach(text.cell))),
            Some(steps) if steps > farthest => return Err(refuse("D-08", Why::OutOfReach(text.cell))),
            _ => {}
        }
        let sides = game.check_sides(text.tile, text.cell, text.rotation);
        sides.map_err(|refusal| text.refused(refusal))?;
        game.board.land.place(text.tile, text.rotation, text.cell);
    }
    Ok(())
}

/// The step, if it can be the next one with these dice, rolls and points.
fn read_step(game: &Dice, step: &str) -> Option<DiceStep> {
    let Turn { rolls, hand, knights, catapults, .. } = game.turn;
    let seats = game.board.setup.seats();
    let before = Seat((game.board.seat().0 + seats - 1) % seats);
    let (step, seat) = match step {
        "roll" => (DiceStep::Roll, game.board.seat()),
        "build" => (DiceStep::Build, game.board.seat()),
        "over" if catapults == DICE || game.has_goal() => (DiceStep::Over(Seats::only(before)), before),
        "over" => (DiceStep::Over(game.leaders()), before),
        _ => return None,
    };
    // Nine dice in all; the knight of whoever has the turn is among those in play.
    let out =
        game.keepers().count() + usize::from(game.built()) + usize::from(knights) + usize::from(catapults);
    let left = usize::from(DICE).checked_sub(out)?;
    let is_full = |seat: &Seat| game.board.scores[seat.index()] >= GOAL;
    let winners = (0..seats).map(Seat).filter(is_full).count();
    let is_sound = match step {
        DiceStep::Roll => {
            let is_fresh = out == game.keepers().count();
            hand.is_empty() && rolls < ROLLS && left > 0 && (rolls > 0 || is_fresh)
        }
        DiceStep::Build | DiceStep::Over(_) => hand.len() as usize == left && (1..=ROLLS).contains(&rolls),
    };
    let has_choice = !hand.is_empty() || game.check_keep().is_ok();
    let is_due = match step {
        DiceStep::Roll => winners == 0 && !game.is_after_last_turn(),
        DiceStep::Build => winners == 0 && has_choice && catapults < DICE && !game.is_after_last_turn(),
        DiceStep::Over(_) => {
            let is_won = catapults == DICE && winners == 0 || winners == 1 && is_full(&before);
            let is_last = game.is_after_last_turn() && winners == 0;
            let is_in_time = game.last_turn.is_none_or(|last| game.board.turn <= last + 1);
            (is_won || is_last) && is_in_time && game.board.turn > 1
        }
    };
    (is_sound && is_due && !game.kept[seat.index()]).then_some(step)
}
