//! Tiles that are left: how many of each, never in which order.

use tiles::{TileId, TileSet};

use crate::setup::SetupError;

/// A multiset of tiles.
///
/// It is kept as how many there are of each, eight counts of a byte in a word, so that tiles are taken
/// and added where they are, and a word says at once how many tiles it has in all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    words: [u64; Pile::WORDS],
    len: u8,
}

/// A one in each byte, and the highest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = 0x8080_8080_8080_8080;

impl Pile {
    /// As many bytes as a set has tiles at the most. None holds more than 126, so none runs over.
    const WORDS: usize = (TileSet::MAX_TILES as usize).div_ceil(8);

    /// Every tile of a set.
    pub(crate) fn of_set(set: &TileSet) -> Pile {
        let tiles = set.tile_ids();
        Pile::from_iter(tiles.flat_map(|(id, tile)| std::iter::repeat_n(id, usize::from(tile.count))))
    }

    /// How many tiles are left.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: TileId) {
        self.words[tile.index() / 8] += one(tile);
        self.len += 1;
    }

    /// Takes one tile of this id out; whether there was one.
    pub fn take(&mut self, tile: TileId) -> bool {
        let is_left = self.contains(tile);
        if is_left {
            self.words[tile.index() / 8] -= one(tile);
            self.len -= 1;
        }
        is_left
    }

    /// Whether a tile of this id is left.
    pub fn contains(&self, tile: TileId) -> bool {
        self.words.get(tile.index() / 8).is_some_and(|word| word & (0xFF * one(tile)) != 0)
    }

    /// The tile with this many before it, if there is one: drawing evenly is choosing `n` evenly.
    pub fn nth(&self, n: usize) -> Option<TileId> {
        let mut n = u64::try_from(n).ok().filter(|&n| n < self.len.into())?;
        for (first, &word) in (0..).step_by(8).zip(&self.words) {
            // In each byte the sum of those up to it, in the highest that of all.
            let sums = word.wrapping_mul(ONES);
            let sum = sums >> 56;
            if n < sum {
                // A sum is below 128, so its highest bit is still set where it is above n.
                let above = ((sums | HIGHEST) - (n + 1) * ONES) & HIGHEST;
                return Some(TileId(first + above.trailing_zeros() as u8 / 8));
            }
            n -= sum;
        }
        None
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
        let words = (0..).step_by(8).zip(&self.words).filter(|&(_, &word)| word != 0);
        words.flat_map(|(first, word)| {
            let counts = (first..).map(TileId).zip(word.to_le_bytes());
            counts.filter(|&(_, count)| count > 0)
        })
    }
}

/// One tile in its byte.
fn one(tile: TileId) -> u64 {
    1 << (tile.index() % 8 * 8)
}

impl FromIterator<TileId> for Pile {
    fn from_iter<T: IntoIterator<Item = TileId>>(tiles: T) -> Pile {
        let mut pile = Pile::default();
        tiles.into_iter().for_each(|tile| pile.insert(tile));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pile against a sorted list, from which tiles are taken until none is left.
    #[test]
    fn a_pile_is_what_a_sorted_list_is() {
        let tiles = [0, 0, 0, 3, 7, 8, 8, 15, 16, 63, 64, 64, 100, 125].map(TileId);
        let (mut pile, mut list) = (Pile::from_iter(tiles.into_iter().rev()), tiles.to_vec());
        for step in (0..tiles.len()).rev() {
            assert_eq!((pile.len(), pile.is_empty()), (list.len(), list.is_empty()));
            assert_eq!((0..list.len()).map_while(|n| pile.nth(n)).collect::<Vec<_>>(), list);
            assert_eq!(pile.nth(list.len()), None);
            let counts = list.chunk_by(PartialEq::eq).map(|same| (same[0], same.len() as u8));
            assert_eq!(pile.counts().collect::<Vec<_>>(), counts.collect::<Vec<_>>());
            let taken = list.remove(step * 5 % list.len());
            assert!(pile.contains(taken) && pile.take(taken));
            assert_eq!(pile.contains(taken), list.contains(&taken));
        }
        assert!(pile.is_empty() && !pile.take(TileId(0)) && !pile.contains(TileId(255)));
    }

    /// As many of one tile as a set may have.
    #[test]
    fn a_pile_of_one_tile_does_not_run_over() {
        let pile = Pile::from_iter(std::iter::repeat_n(TileId(9), TileSet::MAX_TILES.into()));
        assert_eq!((pile.nth(0), pile.nth(125), pile.nth(126)), (Some(TileId(9)), Some(TileId(9)), None));
        assert_eq!(pile.counts().collect::<Vec<_>>(), [(TileId(9), 126)]);
    }
}
