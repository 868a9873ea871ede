//! Drawing and placing tiles.

use land::Cell;
use tiles::{Rotation, TileId};

use super::{Step, Winter};
use crate::event::{Event, Witness};
use crate::rule::{Refusal, Rule, Why};

impl Winter {
    /// W-01: only what is left can be drawn. W-40: the river before the lake, the lake before the
    /// land.
    pub(super) fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.stack().is_some_and(|stack| stack.contains(tile)) {
            return Ok(());
        }
        let is_left = self.stacks.iter().any(|stack| stack.contains(tile));
        Err(if is_left { Refusal::new("W-40", Why::NotYet) } else { Refusal::new("W-01", Why::NotInPile) })
    }

    /// W-11: a tile that fits nowhere is set aside, and another is drawn.
    pub(super) fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.take_from_stack(tile);
        if self.fits_somewhere(tile) {
            self.step = Step::Place(tile);
            return;
        }
        self.board.aside.insert(tile);
        witness.see(|| Event::SetAside { rule: Rule("W-11"), tile });
        self.await_draw(witness);
    }

    pub(super) fn take_from_stack(&mut self, tile: TileId) {
        if let Some(stack) = self.stacks.iter_mut().find(|stack| !stack.is_empty()) {
            stack.take(tile);
        }
    }

    pub(super) fn fits_somewhere(&self, tile: TileId) -> bool {
        if self.extends_river(tile) {
            self.river_placements(tile).next().is_some()
        } else {
            self.board.land.fits_somewhere(tile)
        }
    }

    /// W-10: next to a tile, like to like. W-41: a river tile goes where the river ends.
    pub(super) fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        if let Some(river) = self.river.filter(|_| self.kit.is_river(tile)) {
            if cell == river.mouth {
                river.extended(self.kit, &self.board.land, tile, rotation)?;
            } else if self.board.land.tile_at(cell).is_none() {
                return Err(Refusal::new("W-41", Why::NotAtRiver(cell)));
            }
        }
        self.board.check_fit("W-10", tile, cell, rotation)
    }

    pub(super) fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.lay(tile, cell, rotation);
        let claims = self.claims();
        // A step in which nothing but passing is possible is skipped.
        if claims.is_empty() {
            self.score_turn(witness);
        } else {
            self.step = Step::Claim(claims);
        }
    }

    /// Puts a tile on the board, with all that this does to the land and the river.
    pub(super) fn lay(&mut self, tile: TileId, cell: Cell, rotation: Rotation) {
        if let Some(river) = self.river.filter(|_| self.kit.is_river(tile)) {
            self.river = river.extended(self.kit, &self.board.land, tile, rotation).unwrap_or(None);
        }
        self.board.land.place(tile, rotation, cell);
    }

    /// Whether this tile has to carry on a river that is still open.
    pub(super) fn extends_river(&self, tile: TileId) -> bool {
        self.river.is_some() && self.kit.is_river(tile)
    }

    /// The ways to carry the river on with a tile.
    pub(super) fn river_placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotation)> {
        self.river.into_iter().flat_map(move |river| {
            let fits = self.board.land.rotations(tile, river.mouth);
            let carries_on = move |&rotation: &Rotation| {
                river.extended(self.kit, &self.board.land, tile, rotation).is_ok()
            };
            fits.iter().filter(carries_on).map(move |rotation| (river.mouth, rotation))
        })
    }
}
