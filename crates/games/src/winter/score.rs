//! Scoring: what an area is worth, to whom, and when.

use land::{Area, AreaId, AreaSet, TileIx};
use tiles::{KindId, ZoneSet};

use super::Winter;
use crate::areas::Appraisal;
use crate::event::{Event, Witness};
use crate::moves::Piece;
use crate::rule::Rule;
use crate::seat::Seats;
use crate::tile_turn::{TileRules, TurnStep};
use crate::worth::Worth;

/// W-32: what a complete city is worth to a field that touches it.
pub(super) const POINTS_A_CITY: u32 = 3;

impl Winter {
    /// Scores what the tile completed, and the next turn begins.
    #[inline]
    pub(super) fn score_turn(&mut self, witness: &mut impl Witness) {
        if !self.board.land.closed().is_empty() {
            self.score_completed(witness);
        }
        self.board.next_turn();
        self.await_draw(witness);
    }

    /// W-15: every area that the tile completed is scored, for all players, the piece just placed
    /// counting; then the pieces in them go home.
    #[cold]
    fn score_completed(&mut self, witness: &mut impl Witness) {
        for at in 0..self.board.land.closed().len() {
            let id = self.board.land.closed()[at];
            let area = self.board.land.area(id);
            // W-30, W-32: a field scores nothing before the end, and who lies in it stays.
            if area.pieces().is_zero() || area.kind() == self.kit.field {
                continue;
            }
            let rule = match area.kind() {
                kind if kind == self.kit.road => "W-20",
                kind if kind == self.kit.city => "W-21",
                kind if kind == self.kit.abbey => "W-22",
                _ => "W-51",
            };
            self.award(rule, id, witness);
            self.send_home(id, witness);
        }
    }

    /// W-60: the game ends when no tile is left to be drawn.
    pub(super) fn await_draw(&mut self, witness: &mut impl Witness) {
        if self.stack().is_some() {
            self.step = TurnStep::Draw;
        } else {
            self.end(witness);
        }
    }

    #[cold]
    fn end(&mut self, witness: &mut impl Witness) {
        self.step = TurnStep::Over;
        witness.see(|| Event::FinalScoring { rule: Rule("W-60") });
        self.score_end(witness);
        witness.see(|| Event::Over { winners: self.board.leaders().to_vec() });
    }

    /// W-61: every area that still has pieces in it, each once, in the order of their tiles. The
    /// pieces stay on the board, where everybody can see what they scored for.
    fn score_end(&mut self, witness: &mut impl Witness) {
        let mut scored = AreaSet::default();
        for tile in self.board.pieces.tiles().iter() {
            let Some(standing) = self.board.pieces.on(tile) else { continue };
            let area = self.board.land.area_of(tile, standing.zone);
            if !scored.insert(area) {
                continue;
            }
            let rule = match self.board.land.area(area).kind() {
                kind if kind == self.kit.field => "W-32",
                // W-53: the abbot counts as a monk.
                _ if standing.piece == Piece::Abbot => "W-53",
                _ => "W-61",
            };
            self.award(rule, area, witness);
        }
    }

    /// W-23: gives the points of an area to who has most pieces in it, to all of them if they tie.
    pub(super) fn award(&mut self, rule: &'static str, id: AreaId, witness: &mut impl Witness) {
        let area = self.board.land.area(id);
        let (owners, worth) = (Seats::with_most(area.pieces()), self.worth(id, area));
        self.board.award(rule, owners, worth, id, witness);
    }

    /// What an area is worth as it is now.
    pub(super) fn worth(&self, id: AreaId, area: &Area) -> Worth {
        self.worth_when(id, area, area.is_closed())
    }

    /// What an area is worth if it is complete, or if it is not.
    pub(super) fn worth_when(&self, id: AreaId, area: &Area, is_complete: bool) -> Worth {
        let tiles = area.tiles().len();
        match area.kind() {
            // W-20, W-61: a tile that the road passes over twice counts once.
            kind if kind == self.kit.road => {
                let message = if is_complete { "score-road" } else { "score-open-road" };
                Worth::new(tiles, message, &["tiles"], [tiles])
            }
            // W-21: 2 a tile and 2 a coat of arms; W-61: half of that while it is incomplete.
            kind if kind == self.kit.city => {
                let coats = u32::from(area.marks().get(self.kit.coat.0));
                let (each, message) = if is_complete { (2, "score-city") } else { (1, "score-open-city") };
                Worth::new(each * (tiles + coats), message, &["tiles", "coats"], [tiles, coats])
            }
            // W-32: 3 for each complete city that touches the field.
            kind if kind == self.kit.field => {
                let cities = self.complete_cities(id, area);
                Worth::new(POINTS_A_CITY * cities, "score-field", &["cities"], [cities])
            }
            // W-22, W-51, W-61: 1, and 1 for each tile around it.
            kind => {
                let around = if is_complete { 8 } else { 8 - u32::from(area.open()) };
                let message = if kind == self.kit.abbey { "score-abbey" } else { "score-grove" };
                Worth::new(1 + around, message, &["around"], [around])
            }
        }
    }

    /// What an area is to everybody; nothing, if nobody can claim it.
    pub(super) fn appraise(&self, id: AreaId) -> Option<Appraisal> {
        let area = self.board.land.area(id);
        if !self.is_claimed_in_this_game(area.kind()) {
            return None;
        }
        let grows = !area.is_closed() && area.kind() != self.kit.field;
        let complete = grows.then(|| self.worth_when(id, area, true));
        Some(Appraisal::of(Seats::with_most(area.pieces()), self.worth(id, area), complete))
    }

    /// W-30, W-50: fields are there for farmers, groves for the abbot; rivers are there for nobody.
    fn is_claimed_in_this_game(&self, kind: KindId) -> bool {
        match kind {
            kind if kind == self.kit.river => false,
            kind if kind == self.kit.field => self.rules.farmers,
            kind if kind == self.kit.grove => self.rules.abbot,
            _ => true,
        }
    }

    /// W-32: the complete cities that touch a field, however many of their tiles do.
    fn complete_cities(&self, field: AreaId, area: &Area) -> u32 {
        let touches = |&&city: &&AreaId| {
            let common = self.board.land.area(city).tiles().intersection(area.tiles());
            common.iter().any(|tile| self.meet_on(tile, field, city))
        };
        // At most 126 tiles, and every city lies on one.
        self.cities.iter().filter(touches).count() as u32
    }

    /// Whether a field touches a city on a tile that both lie on.
    fn meet_on(&self, tile: TileIx, field: AreaId, city: AreaId) -> bool {
        let mut cities = self.cities_near(tile, field).iter();
        cities.any(|zone| self.board.land.area_of(tile, zone) == city)
    }

    /// The city zones of a tile that a field touches there.
    pub(super) fn cities_near(&self, tile: TileIx, field: AreaId) -> ZoneSet {
        let id = self.board.land.placed(tile).tile;
        let mut cities = ZoneSet::NONE;
        for zone in self.kit.zones(id).city_field.iter() {
            if self.board.land.area_of(tile, zone) == field {
                cities = cities.union(self.kit.atlas.near(id, zone));
            }
        }
        cities
    }

    /// W-15: all pieces in an area go back to their owners' reserves.
    fn send_home(&mut self, id: AreaId, witness: &mut impl Witness) {
        self.board.land.take_pieces(id);
        let tiles = self.board.land.area(id).tiles().intersection(self.board.pieces.tiles());
        for tile in tiles.iter() {
            let Some(standing) = self.board.pieces.on(tile) else { continue };
            if self.board.land.area_of(tile, standing.zone) != id {
                continue;
            }
            self.board.pieces.take(tile);
            let seat = standing.seat;
            match standing.piece {
                Piece::Abbot => self.abbots[seat.index()] = None,
                _ => self.meeples[seat.index()] += 1,
            }
            let cell = self.board.land.placed(tile).cell;
            witness.see(|| Event::Home { seat, piece: standing.piece, cell, zone: standing.zone });
        }
    }
}
