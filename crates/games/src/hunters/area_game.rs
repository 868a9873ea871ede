//! What a player sees who weighs up areas.

use land::{AreaId, Counters, Land, TileIx};
use tiles::ZoneId;

use super::Hunters;
use crate::area_game::{AreaGame, Role, Stake};
use crate::moves::Piece;
use crate::pieces::{Pieces, Standing};
use crate::pile::Pile;
use crate::seat::{Seat, Seats};
use crate::tile_turn::TurnStep;

impl AreaGame for Hunters {
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
        &self.stacks[..1]
    }

    fn reserve(&self, piece: Piece, seat: Seat) -> u8 {
        match piece {
            Piece::Man | Piece::Hut => self.left(piece, seat.index()),
            _ => 0,
        }
    }

    fn area_under(&self, tile: TileIx, piece: Piece, zone: ZoneId) -> AreaId {
        self.area_of(tile, Standing { seat: self.board.seat(), piece, zone })
    }

    fn stake(&self, id: AreaId, pieces: Counters) -> Option<Stake> {
        let area = self.board.land.area(id);
        if pieces.is_zero() {
            return None;
        }
        let open = area.open();
        let at_end = |role, (owners, worth): (Seats, crate::worth::Worth)| {
            Stake::of(role, open, owners, (worth.points, worth.points), Counters::default())
        };
        Some(match area.kind() {
            kind if kind == self.kit.meadow => at_end(Role::Meadow, self.meadow_worth(id, pieces)),
            kind if kind == self.kit.water => at_end(Role::Water, self.network_worth(id, pieces)),
            kind => {
                let role = if kind == self.kit.forest { Role::Forest } else { Role::River };
                let points = (self.worth(id).points, 0);
                Stake::of(role, open, Seats::with_most(pieces), points, pieces)
            }
        })
    }

    fn for_each_feeder(&self, _: AreaId, _: &mut dyn FnMut(AreaId, u32)) {}

    fn plays_on(&self) -> bool {
        match self.step {
            TurnStep::Claim(_) => self.found_treasure() && self.may_earn_bonus(),
            _ => self.is_bonus,
        }
    }
}
