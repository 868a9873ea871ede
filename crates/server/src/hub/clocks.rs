//! Time: clocks that run down, and tables that nobody needs any more.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use table::{Millis, Table};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Hub;
use crate::keys::TableId;
use crate::time::now;

/// How late a clock is noticed at the most; and how often the time is asked for, so that it is known when nobody could.
const TICK: Duration = Duration::from_millis(100);
/// How often idle tables are looked for.
const SWEEP: Duration = Duration::from_secs(10);

impl Hub {
    /// Looks after clocks for as long as anybody waits for that.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let mut swept = Instant::now();
        loop {
            ticks.tick().await;
            for id in self.due(now()) {
                self.tick(&id).await;
            }
            if swept.elapsed() >= SWEEP.min(self.idle_after) {
                self.unload_idle();
                swept = Instant::now();
            }
        }
    }

    /// The hub looks after a table at another time than before.
    pub(super) fn set_deadline(&self, id: &TableId, before: Option<Millis>, after: Option<Millis>) {
        let mut deadlines = self.deadlines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = before {
            deadlines.remove(&(before, id.clone()));
        }
        if let Some(after) = after {
            deadlines.insert((after, id.clone()));
        }
    }

    /// Takes those whose time is up.
    fn due(&self, now: Millis) -> Vec<TableId> {
        let mut deadlines = self.deadlines.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while deadlines.first().is_some_and(|(at, _)| *at <= now) {
            due.extend(deadlines.pop_first().map(|(_, id)| id));
        }
        due
    }

    async fn tick(self: &Arc<Self>, id: &TableId) {
        let ticked = match self.find(id).await {
            Ok(live) => live.run(self, Table::tick).map(|_| ()),
            Err(error) => Err(error),
        };
        if let Err(error) = ticked {
            // The disk may be full for a while: the clock is looked at again.
            tracing::warn!(table = %id, ?error, "a clock could not be read");
            self.set_deadline(id, None, Some(now() + 1000));
        }
    }
}
