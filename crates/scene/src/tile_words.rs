//! Tiles in words: what is on which side, what is joined, what is drawn there.

use std::cell::RefCell;
use std::collections::BTreeMap;

use games::Message;
use land::Placed;
use tiles::{KindId, Lane, Port, Rotation, Side, Tile, TileId, TileSet, Zone, ZoneId};

use crate::narrator::Narrator;

/// Describes tiles of a set.
pub(crate) struct TileWords<'a> {
    narrator: &'a Narrator<'a>,
    set: &'static TileSet,
    /// Whether it matters which ground is on which bank of a road or river.
    has_banks: bool,
    /// The sides of tiles that were described: a board has few kinds of tiles, and many of each.
    described: RefCell<BTreeMap<(TileId, Rotation), String>>,
    /// The same of single sides.
    faced: RefCell<BTreeMap<(Side, KindId), String>>,
}

/// What the middle of a side shows.
pub(crate) fn facing(set: &TileSet, placed: Placed, side: Side) -> Option<KindId> {
    let drawn = side.turned(placed.rotation.inverse());
    let kind = set.tile(placed.tile).sides[drawn.index()];
    set.side_kind(kind).lanes[Lane::Middle.index()]
}

/// Whether zones of a kind lie on the banks of others, or beneath them.
pub(crate) fn is_ground(set: &TileSet, kind: KindId) -> bool {
    let mut lanes = set.side_kinds().iter().flat_map(|side| side.lanes());
    lanes.any(|(lane, other)| other == kind && lane != Lane::Middle)
}

impl<'a> TileWords<'a> {
    pub(crate) fn new(narrator: &'a Narrator<'a>, set: &'static TileSet, has_banks: bool) -> TileWords<'a> {
        TileWords { narrator, set, has_banks, described: RefCell::default(), faced: RefCell::default() }
    }

    /// What is on the sides of a tile that is turned like this, clockwise from north, and in its middle.
    pub(crate) fn sides(&self, tile: TileId, rotation: Rotation) -> String {
        let mut described = self.described.borrow_mut();
        described.entry((tile, rotation)).or_insert_with(|| self.describe_sides(tile, rotation)).clone()
    }

    fn describe_sides(&self, tile: TileId, rotation: Rotation) -> String {
        let tile = self.set.tile(tile);
        let mut zones: Vec<(u8, &Zone)> =
            tile.zones.iter().filter_map(|zone| Some((self.order(zone, rotation)?, zone))).collect();
        zones.sort_by_key(|(order, _)| *order);
        self.narrator.clauses(zones.into_iter().map(|(_, zone)| self.zone(tile, zone, rotation)))
    }

    /// Where a zone reaches the border of a tile that is turned like this: `north and east`.
    pub(crate) fn spots_of(&self, tile: TileId, zone: ZoneId, rotation: Rotation) -> String {
        let tile = self.set.tile(tile);
        let zone = tile.zones.get(zone.index());
        zone.map(|zone| self.narrator.enumerate(&self.spots(tile, zone, rotation))).unwrap_or_default()
    }

    /// A side that shows something of a kind: `north: city`.
    pub(crate) fn side(&self, side: Side, kind: KindId) -> String {
        let tell = || self.told(&[self.side_name(side)], self.kind(kind));
        self.faced.borrow_mut().entry((side, kind)).or_insert_with(tell).clone()
    }

    /// The name of a kind of zone, within a sentence.
    pub(crate) fn kind(&self, kind: KindId) -> String {
        self.narrator.say(&Message::new("zone-kind").with("kind", self.set.kind_name(kind)))
    }

    /// When a zone is told: by its first side, then what reaches no side, then banks. Not at all if others tell it.
    fn order(&self, zone: &Zone, rotation: Rotation) -> Option<u8> {
        let sides = middles(zone).map(|side| side.turned(rotation).index() as u8);
        let is_beneath = zone.ports.iter().any(|port| port.lane == Lane::Under);
        match (sides.min(), zone.ports.is_empty()) {
            _ if is_beneath => None,
            (Some(first), _) => Some(first),
            (None, true) => Some(4),
            (None, false) => self.has_banks.then_some(5),
        }
    }

    fn zone(&self, tile: &Tile, zone: &Zone, rotation: Rotation) -> String {
        let marks = zone.marks.iter().map(|&(mark, count)| {
            let name = self.set.marks().get(usize::from(mark.0)).map_or("", String::as_str);
            Message::new("zone-mark").with("mark", name).with("count", u32::from(count))
        });
        let power = zone.power.iter().map(|power| Message::new("zone-power").with("power", power.as_str()));
        let things: Vec<String> = marks.chain(power).map(|thing| self.narrator.say(&thing)).collect();
        let mut what = self.kind(zone.kind);
        if !things.is_empty() {
            let things = self.narrator.enumerate(&things);
            what = self.narrator.say(&Message::new("zone-with").with("kind", what).with("things", things));
        }
        self.told(&self.spots(tile, zone, rotation), what)
    }

    fn told(&self, spots: &[String], what: String) -> String {
        let message = Message::new("zone-told").with("count", spots.len());
        self.narrator.say(&message.with("spots", self.narrator.enumerate(spots)).with("what", what))
    }

    /// Where a zone reaches the border, clockwise from north: sides, and corners that they don't imply.
    fn spots(&self, tile: &Tile, zone: &Zone, rotation: Rotation) -> Vec<String> {
        if middles(zone).count() == Side::ALL.len() {
            return vec![self.narrator.say(&Message::new("side-all"))];
        }
        let mut ports = zone.ports.clone();
        ports.sort_by_key(|port| (port.side.turned(rotation), port.lane));
        let spots: Vec<String> =
            ports.into_iter().filter_map(|port| self.spot(tile, zone, port, rotation)).collect();
        if spots.is_empty() { vec![self.narrator.say(&Message::new("zone-middle"))] } else { spots }
    }

    /// A side, or the bank of a road or river that lies towards another side. Banks that meet in a corner are told as one, and
    /// the bank next to a side that is all of this zone not at all.
    fn spot(&self, tile: &Tile, zone: &Zone, port: Port, rotation: Rotation) -> Option<String> {
        let (towards, meeting) = match port.lane {
            Lane::Middle | Lane::Under => return Some(self.side_name(port.side.turned(rotation))),
            Lane::First => (port.side.turned(Rotation::R3), Lane::Last),
            Lane::Last => (port.side.turned(Rotation::R1), Lane::First),
        };
        let [side, middle] = [meeting, Lane::Middle].map(|lane| Port { side: towards, lane });
        let is_told = zone.ports.contains(&middle) || zone.ports.contains(&side) && port.lane == Lane::First;
        if is_told || !self.has_banks {
            return None;
        }
        // Two zones of ground that meet in a corner have to be told apart.
        let meets = |other: &Zone| {
            is_ground(self.set, other.kind) && other.ports.iter().any(|port| [side, middle].contains(port))
        };
        let is_shared = tile.zones.iter().any(|other| !std::ptr::eq(other, zone) && meets(other));
        let [near, towards] = [port.side, towards].map(|side| side.turned(rotation));
        Some(if is_shared { self.half(near, towards) } else { self.corner(near, towards) })
    }

    fn side_name(&self, side: Side) -> String {
        self.narrator.say(&Message::new("side-name").with("side", side.to_string()))
    }

    /// The corner between two sides.
    fn corner(&self, one: Side, other: Side) -> String {
        let is_upright = matches!(one, Side::North | Side::South);
        let (upright, across) = if is_upright { (one, other) } else { (other, one) };
        self.narrator.say(&Message::new("side-corner").with("corner", format!("{upright}{across}")))
    }

    /// The half of a side that lies towards another.
    fn half(&self, side: Side, towards: Side) -> String {
        let message = Message::new("side-half").with("side", self.side_name(side));
        self.narrator.say(&message.with("half", towards.to_string()))
    }
}

/// The sides that a zone reaches in their middle.
fn middles(zone: &Zone) -> impl Iterator<Item = Side> {
    zone.ports.iter().filter(|port| port.lane == Lane::Middle).map(|port| port.side)
}
