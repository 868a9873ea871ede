//! What time it is for tables and people: the time of the wall when it was first asked for, and what has passed since by a
//! clock that nobody can set. Time in which the program did not run, because it was stopped or the machine slept, has not
//! passed: nobody could move then.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;

/// After how long without anybody asking for the time it is certain that the program did not run. Whoever looks after the
/// clocks asks many times as often.
const STALL: Duration = Duration::from_secs(1);

static START: LazyLock<(Instant, Mutex<Time>)> =
    LazyLock::new(|| (Instant::now(), Mutex::new(Time::new(wall()))));

/// The time now. For the time of the wall to be noticed when that is set, the program has to be started again.
pub(crate) fn now() -> Millis {
    let (start, time) = &*START;
    // The reading is taken with the lock held, so that readings come in order.
    let mut time = time.lock().unwrap_or_else(PoisonError::into_inner);
    time.at(start.elapsed())
}

/// The time that all nodes go by, if it is much another: that of the database which they share.
pub(crate) fn set(now: Millis) {
    let (start, time) = &*START;
    let mut time = time.lock().unwrap_or_else(PoisonError::into_inner);
    let reading = start.elapsed();
    time.set(reading, now);
}

/// The day of a time, in UTC and as ISO 8601 writes it, which is read everywhere.
pub(crate) fn iso_date(time: Millis) -> String {
    // The calendar from days since 1970, in years that begin in March, so that the day more comes last.
    let days = time / (24 * 60 * 60 * 1000) + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, january) = (day - (153 * month + 2) / 5 + 1, u64::from(month >= 10));
    let (year, month) = (year + 400 * era + january, if month < 10 { month + 3 } else { month - 9 });
    format!("{year:04}-{month:02}-{day:02}")
}

/// The time of the wall.
fn wall() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// How far from the time of the database a node may be, in milliseconds: so long it may take to hear of it.
const SMALL: Millis = 100;

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

impl Time {
    /// From a reading of the clock on it is another time, unless the difference is small.
    fn set(&mut self, reading: Duration, now: Millis) {
        let here = self.at(reading);
        if here.abs_diff(now) > SMALL {
            tracing::info!(here, now, "this node goes by the time of the database");
            self.start = (self.start + now).saturating_sub(here);
        }
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
    fn it_is_set_when_the_difference_is_large() {
        let mut time = Time::new(100_000);
        time.set(Duration::from_millis(10), 100_050);
        assert_eq!(time.at(Duration::from_millis(10)), 100_010);
        time.set(Duration::from_millis(20), 95_000);
        assert_eq!(time.at(Duration::from_millis(30)), 95_010);
        time.set(Duration::from_millis(40), 105_000);
        assert_eq!(time.at(Duration::from_millis(40)), 105_000);
    }

    #[test]
    fn a_day_is_written_as_everywhere() {
        let date = |seconds: u64| iso_date(seconds * 1000);
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400), "2000-02-29");
        assert_eq!(date(951_868_800), "2000-03-01");
        assert_eq!(date(1_735_689_599), "2024-12-31");
        assert_eq!(date(1_735_689_600), "2025-01-01");
        assert_eq!(date(4_107_542_400), "2100-03-01");
    }

    #[test]
    fn it_begins_with_the_time_of_the_wall() {
        assert!(wall().abs_diff(now()) < 600_000);
    }
}
