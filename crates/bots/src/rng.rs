//! Random numbers that are the same for the same seed, everywhere and for good.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of random numbers.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The source of this seed.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The source for one of many games of a seed: the result of a game does not depend on how the
    /// games are shared out among threads.
    pub fn for_game(seed: u64, game: u64) -> Rng {
        let mut first = Rng::new(seed);
        Rng::new(first.0.next_u64().wrapping_add(game))
    }

    /// A number below `bound`, every one equally likely; 0 for a bound of 0.
    ///
    /// A product of 32 random bits and the bound has its whole part below the bound; the few lowest
    /// fractions that would make some numbers likelier are thrown again.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = self.throw(bound);
        if (product as u32) < bound {
            let least = bound.wrapping_neg() % bound;
            while (product as u32) < least {
                product = self.throw(bound);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn throw(&mut self, bound: u32) -> u64 {
        (self.0.next_u64() >> 32) * u64::from(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let mut rng = Rng::new(7);
        let numbers: Vec<u32> = (0..6).map(|_| rng.below(100)).collect();
        assert_eq!(numbers, [5, 17, 71, 42, 96, 46]);
    }

    #[test]
    fn every_number_is_about_equally_likely() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 7];
        (0..70_000).for_each(|_| seen[rng.below(7) as usize] += 1);
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn bounds_of_nothing_and_one_are_fine() {
        let mut rng = Rng::new(1);
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }
}
