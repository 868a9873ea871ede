//! What a player sees who weighs up areas.

use land::{AreaId, AreaSet, Counters, Land, TileIx};
use tiles::ZoneId;

use super::Winter;
use crate::area_game::{AreaGame, Role, Stake};
use crate::moves::Piece;
use crate::pieces::Pieces;
use crate::pile::Pile;
use crate::seat::{Seat, Seats};

impl AreaGame for Winter {
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
        &self.stacks
    }

    fn reserve(&self, piece: Piece, seat: Seat) -> u8 {
        match piece {
            Piece::Meeple => self.meeples[seat.index()],
            Piece::Abbot => u8::from(self.rules.abbot && self.abbots[seat.index()].is_none()),
            _ => 0,
        }
    }

    fn area_under(&self, tile: TileIx, _: Piece, zone: ZoneId) -> AreaId {
        self.board.land.area_of(tile, zone)
    }

    fn stake(&self, id: AreaId, pieces: Counters) -> Option<Stake> {
        let area = self.board.land.area(id);
        if pieces.is_zero() {
            return None;
        }
        let role = match area.kind() {
            kind if kind == self.kit.road => Role::Road,
            kind if kind == self.kit.city => Role::City,
            kind if kind == self.kit.field => Role::Field,
            _ => Role::Abbey,
        };
        let over = self.worth(id, area).points;
        let grows = role.completes() && !area.is_closed();
        let complete = if grows { self.worth_when(id, area, true).points } else { over };
        let bound = if role.completes() { pieces } else { Counters::default() };
        Some(Stake::of(role, area.open(), Seats::with_most(pieces), (complete, over), bound))
    }

    fn for_each_feeder(&self, id: AreaId, tell: &mut dyn FnMut(AreaId, u32)) {
        let land = &self.board.land;
        let field = land.area(id);
        if field.kind() != self.kit.field {
            return;
        }
        let mut cities = AreaSet::default();
        for tile in field.tiles().intersection(self.city_fields).iter() {
            for zone in self.cities_near(tile, id).iter() {
                let city = land.area_of(tile, zone);
                if !land.area(city).is_closed() && cities.insert(city) {
                    tell(city, super::score::POINTS_A_CITY);
                }
            }
        }
    }

    fn plays_on(&self) -> bool {
        false
    }
}
