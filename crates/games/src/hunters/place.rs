//! Drawing and placing tiles.

use land::Cell;
use tiles::{Rotation, TileId};

use super::{Hunters, Step};
use crate::event::{Event, Witness};
use crate::rule::{Refusal, Rule, Why};

impl Hunters {
    /// H-01: only what is left can be drawn. H-23: from the second pile in a bonus turn, and only then.
    pub(super) fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.stack().contains(tile) {
            return Ok(());
        }
        let is_left = self.stacks.iter().any(|stack| stack.contains(tile));
        Err(if is_left { Refusal::new("H-23", Why::NotYet) } else { Refusal::new("H-01", Why::NotInPile) })
    }

    /// H-11: a tile that fits nowhere leaves the game, and another of the same pile is drawn.
    pub(super) fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.stacks[usize::from(self.is_bonus)].take(tile);
        if self.fits_somewhere(tile) {
            self.step = Step::Place(tile);
            return;
        }
        self.board.aside.insert(tile);
        witness.see(|| Event::SetAside { rule: Rule("H-11"), tile });
        if !self.stack().is_empty() {
            return;
        }
        if self.is_bonus { self.end_turn(witness) } else { self.await_draw(witness) }
    }

    pub(super) fn fits_somewhere(&self, tile: TileId) -> bool {
        match self.table {
            None => self.board.land.fits_somewhere(tile),
            Some(_) => self.placements(tile).next().is_some(),
        }
    }

    /// All ways to place a tile.
    pub(super) fn placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotation)> {
        let cells = self.board.land.placements(tile).filter(|&(cell, _)| self.is_on_table(cell));
        cells.flat_map(|(cell, rotations)| rotations.iter().map(move |rotation| (cell, rotation)))
    }

    /// One of the ways to place a tile, all equally likely.
    pub(super) fn sample_placement(
        &self,
        tile: TileId,
        pick: &mut dyn FnMut(u32) -> u32,
    ) -> Option<(Cell, Rotation)> {
        match self.table {
            None => self.board.land.sample_placement(tile, pick),
            Some(_) => {
                // At most four ways in each of 254 cells.
                let ways = self.placements(tile).count() as u32;
                self.placements(tile).nth(pick(ways) as usize)
            }
        }
    }

    fn is_on_table(&self, cell: Cell) -> bool {
        self.table.is_none_or(|table| table.admits(cell))
    }

    /// H-10: next to a tile, like to like. H-04: on the table.
    pub(super) fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_fit("H-10", tile, cell, rotation)?;
        match self.table {
            Some(table) if !table.admits(cell) => {
                Err(Refusal::new("H-04", Why::OffTable(cell, table.columns, table.rows)))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        let placed = self.lay(tile, cell, rotation);
        self.act_at_once(placed, witness);
        self.await_claim(true, witness);
    }

    /// Puts a tile on the board.
    pub(super) fn lay(&mut self, tile: TileId, cell: Cell, rotation: Rotation) -> land::TileIx {
        self.table = self.table.map(|table| table.with(cell));
        let placed = self.board.land.place(tile, rotation, cell);
        if let Some((power, zone)) = self.kit.plan(tile).power {
            self.powers.put(power, placed, zone);
        }
        placed
    }
}
