//! What bots weigh up: nothing, since no path is anybody's before it is complete. They see points only.

use land::{AreaId, Counters, Land, TileIx};
use tiles::ZoneId;

use super::Trails;
use crate::area_game::{AreaGame, Stake};
use crate::moves::Piece;
use crate::pieces::Pieces;
use crate::pile::Pile;
use crate::seat::Seat;

impl AreaGame for Trails {
    fn land(&self) -> &Land {
        &self.board.land
    }

    fn pieces(&self) -> &Pieces {
        &self.board.pieces
    }

    fn seat(&self) -> Seat {
        self.board.seat()
    }

    fn stacks(&self) -> &[Pile] {
        std::slice::from_ref(&self.pile)
    }

    fn reserve(&self, _: Piece, _: Seat) -> u8 {
        0
    }

    fn area_under(&self, tile: TileIx, _: Piece, zone: ZoneId) -> AreaId {
        self.board.land.area_of(tile, zone)
    }

    fn stake(&self, _: AreaId, _: Counters) -> Option<Stake> {
        None
    }

    fn for_each_feeder(&self, _: AreaId, _: &mut dyn FnMut(AreaId, u32)) {}

    fn plays_on(&self) -> bool {
        false
    }
}
