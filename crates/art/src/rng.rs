//! A pseudo-random number generator seeded with words: it makes two copies of a tile differ, and each
//! of them look the same wherever it is drawn.

/// A generator whose numbers depend on its seed alone, on every platform.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with these words as its seed.
    pub fn seeded(words: &[&str]) -> Rng {
        // FNV-1a, with a byte that is in no text between the words.
        let bytes = words.iter().flat_map(|word| word.bytes().chain([0xff]));
        Rng(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    /// An independent generator for a part of the picture, so that one part can change without another.
    #[must_use]
    pub fn fork(&self, name: &str) -> Rng {
        let mut fork = Rng::seeded(&[name]);
        fork.0 ^= self.0;
        fork.next();
        fork
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

    /// True with this probability, from 0 to 1.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.between(0.0, 1.0) < probability
    }
}
