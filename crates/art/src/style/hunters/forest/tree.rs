//! A tree: where it stands, how large it is, what it looks like.

use crate::geometry::{Point, SIZE};
use crate::rng::Rng;

/// A size of trees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// Its place in the list of symbols.
    number: usize,
    /// How far the crown reaches.
    pub(super) reach: f64,
}

pub(super) const LARGE: Size = Size { number: 0, reach: 6.0 };
pub(super) const MIDDLE: Size = Size { number: 1, reach: 4.7 };
pub(super) const SMALL: Size = Size { number: 2, reach: 3.3 };
pub(super) const TINY: Size = Size { number: 3, reach: 2.1 };

/// The symbols of each kind by size.
const SYMBOLS: [[&str; 4]; 4] = [
    ["h-tree1", "h-tree1m", "h-tree1s", "h-tree1t"],
    ["h-tree2", "h-tree2m", "h-tree2s", "h-tree2t"],
    ["h-tree3", "h-tree3m", "h-tree3s", "h-tree3t"],
    ["h-tree4", "h-tree4m", "h-tree4s", "h-tree4t"],
];

/// The kinds of trees, as often as they grow.
const KINDS: [usize; 9] = [0, 0, 0, 1, 1, 1, 2, 2, 3];

/// A tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tree {
    /// The middle of its crown.
    pub(super) at: Point,
    /// Which of the kinds it is.
    pub(super) kind: usize,
    pub(super) size: Size,
    /// The direction out of the forest, for those at its edge.
    pub(super) out: Option<Point>,
}

impl Tree {
    /// What it is drawn with.
    pub(super) fn symbol(&self) -> &'static str {
        SYMBOLS[self.kind][self.size.number]
    }
}

/// Some kind of tree.
pub(super) fn kind(rng: &mut Rng) -> usize {
    KINDS[rng.below(KINDS.len())]
}

/// Whether a crown lies wholly on the tile.
pub(super) fn in_tile(at: Point, reach: f64) -> bool {
    let inside = reach..=SIZE - reach;
    inside.contains(&at.x) && inside.contains(&at.y)
}
