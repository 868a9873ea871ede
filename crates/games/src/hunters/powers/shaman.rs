//! The shaman.

use land::{Cell, TileIx};

use crate::event::Witness;
use crate::hunters::Hunters;
use crate::moves::Piece;
use crate::rule::{Refusal, Why};

impl Hunters {
    /// H-53: the men that the player may take back: any own one, if the tile just placed has a shaman.
    pub(in crate::hunters) fn recallable(&self) -> impl Iterator<Item = TileIx> {
        let seat = self.board.seat();
        let pieces = self.has_shaman().then(|| self.board.pieces.iter()).into_iter().flatten();
        let men = pieces.filter(move |(_, standing)| standing.seat == seat && standing.piece == Piece::Man);
        men.map(|(tile, _)| tile)
    }

    /// Whether the tile just placed has a shaman.
    fn has_shaman(&self) -> bool {
        let last = self.board.land.last().map(|tile| self.board.land.placed(tile).tile);
        last.is_some_and(|tile| self.kit.facts(tile).has_shaman())
    }

    /// H-16: nothing on the board ever moves, but by the shaman.
    pub(in crate::hunters) fn check_recall(&self, cell: Cell) -> Result<(), Refusal> {
        let may = self.claims_left().recall
            && self.recallable().any(|tile| self.board.land.placed(tile).cell == cell);
        let rule = if self.has_shaman() { "H-53" } else { "H-16" };
        if may { Ok(()) } else { Err(Refusal::new(rule, Why::NothingToRecall(cell))) }
    }

    /// Takes a man back, with no scoring. He may be placed again at once.
    pub(in crate::hunters) fn recall(&mut self, cell: Cell, witness: &mut impl Witness) {
        if let Some(tile) = self.board.land.tile_at(cell) {
            self.take_home(tile, witness);
        }
        self.await_claim(false, witness);
    }
}
