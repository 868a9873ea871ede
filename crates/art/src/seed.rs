//! Chance that is always the same: what makes two copies of a tile differ, and each of them look the
//! same wherever it is drawn.

/// A stream of numbers that depends on words alone.
#[derive(Clone, Debug)]
pub struct Seed(u64);

impl Seed {
    /// The stream of these words.
    pub fn of(words: &[&str]) -> Seed {
        // FNV-1a, with a byte that is in no text between the words.
        let bytes = words.iter().flat_map(|word| word.bytes().chain([0xff]));
        Seed(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    /// A stream of its own for a part of the picture, so that one part can change without another.
    #[must_use]
    pub fn part(&self, name: &str) -> Seed {
        let mut part = Seed::of(&[name]);
        part.0 ^= self.0;
        part.next();
        part
    }

    /// The next number (splitmix64).
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A whole number below `limit`, which is at least 1.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// Whether something happens that does so this often, from 0 to 1.
    pub fn chance(&mut self, how_often: f64) -> bool {
        self.between(0.0, 1.0) < how_often
    }
}
