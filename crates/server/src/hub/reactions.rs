//! Feelings that people show one another. They are told to whoever is connected, and kept nowhere: they are not part of
//! the game.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};
use table::Reaction;
use tokio::sync::broadcast;

/// How many wait for a socket that is slow to read; it misses those before.
const WAITING: usize = 8;
/// How many a seat may show at once, from however many devices, and how soon there may be another.
const AT_ONCE: NonZeroU32 = NonZeroU32::MIN.saturating_add(4);
const EVERY: Duration = Duration::from_secs(1);

/// A feeling that a seat shows.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Shown {
    pub(crate) seat: u8,
    pub(crate) reaction: Reaction,
}

/// What is shown at a table.
pub(super) struct Reactions {
    shown: broadcast::Sender<Shown>,
    /// One for each seat.
    limits: Vec<DefaultDirectRateLimiter>,
}

impl Reactions {
    /// Those of a table with so many seats.
    pub(super) fn new(seats: usize) -> Reactions {
        let quota = Quota::with_period(EVERY).map(|quota| quota.allow_burst(AT_ONCE));
        let limits = (0..seats).filter_map(|_| quota.map(RateLimiter::direct)).collect();
        Reactions { shown: broadcast::Sender::new(WAITING), limits }
    }

    /// Whether a seat may show another feeling, or how long it has to wait.
    pub(super) fn check(&self, seat: u8) -> Result<(), Duration> {
        let limit = self.limits.get(usize::from(seat));
        limit.map_or(Ok(()), |limit| limit.check().map_err(|denied| denied.wait_time_from(Instant::now())))
    }

    /// Shows a feeling to whoever is connected.
    pub(super) fn show(&self, shown: Shown) {
        // Where nobody is connected, nobody is told.
        let _ = self.shown.send(shown);
    }

    /// A receiver of all that is shown from now on.
    pub(super) fn subscribe(&self) -> broadcast::Receiver<Shown> {
        self.shown.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_shows_a_few_at_once_and_keeps_no_other_from_it() {
        let reactions = Reactions::new(2);
        assert_eq!((0..100).filter(|_| reactions.check(0).is_ok()).count(), 5);
        assert!(reactions.check(0).is_err_and(|wait| wait <= EVERY));
        assert!(reactions.check(1).is_ok());
    }
}
