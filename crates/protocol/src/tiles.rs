//! What a tile set has, for programs: what `bastide tiles` draws for people.

use std::collections::BTreeMap;

use serde::Serialize;
use tiles::{Tile, TileSet, Zone};

/// A tile set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileSetView {
    set: String,
    tiles: Vec<TileView>,
}

/// A tile at rotation 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its name in moves.
    code: String,
    count: u8,
    /// The part of the set that it belongs to.
    group: String,
    tags: Vec<String>,
    /// The letters of its sides, clockwise from north: alike sides meet.
    sides: [String; 4],
    zones: Vec<ZoneView>,
}

/// A zone of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct ZoneView {
    /// Its name in moves.
    name: String,
    kind: String,
    /// Where it reaches the border: a side, with the half of it where a side has two banks.
    ports: Vec<String>,
    /// Whether it looks at the eight cells around its tile.
    around: bool,
    /// The zones of the tile that its game counts for it.
    near: Vec<String>,
    /// What is drawn in it and counted.
    marks: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<String>,
}

impl TileSetView {
    /// All tiles of a set.
    pub fn new(set: &TileSet) -> TileSetView {
        let tiles = set.tiles().iter().map(|tile| TileView::new(set, tile)).collect();
        TileSetView { set: set.name().to_owned(), tiles }
    }
}

impl TileView {
    /// One tile of a set.
    pub fn new(set: &TileSet, tile: &Tile) -> TileView {
        TileView {
            code: tile.code.clone(),
            count: tile.count,
            group: set.groups()[usize::from(tile.group.0)].name.clone(),
            tags: tile.tags.clone(),
            sides: tile.sides.map(|side| set.side_kinds()[usize::from(side.0)].letter.clone()),
            zones: tile.zones.iter().map(|zone| ZoneView::new(set, tile, zone)).collect(),
        }
    }
}

impl ZoneView {
    fn new(set: &TileSet, tile: &Tile, zone: &Zone) -> ZoneView {
        let marks = zone.marks.iter().map(|&(mark, count)| (set.marks()[usize::from(mark.0)].clone(), count));
        ZoneView {
            name: zone.name.clone(),
            kind: set.kind_name(zone.kind).to_owned(),
            ports: zone.ports.iter().map(ToString::to_string).collect(),
            around: zone.around,
            near: zone.near.iter().map(|id| tile.zones[id.index()].name.clone()).collect(),
            marks: marks.collect(),
            power: zone.power.clone(),
        }
    }
}
