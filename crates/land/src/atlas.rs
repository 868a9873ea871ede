//! All that can be worked out about a tile set before a game: tables instead of loops.

use tiles::{KindId, Lane, Rotation, Side, TileId, TileSet, Zone, ZoneId, ZoneSet};

use crate::counters::Counters;
use crate::fringe::{Rotations, Surroundings};

/// No zone crosses in this lane.
pub(crate) const NO_ZONE: u8 = u8::MAX;

/// A tile set with its tables.
#[derive(Debug)]
pub struct Atlas {
    set: TileSet,
    turned: Vec<Turned>,
    zones: Vec<ZoneData>,
    tiles: Vec<TileData>,
    fits: Vec<Rotations>,
    pub(crate) surroundings: usize,
    weights: [[Surroundings; TileSet::MAX_SIDE_KINDS]; 4],
    all_zones: usize,
}

/// A tile at one rotation, as its neighbours see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// The zone that crosses each side in each lane.
    pub(crate) zones: [[u8; 4]; 4],
    /// The kind of each side.
    pub(crate) kinds: [u8; 4],
    pub(crate) tile: TileId,
    pub(crate) rotation: Rotation,
}

/// Where a tile's zones are among those of all tiles, and what does not turn with it.
#[derive(Clone, Copy, Debug)]
struct TileData {
    first: u16,
    len: u16,
    /// Whether a zone looks at the cells around.
    looks_around: bool,
}

/// What the board needs of a zone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ZoneData {
    pub(crate) marks: Counters,
    pub(crate) near: ZoneSet,
    pub(crate) ends: u16,
    pub(crate) kind: KindId,
    pub(crate) around: bool,
}

impl Atlas {
    /// Works the tables out.
    pub fn new(set: TileSet) -> Atlas {
        let base = set.side_kinds().len() + 1;
        let surroundings = base.pow(4);
        let ids = || set.tile_ids().map(|(id, _)| id);
        let turned: Vec<Turned> =
            ids().flat_map(|id| Rotation::ALL.map(|rotation| turn(&set, id, rotation))).collect();
        let fits =
            turned.chunks(4).flat_map(|tile| (0..surroundings).map(|at| fitting(tile, base, at))).collect();
        let mut weights = [[0; TileSet::MAX_SIDE_KINDS]; 4];
        for (side, row) in (0..).zip(&mut weights) {
            for (kind, weight) in row.iter_mut().enumerate().take(base - 1) {
                // Below 8^4: there are at most seven kinds of sides.
                *weight = ((kind + 1) * base.pow(side)) as Surroundings;
            }
        }
        let (mut zones, mut tiles) = (Vec::new(), Vec::new());
        for tile in set.tiles() {
            let looks_around = tile.zones.iter().any(|zone| zone.around);
            tiles.push(TileData { first: zones.len() as u16, len: tile.zones.len() as u16, looks_around });
            zones.extend(tile.zones.iter().map(ZoneData::new));
        }
        let all_zones = set.tiles().iter().map(|tile| tile.zones.len() * usize::from(tile.count)).sum();
        Atlas { turned, zones, tiles, fits, surroundings, weights, all_zones, set }
    }

    /// An atlas that is never given back, as boards want it.
    pub fn leak(set: TileSet) -> &'static Atlas {
        Box::leak(Box::new(Atlas::new(set)))
    }

    /// The tile set.
    pub fn set(&self) -> &TileSet {
        &self.set
    }

    /// How many zones all tiles have together.
    pub(crate) fn all_zones(&self) -> usize {
        self.all_zones
    }

    pub(crate) fn turned_index(tile: TileId, rotation: Rotation) -> u16 {
        u16::from(tile.0) * 4 + rotation.index() as u16
    }

    pub(crate) fn turned(&self, index: u16) -> &Turned {
        &self.turned[usize::from(index)]
    }

    pub(crate) fn zones_of(&self, tile: TileId) -> &[ZoneData] {
        let data = self.tiles[tile.index()];
        &self.zones[usize::from(data.first)..][..usize::from(data.len)]
    }

    pub(crate) fn zone(&self, tile: TileId, zone: u8) -> &ZoneData {
        &self.zones[usize::from(self.tiles[tile.index()].first + u16::from(zone))]
    }

    /// Whether a zone of the tile looks at the cells around it.
    pub(crate) fn looks_around(&self, tile: TileId) -> bool {
        self.tiles[tile.index()].looks_around
    }

    /// The zones of a tile that a zone is near.
    pub fn near(&self, tile: TileId, zone: ZoneId) -> ZoneSet {
        self.zone(tile, zone.0).near
    }

    /// What is drawn in a zone, by [`MarkId`](tiles::MarkId).
    pub fn marks(&self, tile: TileId, zone: ZoneId) -> Counters {
        self.zone(tile, zone.0).marks
    }

    /// For each surroundings the rotations in which the tile fits.
    pub(crate) fn fits(&self, tile: TileId) -> &[Rotations] {
        &self.fits[tile.index() * self.surroundings..][..self.surroundings]
    }

    /// What a cell's surroundings grow by when the neighbour on this side shows a kind of side.
    pub(crate) fn weight(&self, side: Side, kind: u8) -> Surroundings {
        self.weights[side.index()][usize::from(kind)]
    }
}

fn turn(set: &TileSet, id: TileId, rotation: Rotation) -> Turned {
    let tile = set.tile(id);
    let mut turned = Turned { zones: [[NO_ZONE; 4]; 4], kinds: [0; 4], tile: id, rotation };
    for side in Side::ALL {
        turned.kinds[side.turned(rotation).index()] = tile.sides[side.index()].0;
    }
    for (id, zone) in tile.zone_ids() {
        for port in &zone.ports {
            turned.zones[port.side.turned(rotation).index()][port.lane.index()] = id.0;
        }
    }
    turned
}

/// The rotations in which a tile agrees with all that the neighbours show.
fn fitting(rotations: &[Turned], base: usize, surroundings: usize) -> Rotations {
    let agrees = |turned: &Turned| {
        (0..).zip(turned.kinds).all(|(side, kind)| {
            let shown = surroundings / base.pow(side) % base;
            shown == 0 || shown == usize::from(kind) + 1
        })
    };
    let bits = rotations.iter().enumerate().map(|(at, turned)| u8::from(agrees(turned)) << at);
    Rotations::from_bits(bits.sum())
}

impl ZoneData {
    fn new(zone: &Zone) -> ZoneData {
        let marks = zone.marks.iter().map(|&(mark, count)| Counters::of(mark.0, count));
        ZoneData {
            marks: marks.fold(Counters::default(), Counters::plus),
            near: zone.near.iter().copied().collect(),
            ends: zone.ports.len() as u16,
            kind: zone.kind,
            around: zone.around,
        }
    }
}

/// The lane of the neighbour that each lane runs into, by index.
pub(crate) const MIRROR: [usize; 4] = [2, 1, 0, 3];
const _: () = assert!(Lane::ALL.len() == MIRROR.len());
