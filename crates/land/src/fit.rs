//! What fits where, as look-ups.

use tiles::{Rotation, Side, TileId};

use crate::atlas::{Atlas, Fits};
use crate::board::Land;
use crate::cell::Cell;
use crate::fringe::Rotations;
use crate::grid::Place;

/// Why a tile does not fit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A tile lies there.
    Occupied,
    /// No tile lies next to it.
    Apart,
    /// On this side unlike would meet unlike.
    Side(Side),
}

impl Land {
    /// Whether a tile fits in a cell, and if not, why.
    pub fn fits(&self, tile: TileId, rotation: Rotation, cell: Cell) -> Result<(), Misfit> {
        if self.tile_at(cell).is_some() {
            return Err(Misfit::Occupied);
        }
        let Some(slot) = self.slot(cell) else { return Err(Misfit::Apart) };
        if self.in_slot(tile, slot).contains(rotation) {
            return Ok(());
        }
        let sides = self.atlas.turned(Atlas::turned_index(tile, rotation)).sides;
        let differs = |side: &Side| {
            let shown = self.tile_at(cell.next(*side)).map(|neighbour| {
                let turned = self.atlas.turned(self.placed.get(neighbour.index()).turned);
                turned.sides[side.opposite().index()].kind
            });
            shown.is_some_and(|shown| shown != sides[side.index()].kind)
        };
        Err(Side::ALL.into_iter().find(differs).map_or(Misfit::Apart, Misfit::Side))
    }

    /// The rotations in which a tile fits in a cell.
    pub fn rotations(&self, tile: TileId, cell: Cell) -> Rotations {
        self.slot(cell).map_or(Rotations::NONE, |slot| self.in_slot(tile, slot))
    }

    /// Every cell in which a tile fits, with the rotations.
    pub fn placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotations)> {
        let fits = self.atlas.fits(tile);
        let slots = self.fringe.slots().iter().map(|slot| (slot.cell, fits[usize::from(slot.surroundings)]));
        slots.filter(|(_, rotations)| !rotations.is_empty())
    }

    /// Whether a tile fits in any cell.
    pub fn fits_somewhere(&self, tile: TileId) -> bool {
        let fits = self.atlas.fits(tile);
        self.fringe.slots().iter().any(|slot| !fits[usize::from(slot.surroundings)].is_empty())
    }

    /// In how many ways a tile fits, cells and rotations multiplied out.
    pub fn count_placements(&self, tile: TileId) -> u32 {
        let fits = self.atlas.fits(tile);
        self.fringe.slots().iter().map(|slot| fits[usize::from(slot.surroundings)].len()).sum()
    }

    /// One of the ways to place a tile, all of them equally likely if `pick(n)` answers with every
    /// number below `n` equally often; none where the tile fits nowhere.
    pub fn sample_placement(
        &self,
        tile: TileId,
        pick: &mut (impl FnMut(u32) -> u32 + ?Sized),
    ) -> Option<(Cell, Rotation)> {
        /// About two of five guesses hit, so a few mostly do.
        const GUESSES: u32 = 12;
        let Fits { rotations, bits } = self.atlas.fits_of(tile);
        let fits = rotations.as_slice();
        let slots = self.fringe.slots();
        // Every cell is guessed as often as there can be rotations in it, rounded up to a power of two.
        for _ in 0..GUESSES {
            let guess = pick((slots.len() as u32) << bits);
            let (slot, n) = (slots.get((guess >> bits) as usize)?, guess & ((1 << bits) - 1));
            let rotations = fits[usize::from(slot.surroundings)];
            if n < rotations.len() {
                return Some((slot.cell, rotations.nth(n)));
            }
        }
        self.nth_placement(tile, pick(self.count_placements(tile)))
    }

    /// The way to place a tile that has this many before it.
    pub fn nth_placement(&self, tile: TileId, mut n: u32) -> Option<(Cell, Rotation)> {
        let fits = self.atlas.fits(tile);
        for slot in self.fringe.slots() {
            let rotations = fits[usize::from(slot.surroundings)];
            if n < rotations.len() {
                return Some((slot.cell, rotations.nth(n)));
            }
            n -= rotations.len();
        }
        None
    }

    pub(crate) fn slot(&self, cell: Cell) -> Option<usize> {
        let slot = self.grid.get(Place::of(cell)).as_slot();
        slot.filter(|&slot| self.fringe.slots()[slot].cell == cell)
    }

    fn in_slot(&self, tile: TileId, slot: usize) -> Rotations {
        self.atlas.fits(tile)[usize::from(self.fringe.slots()[slot].surroundings)]
    }
}
