//! Placing a man or a hut on the tile just placed.

use land::{AreaId, TileIx};
use tiles::{TileId, ZoneId, ZoneSet};

use super::Hunters;
use crate::event::Witness;
use crate::moves::{Move, Piece};
use crate::pieces::Standing;
use crate::rule::{Refusal, Why};
use crate::tile_turn::{self, TurnStep};

/// What a player may do in the claim step besides passing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Claims {
    /// Zones for a man.
    man: ZoneSet,
    /// Zones for a hut.
    hut: ZoneSet,
    /// Whether a man may be taken back.
    pub(super) recall: bool,
}

impl Claims {
    fn is_empty(self) -> bool {
        self == Claims::default()
    }
}

impl tile_turn::Claims<Hunters> for Claims {
    fn count(self, game: &Hunters) -> u32 {
        let passing = 1;
        // At most 5 men.
        let recalls = if self.recall { game.recallable().count() as u32 } else { 0 };
        self.man.len() + self.hut.len() + recalls + passing
    }

    fn nth(self, game: &Hunters, n: u32) -> Move {
        let (men, huts) = (self.man.len(), self.hut.len());
        if n < men {
            return Move::Claim(Piece::Man, self.man.nth(n));
        }
        if n < men + huts {
            return Move::Claim(Piece::Hut, self.hut.nth(n - men));
        }
        let mut recalls = game.recallable().filter(|_| self.recall);
        match recalls.nth((n - men - huts) as usize) {
            Some(tile) => Move::Recall(game.board.land.placed(tile).cell),
            None => Move::Pass,
        }
    }

    fn check(self, game: &Hunters, wanted: Move) -> Result<(), Refusal> {
        match wanted {
            Move::Claim(piece, zone) => game.check_claim(piece, zone),
            Move::Recall(cell) => game.check_recall(cell),
            _ => Ok(()),
        }
    }

    fn advance(self, game: &mut Hunters, next: Move, witness: &mut impl Witness) {
        match next {
            Move::Claim(piece, zone) => game.claim(piece, zone, witness),
            Move::Recall(cell) => game.recall(cell, witness),
            _ => game.score_turn(witness),
        }
    }
}

impl Hunters {
    /// Waits for the player to claim, with or without taking a man back first. A step in which nothing
    /// but passing is possible is skipped.
    pub(super) fn await_claim(&mut self, may_recall: bool, witness: &mut impl Witness) {
        let claims = self.claims(may_recall);
        if claims.is_empty() {
            self.score_turn(witness);
        } else {
            self.step = TurnStep::Claim(claims);
        }
    }

    pub(super) fn claims(&self, may_recall: bool) -> Claims {
        let Some(tile) = self.board.land.last() else { return Claims::default() };
        let seat = self.board.seat().index();
        let facts = self.kit.facts(self.board.land.placed(tile).tile);
        let mut claims = Claims::default();
        if self.men[seat] > 0 {
            claims.man = self.board.land.free_zones(facts.man);
        }
        if self.huts[seat] > 0 {
            let waters = self.board.land.free_zones(facts.hut_waters);
            claims.hut = facts.hut.iter().filter(|&zone| waters.contains(facts.water_under(zone))).collect();
        }
        claims.recall = may_recall && facts.has_shaman() && self.recallable().next().is_some();
        claims
    }

    /// What is left to do in the claim step.
    pub(super) fn claims_left(&self) -> Claims {
        if let TurnStep::Claim(claims) = self.step { claims } else { Claims::default() }
    }

    /// The area that a piece counts in: for a hut the water network, for a man that of his zone.
    pub(super) fn area_of(&self, tile: TileIx, standing: Standing) -> AreaId {
        match standing.piece {
            Piece::Hut => self.network_of(tile, standing.zone),
            _ => self.board.land.area_of(tile, standing.zone),
        }
    }

    /// The water network of a river or lake.
    pub(super) fn network_of(&self, tile: TileIx, zone: ZoneId) -> AreaId {
        let facts = self.kit.facts(self.board.land.placed(tile).tile);
        self.board.land.area_of(tile, facts.water_under(zone))
    }

    /// H-13: no man in the whole area. H-15: no hut in the whole water network. Neither minds the other.
    fn is_free(&self, tile: TileIx, piece: Piece, zone: ZoneId) -> bool {
        let area = self.area_of(tile, Standing { seat: self.board.seat(), piece, zone });
        self.board.land.area(area).pieces().is_zero()
    }

    /// H-12: one man or one hut of the own reserve, on a zone of the tile just placed.
    pub(super) fn check_claim(&self, piece: Piece, zone: ZoneId) -> Result<(), Refusal> {
        let Some(tile) = self.board.land.last() else { return Err(Refusal::new("H-12", Why::PlaceFirst)) };
        self.check_zone(piece, self.board.land.placed(tile).tile, zone)?;
        // H-17: with an empty reserve tiles are placed all the same, but no piece.
        if self.left(piece, self.board.seat().index()) == 0 {
            return Err(Refusal::new("H-17", Why::NoneLeft(piece)));
        }
        match piece {
            _ if self.is_free(tile, piece, zone) => Ok(()),
            Piece::Hut => Err(Refusal::new("H-15", Why::NetworkTaken)),
            _ => Err(Refusal::new("H-13", Why::AreaTaken)),
        }
    }

    /// Whether this kind of piece may stand on this zone of a tile at all.
    pub(super) fn check_zone(&self, piece: Piece, tile: TileId, zone: ZoneId) -> Result<(), Refusal> {
        let Some(kind) = self.kit.set().tile(tile).zones.get(zone.index()).map(|zone| zone.kind) else {
            return Err(Refusal::new("H-12", Why::WrongZone(piece)));
        };
        let facts = self.kit.facts(tile);
        let (rule, why) = match piece {
            Piece::Man if facts.man.contains(zone) => return Ok(()),
            Piece::Hut if facts.hut.contains(zone) => return Ok(()),
            Piece::Man | Piece::Hut if kind == self.kit.water => ("H-12", Why::UnderWater),
            // H-14: a fisher goes on a river, never on a lake.
            Piece::Man => ("H-14", Why::OnLake),
            // H-15: a hut goes on water, on the lake where a river of the tile runs into one.
            Piece::Hut if kind == self.kit.river => ("H-15", Why::HutOnLakeEnd),
            Piece::Hut => ("H-15", Why::HutOnLand),
            other => ("H-12", Why::NotInGame(other)),
        };
        Err(Refusal::new(rule, why))
    }

    /// How many pieces of a kind a seat has in the reserve.
    pub(super) fn left(&self, piece: Piece, seat: usize) -> u8 {
        match piece {
            Piece::Hut => self.huts[seat],
            _ => self.men[seat],
        }
    }

    pub(super) fn claim(&mut self, piece: Piece, zone: ZoneId, witness: &mut impl Witness) {
        let Some(tile) = self.board.land.last() else { return };
        self.put(tile, Standing { seat: self.board.seat(), piece, zone });
        self.score_turn(witness);
    }

    /// Takes a piece out of the reserve and puts it on a tile.
    pub(super) fn put(&mut self, tile: TileIx, standing: Standing) {
        match standing.piece {
            Piece::Hut => self.huts[standing.seat.index()] -= 1,
            _ => self.men[standing.seat.index()] -= 1,
        }
        let area = self.area_of(tile, standing);
        self.board.land.add_piece(area, standing.seat.0);
        self.board.pieces.put(tile, standing);
    }
}
