//! Completed paths and the pawns on their children.

use land::{AreaId, Cell};
use tiles::MarkId;

use super::{Kids, PAWNS};
use crate::areas::Appraisal;
use crate::event::Witness;
use crate::moves::Piece;
use crate::pieces::Standing;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::worth::Worth;

impl Kids {
    /// K-04: the paths that the last tile completed are those that it left without an open end; a
    /// loop has none, and one that branches must have closed them all. K-05: whoever placed the tile,
    /// every player covers the children of the own colour on them; colours that nobody plays are
    /// left alone.
    pub(super) fn cover_children(&mut self, witness: &mut impl Witness) {
        for at in 0..self.board.land.closed().len() {
            let path = self.board.land.closed()[at];
            let children = self.board.land.area(path).marks();
            for seat in (0..self.board.setup.seats()).map(Seat) {
                // K-06: with fewer pawns than children, as many as are left.
                let pawns = children.get(self.child(seat).0).min(self.pawns_left(seat));
                let count = u32::from(pawns);
                let worth = Worth::new(count, "score-path", &["pawns"], [count]);
                self.board.award("K-05", Seats::only(seat), worth, path, witness);
            }
        }
    }

    /// What a path is to everybody: the children on it, as long as it is open.
    pub(super) fn appraise(&self, path: AreaId) -> Appraisal {
        let area = self.board.land.area(path);
        let mut full = [0; MAX_SEATS];
        if !area.is_closed() {
            for seat in (0..self.board.setup.seats()).map(Seat) {
                let children = area.marks().get(self.child(seat).0);
                full[seat.index()] = u32::from(children.min(self.pawns_left(seat)));
            }
        }
        let owners = Seats::filter(self.board.setup.seats(), |seat| full[seat.index()] > 0);
        let message = if area.is_closed() { "score-closed-path" } else { "score-open-path" };
        let children: u32 = area.marks().to_array().into_iter().map(u32::from).sum();
        let worth = Worth::new(0, message, &["children"], [children]);
        Appraisal { full, ..Appraisal::of(owners, worth, None) }
    }

    /// K-01: the child that a seat looks after.
    pub(super) fn child(&self, seat: Seat) -> MarkId {
        self.children[seat.index() % MAX_SEATS]
    }

    /// How many pawns a seat has not placed yet.
    pub(super) fn pawns_left(&self, seat: Seat) -> u8 {
        let placed = u8::try_from(self.board.scores[seat.index()]).unwrap_or(PAWNS);
        PAWNS.saturating_sub(placed)
    }

    /// The pawns on the board. Where they stand follows from the land: on every child of a colour in
    /// play whose path is complete. Only a seat that has run out of pawns, and so has won, may have
    /// left some of its children uncovered; those on the tiles placed last.
    pub(super) fn pawns(&self) -> Vec<(Cell, Standing)> {
        let land = &self.board.land;
        let mut left = [PAWNS; MAX_SEATS];
        let mut pawns = Vec::new();
        for (ix, placed) in land.tiles() {
            for (zone, drawn) in self.kit.set().tile(placed.tile).zone_ids() {
                if !land.area(land.area_of(ix, zone)).is_closed() {
                    continue;
                }
                for seat in (0..self.board.setup.seats()).map(Seat) {
                    let children = drawn.mark(self.child(seat)).min(left[seat.index()]);
                    left[seat.index()] -= children;
                    let pawn = (placed.cell, Standing { seat, piece: Piece::Pawn, zone });
                    pawns.extend(std::iter::repeat_n(pawn, usize::from(children)));
                }
            }
        }
        pawns
    }
}
