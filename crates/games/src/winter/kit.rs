//! The components of the Winter Edition: its tile set and what the rules see in it.

use std::sync::LazyLock;

use land::Atlas;
use tiles::{GroupId, KindId, MarkId, SetError, Side, TileId, TileSet, ZoneSet};

use super::definition::GROUPS;
use crate::setup::Setup;

/// The tile set with the names that the rules know.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) atlas: &'static Atlas,
    pub(super) city: KindId,
    pub(super) road: KindId,
    pub(super) field: KindId,
    pub(super) river: KindId,
    pub(super) abbey: KindId,
    pub(super) grove: KindId,
    pub(super) coat: MarkId,
    pub(super) start: TileId,
    pub(super) source: TileId,
    pub(super) lake: TileId,
    zones: Vec<ZoneSets>,
}

/// The zones of one tile by what the rules let stand on them. W-31: what bounds a field
/// is drawn, so it is in the tile set: zones of fields that a border parts are different zones.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ZoneSets {
    /// City, road, abbey.
    pub(super) meeple: ZoneSet,
    pub(super) field: ZoneSet,
    /// Fields that touch a city.
    pub(super) city_field: ZoneSet,
    /// Abbey, grove.
    pub(super) abbot: ZoneSet,
    /// The sides that the river crosses, by their index.
    pub(super) river_sides: u8,
}

/// W-01: which tiles a game is drawn from, and in which order the three stacks come.
pub(super) struct Stacks {
    pub(super) river: Vec<TileId>,
    pub(super) lake: Vec<TileId>,
    pub(super) land: Vec<TileId>,
}

static KIT: LazyLock<Result<Kit, SetError>> = LazyLock::new(|| Kit::new(tiles::builtin("winter")?));

impl Kit {
    pub(super) fn get() -> Result<&'static Kit, SetError> {
        KIT.as_ref().map_err(Clone::clone)
    }

    fn new(set: TileSet) -> Result<Kit, SetError> {
        let kind = |name| set.need_kind(name);
        let (city, road, field) = (kind("city")?, kind("road")?, kind("field")?);
        let (river, abbey, grove) = (kind("river")?, kind("abbey")?, kind("grove")?);
        let coat = set.need_mark("coat")?;
        let (start, source, lake) =
            (set.need_tagged("start")?, set.need_tagged("source")?, set.need_tagged("lake")?);
        let zones = set
            .tiles()
            .iter()
            .map(|tile| {
                let mut sets = ZoneSets::default();
                for (id, zone) in tile.zone_ids() {
                    if [city, road, abbey].contains(&zone.kind) {
                        sets.meeple.insert(id);
                    }
                    if zone.kind == field {
                        sets.field.insert(id);
                        if !zone.near.is_empty() {
                            sets.city_field.insert(id);
                        }
                    }
                    if [abbey, grove].contains(&zone.kind) {
                        sets.abbot.insert(id);
                    }
                    if zone.kind == river {
                        sets.river_sides |=
                            zone.ports.iter().fold(0, |bits, port| bits | 1 << port.side.index());
                    }
                }
                sets
            })
            .collect();
        let atlas = Atlas::leak(set);
        Ok(Kit { atlas, city, road, field, river, abbey, grove, coat, start, source, lake, zones })
    }

    pub(super) fn set(&self) -> &'static TileSet {
        self.atlas.set()
    }

    pub(super) fn zones(&self, tile: TileId) -> ZoneSets {
        self.zones[tile.index()]
    }

    /// Whether the tile is one of the river.
    pub(super) fn is_river(&self, tile: TileId) -> bool {
        self.zones(tile).river_sides != 0
    }

    /// The sides that the river crosses on a tile at rotation 0.
    pub(super) fn river_sides(&self, tile: TileId) -> impl Iterator<Item = Side> {
        let bits = self.zones(tile).river_sides;
        Side::ALL.into_iter().filter(move |side| bits >> side.index() & 1 == 1)
    }

    /// W-01, W-40: the tile that lies in the middle at the start.
    pub(super) fn first_tile(&self, river: bool) -> TileId {
        if river { self.source } else { self.start }
    }

    /// W-01: the tiles to be drawn from: those of the groups that the options bring into the game. Without the
    /// river the start tile lies in the middle. W-40: with it the start tile is out of the game too; ten river
    /// tiles come first, then the lake, then the land.
    pub(super) fn stacks(&self, setup: &Setup) -> Stacks {
        let mut stacks = Stacks { river: Vec::new(), lake: Vec::new(), land: Vec::new() };
        for (id, tile) in self.set().tile_ids() {
            if id == self.source || !self.is_in_game(tile.group, setup) {
                continue;
            }
            let stack = match (id == self.lake, self.is_river(id)) {
                (true, _) => &mut stacks.lake,
                (_, true) => &mut stacks.river,
                _ => &mut stacks.land,
            };
            let count = if id == self.start { tile.count - 1 } else { tile.count };
            stack.extend(std::iter::repeat_n(id, usize::from(count)));
        }
        stacks
    }

    /// Whether the tiles of a group are played with. One that no line of the table names stays in the box.
    fn is_in_game(&self, group: GroupId, setup: &Setup) -> bool {
        let mut rows = GROUPS.iter().filter(|row| self.set().group(row.name) == Some(group));
        rows.any(|row| row.option.is_none_or(|(key, value)| setup.is(key, value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;
    use crate::seat::Seat;

    /// W-01: tiles of a group that no option names are in no game.
    #[test]
    fn a_group_that_nobody_knows_stays_in_the_box() {
        let text = include_str!("../../../tiles/sets/winter.tiles").replace("set winter 96", "set winter 97");
        let tile = "group summer 1\n\ntile Z9\n  sides  F F F F\n  field1  N E S W\n";
        let kit = Kit::new(TileSet::read("winter", &format!("{text}\n{tile}")).unwrap()).unwrap();
        let unknown = kit.set().find("Z9").unwrap();
        let full = [("river", "on"), ("pile", "full")];
        let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &full).unwrap();
        let stacks = kit.stacks(&setup);
        assert!(!stacks.land.contains(&unknown) && !stacks.river.contains(&unknown));
        assert_eq!((stacks.river.len(), stacks.lake.len(), stacks.land.len()), (10, 1, 83));
    }
}
