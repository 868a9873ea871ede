//! Which of the tiles that are left fill a cell, and which close an area.

use std::collections::BTreeSet;

use games::{Game, History, Move, Phase};
use land::{Cell, TileIx};
use scene::{KindLeft, Spot};
use serde::Serialize;
use tiles::{TileId, ZoneId};

use crate::error::RequestError;
use crate::moment::Moment;

/// Tiles that do something if they are drawn next.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fillers {
    /// Which, and how many of each are left.
    tiles: Vec<KindLeft>,
    /// How likely the next draw is one of them, from 0 to 1.
    chance: f64,
}

impl Fillers {
    /// The tiles that fit into a cell.
    pub fn of_cell(moment: &Moment, cell: Cell) -> Result<Fillers, RequestError> {
        let history = moment.history()?;
        let game = history.game();
        let fits = |tile| game.placements(tile).iter().any(|(at, _)| *at == cell);
        Ok(Fillers::new(game, fits))
    }

    /// The tiles with which the area of a zone is complete at once. None where it is complete, and where there is no such zone.
    pub fn of_area(moment: &Moment, spot: Spot) -> Result<Fillers, RequestError> {
        let game = before_draw(moment.history()?);
        let zone = zone_at(&*game, spot).filter(|zone| open_ends(&*game, *zone) != Some(0));
        Ok(Fillers::new(&*game, |tile| zone.is_some_and(|zone| closes(&*game, zone, tile))))
    }

    fn new(game: &dyn Game, mut does: impl FnMut(TileId) -> bool) -> Fillers {
        let kinds: Vec<(TileId, u8)> =
            game.view().pile.into_iter().filter(|&(tile, left)| left > 0 && does(tile)).collect();
        let next = game.next_stack();
        let hits = next.into_iter().flat_map(|stack| stack.counts());
        let hits: u32 = hits
            .filter(|(tile, _)| kinds.iter().any(|(known, _)| known == tile))
            .map(|(_, left)| u32::from(left))
            .sum();
        let chance =
            next.filter(|stack| !stack.is_empty()).map_or(0.0, |stack| f64::from(hits) / stack.len() as f64);
        let set = game.tiles();
        let tiles = kinds.into_iter().map(|(tile, left)| KindLeft { tile: &set.tile(tile).code, left });
        Fillers { tiles: tiles.collect(), chance }
    }
}

/// The state in which a tile is drawn next, with the board as it is: a tile in hand goes back, and nobody puts a piece.
fn before_draw(mut history: History) -> Box<dyn Game> {
    if history.game().phase() == Phase::Place {
        history.undo();
    }
    let mut game = history.game().fork();
    if game.phase() == Phase::Claim && game.check(Move::Pass).is_ok() {
        game.apply_unchecked(Move::Pass);
    }
    game
}

fn zone_at(game: &dyn Game, Spot { x, y, zone }: Spot) -> Option<(TileIx, ZoneId)> {
    let placed = game.view().placed;
    let tile = placed.iter().position(|(placed, _)| placed.cell == Cell { x, y })?;
    Some((TileIx(u8::try_from(tile).ok()?), ZoneId(zone)))
}

/// How many ends of the area of a zone are open.
fn open_ends(game: &dyn Game, zone: (TileIx, ZoneId)) -> Option<u16> {
    game.areas().iter().find(|area| area.zones.contains(&zone)).map(|area| area.open)
}

/// Whether the area of a zone is complete once a tile is placed that is drawn next.
fn closes(game: &dyn Game, zone: (TileIx, ZoneId), tile: TileId) -> bool {
    let mut drawn = game.fork();
    if drawn.check(Move::Draw(tile)).is_err() {
        return false;
    }
    drawn.apply_unchecked(Move::Draw(tile));
    let near = cells_near(game, zone);
    let mut moves = Vec::new();
    drawn.legal(&mut moves);
    moves.iter().any(|&placed| {
        let Move::Place(cell, _) = placed else { return false };
        if !near.contains(&cell) {
            return false;
        }
        let mut after = drawn.fork();
        after.apply_unchecked(placed);
        open_ends(&*after, zone) == Some(0)
    })
}

/// The cells next to the tiles of an area, also at their corners: no other can complete it.
fn cells_near(game: &dyn Game, zone: (TileIx, ZoneId)) -> BTreeSet<Cell> {
    let (areas, placed) = (game.areas(), game.view().placed);
    let area = areas.iter().find(|area| area.zones.contains(&zone));
    let tiles =
        area.into_iter().flat_map(|area| &area.zones).filter_map(|(tile, _)| placed.get(usize::from(tile.0)));
    let around =
        |cell: Cell| (-1..=1).flat_map(move |x| (-1..=1).map(move |y| Cell { x: cell.x + x, y: cell.y + y }));
    tiles.flat_map(|(placed, _)| around(placed.cell)).collect()
}
