//! Runs bots. They know neither clocks nor threads; here they are given those of this machine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Choice, Job, Limit, ThreadPool};
use games::Game;

/// Lets a bot think for as long as its limit says.
pub fn think(bot: &mut dyn Bot, game: &dyn Game, limit: Limit, threads: &dyn ThreadPool) -> Option<Choice> {
    match limit {
        Limit::Simulations(most) => bot.choose(game, &Budget::simulations(most).on(threads)),
        Limit::Milliseconds(time) => {
            let timer = Timer::new(time);
            let start = Instant::now();
            let spent = || timer.spent(start.elapsed());
            bot.choose(game, &Budget::clock(&spent).on(threads))
        }
    }
}

/// The current pool of rayon, which has a thread for each core where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub struct Rayon;

impl ThreadPool for Rayon {
    fn threads(&self) -> usize {
        rayon::current_num_threads()
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        rayon::scope(|scope| jobs.into_iter().for_each(|job| scope.spawn(|_| job())));
    }
}

/// Time that is being spent. Beside other programs a thread has to wait for a processor now and then, perhaps just before the time is
/// over: so it is over earlier by the longest wait so far, but by no more than a tenth.
#[derive(Debug)]
struct Timer {
    limit: u64,
    /// When it was last asked, and the longest time in which it was not: microseconds.
    asked: AtomicU64,
    wait: AtomicU64,
}

impl Timer {
    /// A timer for so many milliseconds.
    fn new(limit: u32) -> Timer {
        Timer { limit: u64::from(limit) * 1000, asked: AtomicU64::new(0), wait: AtomicU64::new(0) }
    }

    /// The part that is spent so long after the start, which must not be before it was last asked.
    fn spent(&self, elapsed: Duration) -> f32 {
        // Nobody thinks for millennia.
        let now = elapsed.as_micros() as u64;
        let last = now.saturating_sub(self.asked.swap(now, Ordering::Relaxed));
        let longest = self.wait.fetch_max(last, Ordering::Relaxed).max(last);
        (now + longest.min(self.limit / 10)) as f32 / self.limit as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When a timer is over that is asked every millisecond, but has to wait once after so many.
    fn over_after(limit: u32, (at, wait): (u64, u64)) -> u64 {
        let timer = Timer::new(limit);
        let mut now = 0;
        while timer.spent(Duration::from_millis(now)) < 1.0 {
            now += if now == at { wait } else { 1 };
        }
        now
    }

    #[test]
    fn who_was_kept_waiting_stops_earlier() {
        assert_eq!(over_after(200, (50, 1)), 199);
        assert_eq!(over_after(200, (50, 12)), 188);
        assert_eq!(over_after(200, (50, 70)), 180);
        assert_eq!(over_after(200, (150, 70)), 220);
    }
}
