//! Scoring during the game: rivers and forests.

use land::{AreaId, AreaSet, TileIx};
use tiles::ZoneSet;

use super::Hunters;
use super::edition::Counted;
use crate::areas::Appraisal;
use crate::event::{Event, Witness};
use crate::moves::Piece;
use crate::seat::Seats;
use crate::tile_turn::TurnStep;
use crate::worth::Worth;

impl Hunters {
    /// H-18: completed forests and rivers are scored, the man just placed counting; then the men in
    /// them go home. H-16: men in meadows and huts stay.
    pub(super) fn score_turn(&mut self, witness: &mut impl Witness) {
        let found_treasure = self.found_treasure();
        for at in 0..self.board.land.closed().len() {
            let id = self.board.land.closed()[at];
            let area = self.board.land.area(id);
            let pieces = area.pieces();
            let rule = match area.kind() {
                river if river == self.kit.river => "H-20",
                forest if forest == self.kit.forest => "H-21",
                _ => continue,
            };
            if !pieces.is_zero() {
                let worth = self.worth(id);
                self.board.award(rule, Seats::with_most(pieces), worth, id, witness);
                self.send_home(id, witness);
            }
        }
        // H-23: one bonus turn for who completed a forest with treasure, whoever scored it.
        if found_treasure && self.may_earn_bonus() {
            self.is_bonus = true;
            self.step = TurnStep::Draw;
        } else {
            self.end_turn(witness);
        }
    }

    /// Whether the tile just placed completed a forest with treasure.
    pub(super) fn found_treasure(&self) -> bool {
        let closed = self.board.land.closed().iter().map(|&id| self.board.land.area(id));
        let mut forests = closed.filter(|area| area.kind() == self.kit.forest);
        forests.any(|forest| forest.marks().get(self.kit.treasure.0) > 0)
    }

    /// H-23: no bonus turn in a bonus turn again, and none without a tile for it.
    pub(super) fn may_earn_bonus(&self) -> bool {
        !self.is_bonus && !self.stacks[1].is_empty()
    }

    /// What a river or a forest is worth once it is complete.
    pub(super) fn worth(&self, id: AreaId) -> Worth {
        let area = self.board.land.area(id);
        // H-21: the first edition counts segments, the revised one tiles.
        let parts = match self.kit.edition.counted {
            Counted::Tiles => area.tiles().len(),
            Counted::Segments => self.board.land.zones_in(id).count() as u32,
        };
        if area.kind() == self.kit.forest {
            // H-41, H-57: mushrooms make a forest worth more.
            let mushrooms = u32::from(area.marks().get(self.kit.mushroom.0));
            let points = 2 * parts + self.kit.edition.mushroom * mushrooms;
            return Worth::new(points, "score-forest", &["parts", "mushrooms"], [parts, mushrooms]);
        }
        let fish = u32::from(area.marks().get(self.kit.fish.0)) + self.fish_at_ends(id);
        Worth::new(parts + fish, "score-river", &["parts", "fish"], [parts, fish])
    }

    /// What an area is to everybody; nothing, if it is a lake.
    pub(super) fn appraise(&self, id: AreaId) -> Option<Appraisal> {
        let area = self.board.land.area(id);
        let pieces = area.pieces();
        let at_end = |(owners, worth)| Appraisal::of(owners, worth, None);
        match area.kind() {
            kind if kind == self.kit.meadow => Some(at_end(self.meadow_worth(id, pieces))),
            kind if kind == self.kit.water => Some(at_end(self.network_worth(id, pieces))),
            kind if kind == self.kit.forest || kind == self.kit.river => {
                let (complete, owners) = (self.worth(id), Seats::with_most(pieces));
                Some(if area.is_closed() {
                    Appraisal::of(owners, complete, None)
                } else {
                    // H-31: as long as it is incomplete, nobody gets anything.
                    let is_forest = kind == self.kit.forest;
                    let message = if is_forest { "score-open-forest" } else { "score-open-river" };
                    Appraisal::of(owners, complete.forfeited(message), Some(complete))
                })
            }
            _ => None,
        }
    }

    /// H-20: the fish in the lakes at the ends of a river, each lake once.
    fn fish_at_ends(&self, river: AreaId) -> u32 {
        let land = &self.board.land;
        let mut fish = 0;
        let (mut last, mut lakes) = (None, ZoneSet::NONE);
        // The zones come tile by tile, so a lake that two of them run into is met on one tile.
        for (tile, zone) in land.zones_in(river) {
            if last != Some(tile) {
                (last, lakes) = (Some(tile), ZoneSet::NONE);
            }
            let id = land.placed(tile).tile;
            let near = self.kit.atlas.near(id, zone).difference(lakes);
            lakes = lakes.union(near);
            fish += self.kit.fish_in(id, near);
        }
        fish
    }

    /// H-24: the lakes of a water network.
    pub(super) fn lakes_in(&self, network: AreaId) -> u32 {
        let land = &self.board.land;
        let zones = land.zones_in(network).map(|(tile, zone)| (land.placed(tile).tile, zone));
        zones
            .map(|(tile, zone)| {
                self.kit.atlas.near(tile, zone).intersection(self.kit.facts(tile).lakes).len()
            })
            .sum()
    }

    /// H-18: the men in an area go back to their owners' reserves.
    fn send_home(&mut self, id: AreaId, witness: &mut impl Witness) {
        let tiles = self.board.land.area(id).tiles().intersection(self.board.pieces.tiles());
        for tile in tiles.iter() {
            let man = self.board.pieces.on(tile).filter(|standing| standing.piece == Piece::Man);
            if man.is_some_and(|man| self.board.land.area_of(tile, man.zone) == id) {
                self.take_home(tile, witness);
            }
        }
    }

    /// The man on a tile goes back to his owner's reserve.
    pub(super) fn take_home(&mut self, tile: TileIx, witness: &mut impl Witness) {
        let Some(man) = self.board.pieces.take(tile) else { return };
        let area = self.area_of(tile, man);
        self.board.land.remove_piece(area, man.seat.0);
        self.men[man.seat.index()] += 1;
        let cell = self.board.land.placed(tile).cell;
        witness.see(|| Event::Home { seat: man.seat, piece: man.piece, cell, zone: man.zone });
    }

    pub(super) fn end_turn(&mut self, witness: &mut impl Witness) {
        self.is_bonus = false;
        self.board.next_turn();
        self.await_draw(witness);
    }

    /// H-30: the game ends when the last land tile has been played, whatever the second pile has left.
    pub(super) fn await_draw(&mut self, witness: &mut impl Witness) {
        if self.stacks[0].is_empty() {
            self.end(witness);
        } else {
            self.step = TurnStep::Draw;
        }
    }

    /// Does something with the areas of all pieces of a kind, each once.
    pub(super) fn for_each_area(&mut self, piece: Piece, mut visit: impl FnMut(&mut Hunters, AreaId)) {
        let mut visited = AreaSet::default();
        for tile in self.board.pieces.tiles().iter() {
            let Some(standing) = self.board.pieces.on(tile).filter(|standing| standing.piece == piece) else {
                continue;
            };
            let area = self.area_of(tile, standing);
            if visited.insert(area) {
                visit(self, area);
            }
        }
    }
}
