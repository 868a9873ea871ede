//! The tables that are in memory, and everything that happens at them by itself: clocks, bots, and
//! leaving the memory again. The truth is in the store; what is here can be dropped at any time.

mod bots;
mod clocks;
mod create;
mod expiry;
mod follow;
mod keepers;
mod live_table;
mod persist;
mod presence;
mod progress;
mod reactions;
mod replica;
mod scenes;
mod seating;
#[cfg(test)]
mod simulation;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Millis, Table};
use tokio::runtime::Handle;
use tokio::sync::OnceCell;

pub(crate) use live_table::LiveTable;
pub(crate) use progress::{Progress, Stamp};
pub(crate) use reactions::Shown;
pub(crate) use seating::Joiner;

use crate::cluster::{Cluster, Notice};
use crate::error::ApiError;
use crate::keys::TableId;
use crate::metrics::Metrics;
use crate::retention::Retention;
use crate::store::{self, Store};
use crate::work::Pool;

/// How long it takes at the most from when a table was read from the store until it is in memory.
const LOADED_WITHIN: Duration = Duration::from_millis(200);

/// A place for a table in memory; empty while it is being loaded.
type Slot = Arc<OnceCell<Arc<LiveTable>>>;

/// All tables in memory.
pub(crate) struct Hub {
    store: Arc<Store>,
    cluster: Cluster,
    metrics: Arc<Metrics>,
    runtime: Handle,
    tables: Mutex<HashMap<TableId, Slot>>,
    /// When which table has to be looked after.
    deadlines: Mutex<BTreeSet<(Millis, TableId)>>,
    pool: Arc<Pool>,
    think_time: Duration,
    bot_pace: Duration,
    idle_after: Duration,
    retention: Retention,
    /// How many tables somebody may have at which nobody plays yet; 0 is without limit.
    waiting_tables: usize,
}

impl Hub {
    /// A hub without tables. It belongs to the runtime that it is made on.
    pub(crate) fn new(
        store: Arc<Store>,
        cluster: Cluster,
        metrics: Arc<Metrics>,
        pool: Arc<Pool>,
        config: &crate::Config,
    ) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            cluster,
            metrics,
            runtime: Handle::current(),
            tables: Mutex::default(),
            deadlines: Mutex::default(),
            pool,
            think_time: config.think_time,
            bot_pace: config.bot_pace,
            idle_after: config.idle_after,
            retention: config.retention.clone(),
            waiting_tables: config.limits.waiting_tables,
        })
    }

    /// The table of this name.
    pub(crate) async fn find(self: &Arc<Self>, id: &TableId) -> Result<Arc<LiveTable>, ApiError> {
        loop {
            let slot = Arc::clone(self.tables().entry(id.clone()).or_default());
            let found = slot.get_or_try_init(|| self.load(id)).await.cloned();
            match found {
                Ok(live) if !live.is_broken() => return Ok(live),
                Ok(live) => self.unload(&live),
                Err(error) => {
                    // A name that somebody made up leaves nothing behind.
                    let mut tables = self.tables();
                    if tables.get(id).is_some_and(|kept| Arc::ptr_eq(kept, &slot) && kept.get().is_none()) {
                        tables.remove(id);
                    }
                    return Err(error);
                }
            }
        }
    }

    async fn load(self: &Arc<Self>, id: &TableId) -> Result<Arc<LiveTable>, ApiError> {
        let (hub, wanted) = (Arc::clone(self), id.clone());
        let stored = self.store.read(move |db| LiveTable::load(db, &hub.store, &wanted)).await?;
        let live = Arc::new(stored.ok_or(ApiError::NoTable)?);
        self.metrics.tables.inc();
        live.schedule(self)?;
        if !self.cluster.is_alone() {
            self.runtime.spawn(Arc::clone(self).meet_others(Arc::clone(&live)));
        }
        Ok(live)
    }

    /// A table is in memory from now on: notices that came while it was loaded nobody has followed, and who is connected
    /// elsewhere is not known yet.
    async fn meet_others(self: Arc<Self>, live: Arc<LiveTable>) {
        self.cluster.publish(&Notice::WhoIsThere(vec![live.id().clone()]));
        tokio::time::sleep(LOADED_WITHIN).await;
        live.catch_up_patiently(&self).await;
    }

    /// Takes up all tables at which a clock runs or a bot is to move. How many there are is the answer.
    pub(crate) fn resume(self: &Arc<Self>) -> Result<usize, store::StoreError> {
        if !self.cluster.is_alone() {
            // Those whose node is not there any more are taken over a little later.
            return Ok(0);
        }
        let ids = self.store.read_now(store::busy)?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for ids in ids.chunks(ids.len().div_ceil(threads).max(1)) {
                scope.spawn(move || ids.iter().for_each(|id| self.reopen(id)));
            }
        });
        Ok(ids.len())
    }

    fn reopen(self: &Arc<Self>, id: &TableId) {
        let opened = self.store.read_now(|db| LiveTable::load(db, &self.store, id)).map_err(ApiError::from);
        let opened = opened.and_then(|stored| {
            let live = Arc::new(stored.ok_or(ApiError::NoTable)?);
            self.metrics.tables.inc();
            self.tables().insert(id.clone(), Arc::new(OnceCell::new_with(Some(Arc::clone(&live)))));
            live.run(self, Table::reopen)?;
            live.schedule(self)
        });
        if let Err(error) = opened {
            tracing::error!(table = %id, ?error, "a table could not be resumed");
        }
    }

    /// How many are connected to a table, which stays where it is.
    pub(crate) fn connected(&self, id: &TableId) -> u32 {
        self.in_memory(id).and_then(|live| live.presence().ok()).map_or(0, |presence| presence.connections())
    }

    /// A table, if it is in memory.
    fn in_memory(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(id).and_then(|slot| slot.get().cloned())
    }

    /// The tables that are in memory.
    fn all_in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// The table leaves the memory; whoever asks for it gets it from the store again.
    fn unload(&self, live: &Arc<LiveTable>) {
        let mut tables = self.tables();
        let is_same = |slot: &Slot| slot.get().is_some_and(|kept| Arc::ptr_eq(kept, live));
        if tables.get(live.id()).is_some_and(is_same) {
            tables.remove(live.id());
            self.metrics.tables.dec();
        }
    }

    /// Drops the tables that nobody has looked at for a while.
    fn unload_idle(&self) {
        let mut tables = self.tables();
        let before = tables.len();
        tables.retain(|_, slot| {
            // Nobody else has the slot or the table, and nobody can get it while the map is held.
            let is_ours = Arc::strong_count(slot) == 1;
            !is_ours || slot.get().is_none_or(|live| !live.is_idle(self.idle_after))
        });
        self.metrics.tables.dec_by(i64::try_from(before - tables.len()).unwrap_or(0));
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn store(&self) -> &Arc<Store> {
        &self.store
    }

    pub(crate) fn cluster(&self) -> &Cluster {
        &self.cluster
    }

    pub(crate) fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }
}
