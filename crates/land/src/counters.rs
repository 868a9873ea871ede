//! Small counters and sets that merge in an instruction or two, because areas join all the time.

/// A placed tile, by the order of placing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileIx(pub u8);

impl TileIx {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of placed tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileBits([u64; 2]);

impl TileBits {
    /// The set of one tile, made without a branch or a look into memory: areas want it all the time.
    pub fn of(tile: TileIx) -> TileBits {
        let (bit, high) = (1 << (tile.0 & 63), u64::from(tile.0 >> 6 & 1));
        TileBits([bit & high.wrapping_sub(1), bit & high.wrapping_neg()])
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: TileIx) {
        *self = self.union(TileBits::of(tile));
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: TileIx) {
        self.0[usize::from(tile.0 >> 6) & 1] &= !(1 << (tile.0 & 63));
    }

    /// Whether the tile is in.
    pub fn contains(self, tile: TileIx) -> bool {
        self.0[usize::from(tile.0 >> 6) & 1] >> (tile.0 & 63) & 1 == 1
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    /// The tiles in either set.
    pub fn union(self, other: TileBits) -> TileBits {
        TileBits([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The tiles in both sets.
    pub fn intersection(self, other: TileBits) -> TileBits {
        TileBits([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The tiles, in the order of placing.
    pub fn iter(self) -> impl Iterator<Item = TileIx> {
        let half = |mut bits: u64, base: u8| {
            std::iter::from_fn(move || {
                let at = bits.trailing_zeros();
                bits &= bits.wrapping_sub(1);
                // At most 63 where a bit is set.
                (at < 64).then_some(TileIx(base + at as u8))
            })
        };
        half(self.0[0], 0).chain(half(self.0[1], 64))
    }
}

/// Eight counters of eight bits, summed all at once. The tile set's checks and the number of pieces
/// in a game keep every counter below 256.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters(u64);

impl Counters {
    /// Every counter at zero.
    pub const ZERO: Counters = Counters(0);

    /// How many counters there are.
    pub const LEN: usize = 8;

    /// A one in this counter.
    pub fn one(at: u8) -> Counters {
        Counters::of(at, 1)
    }

    /// A number in this counter.
    pub fn of(at: u8, count: u8) -> Counters {
        Counters(u64::from(count) << (8 * (at & 7)))
    }

    /// The number in this counter.
    pub fn get(self, at: u8) -> u8 {
        (self.0 >> (8 * (at & 7))) as u8
    }

    /// Counter by counter.
    pub fn plus(self, other: Counters) -> Counters {
        Counters(self.0.wrapping_add(other.0))
    }

    /// Counter by counter; what is taken away must be there.
    pub fn minus(self, other: Counters) -> Counters {
        Counters(self.0.wrapping_sub(other.0))
    }

    /// Whether every counter is at zero.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The counters as a list.
    pub fn to_array(self) -> [u8; Counters::LEN] {
        self.0.to_le_bytes()
    }
}
