//! The components of an edition: its tile set and what the rules see in it.

use std::sync::LazyLock;

use land::{Atlas, Counters};
use tiles::{KindId, MarkId, SetError, Tile, TileId, TileSet, ZoneId, ZoneSet};

use super::edition::{EDITIONS, Edition};
use super::powers::Power;
use crate::definition::Definition;

/// The tile set with the names that the rules know.
///
/// H-24: which waters hang together is drawn, so it is in the tile set: the zones `water` under rivers
/// and lakes join where rivers do, and a lake on the way does not part them. H-25: likewise what bounds
/// a meadow.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) edition: &'static Edition,
    pub(super) atlas: &'static Atlas,
    pub(super) meadow: KindId,
    pub(super) forest: KindId,
    pub(super) river: KindId,
    pub(super) water: KindId,
    pub(super) animals: Animals,
    pub(super) fish: MarkId,
    pub(super) treasure: MarkId,
    pub(super) mushroom: MarkId,
    pub(super) start: TileId,
    facts: Vec<TileFacts>,
}

/// The marks of the animals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Animals {
    pub(super) deer: MarkId,
    pub(super) mammoth: MarkId,
    pub(super) aurochs: MarkId,
    pub(super) tiger: MarkId,
}

/// What the rules see on one tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TileFacts {
    /// H-13, H-14: forest, river, meadow.
    pub(super) man: ZoneSet,
    /// H-15: lakes, and rivers that don't run into a lake of the tile.
    pub(super) hut: ZoneSet,
    /// H-15: the zones of water networks under those.
    pub(super) hut_waters: ZoneSet,
    pub(super) lakes: ZoneSet,
    pub(super) meadows: ZoneSet,
    /// The zone of the water network under each river and lake.
    water_under: [u8; TileSet::MAX_ZONES],
    pub(super) power: Option<(Power, ZoneId)>,
    /// Whether it is of the second pile.
    pub(super) is_second: bool,
}

impl TileFacts {
    /// H-53: whether a shaman is on it.
    pub(super) fn has_shaman(&self) -> bool {
        self.power.is_some_and(|(power, _)| power == Power::Shaman)
    }

    /// The zone of the water network that a river or lake is part of.
    pub(super) fn water_under(&self, zone: ZoneId) -> ZoneId {
        ZoneId(self.water_under[zone.index() % TileSet::MAX_ZONES])
    }
}

static KITS: [LazyLock<Result<Kit, SetError>>; EDITIONS.len()] =
    [LazyLock::new(|| Kit::new(EDITIONS[0])), LazyLock::new(|| Kit::new(EDITIONS[1]))];

impl Kit {
    /// The components of an edition. Only the definitions of the two start games of this module.
    pub(super) fn of(game: &Definition) -> Result<&'static Kit, SetError> {
        let at = usize::from(game == EDITIONS[1].definition);
        KITS[at].as_ref().map_err(Clone::clone)
    }

    fn new(edition: &'static Edition) -> Result<Kit, SetError> {
        let set = tiles::builtin(edition.definition.name)?;
        let kind = |name| set.need_kind(name);
        let mark = |name| set.need_mark(name);
        let (meadow, forest, river) = (kind("meadow")?, kind("forest")?, kind("river")?);
        let (lake, water) = (kind("lake")?, kind("water")?);
        let animals = Animals {
            deer: mark("deer")?,
            mammoth: mark("mammoth")?,
            aurochs: mark("aurochs")?,
            tiger: mark("tiger")?,
        };
        let (fish, treasure, mushroom) = (mark("fish")?, mark(edition.treasure)?, mark("mushroom")?);
        let start = set.need_tagged("start")?;
        let second = set.need_group(edition.second_pile)?;
        let kinds = Kinds { meadow, forest, river, lake, water };
        let facts = set
            .tiles()
            .iter()
            .map(|tile| TileFacts { is_second: tile.group == second, ..kinds.facts(tile) })
            .collect();
        let atlas = Atlas::leak(set);
        Ok(Kit {
            edition,
            atlas,
            meadow,
            forest,
            river,
            water,
            animals,
            fish,
            treasure,
            mushroom,
            start,
            facts,
        })
    }

    pub(super) fn set(&self) -> &'static TileSet {
        self.atlas.set()
    }

    pub(super) fn facts(&self, tile: TileId) -> &TileFacts {
        &self.facts[tile.index()]
    }

    /// H-01: the tiles to be drawn: all land tiles but the start tile, and apart from them the second
    /// pile.
    pub(super) fn stacks(&self) -> [Vec<TileId>; 2] {
        let mut stacks = [Vec::new(), Vec::new()];
        for (id, tile) in self.set().tile_ids().filter(|&(id, _)| id != self.start) {
            let stack = &mut stacks[usize::from(self.facts(id).is_second)];
            stack.extend(std::iter::repeat_n(id, usize::from(tile.count)));
        }
        stacks
    }

    /// The fish drawn in the lakes of a tile that are among these zones.
    pub(super) fn fish_in(&self, tile: TileId, zones: ZoneSet) -> u32 {
        let lakes = zones.intersection(self.facts(tile).lakes);
        lakes.iter().map(|lake| u32::from(self.atlas.marks(tile, lake).get(self.fish.0))).sum()
    }

    /// The animals among marks.
    pub(super) fn animals_in(&self, marks: Counters) -> Herd {
        let count = |mark: MarkId| u32::from(marks.get(mark.0));
        let Animals { deer, mammoth, aurochs, tiger } = self.animals;
        Herd { deer: count(deer), mammoths: count(mammoth), aurochs: count(aurochs), tigers: count(tiger) }
    }
}

/// Animals, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Herd {
    pub(super) deer: u32,
    pub(super) mammoths: u32,
    pub(super) aurochs: u32,
    pub(super) tigers: u32,
}

/// The kinds of zones.
struct Kinds {
    meadow: KindId,
    forest: KindId,
    river: KindId,
    lake: KindId,
    water: KindId,
}

impl Kinds {
    fn facts(&self, tile: &Tile) -> TileFacts {
        let mut facts = TileFacts::default();
        for (id, zone) in tile.zone_ids() {
            let runs_into_lake = zone.near.iter().any(|near| tile.zones[near.index()].kind == self.lake);
            if [self.forest, self.river, self.meadow].contains(&zone.kind) {
                facts.man.insert(id);
            }
            if zone.kind == self.lake || (zone.kind == self.river && !runs_into_lake) {
                facts.hut.insert(id);
            }
            if zone.kind == self.lake {
                facts.lakes.insert(id);
            }
            if zone.kind == self.meadow {
                facts.meadows.insert(id);
            }
            if zone.kind == self.water {
                zone.near.iter().for_each(|near| facts.water_under[near.index()] = id.0);
            }
            let power = zone.power.as_deref().and_then(Power::read);
            facts.power = facts.power.or(power.map(|power| (power, id)));
        }
        facts.hut_waters = facts.hut.iter().map(|zone| facts.water_under(zone)).collect();
        facts
    }
}
