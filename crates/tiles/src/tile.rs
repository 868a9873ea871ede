//! A tile and its zones.

use crate::set::{GroupId, KindId, MarkId, SideKindId};
use crate::side::Port;

/// A tile of a set, by its place in the set. Copies of a tile share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

impl TileId {
    /// The place in [`TileSet::tiles`](crate::TileSet::tiles).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A zone of a tile, by its place on the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ZoneId(pub u8);

impl ZoneId {
    /// The place in [`Tile::zones`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of zones of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneSet(u16);

impl ZoneSet {
    /// No zone.
    pub const NONE: ZoneSet = ZoneSet(0);

    /// The set of one zone.
    pub fn only(zone: ZoneId) -> ZoneSet {
        // There are at most 16 zones on a tile; no other is in any set.
        ZoneSet(1_u16.checked_shl(zone.0.into()).unwrap_or(0))
    }

    /// Adds a zone.
    pub fn insert(&mut self, zone: ZoneId) {
        self.0 |= ZoneSet::only(zone).0;
    }

    /// Whether the zone is in.
    pub fn contains(self, zone: ZoneId) -> bool {
        self.0 & ZoneSet::only(zone).0 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are: looked up, as not every processor can be relied on to count bits.
    pub fn len(self) -> u32 {
        let [low, high] = self.0.to_le_bytes();
        u32::from(BITS_IN[usize::from(low)] + BITS_IN[usize::from(high)])
    }

    /// The zones in either set.
    #[must_use]
    pub fn union(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }

    /// The zones in both sets.
    #[must_use]
    pub fn intersection(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    /// The zones that are not in the other set.
    #[must_use]
    pub fn difference(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }

    /// The zone with this many before it; there must be one.
    pub fn nth(self, n: u32) -> ZoneId {
        let mut left = self.0;
        (0..n).for_each(|_| left &= left.wrapping_sub(1));
        ZoneId(left.trailing_zeros() as u8)
    }

    /// The zones in order.
    pub fn iter(self) -> impl Iterator<Item = ZoneId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then_some(ZoneId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// How many bits of a byte are set.
const BITS_IN: [u8; 256] = {
    let mut bits = [0; 256];
    let mut byte = 1;
    while byte < bits.len() {
        bits[byte] = bits[byte / 2] + byte as u8 % 2;
        byte += 1;
    }
    bits
};

impl FromIterator<ZoneId> for ZoneSet {
    fn from_iter<T: IntoIterator<Item = ZoneId>>(zones: T) -> ZoneSet {
        let mut set = ZoneSet::NONE;
        zones.into_iter().for_each(|zone| set.insert(zone));
        set
    }
}

/// What one tile shows, at rotation 0, and how many of it there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The name of the tile in moves and records.
    pub code: String,
    /// Copies in the set.
    pub count: u8,
    /// The part of the set it belongs to.
    pub group: GroupId,
    /// Words that single the tile out for its game, such as `start`.
    pub tags: Vec<String>,
    /// What else is drawn on it, with no meaning in the rules.
    pub drawn: Vec<String>,
    /// The kinds of its sides, clockwise from north.
    pub sides: [SideKindId; 4],
    /// Its zones, in the order of the file.
    pub zones: Vec<Zone>,
}

impl Tile {
    /// Whether the tile carries this tag.
    pub fn is(&self, tag: &str) -> bool {
        self.tags.iter().any(|carried| carried == tag)
    }

    /// The zone of this name, whatever the case of its letters.
    pub fn zone(&self, name: &str) -> Option<ZoneId> {
        let at = self.zones.iter().position(|zone| zone.name.eq_ignore_ascii_case(name))?;
        u8::try_from(at).ok().map(ZoneId)
    }

    /// The zones with their ids.
    pub fn zone_ids(&self) -> impl Iterator<Item = (ZoneId, &Zone)> {
        (0..).map(ZoneId).zip(&self.zones)
    }
}

/// A part of one tile that belongs together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The name of the zone in moves.
    pub name: String,
    /// What it is.
    pub kind: KindId,
    /// Where it reaches the border of the tile.
    pub ports: Vec<Port>,
    /// Whether it looks at the eight cells around its tile instead of at sides.
    pub around: bool,
    /// Whether it lies inside the tile and reaches no side.
    pub inside: bool,
    /// Zones of the tile that it touches and that its game counts for it.
    pub near: Vec<ZoneId>,
    /// Zones that end on the tile and round whose end it goes, so that it has both their banks.
    pub round: Vec<ZoneId>,
    /// What is drawn in it and counted, with the number.
    pub marks: Vec<(MarkId, u8)>,
    /// What is drawn in it and has an effect of its own in its game.
    pub power: Option<String>,
    /// At what it ends on the tile, if that is drawn.
    pub ends: Vec<String>,
}

impl Zone {
    /// How many of this mark are drawn in the zone.
    pub fn mark(&self, mark: MarkId) -> u8 {
        self.marks.iter().filter(|(drawn, _)| *drawn == mark).map(|(_, count)| count).sum()
    }
}
