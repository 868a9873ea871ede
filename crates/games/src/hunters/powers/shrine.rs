//! The shrine.

use land::AreaId;

use super::Power;
use crate::hunters::Hunters;
use crate::seat::{Seat, Seats};

impl Hunters {
    /// H-43: the player who put a hunter on the shrine when it was placed; only he scores its meadow.
    /// Pieces go on the tile just placed only, so a man on the shrine has been there since.
    pub(in crate::hunters) fn priest_of(&self, meadow: AreaId) -> Option<Seat> {
        let (tile, zone) = self.find_power(Power::Shrine)?;
        let hunter = self.board.pieces.on(tile).filter(|standing| standing.zone == zone)?;
        (self.board.land.area_of(tile, zone) == meadow).then_some(hunter.seat)
    }

    /// H-43: whether the points of a meadow go to others because of the shrine than they would without.
    pub(in crate::hunters) fn is_decided_by_shrine(&self, meadow: AreaId) -> bool {
        let most = Seats::with_most(self.board.land.area(meadow).pieces());
        self.priest_of(meadow).is_some_and(|seat| most != Seats::only(seat))
    }
}
