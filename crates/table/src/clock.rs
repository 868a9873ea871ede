//! Clocks. There is none in here: whoever runs the table says what time it is.

use games::Seat;
use serde::{Deserialize, Serialize};

/// A time, in milliseconds since 1970.
pub type Millis = u64;

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    // The braces let serde refuse unknown fields.
    None {},
    /// So many seconds each time.
    Turn {
        /// The seconds.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after each turn.
    Game {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds that are added.
        increment: u32,
    },
    /// So many days each time: a game by correspondence.
    Days {
        /// The days.
        days: u32,
    },
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::None {}
    }
}

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The clock of a table, running or not.
#[derive(Clone, Debug)]
pub(crate) struct RunningClock {
    clock: Clock,
    /// What each seat has left, where that matters.
    left: Vec<Millis>,
    /// Whose time runs, and since when.
    on: Option<(Seat, Millis)>,
    /// How long the seat had thought already when the clock was stopped.
    spent: Millis,
}

impl RunningClock {
    pub(crate) fn new(clock: Clock, seats: usize) -> RunningClock {
        let left = match clock {
            Clock::None {} => Millis::MAX,
            Clock::Turn { seconds } | Clock::Game { seconds, .. } => Millis::from(seconds) * SECOND,
            Clock::Days { days } => Millis::from(days) * DAY,
        };
        RunningClock { clock, left: vec![left; seats], on: None, spent: 0 }
    }

    /// The time of a seat begins to run.
    pub(crate) fn start(&mut self, seat: Seat, now: Millis) {
        self.on = Some((seat, now));
        self.spent = 0;
    }

    /// The time stops while nobody may move.
    pub(crate) fn pause(&mut self, now: Millis) {
        if let Some((_, since)) = self.on {
            self.spent += now.saturating_sub(since);
        }
    }

    /// The time goes on where it stopped.
    pub(crate) fn resume(&mut self, now: Millis) {
        if let Some((_, since)) = &mut self.on {
            *since = now;
        }
    }

    /// The seat has decided.
    pub(crate) fn stop(&mut self, now: Millis) {
        let Some((seat, since)) = self.on.take() else { return };
        if let (Clock::Game { increment, .. }, Some(left)) = (self.clock, self.left.get_mut(seat.index())) {
            let used = self.spent + now.saturating_sub(since);
            *left = left.saturating_sub(used) + Millis::from(increment) * SECOND;
        }
    }

    /// When the time of the seat that thinks is up.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let (seat, since) = self.on?;
        let left = self.left.get(seat.index())?.saturating_sub(self.spent);
        since.checked_add(left)
    }

    /// What each seat has left, if there is a limit.
    pub(crate) fn left(&self) -> Option<&[Millis]> {
        (self.clock != Clock::None {}).then_some(&self.left)
    }
}
