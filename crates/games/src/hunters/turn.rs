//! The turn: drawing and placing tiles.

use land::{AreaId, Cell, Rotations};
use tiles::{Rotation, TileId};

use super::claim::Claims;
use super::{Hunters, position};
use crate::areas::Appraisal;
use crate::board::Board;
use crate::event::{Event, Witness};
use crate::game::{Details, View};
use crate::moves::Piece;
use crate::pile::Pile;
use crate::rule::{Refusal, Rule, Why};
use crate::tile_turn::{TileRules, TurnStep};

impl TileRules for Hunters {
    type Claims = Claims;

    const TURN_RULE: &'static str = "H-10";

    fn board(&self) -> &Board {
        &self.board
    }

    fn step(&self) -> TurnStep<Claims> {
        self.step
    }

    /// H-23: the second pile in a bonus turn, and only then.
    fn stack(&self) -> Option<&Pile> {
        Some(&self.stacks[usize::from(self.is_bonus)]).filter(|stack| !stack.is_empty())
    }

    fn stack_name(&self) -> &'static str {
        if self.is_bonus { "second" } else { "pile" }
    }

    fn end_rule(&self) -> &'static str {
        "H-30"
    }

    /// H-01: only what is left can be drawn. H-23: from the second pile in a bonus turn, and only then.
    fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.stack().is_some_and(|stack| stack.contains(tile)) {
            return Ok(());
        }
        let is_left = self.stacks.iter().any(|stack| stack.contains(tile));
        Err(if is_left { Refusal::new("H-23", Why::NotYet) } else { Refusal::new("H-01", Why::NotInPile) })
    }

    /// H-11: a tile that fits nowhere leaves the game, and another of the same pile is drawn.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.stacks[usize::from(self.is_bonus)].take(tile);
        if self.fits_somewhere(tile) {
            self.step = TurnStep::Place(tile);
            return;
        }
        self.board.aside.insert(tile);
        witness.see(|| Event::SetAside { rule: Rule("H-11"), tile });
        if self.stack().is_some() {
            return;
        }
        if self.is_bonus { self.end_turn(witness) } else { self.await_draw(witness) }
    }

    /// H-10: next to a tile, like to like. H-04: on the table.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_fit("H-10", tile, cell, rotation)?;
        match self.spread {
            Some(spread) if !spread.admits(cell) => {
                Err(Refusal::new("H-04", Why::OffTable(cell, spread.columns, spread.rows)))
            }
            _ => Ok(()),
        }
    }

    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        let placed = self.lay(tile, cell, rotation);
        self.act_at_once(placed, witness);
        self.await_claim(true, witness);
    }

    fn for_each_placement(&self, tile: TileId, tell: &mut dyn FnMut(Cell, Rotations)) {
        self.cells_for(tile).for_each(|(cell, rotations)| tell(cell, rotations));
    }

    /// H-04: on the table.
    fn is_placed_freely(&self, _: TileId) -> bool {
        self.spread.is_none()
    }

    /// One of the ways to place a tile, all equally likely.
    fn sample_placement(
        &self,
        tile: TileId,
        pick: &mut (impl FnMut(u32) -> u32 + ?Sized),
    ) -> Option<(Cell, Rotation)> {
        match self.spread {
            None => self.board.land.sample_placement(tile, pick),
            Some(_) => {
                // At most four ways in each of 254 cells.
                let ways = self.placements(tile).count() as u32;
                self.placements(tile).nth(pick(ways) as usize)
            }
        }
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Hunters::appraise(self, area)
    }

    fn view(&self) -> View {
        let reserve = |seat| [Piece::Man, Piece::Hut].map(|piece| (piece, self.left(piece, seat))).to_vec();
        View {
            details: Details::Hunt(self.hunt()),
            ..self.board.view(self.step.hand(), &self.stacks, reserve)
        }
    }

    fn position(&self) -> String {
        position::write(self)
    }
}

impl Hunters {
    pub(super) fn fits_somewhere(&self, tile: TileId) -> bool {
        match self.spread {
            None => self.board.land.fits_somewhere(tile),
            Some(_) => self.placements(tile).next().is_some(),
        }
    }

    /// All ways to place a tile.
    pub(super) fn placements(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotation)> {
        let cells = self.cells_for(tile);
        cells.flat_map(|(cell, rotations)| rotations.iter().map(move |rotation| (cell, rotation)))
    }

    /// All cells in which a tile can be placed, with the rotations.
    fn cells_for(&self, tile: TileId) -> impl Iterator<Item = (Cell, Rotations)> {
        self.board.land.placements(tile).filter(|&(cell, _)| self.is_on_table(cell))
    }

    fn is_on_table(&self, cell: Cell) -> bool {
        self.spread.is_none_or(|spread| spread.admits(cell))
    }

    /// Puts a tile on the board.
    pub(super) fn lay(&mut self, tile: TileId, cell: Cell, rotation: Rotation) -> land::TileIx {
        self.spread = self.spread.map(|spread| spread.with(cell));
        let placed = self.board.land.place(tile, rotation, cell);
        if let Some((power, zone)) = self.kit.facts(tile).power {
            self.powers.put(power, placed, zone);
        }
        placed
    }
}
