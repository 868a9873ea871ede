//! Tiles that are left: how many of each, never in which order.

use tiles::{TileId, TileSet};

use crate::setup::SetupError;

/// A multiset of tiles. It is kept sorted, so that two piles of the same tiles are equal.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Pile(Vec<TileId>);

impl Pile {
    /// An empty pile with room for so many tiles.
    pub fn with_capacity(tiles: usize) -> Pile {
        Pile(Vec::with_capacity(tiles))
    }

    /// Every tile of a set.
    pub(crate) fn of_set(set: &TileSet) -> Pile {
        let tiles = set.tile_ids();
        Pile::from_iter(tiles.flat_map(|(id, tile)| std::iter::repeat_n(id, usize::from(tile.count))))
    }

    /// How many tiles are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: TileId) {
        let at = self.0.partition_point(|&other| other < tile);
        self.0.insert(at, tile);
    }

    /// Takes one tile of this id out; whether there was one.
    pub fn take(&mut self, tile: TileId) -> bool {
        let at = self.0.partition_point(|&other| other < tile);
        let there = self.0.get(at) == Some(&tile);
        if there {
            self.0.remove(at);
        }
        there
    }

    /// Whether a tile of this id is left.
    pub fn contains(&self, tile: TileId) -> bool {
        self.0.binary_search(&tile).is_ok()
    }

    /// The tile with this many before it, if there is one: drawing evenly is choosing `n` evenly.
    pub fn nth(&self, n: usize) -> Option<TileId> {
        self.0.get(n).copied()
    }

    /// The stacks cut down to these tiles, each in the stack that it is in.
    pub(crate) fn parts<const N: usize>(
        set: &TileSet,
        stacks: &[Pile; N],
        tiles: &[TileId],
    ) -> Result<[Pile; N], SetupError> {
        let mut left = stacks.clone();
        let mut parts = [(); N].map(|()| Vec::new());
        for &tile in tiles {
            let Some(at) = left.iter_mut().position(|stack| stack.take(tile)) else {
                return Err(SetupError::Tile { code: set.tile(tile).code.clone() });
            };
            parts[at].push(tile);
        }
        Ok(parts.map(Pile::from_iter))
    }

    /// Every tile that is left once, with how often it is there.
    pub fn counts(&self) -> impl Iterator<Item = (TileId, u8)> {
        // At most 126 tiles in a set.
        self.0.chunk_by(PartialEq::eq).map(|same| (same[0], same.len() as u8))
    }
}

impl FromIterator<TileId> for Pile {
    fn from_iter<T: IntoIterator<Item = TileId>>(tiles: T) -> Pile {
        let mut tiles: Vec<TileId> = tiles.into_iter().collect();
        tiles.sort_unstable();
        Pile(tiles)
    }
}

impl Clone for Pile {
    fn clone(&self) -> Pile {
        let mut copy = Pile::with_capacity(self.0.capacity());
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Pile) {
        self.0.clone_from(&source.0);
    }
}
