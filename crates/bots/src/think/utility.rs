//! What a player wants.

use games::{MAX_SEATS, Seat};

/// The expected points of each seat.
pub(crate) type Values = [f32; MAX_SEATS];

/// Adds so many times some values to others.
pub(crate) fn add(sum: &mut Values, times: f32, values: &Values) {
    sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += times * value);
}

/// By how much a seat is ahead of the best other one.
pub(crate) fn lead(values: &Values, seat: Seat, seats: u8) -> f32 {
    advantage(values, seat, seats, 1.0)
}

/// The points of a seat, less so many times those of the best other one.
pub(crate) fn advantage(values: &Values, seat: Seat, seats: u8, rivals: f32) -> f32 {
    let others = (0..seats).filter(|&other| other != seat.0).map(|other| values[usize::from(other)]);
    values[seat.index()] - rivals * others.fold(f32::MIN, f32::max)
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// To win, however narrowly.
    Win,
    /// To be ahead by as many points as can be.
    Points,
}

/// What a lead is worth to who plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Utility {
    /// How surely it wins, with so many points of doubt.
    Win {
        /// The points.
        doubt: f32,
    },
    /// Whether it has won, for so much of the whole; the rest is by how much.
    Result {
        /// How much.
        share: f32,
    },
    /// Its points, of which so many make one.
    Points {
        /// The points.
        scale: f32,
    },
}

impl Utility {
    fn of(self, lead: f32) -> f32 {
        match self {
            Utility::Win { doubt } => confidence(lead, doubt),
            Utility::Result { share } => {
                share * result(lead) + (1.0 - share) * confidence(lead, DOUBT_AT_END)
            }
            Utility::Points { scale } => lead / scale,
        }
    }
}

/// How sure it is to win with a lead, from -1 to 1, with so many points of doubt. Only sums, quotients
/// and roots, which are the same on every machine.
pub(crate) fn confidence(lead: f32, doubt: f32) -> f32 {
    lead / (lead * lead + doubt * doubt).sqrt()
}

/// A win, a defeat, or neither.
fn result(lead: f32) -> f32 {
    if lead == 0.0 { 0.0 } else { lead.signum() }
}

/// The doubt when so many tiles are left: the more there are, the less a point says.
pub(crate) fn doubt(by_tiles: f32, tiles_left: u32) -> f32 {
    DOUBT_AT_END + by_tiles * (tiles_left as f32).sqrt()
}

const DOUBT_AT_END: f32 = 1.0;

/// The confidence of every seat.
pub(crate) fn confidences(values: &Values, seats: u8, utility: Utility) -> Values {
    let mut all = [0.0; MAX_SEATS];
    for seat in (0..seats).map(Seat) {
        all[seat.index()] = utility.of(lead(values, seat, seats));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_counts_more_than_by_how_much_it_came() {
        let of = |lead| Utility::Result { share: 0.9 }.of(lead);
        assert!(of(1.0) > 0.9 && of(1.0) < of(3.0) && of(3.0) < 1.0);
        assert_eq!(of(0.0), 0.0);
        assert_eq!(of(-1.0), -of(1.0));
        let by_points = Utility::Result { share: 0.0 }.of(1.0);
        assert_eq!(by_points, Utility::Win { doubt: doubt(2.5, 0) }.of(1.0));
    }
}
