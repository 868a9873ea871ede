//! What was measured.

use std::time::Duration;

use serde::Serialize;

/// What playing at a server told about it.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// How many tables were played at, all at once.
    pub tables: usize,
    /// How many sockets were only open.
    pub idle: usize,
    /// How many more tables were in the middle of a game.
    pub stored: usize,
    /// For how long.
    pub seconds: f64,
    /// How many moves were made.
    pub moves: usize,
    /// How many games were played to their end.
    pub games: usize,
    /// From sending a move to its acknowledgement.
    pub acknowledged: Spread,
    /// From sending a move until both have it.
    pub shown: Spread,
    /// How many bytes each was sent for a move, without what frames them.
    pub bytes: f64,
    /// How much processor time the server took for a move, in milliseconds, where that can be told.
    pub processor: Option<f64>,
    /// How much memory the server took, where that can be told.
    pub memory: Option<Memory>,
    /// From connecting again to being welcome.
    pub reconnected: Spread,
    /// What a new start took, of a server that may be stopped.
    pub restart: Option<Restart>,
}

/// The memory of a server, in bytes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Memory {
    /// Without tables.
    pub empty: u64,
    /// For each table with two sockets.
    pub table: u64,
    /// For each socket that was only open.
    pub idle: u64,
}

/// A server that was stopped and started again in the middle of all games.
#[derive(Clone, Debug, Serialize)]
pub struct Restart {
    /// Until it listened, with all tables going on, in seconds.
    pub seconds: f64,
    /// From there until everybody was back and had made a move, in seconds.
    pub back: f64,
}

/// How times are spread, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Spread {
    /// Half of them took no longer.
    pub half: f64,
    /// Of a hundred, ninety-nine took no longer.
    pub most: f64,
    /// None took longer.
    pub longest: f64,
}

impl Spread {
    /// The spread of these times.
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |percent: usize| {
            let index = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Spread { half: at(50), most: at(99), longest: at(100) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_read_off_sorted_times() {
        let spread = Spread::of((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!((spread.half, spread.most, spread.longest), (100.0, 198.0, 200.0));
        let one = Spread::of(vec![Duration::from_millis(7)]);
        assert_eq!((one.half, one.most, one.longest), (7.0, 7.0, 7.0));
        assert_eq!(Spread::of(Vec::new()).longest, 0.0);
    }
}
