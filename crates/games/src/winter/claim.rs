//! Placing a piece on the tile just placed, or taking the abbot back.

use land::{Cell, TileIx};
use tiles::{TileId, ZoneId, ZoneSet};

use super::Winter;
use crate::event::{Event, Witness};
use crate::moves::{Move, Piece};
use crate::pieces::Standing;
use crate::rule::{Refusal, Why};
use crate::tile_turn;

/// What a player may do in the claim step besides passing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Claims {
    /// Zones for a meeple.
    meeple: ZoneSet,
    /// Zones for the abbot.
    abbot: ZoneSet,
    /// Where the abbot may be taken back from.
    recall: Option<TileIx>,
}

impl Claims {
    pub(super) fn is_empty(self) -> bool {
        self == Claims::default()
    }
}

impl tile_turn::Claims<Winter> for Claims {
    fn count(self, _: &Winter) -> u32 {
        let passing = 1;
        self.meeple.len() + self.abbot.len() + u32::from(self.recall.is_some()) + passing
    }

    fn nth(self, game: &Winter, n: u32) -> Move {
        let (meeples, abbots) = (self.meeple.len(), self.abbot.len());
        match self.recall {
            _ if n < meeples => Move::Claim(Piece::Meeple, self.meeple.nth(n)),
            _ if n < meeples + abbots => Move::Claim(Piece::Abbot, self.abbot.nth(n - meeples)),
            Some(tile) if n == meeples + abbots => Move::Recall(game.board.land.placed(tile).cell),
            _ => Move::Pass,
        }
    }

    fn check(self, game: &Winter, wanted: Move) -> Result<(), Refusal> {
        match wanted {
            Move::Claim(piece, zone) => game.check_claim(piece, zone),
            Move::Recall(cell) => game.check_recall(cell),
            _ => Ok(()),
        }
    }

    fn advance(self, game: &mut Winter, next: Move, witness: &mut impl Witness) {
        match next {
            Move::Claim(piece, zone) => game.claim(piece, zone, witness),
            Move::Recall(_) => game.recall(witness),
            _ => game.score_turn(witness),
        }
    }
}

impl Winter {
    /// All that may be done in the claim step. W-13: zones in whose whole area nobody is.
    #[inline]
    pub(super) fn claims(&self) -> Claims {
        let seat = self.board.seat();
        let mut claims = Claims::default();
        // W-14: with an empty reserve no piece is placed.
        let has_meeples = self.meeples[seat.index()] > 0;
        if !has_meeples && !self.rules.abbot {
            return claims;
        }
        let Some(tile) = self.board.land.last() else { return claims };
        let zones = self.kit.zones(self.board.land.placed(tile).tile);
        if has_meeples {
            let fields = if self.rules.farmers { zones.field } else { ZoneSet::NONE };
            claims.meeple = self.board.land.free_zones(zones.meeple.union(fields));
        }
        if self.rules.abbot {
            match self.abbots[seat.index()] {
                None => claims.abbot = self.board.land.free_zones(zones.abbot),
                Some(at) if !self.is_just_completed(at) => claims.recall = Some(at),
                Some(_) => {}
            }
        }
        claims
    }

    /// W-52: whether the tile just placed completed the abbey or grove on which this abbot stands.
    fn is_just_completed(&self, abbot_on: TileIx) -> bool {
        self.board.pieces.on(abbot_on).is_some_and(|abbot| {
            let area = self.board.land.area_of(abbot_on, abbot.zone);
            self.board.land.closed().contains(&area)
        })
    }

    /// W-12: one piece of the own reserve, on a zone of the tile just placed.
    pub(super) fn check_claim(&self, piece: Piece, zone: ZoneId) -> Result<(), Refusal> {
        let Some(tile) = self.board.land.last() else { return Err(Refusal::new("W-12", Why::PlaceFirst)) };
        self.check_zone(piece, self.board.land.placed(tile).tile, zone)?;
        match piece {
            Piece::Abbot if self.abbots[self.board.seat().index()].is_some() => {
                return Err(Refusal::new("W-12", Why::NoneLeft(piece)));
            }
            // W-14: with an empty reserve tiles are placed all the same, but no piece.
            Piece::Meeple if self.meeples[self.board.seat().index()] == 0 => {
                return Err(Refusal::new("W-14", Why::NoneLeft(piece)));
            }
            _ => {}
        }
        if self.board.land.without_pieces(tile, ZoneSet::only(zone)).is_empty() {
            return Err(Refusal::new("W-13", Why::AreaTaken));
        }
        Ok(())
    }

    /// Whether this kind of piece may stand on this zone of a tile at all.
    pub(super) fn check_zone(&self, piece: Piece, tile: TileId, zone: ZoneId) -> Result<(), Refusal> {
        if zone.index() >= self.kit.set().tile(tile).zones.len() {
            return Err(Refusal::new("W-12", Why::WrongZone(piece)));
        }
        let zones = self.kit.zones(tile);
        let is_in = |zones: ZoneSet| zones.contains(zone);
        match piece {
            // W-50: the abbot keeps to abbeys and groves.
            Piece::Abbot if !self.rules.abbot => Err(Refusal::new("W-50", Why::NotInGame(piece))),
            Piece::Abbot if !is_in(zones.abbot) => Err(Refusal::new("W-50", Why::WrongZone(piece))),
            // W-33: no farmers where the option is off.
            Piece::Meeple if is_in(zones.field) && !self.rules.farmers => {
                Err(Refusal::new("W-33", Why::NoFarmers))
            }
            Piece::Meeple if is_in(zones.meeple.union(zones.field)) => Ok(()),
            // W-50: meeples stay away from groves. W-44: nobody stands in the river.
            Piece::Meeple if is_in(zones.abbot) => Err(Refusal::new("W-50", Why::WrongZone(piece))),
            Piece::Meeple => Err(Refusal::new("W-44", Why::OnRiver)),
            Piece::Abbot => Ok(()),
            other => Err(Refusal::new("W-12", Why::NotInGame(other))),
        }
    }

    pub(super) fn claim(&mut self, piece: Piece, zone: ZoneId, witness: &mut impl Witness) {
        let Some(tile) = self.board.land.last() else { return };
        let seat = self.board.seat();
        match piece {
            Piece::Abbot => self.abbots[seat.index()] = Some(tile),
            _ => self.meeples[seat.index()] -= 1,
        }
        let area = self.board.land.area_of(tile, zone);
        self.board.land.add_piece(area, seat.0);
        self.board.pieces.put(tile, Standing { seat, piece, zone });
        self.score_turn(witness);
    }

    /// W-52: the own abbot, unless the zone was completed just now.
    pub(super) fn check_recall(&self, cell: Cell) -> Result<(), Refusal> {
        let abbot = self.abbots[self.board.seat().index()];
        match abbot.filter(|&tile| self.board.land.placed(tile).cell == cell) {
            None => Err(Refusal::new("W-52", Why::NothingToRecall(cell))),
            Some(tile) if self.is_just_completed(tile) => Err(Refusal::new("W-52", Why::JustCompleted(cell))),
            Some(_) => Ok(()),
        }
    }

    /// W-52: the zone scores at once as in the final scoring and the abbot goes home; then the rest
    /// of the turn is scored as usual.
    pub(super) fn recall(&mut self, witness: &mut impl Witness) {
        let seat = self.board.seat();
        let Some(tile) = self.abbots[seat.index()].take() else { return };
        if let Some(Standing { piece, zone, .. }) = self.board.pieces.take(tile) {
            let area = self.board.land.area_of(tile, zone);
            self.award("W-52", area, witness);
            self.board.land.remove_piece(area, seat.0);
            let cell = self.board.land.placed(tile).cell;
            witness.see(|| Event::Home { seat, piece, cell, zone });
        }
        self.score_turn(witness);
    }
}
