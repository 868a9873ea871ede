//! Seats and sets of seats.

use std::fmt;

use land::Counters;

/// The most seats of any game.
pub const MAX_SEATS: usize = 5;

/// A place at the table, from 0 in play order (clockwise).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// W-23, H-22: the seats with the greatest number, all of them if they tie, none if it is zero.
    pub fn with_most(numbers: Counters) -> Seats {
        let numbers = numbers.to_array();
        let most = numbers.iter().copied().fold(1, u8::max);
        let bits = (0..MAX_SEATS).map(|seat| u8::from(numbers[seat] == most) << seat);
        Seats(bits.sum())
    }

    /// One seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The seats that this holds of.
    pub fn filter(seats: u8, holds: impl Fn(Seat) -> bool) -> Seats {
        Seats((0..seats).map(|seat| u8::from(holds(Seat(seat))) << seat).sum())
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).filter(move |seat| self.0 >> seat & 1 == 1).map(Seat)
    }

    /// The seats in order, as a list.
    pub fn to_vec(self) -> Vec<Seat> {
        self.iter().collect()
    }
}
