//! The turn: drawing and placing tiles. Pawns are put on children by themselves, so nobody claims anything.

use std::convert::Infallible;

use land::{AreaId, Cell};
use tiles::{Rotation, TileId};

use super::{Kids, position};
use crate::areas::Appraisal;
use crate::board::Board;
use crate::event::Witness;
use crate::game::{Details, View};
use crate::moves::Piece;
use crate::pile::Pile;
use crate::rule::{Refusal, Why};
use crate::seat::Seat;
use crate::tile_turn::{TileRules, TurnStep};

impl TileRules for Kids {
    type Claims = Infallible;

    const TURN_RULE: &'static str = "K-03";

    fn board(&self) -> &Board {
        &self.board
    }

    fn step(&self) -> TurnStep<Infallible> {
        self.step
    }

    fn stack(&self) -> Option<&Pile> {
        Some(&self.pile).filter(|pile| !pile.is_empty())
    }

    fn end_rule(&self) -> &'static str {
        if self.is_won() { "K-06" } else { "K-07" }
    }

    /// K-01: only what is left can be drawn.
    fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.pile.contains(tile) { Ok(()) } else { Err(Refusal::new("K-01", Why::NotInPile)) }
    }

    /// K-01: the first tile is turned over into the middle, before anybody's turn.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.pile.take(tile);
        if self.board.land.is_empty() {
            self.board.land.place(tile, Rotation::R0, Cell::ORIGIN);
            self.await_draw(witness);
        } else {
            self.step = TurnStep::Place(tile);
        }
    }

    /// K-03: along a side of a tile, in any rotation.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_fit("K-03", tile, cell, rotation)
    }

    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.board.land.place(tile, rotation, cell);
        self.cover_children(witness);
        self.board.next_turn();
        self.await_draw(witness);
    }

    fn appraise(&self, area: AreaId) -> Option<Appraisal> {
        Some(Kids::appraise(self, area))
    }

    /// K-08: the reserve shows the pawns left.
    fn view(&self) -> View {
        let reserve = |seat: usize| vec![(Piece::Pawn, self.pawns_left(Seat(seat as u8)))];
        View {
            details: Details::Pawns(self.pawns()),
            ..self.board.view(self.step.hand(), [&self.pile], reserve)
        }
    }

    fn position(&self) -> String {
        position::write(self)
    }
}
