//! What a player sees who weighs up areas.

use land::{AreaId, Counters, Land, TileIx};
use tiles::ZoneId;

use super::Kids;
use crate::area_game::{AreaGame, Role, Stake};
use crate::moves::Piece;
use crate::pieces::Pieces;
use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Seat, Seats};

impl AreaGame for Kids {
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

    /// K-08: the pawns left are the points still missing, so they are no reserve to be careful with.
    fn reserve(&self, _: Piece, _: Seat) -> u8 {
        0
    }

    fn area_under(&self, tile: TileIx, _: Piece, zone: ZoneId) -> AreaId {
        self.board.land.area_of(tile, zone)
    }

    /// K-05: the children on an open path, for whoever plays their colour.
    fn stake(&self, id: AreaId, _: Counters) -> Option<Stake> {
        let area = self.board.land.area(id);
        if area.is_closed() || area.marks().is_zero() {
            return None;
        }
        let mut complete = [0; MAX_SEATS];
        for (seat, points) in (0..self.board.setup.seats()).map(Seat).zip(&mut complete) {
            let children = area.marks().get(self.child(seat).0);
            *points = u16::from(children.min(self.pawns_left(seat)));
        }
        let owners = Seats::filter(self.board.setup.seats(), |seat| complete[seat.index()] > 0);
        let (over, bound) = ([0; MAX_SEATS], Counters::default());
        Some(Stake { role: Role::Path, open: area.open(), owners, complete, over, bound })
    }

    fn for_each_feeder(&self, _: AreaId, _: &mut dyn FnMut(AreaId, u32)) {}

    fn plays_on(&self) -> bool {
        false
    }

    fn for_each_staked(&self, tell: &mut dyn FnMut(AreaId)) {
        let land = &self.board.land;
        for (tile, placed) in land.tiles() {
            let zones = 0..self.kit.set().tile(placed.tile).zones.len() as u8;
            zones.for_each(|zone| tell(land.area_of(tile, ZoneId(zone))));
        }
    }
}
