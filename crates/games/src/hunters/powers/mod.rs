//! Tiles of the second pile with an effect of their own, each in a file of its own.

mod canoe;
mod fire;
mod large_pit;
mod pit;
mod raft;
mod shaman;
mod shrine;

use land::{AreaId, Counters, TileIx};
use tiles::ZoneId;

use super::Hunters;
use crate::event::Witness;

/// What a tile can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Power {
    Canoe,
    Fire,
    LargePit,
    Pit,
    Raft,
    Shaman,
    Shrine,
}

/// Where each power lies on the board; there is one tile of each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Powers([Option<(TileIx, ZoneId)>; 7]);

impl Powers {
    /// Notes the tile with a power; the first, should there be several.
    pub(super) fn put(&mut self, power: Power, tile: TileIx, zone: ZoneId) {
        self.0[power as usize].get_or_insert((tile, zone));
    }
}

impl Power {
    /// The power of this name in the tile set.
    pub(super) fn read(name: &str) -> Option<Power> {
        match name {
            "canoe" => Some(Power::Canoe),
            "fire" => Some(Power::Fire),
            "large-pit" => Some(Power::LargePit),
            "pit" => Some(Power::Pit),
            "raft" => Some(Power::Raft),
            "shaman" => Some(Power::Shaman),
            "shrine" => Some(Power::Shrine),
            _ => None,
        }
    }
}

impl Hunters {
    /// H-50: what happens when a tile is placed, before a piece may be.
    pub(super) fn act_at_once(&mut self, tile: TileIx, witness: &mut impl Witness) {
        match self.power_on(tile) {
            Some((Power::Canoe, zone)) => self.launch_canoe(tile, zone, witness),
            Some((Power::Pit, zone)) => self.dig_pit(tile, zone, witness),
            _ => {}
        }
    }

    fn power_on(&self, tile: TileIx) -> Option<(Power, ZoneId)> {
        self.kit.facts(self.board.land.placed(tile).tile).power
    }

    /// Where a power lies on the board, if it does.
    fn find_power(&self, wanted: Power) -> Option<(TileIx, ZoneId)> {
        self.powers.0[wanted as usize]
    }

    /// Whether a power lies in an area.
    fn has_power(&self, wanted: Power, area: AreaId) -> bool {
        self.find_power(wanted).is_some_and(|(tile, zone)| self.board.land.area_of(tile, zone) == area)
    }

    /// Whether the pit trap can have covered a zone: one with animals, around it and in its meadow.
    pub(super) fn is_in_reach_of_pit(&self, tile: TileIx, zone: ZoneId) -> bool {
        self.find_power(Power::Pit).is_some_and(|(pit, meadow)| {
            let meadow = self.board.land.area_of(pit, meadow);
            self.game_around(pit, meadow).any(|(near, other, _)| (near, other) == (tile, zone))
        })
    }

    /// The zones of a meadow on a tile and the eight around it that have animals not covered yet, with
    /// those animals.
    fn game_around(
        &self,
        centre: TileIx,
        meadow: AreaId,
    ) -> impl Iterator<Item = (TileIx, ZoneId, Counters)> {
        let land = &self.board.land;
        let cell = land.placed(centre).cell;
        let tiles = std::iter::once(cell).chain(cell.around()).filter_map(|cell| land.tile_at(cell));
        let zones = tiles.flat_map(move |tile| {
            let meadows = self.kit.facts(land.placed(tile).tile).meadows;
            meadows.iter().map(move |zone| (tile, zone))
        });
        zones
            .filter(move |&(tile, zone)| land.area_of(tile, zone) == meadow)
            .filter(|spot| !self.covered.contains(spot))
            .map(|(tile, zone)| (tile, zone, self.kit.atlas.marks(land.placed(tile).tile, zone)))
            .filter(|(_, _, marks)| !marks.is_zero())
    }
}
