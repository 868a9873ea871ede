//! Which node looks after which table.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use table::Table;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::Hub;
use crate::error::ApiError;
use crate::keys::TableId;
use crate::store::{self, StoreError};
use crate::time;

/// How often a node says that it is running, and looks for tables whose node is not any more.
const EVERY: Duration = Duration::from_millis(500);
/// After how many renewals it is looked for tables to take over, even if no node is gone.
const LOOK_EVERY: u32 = 4;
/// How many tables are taken over at a time.
const AT_ONCE: usize = 200;

/// What was known when the lease was renewed last.
#[derive(Clone, Default)]
struct Known {
    /// The nodes that were running.
    running: BTreeSet<String>,
    /// Whether there may be more tables to take over.
    has_more: bool,
    /// How often the lease was renewed since tables were looked for.
    renewals: u32,
}

impl Known {
    /// Whether tables are to be looked for whose node is not there any more: if one is gone, and now and then in any case.
    fn is_to_take_over(&self, running: &BTreeSet<String>) -> bool {
        !self.running.is_subset(running)
            || self.running.is_empty()
            || self.has_more
            || self.renewals >= LOOK_EVERY
    }
}

impl Hub {
    /// Says for the first time that this node is running: it has the time of the others before anybody asks it for something.
    pub(crate) async fn begin_lease(self: &Arc<Self>) -> Result<(), StoreError> {
        self.renew_lease(&mut Known::default()).await
    }

    /// Says that this node is running, and takes tables over, for as long as it does.
    pub(crate) async fn keep_lease(self: Arc<Self>) {
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut known = Known::default();
        loop {
            ticks.tick().await;
            if let Err(error) = self.renew_lease(&mut known).await {
                tracing::warn!(%error, "this node could not say that it is running");
            }
        }
    }

    async fn renew_lease(self: &Arc<Self>, known: &mut Known) -> Result<(), StoreError> {
        let (node, before) = (self.cluster.name().to_owned(), known.clone());
        let (now, running, taken) = self
            .store
            .write(move |db| {
                let now = store::renew_lease(db, &node)?;
                let running: BTreeSet<String> = store::running_nodes(db)?.into_iter().collect();
                // All tables have to be looked through for that.
                let taken = match before.is_to_take_over(&running) {
                    true => store::take_over(db, &node, AT_ONCE)?,
                    false => Vec::new(),
                };
                Ok((now, running, taken))
            })
            .await?;
        time::set(now);
        self.cluster.running().set(running.len());
        self.metrics.nodes.set(i64::try_from(running.len()).unwrap_or(i64::MAX));
        if running != known.running {
            self.forget_others(&running);
        }
        known.renewals = if known.is_to_take_over(&running) { 0 } else { known.renewals + 1 };
        (known.running, known.has_more) = (running, taken.len() == AT_ONCE);
        for id in taken {
            self.runtime.spawn(Arc::clone(self).keep_patiently(id));
        }
        Ok(())
    }

    /// Looks after a table from now on, once the database answers: it is this node's, so nobody else does.
    pub(super) async fn keep_patiently(self: Arc<Self>, id: TableId) {
        loop {
            match self.keep(&id).await {
                Ok(()) => return,
                Err(ApiError::Busy) => sleep(EVERY).await,
                Err(error) => {
                    tracing::error!(table = %id, ?error, "a table could not be taken over");
                    return;
                }
            }
        }
    }

    /// Looks after a table from now on. Time in which nobody did is nobody's fault.
    async fn keep(self: &Arc<Self>, id: &TableId) -> Result<(), ApiError> {
        self.metrics.taken_over.inc();
        let live = self.find(id).await?;
        live.catch_up(self).await?;
        live.lock()?.is_keeper = true;
        live.run(self, Table::reopen)?;
        live.schedule(self)
    }

    /// Nobody is connected to nodes that are gone.
    fn forget_others(&self, running: &BTreeSet<String>) {
        for live in self.all_in_memory() {
            if let Err(error) = live.forget_nodes(|node| running.contains(node)) {
                tracing::debug!(?error, "a table could not be told who is gone");
            }
        }
    }

    /// The node stops: others take over at once.
    pub(crate) async fn end_lease(&self) {
        if self.cluster.is_alone() {
            return;
        }
        let node = self.cluster.name().to_owned();
        if let Err(error) = self.store.write(move |db| store::end_lease(db, &node)).await {
            tracing::warn!(%error, "other nodes could not be told that this one stops");
        }
    }
}
