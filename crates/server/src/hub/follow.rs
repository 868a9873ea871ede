//! What other nodes do at tables that are in memory here.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use tokio::sync::mpsc;

use super::live_table::Inner;
use super::replica::Replica;
use super::seating::Seating;
use super::{Hub, LiveTable};
use crate::cluster::{Heard, Moved, News, Notice};
use crate::error::ApiError;
use crate::store::{self, Body, Db, StoreError, StoredSeats};
use crate::time::now;

/// How many events are fetched at once.
const EVENTS_AT_ONCE: usize = 500;
/// How many tables are asked for at once: their names fit in a notice.
const TABLES_AT_ONCE: usize = 300;
/// How long to wait before it is tried again, where the database does not answer.
const AGAIN_AFTER: Duration = Duration::from_millis(300);

impl Hub {
    /// Does what notices of other nodes ask for, for as long as there are any.
    pub(crate) async fn follow_others(self: Arc<Self>, mut heard: mpsc::Receiver<Heard>) {
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Notice { node, notice } => self.follow_notice(&node, notice),
                Heard::Gap => self.catch_up_all().await,
            }
        }
    }

    fn follow_notice(self: &Arc<Self>, node: &str, notice: Notice) {
        let followed = match notice {
            Notice::Moved(tables) => {
                tables.iter().for_each(|moved| self.follow_moved(moved));
                Ok(())
            }
            Notice::Seats(id) => {
                if let Some(live) = self.in_memory(&id) {
                    let hub = Arc::clone(self);
                    self.runtime.spawn(async move { warn(&live, live.reload_seats(&hub).await) });
                }
                Ok(())
            }
            Notice::Presence(tables) => tables.into_iter().try_for_each(|(id, presence)| {
                self.in_memory(&id).map_or(Ok(()), |live| live.set_presence(node, presence))
            }),
            Notice::WhoIsThere(tables) => self.publish_presence(&tables),
            Notice::Reaction(id, shown) => {
                if let Some(live) = self.in_memory(&id) {
                    live.show(shown);
                }
                Ok(())
            }
            Notice::Deleted(id) => {
                if let Some(live) = self.in_memory(&id) {
                    live.break_off(self, StoreError::Deleted);
                }
                Ok(())
            }
        };
        if let Err(error) = followed {
            tracing::debug!(?error, "a notice could not be followed");
        }
    }

    /// A table has moved on elsewhere.
    fn follow_moved(self: &Arc<Self>, moved: &Moved) {
        let Some(live) = self.in_memory(&moved.table) else { return };
        if live.progress.borrow().durable >= moved.version {
            return;
        }
        match moved.news.as_ref().map(|news| live.follow_news(self, news)) {
            Some(Ok(true)) => {}
            Some(Err(error)) => warn(&live, Err(error)),
            Some(Ok(false)) | None => {
                let hub = Arc::clone(self);
                self.runtime.spawn(async move { live.catch_up_patiently(&hub).await });
            }
        }
    }

    /// Notices may have been missed: looks at all tables in memory, and asks who is connected to them elsewhere.
    async fn catch_up_all(self: &Arc<Self>) {
        for some in self.all_in_memory().chunks(TABLES_AT_ONCE) {
            let (versions, mut seats) = self.look_at(some).await;
            for live in some {
                match versions.get(&live.number()) {
                    Some(version) => {
                        let seats = seats.remove(&live.number()).unwrap_or_default();
                        self.catch_up_with(live, *version, seats);
                    }
                    None => live.break_off(self, StoreError::Deleted),
                }
            }
            self.cluster.publish(&Notice::WhoIsThere(some.iter().map(|live| live.id().clone()).collect()));
        }
    }

    /// How many events some tables have, and their seats, once the database answers.
    async fn look_at(&self, some: &[Arc<LiveTable>]) -> (HashMap<i64, u64>, HashMap<i64, StoredSeats>) {
        let numbers: Vec<i64> = some.iter().map(|live| live.number()).collect();
        loop {
            let numbers = numbers.clone();
            let look = move |db: &dyn Db| Ok((store::versions(db, &numbers)?, store::seats(db, &numbers)?));
            match self.store.read(look).await {
                Ok(found) => return found,
                Err(error) => tracing::debug!(%error, "what was missed is not known yet"),
            }
            tokio::time::sleep(AGAIN_AFTER).await;
        }
    }

    /// A table has so many events, and these seats.
    fn catch_up_with(self: &Arc<Self>, live: &Arc<LiveTable>, version: u64, seats: StoredSeats) {
        if let Ok(mut inner) = live.lock() {
            inner.seating = Seating::new(seats);
        }
        if version > live.progress.borrow().durable {
            let (hub, live) = (Arc::clone(self), Arc::clone(live));
            self.runtime.spawn(async move { live.catch_up_patiently(&hub).await });
        }
    }
}

fn warn(live: &LiveTable, outcome: Result<(), ApiError>) {
    if let Err(error) = outcome {
        // The next order at the table finds out what has happened.
        tracing::warn!(table = %live.id(), ?error, "what happened elsewhere could not be followed");
    }
}

/// What was found in the store: events, and the seats where those may have changed.
type Found = (Vec<Body>, Option<StoredSeats>);

impl LiveTable {
    /// Takes in what other nodes have stored since, once the database answers: nobody tells of it again.
    pub(super) async fn catch_up_patiently(self: &Arc<Self>, hub: &Arc<Hub>) {
        // One who tries again is enough, whatever else is heard of meanwhile.
        if self.is_to_catch_up.load(Ordering::Relaxed) {
            return;
        }
        while !self.is_broken() {
            match self.catch_up(hub).await {
                Err(ApiError::Busy) if self.is_to_catch_up.swap(true, Ordering::Relaxed) => return,
                Err(ApiError::Busy) => {
                    tokio::time::sleep(AGAIN_AFTER).await;
                    self.is_to_catch_up.store(false, Ordering::Relaxed);
                }
                outcome => return warn(self, outcome),
            }
        }
    }

    /// Takes in what other nodes have stored since.
    pub(super) async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), ApiError> {
        loop {
            let (stamp, is_waiting) = {
                let inner = self.lock()?;
                (inner.replica.stamp(), inner.replica.table.game().is_none())
            };
            if self.progress.borrow().outcome(stamp).is_none() {
                // What was done here last is on its way to the store: either it gets there, and nobody was faster, or the
                // table is loaded anew.
                return Ok(());
            }
            let number = self.number();
            let (bodies, seats): Found = hub
                .store
                .read(move |db| {
                    let bodies = store::events(db, number, stamp.version, EVENTS_AT_ONCE)?;
                    let seats = if is_waiting { Some(store::stored_seats(db, number)?) } else { None };
                    Ok((bodies, seats))
                })
                .await?;
            if bodies.is_empty() {
                return Ok(());
            }
            let mut inner = self.lock()?;
            if inner.replica.stamp() != stamp {
                continue;
            }
            if let Some(seats) = seats {
                inner.seating = Seating::new(seats);
            }
            self.take_in(hub, inner, &bodies)?;
            if bodies.len() < EVENTS_AT_ONCE {
                return Ok(());
            }
        }
    }

    /// Takes in events of another node that a notice has brought, if they are the next; whether they are. Before the game
    /// there may be more to read than events: who sits where.
    fn follow_news(self: &Arc<Self>, hub: &Arc<Hub>, news: &News) -> Result<bool, ApiError> {
        let inner = self.lock()?;
        let is_next = inner.replica.is_next(news) && inner.replica.table.game().is_some();
        if is_next {
            self.take_in(hub, inner, &news.bodies)?;
        }
        Ok(is_next)
    }

    /// Takes in events that another node has stored after the last one here, which is on disk too.
    fn take_in(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        mut inner: MutexGuard<'_, Inner>,
        bodies: &[Body],
    ) -> Result<(), ApiError> {
        let events = match inner.replica.follow(bodies) {
            Ok(events) => events,
            Err(reason) => {
                drop(inner);
                let error = StoreError::Damaged(format!("table {}: {reason}", self.id()));
                tracing::error!(%error, "what another node has stored can't be followed");
                self.break_off(hub, error);
                return Err(ApiError::Failed);
            }
        };
        hub.metrics.follow(events.len(), now().saturating_sub(inner.replica.changed_at));
        inner.is_keeper = false;
        self.schedule_next(hub, &mut inner);
        let (durable, state_hash) = (inner.replica.table.version(), inner.replica.table.state_hash());
        self.progress.send_modify(|progress| progress.follow(durable, state_hash));
        Ok(())
    }

    /// Whether other nodes have stored something since that is known only now.
    pub(super) async fn has_missed_something(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<bool, ApiError> {
        if hub.cluster.is_alone() {
            return Ok(false);
        }
        let before = self.lock()?.replica.stamp();
        self.catch_up(hub).await?;
        Ok(self.lock()?.replica.stamp() != before)
    }

    /// Another node was faster: what was done here since is forgotten, and the table is as it is in the store.
    pub(super) async fn refresh(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        overtaken: super::Stamp,
    ) -> Result<(), ApiError> {
        let (loading, id) = (Arc::clone(hub), self.id().clone());
        let stored = hub
            .store
            .read(move |db| {
                let Some(stored) = store::load(db, &id)? else { return Ok(None) };
                Ok(Some((Replica::load(&id, &stored, loading.store.key())?, stored.seats)))
            })
            .await?;
        let Some((replica, seats)) = stored else {
            self.break_off(hub, StoreError::Deleted);
            return Err(ApiError::NoTable);
        };
        let mut inner = self.lock()?;
        if inner.replica.stamp_of(overtaken.version) != overtaken {
            // Somebody else has done it already.
            return Ok(());
        }
        inner.replica.replace(replica);
        inner.seating = Seating::new(seats);
        inner.is_keeper = false;
        self.schedule_next(hub, &mut inner);
        let (durable, state_hash) = (inner.replica.table.version(), inner.replica.table.state_hash());
        self.progress.send_modify(|progress| progress.begin_epoch(durable, state_hash));
        Ok(())
    }

    pub(super) async fn reload_seats(&self, hub: &Hub) -> Result<(), ApiError> {
        let number = self.number();
        let seats = hub.store.read(move |db| store::stored_seats(db, number)).await?;
        self.lock()?.seating = Seating::new(seats);
        Ok(())
    }
}
