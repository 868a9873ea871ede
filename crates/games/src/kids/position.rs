//! A state of the game for children as text: the board, and the fields `step` and `left`. Where the
//! pawns are follows from the board.

use std::convert::Infallible;

use tiles::TileId;

use super::Kids;
use crate::board_text::{BoardText, read_hand, read_tiles, write_board, write_step, write_tiles};
use crate::game::Game;
use crate::position::{Fields, PositionError, write_head};
use crate::rule::{Refusal, Rule, Why};
use crate::setup::{Setup, SetupError};
use crate::tile_turn::{TileRules, TurnStep};

pub(super) fn write(game: &Kids) -> String {
    let set = game.kit.set();
    let step = write_step(set, &game.step);
    format!(
        "{};{};step={step};left={}",
        write_head(&game.board.setup),
        write_board(&game.board),
        write_tiles(set, game.pile.counts()),
    )
}

/// The state that these fields say, if it can come about by the rules (as far as one state shows).
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let set = super::Kit::get().map_err(SetupError::from)?.set();
    let board = BoardText::read(set, setup.seats(), fields)?;
    let step = fields.take("step")?;
    let hand = read_hand(set, step)?;
    let left = read_tiles(set, "left", fields.take("left")?)?;

    let drawn = board.tiles.iter().map(|text| text.tile);
    let pile: Vec<TileId> = drawn.chain(hand).chain(left).collect();
    let mut game = Kids::new(setup, Some(&pile))?;
    place_tiles(&mut game, &board)?;
    let counted = game.board.scores;
    board.finish(&mut game.board);
    // K-08: what is shown for a seat is what its pawns on the board come to.
    if game.board.scores != counted {
        let counted = counted[..game.board.scores().len()].to_vec();
        return Err(PositionError::Miscounted { counted, rule: Rule("K-08") });
    }
    game.step = read_step(&mut game, step, hand)?;
    Ok(Box::new(game))
}

/// Lays the tiles down one after the other, as they were laid in the game, with all that followed.
fn place_tiles(game: &mut Kids, board: &BoardText<'_>) -> Result<(), PositionError> {
    for (at, text) in board.tiles.iter().enumerate() {
        text.bare()?;
        game.pile.take(text.tile);
        if at == 0 {
            board.check_origin("K-01")?;
        } else {
            let refuse = |refusal| text.refused(refusal);
            // K-06: nobody places a tile once it is over.
            if game.is_won() {
                return Err(refuse(Refusal::new("K-06", Why::Over)));
            }
            game.check_place(text.tile, text.cell, text.rotation).map_err(refuse)?;
        }
        game.board.land.place(text.tile, text.rotation, text.cell);
        game.cover_children(&mut ());
    }
    Ok(())
}

fn read_step(
    game: &mut Kids,
    step: &str,
    hand: Option<TileId>,
) -> Result<TurnStep<Infallible>, PositionError> {
    let goes_on = !game.is_won();
    if let Some(tile) = hand.filter(|_| goes_on && !game.board.land.is_empty()) {
        game.pile.take(tile);
        return Ok(TurnStep::Place(tile));
    }
    match step {
        "draw" if goes_on && !game.pile.is_empty() => Ok(TurnStep::Draw),
        "over" if !goes_on || game.pile.is_empty() => Ok(TurnStep::Over),
        _ => Err(PositionError::Step(step.to_owned())),
    }
}
