//! A state of Trails as text: the board, and the fields `step` and `left`.

use tiles::TileId;

use super::Trails;
use crate::board_text::{BoardText, read_hand, read_tiles, write_board, write_step, write_tiles};
use crate::game::Game;
use crate::position::{Fields, PositionError, write_head};
use crate::setup::Setup;
use crate::tile_turn::{TileRules, TurnStep};

pub(super) fn write(game: &Trails) -> String {
    let set = game.board.land.atlas().set();
    let (step, left) = (write_step(set, &game.step), write_tiles(set, game.pile.counts()));
    format!("{};{};step={step};left={left}", write_head(&game.board.setup), write_board(&game.board))
}

/// Plays the tiles on the board once more, in their order; turn, points and step follow from them.
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let set = super::DEFINITION.tile_set().map_err(crate::SetupError::from)?;
    let board = BoardText::read(set, setup.seats(), fields)?;
    let step = fields.take("step")?;
    let hand = read_hand(set, step)?;
    let left = read_tiles(set, "left", fields.take("left")?)?;
    let pile: Vec<TileId> = board.tiles.iter().map(|text| text.tile).chain(hand).chain(left).collect();

    let mut game = Trails::new(setup, Some(&pile))?;
    board.check_origin("T-01")?;
    for (at, text) in board.tiles.iter().enumerate() {
        text.bare()?;
        game.draw(text.tile, &mut ());
        if at > 0 {
            game.check_place(text.tile, text.cell, text.rotation).map_err(|refusal| text.refused(refusal))?;
            game.place(text.tile, text.cell, text.rotation, &mut ());
        }
    }
    let (turn, scores) = (game.board.turn, game.board.scores);
    board.finish(&mut game.board);
    if turn != game.board.turn {
        return Err(PositionError::Value { key: "turn", value: game.board.turn.to_string() });
    }
    if scores != game.board.scores {
        let stated: Vec<String> = game.board.scores().iter().map(u32::to_string).collect();
        return Err(PositionError::Value { key: "scores", value: stated.join(",") });
    }
    if let Some(tile) = hand.filter(|_| !game.board.land.is_empty()) {
        game.pile.take(tile);
        game.step = TurnStep::Place(tile);
    }
    if step != write_step(set, &game.step) {
        return Err(PositionError::Step(step.to_owned()));
    }
    Ok(Box::new(game))
}
