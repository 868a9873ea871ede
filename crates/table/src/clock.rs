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
    /// What each seat has left, where that matters; without what the seat that thinks now has spent.
    left: Vec<Millis>,
    /// Whose time it is.
    on: Option<Seat>,
    /// Since when the time runs; nothing while it stands still.
    since: Option<Millis>,
    /// How long the seat had thought already when the time began to run again.
    spent: Millis,
    /// Whether time stands still, whoever's it is.
    is_paused: bool,
}

impl RunningClock {
    pub(crate) fn new(clock: Clock, seats: usize) -> RunningClock {
        let left = match clock {
            Clock::None {} => Millis::MAX,
            Clock::Turn { seconds } | Clock::Game { seconds, .. } => Millis::from(seconds) * SECOND,
            Clock::Days { days } => Millis::from(days) * DAY,
        };
        RunningClock { clock, left: vec![left; seats], on: None, since: None, spent: 0, is_paused: false }
    }

    /// The time of a seat begins to run.
    pub(crate) fn start(&mut self, seat: Seat, now: Millis) {
        (self.on, self.spent) = (Some(seat), 0);
        self.since = (!self.is_paused).then_some(now);
    }

    /// The time stands still.
    pub(crate) fn pause(&mut self, now: Millis) {
        self.is_paused = true;
        if let Some(since) = self.since.take() {
            self.spent += now.saturating_sub(since);
        }
    }

    /// The time goes on where it stopped.
    pub(crate) fn resume(&mut self, now: Millis) {
        self.is_paused = false;
        self.since = self.on.map(|_| now);
    }

    /// The seat has decided, and earns what a turn adds.
    pub(crate) fn stop(&mut self, now: Millis) {
        let seat = self.on;
        self.interrupt(now);
        let left = seat.and_then(|seat| self.left.get_mut(seat.index()));
        if let (Clock::Game { increment, .. }, Some(left)) = (self.clock, left) {
            *left += Millis::from(increment) * SECOND;
        }
    }

    /// The seat need not decide any more; what it spent is spent.
    pub(crate) fn interrupt(&mut self, now: Millis) {
        let spent = self.spent(now);
        let left = self.on.and_then(|seat| self.left.get_mut(seat.index()));
        if let (Clock::Game { .. }, Some(left)) = (self.clock, left) {
            *left = left.saturating_sub(spent);
        }
        (self.on, self.since, self.spent) = (None, None, 0);
    }

    /// How long the seat that thinks has thought.
    fn spent(&self, now: Millis) -> Millis {
        self.spent + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// When the time of the seat that thinks is up, if it runs.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let left = self.left.get(self.on?.index())?.saturating_sub(self.spent);
        self.since?.checked_add(left)
    }

    /// What each seat has left, if there is a limit; without what was spent since the time began to run again.
    pub(crate) fn left(&self) -> Option<Vec<Millis>> {
        if self.clock == (Clock::None {}) {
            return None;
        }
        let mut left = self.left.clone();
        if let Some(left) = self.on.and_then(|seat| left.get_mut(seat.index())) {
            *left = left.saturating_sub(self.spent);
        }
        Some(left)
    }
}
