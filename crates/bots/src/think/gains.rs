//! What a turn is worth to each seat, by who plays it and with which tile, as a tree comes to know it.
//!
//! A state is appraised between two turns, and who plays next is about to gain: so states after an odd
//! and after an even number of turns could not be compared as they are. And where only some tiles have
//! been drawn, these may be better ones than the others. What is known here mends both.

use games::Seat;
use tiles::TileId;

use super::utility::{Values, add};

/// The part of a gain that lasts: what one seat gains by playing next, the others gain by playing then.
const LASTING: f32 = 0.5;
/// As long as a tile has been seen no more often than this, it is held to be much like any.
const SELDOM: f32 = 2.0;
/// What was seen lately counts for so many times, as a tree goes on to other states.
const LATELY: f32 = 200.0;

/// How much surer of winning a turn makes each seat.
#[derive(Clone, Debug)]
pub(super) struct Gains {
    kinds: usize,
    /// For each seat that may play: with each kind of tile, and then with any.
    means: Vec<Mean>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    count: f32,
    gain: Values,
}

impl Mean {
    fn learn(&mut self, gain: &Values) {
        self.count = (self.count + 1.0).min(LATELY);
        let part = 1.0 / self.count;
        self.gain.iter_mut().zip(gain).for_each(|(mean, gain)| *mean += (gain - *mean) * part);
    }
}

impl Gains {
    /// Nothing is known at first.
    pub(super) fn new(seats: u8, kinds: usize) -> Gains {
        Gains { kinds, means: vec![Mean::default(); usize::from(seats) * (kinds + 1)] }
    }

    /// A seat has played a tile, and everybody has gained so much.
    pub(super) fn learn(&mut self, seat: Seat, tile: TileId, gain: &Values) {
        let first = self.first(seat);
        self.means[first + tile.index()].learn(gain);
        self.means[first + self.kinds].learn(gain);
    }

    /// What is added to the worth of a state because this seat plays next.
    pub(super) fn tempo(&self, seat: Seat) -> Values {
        let mut tempo = Values::default();
        add(&mut tempo, LASTING, &self.means[self.first(seat) + self.kinds].gain);
        tempo
    }

    /// How much more is gained when this seat draws this tile than when it draws any.
    pub(super) fn luck(&self, seat: Seat, tile: TileId) -> Values {
        let first = self.first(seat);
        let (of_tile, any) = (&self.means[first + tile.index()], &self.means[first + self.kinds]);
        let known = of_tile.count / (of_tile.count + SELDOM);
        let mut luck = Values::default();
        add(&mut luck, known, &of_tile.gain);
        add(&mut luck, -known, &any.gain);
        luck
    }

    fn first(&self, seat: Seat) -> usize {
        seat.index() * (self.kinds + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: TileId = TileId(0);
    const BAD: TileId = TileId(1);
    const UNSEEN: TileId = TileId(2);

    /// Turns with the one tile gain 0.3, with the other 0.1, and the other seat loses as much.
    fn gains() -> Gains {
        let mut gains = Gains::new(2, 3);
        for _ in 0..100 {
            gains.learn(Seat(1), GOOD, &[-0.3, 0.3, 0.0, 0.0, 0.0]);
            gains.learn(Seat(1), BAD, &[-0.1, 0.1, 0.0, 0.0, 0.0]);
        }
        gains
    }

    #[test]
    fn who_plays_next_has_half_of_what_a_turn_gains() {
        let gains = gains();
        assert!((gains.tempo(Seat(1))[1] - 0.1).abs() < 0.002, "{gains:?}");
        assert!((gains.tempo(Seat(1))[0] + 0.1).abs() < 0.002, "{gains:?}");
        assert_eq!(gains.tempo(Seat(0)), Values::default());
    }

    #[test]
    fn luck_is_what_a_tile_gains_beyond_any_tile() {
        let gains = gains();
        let luck = |tile| gains.luck(Seat(1), tile)[1];
        assert!((luck(GOOD) - 0.1).abs() < 0.005, "{gains:?}");
        assert!((luck(BAD) + 0.1).abs() < 0.005, "{gains:?}");
        assert_eq!(luck(UNSEEN), 0.0);
    }

    #[test]
    fn a_tile_seen_once_is_much_like_any() {
        let mut gains = gains();
        gains.learn(Seat(1), UNSEEN, &[-0.9, 0.9, 0.0, 0.0, 0.0]);
        let luck = gains.luck(Seat(1), UNSEEN)[1];
        assert!(luck > 0.1 && luck < 0.3, "{luck}");
    }
}
