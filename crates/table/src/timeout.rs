//! Turns that a bot plays to their end because somebody's time was up.

use games::Seat;

use crate::table::{RunningGame, Table};

/// A turn in which the time of a seat was up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeout {
    /// Whose time.
    pub seat: Seat,
    /// The number of the turn, which a bot played to its end.
    pub turn: u32,
    /// How many moves had been made.
    pub moves: usize,
}

impl Table {
    /// The turns in which somebody's time was up, the first one first.
    pub fn timeouts(&self) -> &[Timeout] {
        self.running().map_or(&[], |running| &running.timeouts)
    }
}

impl RunningGame {
    /// A bot plays this turn to its end.
    pub(crate) fn time_out(&mut self, seat: Seat) {
        let (turn, moves) = (self.history.game().turn(), self.history.moves().len());
        self.late = Some(seat);
        self.timeouts.push(Timeout { seat, turn, moves });
    }
}
