//! What helps players to see what is on the table anyway.

use std::collections::{BTreeMap, BTreeSet};

use games::{AreaView, Details, Game, Phase, View};
use land::Cell;
use serde::Serialize;
use tiles::{Side, TileId};

use crate::request::Help;

/// What else helps players, where the table allows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AidsView {
    /// The empty cells next to tiles; at some tables only those that nothing can fill.
    pub holes: Option<Vec<Hole>>,
    /// How many points each seat would have if the game ended now.
    pub outlook: Option<Vec<u32>>,
}

/// An empty cell next to tiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hole {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
    /// How many of the tiles left fit in, the one in hand included.
    pub fill: u32,
    /// How likely it is that the next draw fits in, from 0 to 1.
    pub chance: f64,
}

impl AidsView {
    pub(crate) fn of(game: &dyn Game, view: &View, areas: &[AreaView], help: Help) -> AidsView {
        let has_tiles = !matches!(view.details, Details::Dice(_));
        let has_final_scoring = matches!(view.details, Details::Nothing | Details::Hunt(_));
        let is_on = game.phase() != Phase::Over;
        let holes = (help.dead_cells && has_tiles && is_on).then(|| holes(game, view, help.chances));
        let outlook = (help.outlook && has_final_scoring && is_on).then(|| outlook(game, areas));
        AidsView { holes, outlook }
    }
}

/// The empty cells next to tiles, or only those that nothing can fill.
fn holes(game: &dyn Game, view: &View, all: bool) -> Vec<Hole> {
    let mut fill: BTreeMap<Cell, (u32, u32)> = fringe(view).into_iter().map(|cell| (cell, (0, 0))).collect();
    let mut count = |tile: TileId, left: u32, next: u32| {
        let cells: BTreeSet<Cell> = game.placements(tile).into_iter().map(|(cell, _)| cell).collect();
        for cell in cells {
            if let Some((fits, fits_next)) = fill.get_mut(&cell) {
                *fits += left;
                *fits_next += next;
            }
        }
    };
    let next: BTreeMap<TileId, u8> = game.next_stack().into_iter().flat_map(|stack| stack.counts()).collect();
    for &(tile, left) in &view.pile {
        count(tile, left.into(), next.get(&tile).copied().unwrap_or(0).into());
    }
    view.hand.into_iter().for_each(|tile| count(tile, 1, 0));
    let draws: u32 = next.values().copied().map(u32::from).sum();
    let hole = |(Cell { x, y }, (fill, fits_next)): (Cell, (u32, u32))| {
        let chance = if draws == 0 { 0.0 } else { f64::from(fits_next) / f64::from(draws) };
        Hole { x, y, fill, chance }
    };
    fill.into_iter().map(hole).filter(|hole| all || hole.fill == 0).collect()
}

/// The empty cells next to tiles.
pub(crate) fn fringe(view: &View) -> BTreeSet<Cell> {
    let taken: BTreeSet<Cell> = view.placed.iter().map(|(placed, _)| placed.cell).collect();
    let around = taken.iter().flat_map(|cell| Side::ALL.map(|side| cell.next(side)));
    around.filter(|cell| !taken.contains(cell)).collect()
}

/// What everybody has, and what all areas would give in the end.
fn outlook(game: &dyn Game, areas: &[AreaView]) -> Vec<u32> {
    let mut points = game.scores().to_vec();
    for appraisal in areas.iter().filter_map(|area| area.appraisal) {
        points.iter_mut().zip(appraisal.now).for_each(|(sum, now)| *sum += now);
    }
    points
}
