//! A state of the Winter Edition as text: the board, and the fields `step`, `left` and `aside`.

use land::TileIx;
use tiles::TileId;

use super::{Claims, Winter};
use crate::board::Board;
use crate::board_text::{
    BoardText, TileText, lies_against_piece, read_hand, read_tiles, write_board, write_step, write_tiles,
};
use crate::game::Game;
use crate::moves::Piece;
use crate::pieces::Standing;
use crate::pile::Pile;
use crate::position::{Fields, PositionError, write_head};
use crate::rule::{Refusal, Why};
use crate::setup::{Setup, SetupError};
use crate::tile_turn::{TileRules, TurnStep};

pub(super) fn write(game: &Winter) -> String {
    let set = game.kit.set();
    let step = write_step(set, &game.step);
    format!(
        "{};{};step={step};left={};aside={}",
        write_head(&game.board.setup),
        write_board(&game.board),
        write_tiles(set, game.stacks.iter().flat_map(Pile::counts)),
        write_tiles(set, game.board.aside.counts()),
    )
}

/// The state that these fields say, if it can come about by the rules (as far as one state shows).
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let set = super::Kit::get().map_err(SetupError::from)?.set();
    let board = BoardText::read(set, setup.seats(), fields)?;
    let step = fields.take("step")?;
    let hand = read_hand(set, step)?;
    let left = read_tiles(set, "left", fields.take("left")?)?;
    let aside = read_tiles(set, "aside", fields.take("aside")?)?;

    let pile: Vec<TileId> = board.drawn().chain(hand).chain(aside.iter().copied()).chain(left).collect();
    let mut game = Winter::new(setup, Some(&pile))?;
    for tile in aside {
        game.stacks.iter_mut().find(|stack| stack.contains(tile)).map(|stack| stack.take(tile));
        game.board.aside.insert(tile);
    }
    place_tiles(&mut game, &board)?;
    put_pieces(&mut game, &board.tiles)?;
    board.finish(&mut game.board);
    game.step = read_step(&mut game, step, hand)?;
    no_piece_in_completed_areas(&game, &board.tiles)?;
    Ok(Box::new(game))
}

/// Lays the tiles down one after the other, as they were laid in the game.
fn place_tiles(game: &mut Winter, board: &BoardText<'_>) -> Result<(), PositionError> {
    board.check_first("W-01", &game.board)?;
    for text in &board.tiles[1..] {
        game.check_draw(text.tile).map_err(|refusal| text.refused(refusal))?;
        game.check_place(text.tile, text.cell, text.rotation).map_err(|refusal| text.refused(refusal))?;
        game.take_from_stack(text.tile);
        game.lay(text.tile, text.cell, text.rotation);
    }
    Ok(())
}

fn put_pieces(game: &mut Winter, tiles: &[TileText<'_>]) -> Result<(), PositionError> {
    for ((ix, _), text) in game.board.land.tiles().collect::<Vec<_>>().into_iter().zip(tiles) {
        let Some(standing) = text.standing(game.kit.set(), game.board.setup.seats())? else { continue };
        check_standing(game, ix, text.tile, standing).map_err(|refusal| text.refused(refusal))?;
        match standing.piece {
            Piece::Abbot => game.abbots[standing.seat.index()] = Some(ix),
            _ => game.meeples[standing.seat.index()] -= 1,
        }
        let area = game.board.land.area_of(ix, standing.zone);
        game.board.land.add_piece(area, standing.seat.0);
        game.board.pieces.put(ix, standing);
    }
    Ok(())
}

/// W-02: a piece of the seat's own, on a zone that it may stand on. W-13: not right beside another in the same area.
fn check_standing(game: &Winter, ix: TileIx, tile: TileId, standing: Standing) -> Result<(), Refusal> {
    game.check_zone(standing.piece, tile, standing.zone)?;
    if lies_against_piece(&game.board, ix, standing.zone, |_, other| Some(other.zone)) {
        return Err(Refusal::new("W-13", Why::AreaTaken));
    }
    let is_left = match standing.piece {
        Piece::Abbot => game.abbots[standing.seat.index()].is_none(),
        _ => game.meeples[standing.seat.index()] > 0,
    };
    if is_left { Ok(()) } else { Err(Refusal::new("W-02", Why::NoneLeft(standing.piece))) }
}

fn read_step(game: &mut Winter, step: &str, hand: Option<TileId>) -> Result<TurnStep<Claims>, PositionError> {
    let bad = || PositionError::Step(step.to_owned());
    if let Some(tile) = hand {
        game.check_draw(tile).map_err(|refusal| PositionError::Refused { item: step.to_owned(), refusal })?;
        game.take_from_stack(tile);
        // W-11: a tile that fits nowhere is in nobody's hand.
        let nowhere = Refusal::new("W-11", Why::FitsNowhere);
        let refused = PositionError::Refused { item: step.to_owned(), refusal: nowhere };
        return if game.fits_somewhere(tile) { Ok(TurnStep::Place(tile)) } else { Err(refused) };
    }
    let Board { land, pieces, .. } = &game.board;
    let last_is_bare = land.len() > 1 && land.last().is_some_and(|last| pieces.on(last).is_none());
    let claims = game.claims();
    match step {
        "draw" if game.stack().is_some() => Ok(TurnStep::Draw),
        "claim" if last_is_bare && !claims.is_empty() => Ok(TurnStep::Claim(claims)),
        "over" if game.stack().is_none() => Ok(TurnStep::Over),
        _ => Err(bad()),
    }
}

/// W-15: pieces in completed areas have gone home, unless the area is about to be scored.
fn no_piece_in_completed_areas(game: &Winter, tiles: &[TileText<'_>]) -> Result<(), PositionError> {
    let land = &game.board.land;
    for (ix, standing) in game.board.pieces.iter() {
        let id = land.area_of(ix, standing.zone);
        let is_due = matches!(game.step, TurnStep::Claim(_)) && land.closed().contains(&id);
        if land.area(id).is_closed() && land.area(id).kind() != game.kit.field && !is_due {
            return Err(tiles[ix.index()].completed("W-15"));
        }
    }
    Ok(())
}
