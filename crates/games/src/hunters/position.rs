//! A state of Hunters and Gatherers as text: the board, and the fields `bonus`, `step`, `covered`,
//! `left` and `aside`.

use land::TileIx;
use tiles::{TileId, ZoneId};

use super::{Claims, Hunters, Kit, MAX_COVERED};
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
use crate::text::read_cell;
use crate::tile_turn::{TileRules, TurnStep};

/// The claim step once the shaman has been used.
const RECALLED: &str = "claim:recalled";

pub(super) fn write(game: &Hunters) -> String {
    let set = game.kit.set();
    let step = match game.step {
        TurnStep::Claim(claims) if !claims.recall && game.recallable().next().is_some() => {
            RECALLED.to_owned()
        }
        step => write_step(set, &step),
    };
    format!(
        "{};{};bonus={};step={step};covered={};left={};aside={}",
        write_head(&game.board.setup),
        write_board(&game.board),
        if game.is_bonus { "on" } else { "off" },
        write_covered(game),
        write_tiles(set, game.stacks.iter().flat_map(Pile::counts)),
        write_tiles(set, game.board.aside.counts()),
    )
}

/// `1,-2:z0/0,1:z3`.
fn write_covered(game: &Hunters) -> String {
    let items = game.covered.iter().map(|&(tile, zone)| {
        let placed = game.board.land.placed(tile);
        format!("{}:{}", placed.cell, game.kit.set().tile(placed.tile).zones[zone.index()].name)
    });
    items.collect::<Vec<_>>().join("/")
}

/// The state that these fields say, if it can come about by the rules (as far as one state shows).
pub(super) fn load(setup: Setup, fields: &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError> {
    let set = Kit::of(setup.definition()).map_err(SetupError::from)?.set();
    let board = BoardText::read(set, setup.seats(), fields)?;
    let is_bonus = match fields.take("bonus")? {
        "on" => true,
        "off" => false,
        other => return Err(PositionError::Value { key: "bonus", value: other.to_owned() }),
    };
    let step = fields.take("step")?;
    let covered = fields.take("covered")?;
    let hand = read_hand(set, step)?;
    let left = read_tiles(set, "left", fields.take("left")?)?;
    let aside = read_tiles(set, "aside", fields.take("aside")?)?;

    let pile: Vec<TileId> = board.drawn().chain(hand).chain(aside.iter().copied()).chain(left).collect();
    let mut game = Hunters::new(setup, Some(&pile))?;
    for tile in aside {
        game.take_from_stacks(tile);
        game.board.aside.insert(tile);
    }
    place_tiles(&mut game, &board)?;
    put_pieces(&mut game, &board.tiles)?;
    board.finish(&mut game.board);
    game.is_bonus = is_bonus;
    cover(&mut game, covered)?;
    game.step = read_step(&mut game, step, hand)?;
    no_man_in_completed_areas(&game, &board.tiles)?;
    Ok(Box::new(game))
}

impl Hunters {
    fn take_from_stacks(&mut self, tile: TileId) {
        self.stacks[usize::from(self.kit.facts(tile).is_second)].take(tile);
    }
}

/// Lays the tiles down one after the other, as they were laid in the game.
fn place_tiles(game: &mut Hunters, board: &BoardText<'_>) -> Result<(), PositionError> {
    board.check_first("H-01", &game.board)?;
    for text in &board.tiles[1..] {
        game.check_place(text.tile, text.cell, text.rotation).map_err(|refusal| text.refused(refusal))?;
        game.take_from_stacks(text.tile);
        game.lay(text.tile, text.cell, text.rotation);
    }
    Ok(())
}

/// H-02: pieces of the seats' own, on zones that they may stand on.
fn put_pieces(game: &mut Hunters, tiles: &[TileText<'_>]) -> Result<(), PositionError> {
    for ((ix, _), text) in game.board.land.tiles().collect::<Vec<_>>().into_iter().zip(tiles) {
        let Some(standing) = text.standing(game.kit.set(), game.board.setup.seats())? else { continue };
        let checked = game.check_zone(standing.piece, text.tile, standing.zone);
        checked.map_err(|refusal| text.refused(refusal))?;
        if game.left(standing.piece, standing.seat.index()) == 0 {
            return Err(text.refused(Refusal::new("H-02", Why::NoneLeft(standing.piece))));
        }
        check_alone(game, ix, standing).map_err(|refusal| text.refused(refusal))?;
        game.put(ix, standing);
    }
    Ok(())
}

/// H-13, H-15: no man right beside another in the same area, and no hut right beside another in the same water network.
fn check_alone(game: &Hunters, ix: TileIx, standing: Standing) -> Result<(), Refusal> {
    let counts = |tile: TileIx, other: Standing| match other.piece {
        Piece::Hut => game.kit.facts(game.board.land.placed(tile).tile).water_under(other.zone),
        _ => other.zone,
    };
    let alike = |tile, other: Standing| (other.piece == standing.piece).then(|| counts(tile, other));
    if !lies_against_piece(&game.board, ix, counts(ix, standing), alike) {
        return Ok(());
    }
    Err(match standing.piece {
        Piece::Hut => Refusal::new("H-15", Why::NetworkTaken),
        _ => Refusal::new("H-13", Why::AreaTaken),
    })
}

/// H-52: what the pit trap has covered lies around it in its meadow.
fn cover(game: &mut Hunters, text: &str) -> Result<(), PositionError> {
    for item in text.split('/').map(str::trim).filter(|item| !item.is_empty()) {
        let bad = || PositionError::Value { key: "covered", value: item.to_owned() };
        let (tile, zone) = read_spot_of(game, item).ok_or_else(bad)?;
        if game.covered.len() == MAX_COVERED || !game.is_in_reach_of_pit(tile, zone) {
            return Err(bad());
        }
        let area = game.board.land.area_of(tile, zone);
        let marks = game.kit.atlas.marks(game.board.land.placed(tile).tile, zone);
        game.board.land.remove_marks(area, marks);
        game.covered.push((tile, zone));
    }
    Ok(())
}

fn read_spot_of(game: &Hunters, item: &str) -> Option<(TileIx, ZoneId)> {
    let (cell, zone) = item.split_once(':')?;
    let tile = game.board.land.tile_at(read_cell(cell.trim()).ok()?)?;
    let zone = game.kit.set().tile(game.board.land.placed(tile).tile).zone(zone.trim())?;
    Some((tile, zone))
}

fn read_step(
    game: &mut Hunters,
    step: &str,
    hand: Option<TileId>,
) -> Result<TurnStep<Claims>, PositionError> {
    let bad = || PositionError::Step(step.to_owned());
    if let Some(tile) = hand {
        game.check_draw(tile).map_err(|refusal| PositionError::Refused { item: step.to_owned(), refusal })?;
        game.take_from_stacks(tile);
        // H-11: a tile that fits nowhere is in nobody's hand.
        let nowhere = Refusal::new("H-11", Why::FitsNowhere);
        let refused = PositionError::Refused { item: step.to_owned(), refusal: nowhere };
        return if game.fits_somewhere(tile) { Ok(TurnStep::Place(tile)) } else { Err(refused) };
    }
    let Board { land, pieces, .. } = &game.board;
    let last = land.last().filter(|&last| land.len() > 1 && pieces.on(last).is_none());
    // In a bonus turn, and only then, the tile just placed is of the second pile.
    let last = last.filter(|&last| game.kit.facts(land.placed(last).tile).is_second == game.is_bonus);
    let is_recalled = step.split(':').map(str::trim).eq(RECALLED.split(':'));
    let claims = game.claims(!is_recalled);
    let may_claim = last.is_some() && claims != Claims::default();
    match step {
        _ if is_recalled && may_claim && game.recallable().next().is_some() => Ok(TurnStep::Claim(claims)),
        "draw" if game.stack().is_some() => Ok(TurnStep::Draw),
        "claim" if may_claim => Ok(TurnStep::Claim(claims)),
        "over" if game.stacks[0].is_empty() && !game.is_bonus => Ok(TurnStep::Over),
        _ => Err(bad()),
    }
}

/// H-18: men in completed forests and rivers have gone home, unless the area is about to be scored.
fn no_man_in_completed_areas(game: &Hunters, tiles: &[TileText<'_>]) -> Result<(), PositionError> {
    let land = &game.board.land;
    for (ix, standing) in game.board.pieces.iter().filter(|(_, standing)| standing.piece == Piece::Man) {
        let id = land.area_of(ix, standing.zone);
        let is_due = matches!(game.step, TurnStep::Claim(_)) && land.closed().contains(&id);
        if land.area(id).is_closed() && land.area(id).kind() != game.kit.meadow && !is_due {
            return Err(tiles[ix.index()].completed("H-18"));
        }
    }
    Ok(())
}
