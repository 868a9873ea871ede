//! All that can be worked out about a tile set before a game: tables instead of loops.

use tiles::{KindId, Lane, Port, Rotation, Side, Tile, TileId, TileSet, Zone, ZoneId, ZoneSet};

use crate::counters::Counters;
use crate::fringe::{Rotations, Surroundings};

/// A tile set with its tables.
#[derive(Debug)]
pub struct Atlas {
    set: TileSet,
    turned: Vec<Turned>,
    zones: Vec<[ZoneData; TileSet::MAX_ZONES]>,
    fits: Vec<Fits>,
    pub(crate) surroundings: usize,
    all_zones: usize,
}

/// Where a tile fits.
#[derive(Debug)]
pub(crate) struct Fits {
    /// For each surroundings the rotations in which it does.
    pub(crate) rotations: Vec<Rotations>,
    /// How many bits number the rotations in which it fits into a cell of the fringe at the most.
    pub(crate) bits: u32,
}

/// A tile at one rotation, as its neighbours see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// Clockwise from north.
    pub(crate) sides: [TurnedSide; 4],
    /// The tile's zones, and how many there are.
    pub(crate) zones: ZoneSet,
    pub(crate) zone_count: u8,
    /// Those that look at the cells around.
    pub(crate) around: ZoneSet,
    pub(crate) tile: TileId,
    pub(crate) rotation: Rotation,
}

/// A side of a turned tile.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnedSide {
    /// What the surroundings of the next cell grow by.
    pub(crate) weight: Surroundings,
    /// The kind of side.
    pub(crate) kind: u8,
    lanes: u8,
    /// The zones that cross it, in the order of lanes.
    crossing: [u8; 4],
    /// The same in the order in which the zones of a side that lies against it meet them.
    facing: [u8; 4],
}

impl TurnedSide {
    /// The zones that cross it, in the order of lanes.
    pub(crate) fn crossing(&self) -> &[u8] {
        &self.crossing[..usize::from(self.lanes)]
    }

    /// The same in the order in which the zones of a side that lies against it meet them.
    pub(crate) fn facing(&self) -> &[u8] {
        &self.facing[..usize::from(self.lanes)]
    }

    /// Each of those zones with the one that it meets on a side that lies against this one.
    pub(crate) fn met_by<'a>(&'a self, other: &'a TurnedSide) -> impl Iterator<Item = (u8, u8)> + 'a {
        self.crossing().iter().zip(&other.facing).map(|(&zone, &met)| (zone, met))
    }
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
        let (mut turned, mut zones): (Vec<Turned>, Vec<_>) = (Vec::new(), Vec::new());
        for (id, tile) in set.tile_ids() {
            turned.extend(Rotation::ALL.map(|rotation| turn(&set, id, rotation)));
            let mut data = [ZoneData::NONE; TileSet::MAX_ZONES];
            data.iter_mut().zip(&tile.zones).for_each(|(data, zone)| *data = ZoneData::new(zone));
            zones.push(data);
        }
        let fits = turned.chunks(4).map(|tile| Fits::new(tile, base)).collect();
        let all_zones = set.tiles().iter().map(|tile| tile.zones.len() * usize::from(tile.count)).sum();
        Atlas { turned, zones, fits, surroundings, all_zones, set }
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

    /// The zones of a tile, and nothing after them.
    pub(crate) fn zones_of(&self, tile: TileId) -> &[ZoneData; TileSet::MAX_ZONES] {
        &self.zones[tile.index()]
    }

    fn zone_of(&self, tile: TileId, zone: ZoneId) -> &ZoneData {
        &self.zones_of(tile)[zone.index()]
    }

    /// The zones of a tile that a zone is near.
    pub fn near(&self, tile: TileId, zone: ZoneId) -> ZoneSet {
        self.zone_of(tile, zone).near
    }

    /// What is drawn in a zone, by [`MarkId`](tiles::MarkId).
    pub fn marks(&self, tile: TileId, zone: ZoneId) -> Counters {
        self.zone_of(tile, zone).marks
    }

    /// For each surroundings the rotations in which the tile fits.
    pub fn fits(&self, tile: TileId) -> &[Rotations] {
        &self.fits_of(tile).rotations
    }

    pub(crate) fn fits_of(&self, tile: TileId) -> &Fits {
        &self.fits[tile.index()]
    }
}

fn turn(set: &TileSet, id: TileId, rotation: Rotation) -> Turned {
    let tile = set.tile(id);
    Turned {
        sides: Side::ALL.map(|side| turn_side(set, tile, rotation, side)),
        zones: tile.zone_ids().map(|(id, _)| id).collect(),
        // At most TileSet::MAX_ZONES.
        zone_count: tile.zones.len() as u8,
        around: tile.zone_ids().filter(|(_, zone)| zone.around).map(|(id, _)| id).collect(),
        tile: id,
        rotation,
    }
}

/// What a turned tile shows on a side.
fn turn_side(set: &TileSet, tile: &Tile, rotation: Rotation, side: Side) -> TurnedSide {
    let drawn = side.turned(rotation.inverse());
    let kind = tile.sides[drawn.index()].0;
    let mut turned = TurnedSide { kind, weight: weight(set, side.opposite(), kind), ..TurnedSide::default() };
    let zone_in = |lane: Lane| {
        let mut zones = tile.zone_ids();
        zones.find(|(_, zone)| zone.ports.contains(&Port { side: drawn, lane })).map(|(id, _)| id.0)
    };
    let lanes = Lane::ALL.into_iter().filter_map(|lane| Some((zone_in(lane)?, zone_in(lane.mirror())?)));
    for (at, (crossing, facing)) in lanes.enumerate() {
        (turned.crossing[at], turned.facing[at]) = (crossing, facing);
        turned.lanes += 1;
    }
    turned
}

/// What a cell's surroundings grow by when the neighbour on this side shows a kind of side.
fn weight(set: &TileSet, side: Side, kind: u8) -> Surroundings {
    let base = set.side_kinds().len() + 1;
    // Below 8^4: there are at most seven kinds of sides.
    ((usize::from(kind) + 1) * base.pow(side.index() as u32)) as Surroundings
}

impl Fits {
    fn new(tile: &[Turned], base: usize) -> Fits {
        let rotations: Vec<Rotations> = (0..base.pow(4)).map(|at| fitting(tile, base, at)).collect();
        // In the first surroundings there is no neighbour, as nowhere in the fringe.
        let most = rotations[1..].iter().map(|fitting| fitting.len()).max().unwrap_or(0);
        Fits { rotations, bits: most.next_power_of_two().trailing_zeros() }
    }
}

/// The rotations in which a tile agrees with all that the neighbours show.
fn fitting(rotations: &[Turned], base: usize, surroundings: usize) -> Rotations {
    let agrees = |turned: &Turned| {
        (0..).zip(&turned.sides).all(|(side, &TurnedSide { kind, .. })| {
            let shown = surroundings / base.pow(side) % base;
            shown == 0 || shown == usize::from(kind) + 1
        })
    };
    let bits = rotations.iter().enumerate().map(|(at, turned)| u8::from(agrees(turned)) << at);
    Rotations::from_bits(bits.sum())
}

impl ZoneData {
    const NONE: ZoneData =
        ZoneData { marks: Counters::ZERO, near: ZoneSet::NONE, ends: 0, kind: KindId(0), around: false };

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
