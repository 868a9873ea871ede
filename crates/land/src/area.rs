//! Areas: zones joined over tiles, with counters that are merged, never recomputed.

use tiles::{KindId, TileSet};

use crate::counters::{Counters, TileBits};

/// An area, by a name that stays good until the next tile is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaId(pub(crate) u16);

impl AreaId {
    /// The number as an index, below the number of zones placed.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What is known of an area as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub(crate) tiles: TileBits,
    pub(crate) marks: Counters,
    pub(crate) pieces: Counters,
    /// The area that this one became part of, or itself.
    pub(crate) parent: AreaId,
    pub(crate) open: u16,
    pub(crate) kind: KindId,
}

impl Area {
    /// The kind of its zones.
    pub fn kind(&self) -> KindId {
        self.kind
    }

    /// The tiles that it lies on, each once.
    pub fn tiles(&self) -> TileBits {
        self.tiles
    }

    /// What is drawn in it, by [`MarkId`](tiles::MarkId).
    pub fn marks(&self) -> Counters {
        self.marks
    }

    /// The pieces in it, by seat.
    pub fn pieces(&self) -> Counters {
        self.pieces
    }

    /// How many of its ends lead to an empty cell; for a zone that looks around itself, how many of
    /// the eight cells are empty.
    pub fn open(&self) -> u16 {
        self.open
    }

    /// Whether no tile can be added to it any more.
    pub fn is_closed(&self) -> bool {
        self.open == 0
    }
}

/// A set of areas.
#[derive(Clone, Debug, Default)]
pub struct AreaSet([u64; TileSet::MAX_ALL_ZONES / 64]);

impl AreaSet {
    /// Adds an area; whether it was not in yet.
    pub fn insert(&mut self, area: AreaId) -> bool {
        let words = self.0.len();
        let word = &mut self.0[area.index() / 64 % words];
        let bit = 1 << (area.index() % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// All areas of a board: a forest of which each root is one area of today.
#[derive(Clone, Debug, Default)]
pub(crate) struct Areas(Vec<Area>);

impl Areas {
    pub(crate) fn with_capacity(zones: usize) -> Areas {
        Areas(Vec::with_capacity(zones))
    }

    /// A new area of its own.
    pub(crate) fn push(&mut self, area: Area) -> AreaId {
        // At most TileSet::MAX_ALL_ZONES.
        let id = AreaId(self.0.len() as u16);
        self.0.push(Area { parent: id, ..area });
        id
    }

    pub(crate) fn root(&self, mut id: AreaId) -> AreaId {
        loop {
            let parent = self.0[id.index()].parent;
            if parent == id {
                return id;
            }
            id = parent;
        }
    }

    pub(crate) fn get(&self, root: AreaId) -> &Area {
        &self.0[root.index()]
    }

    pub(crate) fn get_mut(&mut self, root: AreaId) -> &mut Area {
        &mut self.0[root.index()]
    }

    /// Makes one area of two. The older stays, so that chains remain short.
    pub(crate) fn merge(&mut self, one: AreaId, other: AreaId) -> AreaId {
        let (keep, gone) = if one < other { (one, other) } else { (other, one) };
        let lost = self.0[gone.index()];
        self.0[gone.index()].parent = keep;
        let kept = &mut self.0[keep.index()];
        kept.tiles = kept.tiles.union(lost.tiles);
        kept.marks = kept.marks.plus(lost.marks);
        kept.pieces = kept.pieces.plus(lost.pieces);
        kept.open += lost.open;
        keep
    }

    pub(crate) fn copy_from(&mut self, other: &Areas) {
        self.0.clone_from(&other.0);
    }
}
