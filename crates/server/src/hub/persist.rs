//! How what happened at a table gets into the store.
//!
//! If another node was faster, the table becomes what the store has, and what was wanted is done again. If events could not be
//! stored, the table is *broken*: it leaves the memory, and the next who asks gets it from the store, as it was before.

use std::sync::Arc;

use table::Logged;

use super::live_table::Inner;
use super::progress::{Overtaken, Progress, Stamp};
use super::{Hub, LiveTable};
use crate::cluster::{Moved, Notice};
use crate::error::ApiError;
use crate::store::{self, Db, Entry, StoreError};

/// How often something is done again because another node was faster.
const TRIES: usize = 20;

impl LiveTable {
    /// Does something at the table, and waits until that is on disk; again for as long as other nodes are faster. What is to be
    /// done tells its answer and its last event.
    pub(super) async fn persist<T>(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        act: impl Fn() -> Result<(T, Stamp), ApiError>,
    ) -> Result<T, ApiError> {
        for _ in 0..TRIES {
            let (answer, stamp) = match act() {
                Ok(done) => done,
                // What makes it possible may have happened at another node just now.
                Err(_) if self.has_missed_something(hub).await? => continue,
                Err(refused) => {
                    hub.metrics.refusals.inc();
                    return Err(refused);
                }
            };
            if let Ok(()) = self.settled(stamp).await? {
                return Ok(answer);
            }
            hub.metrics.retries.inc();
        }
        Err(ApiError::Busy)
    }

    /// Hands events to the store.
    pub(super) fn append(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
    ) -> Result<(), ApiError> {
        let entry = self.entry(hub, inner, events)?;
        hub.store.append(entry, self.on_stored_later(hub, inner));
        Ok(())
    }

    /// Hands events to the store, together with another change that belongs to them. Other nodes read both when they are told.
    pub(super) fn append_with(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
        also: impl FnOnce(&dyn Db) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), ApiError> {
        let entry = self.entry(hub, inner, events)?;
        let change = move |db: &dyn Db| {
            also(db)?;
            store::append(db, &entry)
        };
        let (on_stored, telling) = (self.on_stored_later(hub, inner), Arc::clone(hub));
        let moved = Moved { table: self.id().clone(), version: inner.replica.table.version(), news: None };
        hub.store.submit(Some(self.id().clone()), change, move |outcome| {
            if outcome.is_ok() {
                telling.cluster.publish(&Notice::Moved(vec![moved]));
            }
            on_stored(outcome);
        });
        Ok(())
    }

    /// What is to be done once all that has happened until now is on disk, or will never be.
    fn on_stored_later(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &Inner,
    ) -> impl FnOnce(Result<(), StoreError>) + Send + use<> {
        let (live, hub) = (Arc::clone(self), Arc::clone(hub));
        let (stamp, state_hash) = (inner.replica.stamp(), inner.replica.table.state_hash());
        move |outcome| live.on_stored(&hub, stamp, outcome.map(|()| state_hash))
    }

    /// The entry of the store for events that the table has just taken in.
    fn entry(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
    ) -> Result<Entry, ApiError> {
        inner.is_keeper = true;
        inner.replica.entry(self.id(), self.number(), events).inspect_err(|_| {
            // The table has the events, the store never will.
            let error = StoreError::Failed("events could not be written as JSON".to_owned());
            self.on_stored(hub, inner.replica.stamp(), Err(error));
        })
    }

    /// What was handed to the store is on disk, or will never be. Whoever calls this may have the table locked.
    fn on_stored(self: &Arc<Self>, hub: &Arc<Hub>, stamp: Stamp, outcome: Result<String, StoreError>) {
        match outcome {
            Ok(state_hash) => self.progress.send_modify(|progress| progress.on_stored(stamp, state_hash)),
            // What was built on something that was not stored is not stored either; the first has seen to it.
            Err(_) if self.progress.borrow().outcome(stamp).is_some() => {}
            Err(StoreError::Conflict) => {
                let (live, hub) = (Arc::clone(self), Arc::clone(hub));
                hub.runtime.clone().spawn(async move {
                    if let Err(error) = live.refresh(&hub, stamp).await {
                        tracing::warn!(table = %live.id(), ?error, "a table could not be loaded anew");
                        live.break_off(&hub, StoreError::Conflict);
                    }
                });
            }
            Err(error) => {
                // A server that stops stores nothing more; that is as it should be.
                if !matches!(error, StoreError::Closed) {
                    tracing::error!(table = %self.id(), version = stamp.version, %error, "an event could not be stored");
                }
                let is_away = matches!(error, StoreError::Unavailable(_));
                self.progress.send_modify(|progress| progress.broken = Some(error));
                hub.unload(self);
                if is_away && !hub.cluster.is_alone() {
                    // The store may say that this node looks after the table, so others would not.
                    hub.runtime.spawn(Arc::clone(hub).keep_patiently(self.id().clone()));
                }
            }
        }
    }

    /// Waits until it is certain whether an event is on disk.
    pub(super) async fn settled(&self, stamp: Stamp) -> Result<Result<(), Overtaken>, ApiError> {
        let mut progress = self.progress.subscribe();
        let is_settled = |progress: &Progress| progress.outcome(stamp).is_some() || progress.broken.is_some();
        let settled = progress.wait_for(is_settled).await.map_err(|_| ApiError::Failed)?;
        match (settled.outcome(stamp), &settled.broken) {
            (Some(outcome), _) => Ok(outcome),
            (None, Some(StoreError::Full)) => Err(ApiError::Full),
            (None, _) => Err(ApiError::Failed),
        }
    }

    /// Waits until an event is on disk; it is an error if another node was faster.
    pub(crate) async fn durable(&self, stamp: Stamp) -> Result<(), ApiError> {
        self.settled(stamp).await?.map_err(|Overtaken| ApiError::Busy)
    }
}
