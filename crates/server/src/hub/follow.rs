//! What other nodes do at tables that are in memory here.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use games::Seat;
use table::{Event, Logged};
use tokio::sync::mpsc;

use super::replica::Replica;
use super::{Hub, LiveTable};
use crate::cluster::{Heard, Notice};
use crate::error::ApiError;
use crate::store::{self, Body, NewSeat, StoreError};

/// How many events are fetched at once.
const AT_ONCE: usize = 500;
/// How long to wait before it is tried again, where the database does not answer.
const AGAIN_AFTER: Duration = Duration::from_millis(300);

impl Hub {
    /// Does what notices of other nodes ask for, for as long as there are any.
    pub(crate) async fn follow_others(self: Arc<Self>, mut heard: mpsc::Receiver<Heard>) {
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Notice { node, notice } => self.follow_notice(node, notice),
                Heard::Gap => self.catch_up_all().await,
            }
        }
    }

    fn follow_notice(self: &Arc<Self>, node: String, notice: Notice) {
        let followed = match notice {
            Notice::Moved(tables) => {
                for (id, version) in tables {
                    self.catch_up_with(&id, version);
                }
                Ok(())
            }
            Notice::Seats(id) => {
                if let Some(live) = self.in_memory(&id) {
                    let hub = Arc::clone(self);
                    self.runtime.spawn(async move { warn(&live, live.reload_seats(&hub).await) });
                }
                Ok(())
            }
            Notice::Presence(id, presence) => {
                self.in_memory(&id).map_or(Ok(()), |live| live.set_presence(node, presence))
            }
            Notice::WhoIsThere(id) => self.in_memory(&id).map_or(Ok(()), |live| live.publish_presence(self)),
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
    fn catch_up_with(self: &Arc<Self>, id: &crate::keys::TableId, version: u64) {
        let Some(live) = self.in_memory(id) else { return };
        if live.subscribe().borrow().durable >= version {
            return;
        }
        let hub = Arc::clone(self);
        self.runtime.spawn(async move { live.catch_up_patiently(&hub).await });
    }

    /// Notices may have been missed: looks at all tables in memory.
    async fn catch_up_all(self: &Arc<Self>) {
        for live in self.all_in_memory() {
            live.catch_up_patiently(self).await;
            self.cluster.publish(&Notice::WhoIsThere(live.id().clone()));
        }
    }
}

fn warn(live: &LiveTable, outcome: Result<(), ApiError>) {
    if let Err(error) = outcome {
        // The next order at the table finds out what has happened.
        tracing::warn!(table = %live.id(), ?error, "what happened elsewhere could not be followed");
    }
}

/// What was found in the store.
type News = (Vec<Body>, Option<Vec<NewSeat>>);

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
            let (bodies, seats): News = hub
                .store
                .read(move |db| {
                    let bodies = store::events(db, number, stamp.version, AT_ONCE)?;
                    let seats = if is_waiting { Some(store::seats(db, number)?) } else { None };
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
                inner.seating.set_tokens(&seats);
            }
            let events = match inner.replica.follow(&bodies) {
                Ok(events) => events,
                Err(reason) => {
                    drop(inner);
                    self.break_off(hub, StoreError::Damaged(format!("table {}: {reason}", self.id())));
                    return Err(ApiError::Failed);
                }
            };
            hub.metrics.followed.inc_by(events.len() as u64);
            note_removed(&mut inner.seating, &events);
            inner.is_keeper = false;
            self.schedule_next(hub, &mut inner);
            let (durable, state_hash) = (inner.replica.table.version(), inner.replica.table.state_hash());
            self.progress.send_modify(|progress| {
                progress.durable = durable;
                progress.state_hash = Some(state_hash);
            });
            if bodies.len() < AT_ONCE {
                return Ok(());
            }
        }
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
        inner.seating.set_tokens(&seats);
        inner.is_keeper = false;
        self.schedule_next(hub, &mut inner);
        let (durable, state_hash) = (inner.replica.table.version(), inner.replica.table.state_hash());
        self.progress.send_modify(|progress| progress.begin_epoch(durable, state_hash));
        Ok(())
    }

    async fn reload_seats(&self, hub: &Hub) -> Result<(), ApiError> {
        let number = self.number();
        let seats = hub.store.read(move |db| store::seats(db, number)).await?;
        self.lock()?.seating.set_tokens(&seats);
        Ok(())
    }
}

/// Whoever was made to stand up elsewhere is to leave here too.
fn note_removed(seating: &mut super::seating::Seating, events: &[Logged]) {
    for logged in events {
        if let Event::Removed { seat } = logged.event {
            seating.note_removed(Seat(seat), logged.version);
        }
    }
}
