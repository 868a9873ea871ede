//! What time it is for tables and people: the time of the wall when it was first asked for, and what has passed since by a
//! clock that nobody can set. Time in which the program did not run, because it was stopped or the machine slept, has not
//! passed: nobody could move then.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;

/// After how long without anybody asking for the time it is certain that the program did not run. Whoever looks after the
/// clocks asks many times as often.
const STALL: Duration = Duration::from_secs(1);

/// The time now. For the time of the wall to be noticed when that is set, the program has to be started again.
pub(crate) fn now() -> Millis {
    static START: LazyLock<(Instant, Mutex<Time>)> =
        LazyLock::new(|| (Instant::now(), Mutex::new(Time::new(wall()))));
    let (start, time) = &*START;
    // The reading is taken with the lock held, so that readings come in order.
    let mut time = time.lock().unwrap_or_else(PoisonError::into_inner);
    time.at(start.elapsed())
}

/// The time of the wall.
fn wall() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// Time that goes on from a time of the wall.
struct Time {
    start: Millis,
    /// The last reading of the clock that nobody can set, since the start.
    read: Duration,
    /// How long the program did not run.
    stalled: Duration,
}

impl Time {
    fn new(start: Millis) -> Time {
        Time { start, read: Duration::ZERO, stalled: Duration::ZERO }
    }

    /// The time at a reading of the clock that nobody can set.
    fn at(&mut self, reading: Duration) -> Millis {
        let unread = reading.saturating_sub(self.read);
        if unread > STALL {
            tracing::info!(?unread, "the program did not run for a while, and neither did clocks");
            self.stalled += unread;
        }
        self.read = self.read.max(reading);
        let passed = self.read - self.stalled;
        self.start.saturating_add(Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Readings some of which come after the program did not run for hours.
        #[test]
        fn time_passes_while_the_program_runs_and_only_then(
            start in 0..u64::MAX / 2,
            steps in prop::collection::vec(prop_oneof![4 => 0..=1000_u64, 1 => 1001..100_000_000_u64], 0..100),
        ) {
            let mut time = Time::new(start);
            let (mut reading, mut ran) = (0, 0);
            for step in steps {
                reading += step;
                ran += if step <= 1000 { step } else { 0 };
                prop_assert_eq!(time.at(Duration::from_millis(reading)), start + ran);
            }
        }
    }

    #[test]
    fn a_reading_from_before_changes_nothing() {
        let mut time = Time::new(5);
        assert_eq!(time.at(Duration::from_millis(900)), 905);
        assert_eq!(time.at(Duration::from_millis(300)), 905);
        assert_eq!(time.at(Duration::from_millis(1000)), 1005);
    }

    #[test]
    fn it_begins_with_the_time_of_the_wall() {
        assert!(wall().abs_diff(now()) < 600_000);
    }
}
