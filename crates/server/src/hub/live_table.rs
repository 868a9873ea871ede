//! One table in memory.
//!
//! Whatever happens, happens here at once, and is handed to the store in the same order. Nobody is
//! told before it is on disk: [`Progress`] says how far that is, and everybody who listens fetches what is
//! new up to there. If it could not be stored, the table is *broken*: it leaves the memory, and the next
//! who asks gets it from the store, as it was before.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use games::Seat;
use rusqlite::Connection;
use table::{Awaited, Logged, Millis, Order, OrderId, Refused, Table};
use tokio::sync::{broadcast, watch};
use views::{Presence, Stage, Summary, Viewer};

use super::Hub;
use super::reactions::{Reactions, Shown};
use super::scenes::SceneCache;
use super::seating::Seating;
use crate::error::ApiError;
use crate::keys::{Hash, TableId, TokenHash};
use crate::retention::Retention;
use crate::store::{self, Body, Entry, Row, Store, StoreError};
use crate::time::now;
use crate::work::Client;

/// How many of the last events are kept in memory.
const RECENT: usize = 32;

/// A table in memory.
pub(crate) struct LiveTable {
    id: TableId,
    number: i64,
    /// What whoever made the table can be told by.
    host: Option<TokenHash>,
    inner: Mutex<Inner>,
    pub(super) scenes: Mutex<SceneCache>,
    reactions: Reactions,
    progress: watch::Sender<Progress>,
}

/// How far a table is, for those who wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    /// The last event that is on disk.
    pub(crate) durable: u64,
    /// The hash of the state of the table after it, unless nothing has happened since the table was loaded.
    pub(crate) state_hash: Option<String>,
    /// Grows when somebody comes or goes.
    pub(crate) presence: u64,
    /// Why the table is no good any more.
    pub(crate) broken: Option<StoreError>,
}

pub(super) struct Inner {
    pub(super) table: Table,
    /// The hash of the last event.
    head: Hash,
    /// The last events.
    recent: VecDeque<Body>,
    pub(super) seating: Seating,
    pub(super) presence: Presence,
    /// Whoever gave the last order that was executed: for them bots think.
    pub(super) client: Client,
    pub(super) created_at: Millis,
    pub(super) changed_at: Millis,
    /// When the clock of the table is up.
    deadline: Option<Millis>,
    /// Whether a task moves the bots of this table.
    pub(super) is_moving_bots: bool,
    touched: Instant,
}

impl Inner {
    /// Whether a sealed draw waits for nobody but devices that are not connected, while others are. If nobody is, as after
    /// the server started, they have their time to come back.
    fn is_draw_held_up(&self) -> bool {
        let connections = &self.presence.seats;
        let is_connected = |seat: &Seat| connections.get(seat.index()).is_some_and(|count| *count > 0);
        let awaited = self.table.awaited_links();
        let is_held_up = !awaited.is_empty() && !awaited.iter().any(is_connected);
        self.table.game().is_some() && is_held_up && connections.iter().any(|count| *count > 0)
    }

    /// Nobody can be called absent who is connected. An order that was executed before is answered as it was then.
    fn check_absence(&self, order: &Order, id: Option<&OrderId>) -> Result<(), Refused> {
        let Order::EndWait { whom, .. } = order else { return Ok(()) };
        let is_new = id.is_none_or(|id| self.table.executed(id).is_none());
        let is_connected = self.presence.seats.get(usize::from(*whom)).is_some_and(|count| *count > 0);
        if is_new && is_connected { Err(Refused::Present(Seat(*whom))) } else { Ok(()) }
    }

    /// Somebody in these seats who looks at the table now.
    pub(super) fn viewer(&self, you: Vec<u8>, retention: &Retention) -> Viewer {
        let expires_at = retention.expires_at(Stage::of(&self.table), self.changed_at);
        Viewer { you, now: now(), presence: self.presence.clone(), expires_at }
    }
}

impl LiveTable {
    /// The table as it is in the store.
    pub(super) fn load(
        db: &Connection,
        store: &Store,
        id: &TableId,
    ) -> Result<Option<LiveTable>, StoreError> {
        let Some(stored) = store::load(db, id)? else { return Ok(None) };
        let damaged = |reason: String| StoreError::Damaged(format!("table {id}: {reason}"));
        let read = |body: &Body| serde_json::from_str(body).map_err(|error| damaged(error.to_string()));
        let events: Vec<Logged> = stored.bodies.iter().map(read).collect::<Result<_, _>>()?;
        // A game that is over has told its secret, and needs no key.
        let table = match stored.is_over {
            true => Table::mirror(&events),
            false => Table::resume(store.key().decrypt(id, &stored.secret)?, &events),
        };
        let table = table.map_err(|broken| damaged(broken.to_string()))?;
        let time = |logged: Option<&Logged>| logged.map_or(0, |logged| logged.at);
        let durable = table.version();
        let recent = stored.bodies.len().saturating_sub(RECENT);
        let inner = Inner {
            head: stored.head,
            recent: stored.bodies[recent..].iter().cloned().collect(),
            seating: Seating::new(stored.seats.iter().map(|seat| (seat.seat, seat.token)).collect()),
            presence: Presence::nobody(&table),
            client: Client::Table(stored.number),
            created_at: time(events.first()),
            changed_at: time(events.last()),
            deadline: None,
            is_moving_bots: false,
            touched: Instant::now(),
            table,
        };
        let progress = watch::Sender::new(Progress { durable, ..Progress::default() });
        let reactions = Reactions::new(inner.table.players().len());
        let (id, number, host, inner) = (id.clone(), stored.number, stored.host, Mutex::new(inner));
        Ok(Some(LiveTable { id, number, host, inner, scenes: Mutex::default(), reactions, progress }))
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(crate) fn number(&self) -> i64 {
        self.number
    }

    /// What whoever made the table can be told by.
    pub(super) fn host(&self) -> Option<TokenHash> {
        self.host
    }

    /// Executes an order; the answer is the number of its last event, once that is on disk.
    pub(crate) async fn order(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        client: Client,
        seat: u8,
        order: &Order,
        id: Option<String>,
    ) -> Result<u64, ApiError> {
        let start = Instant::now();
        let id = id.map(|id| OrderId { seat, id });
        let version = self.execute(hub, client, seat, order, id.as_ref()).inspect_err(|_| {
            hub.metrics.refusals.inc();
        })?;
        let executed = match &id {
            Some(id) => self.lock()?.table.executed(id),
            None => None,
        };
        let version = executed.unwrap_or(version);
        self.durable(version).await?;
        hub.metrics.acknowledge(start.elapsed());
        Ok(version)
    }

    /// Executes an order. The answer is the number of the last event, which may not be on disk yet.
    fn execute(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        client: Client,
        seat: u8,
        order: &Order,
        id: Option<&OrderId>,
    ) -> Result<u64, ApiError> {
        let mut inner = self.lock()?;
        inner.check_absence(order, id)?;
        let events = inner.table.order(Seat(seat), order, id, now())?;
        inner.client = client;
        self.follow_up(hub, &mut inner, &events)
    }

    /// Runs a change of the table. The answer is the number of the last event, which may not be on disk yet.
    pub(crate) fn run<E: Into<ApiError>>(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        change: impl FnOnce(&mut Table, Millis) -> Result<Vec<Logged>, E>,
    ) -> Result<u64, ApiError> {
        let mut inner = self.lock()?;
        let events = change(&mut inner.table, now()).map_err(E::into)?;
        self.follow_up(hub, &mut inner, &events)
    }

    /// Hands what happened to the store, and schedules what comes next. The answer is the number of the last event.
    fn follow_up(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
    ) -> Result<u64, ApiError> {
        if !events.is_empty() {
            self.store_events(hub, inner, events, |_| Ok(()))?;
        }
        while inner.is_draw_held_up() {
            let events = inner.table.go_on_without_links(now())?;
            self.store_events(hub, inner, &events, |_| Ok(()))?;
        }
        let version = inner.table.version();
        self.schedule_next(hub, inner);
        Ok(version)
    }

    /// Hands events to the store, together with another change where they belong together.
    pub(super) fn store_events(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
        also: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), ApiError> {
        let entry = self.entry(inner, events).inspect_err(|_| {
            // The table has the events, the store never will.
            let error = StoreError::Failed("events could not be written as JSON".to_owned());
            self.on_stored(hub, inner.table.version(), Err(error));
        })?;
        let (live, hub, number) = (Arc::clone(self), Arc::clone(hub), self.number);
        let (version, state_hash) = (inner.table.version(), inner.table.state_hash());
        let store = Arc::clone(&hub.store);
        store.submit(
            move |db| {
                also(db)?;
                store::append(db, number, &entry)
            },
            move |outcome| live.on_stored(&hub, version, outcome.map(|()| state_hash)),
        );
        Ok(())
    }

    /// The entry of the store for events that the table has just taken in.
    fn entry(&self, inner: &mut Inner, events: &[Logged]) -> Result<Entry, ApiError> {
        let bodies = bodies(events)?;
        inner.changed_at = events.last().map_or(inner.changed_at, |logged| logged.at);
        inner.recent.extend(bodies.iter().cloned());
        let surplus = inner.recent.len().saturating_sub(RECENT);
        inner.recent.drain(..surplus);
        let first = events.first().map_or(1, |logged| logged.version);
        let entry = Entry::new(
            first,
            &bodies,
            inner.head,
            row(&self.id, &inner.table, inner.created_at, inner.changed_at)?,
        );
        inner.head = entry.head();
        Ok(entry)
    }

    /// What was handed to the store is on disk, or will never be.
    fn on_stored(self: &Arc<Self>, hub: &Hub, version: u64, outcome: Result<String, StoreError>) {
        match outcome {
            Ok(state_hash) => self.progress.send_modify(|progress| {
                progress.durable = version;
                progress.state_hash = Some(state_hash);
            }),
            Err(error) => {
                // A server that stops stores nothing more; that is as it should be.
                if !matches!(error, StoreError::Closed) {
                    tracing::error!(table = %self.id, version, %error, "an event could not be stored");
                }
                self.progress.send_modify(|progress| progress.broken = Some(error));
                hub.unload(self);
            }
        }
    }

    /// Waits until an event is on disk.
    pub(crate) async fn durable(&self, version: u64) -> Result<(), ApiError> {
        let mut progress = self.progress.subscribe();
        let is_settled = |progress: &Progress| progress.durable >= version || progress.broken.is_some();
        let settled = progress.wait_for(is_settled).await.map_err(|_| ApiError::Failed)?;
        match &settled.broken {
            Some(StoreError::Full) if settled.durable < version => Err(ApiError::Full),
            Some(_) if settled.durable < version => Err(ApiError::Failed),
            _ => Ok(()),
        }
    }

    /// Schedules what clocks and bots do next.
    pub(super) fn schedule(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), ApiError> {
        let mut inner = self.lock()?;
        self.schedule_next(hub, &mut inner);
        Ok(())
    }

    fn schedule_next(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) {
        let deadline = inner.table.deadline();
        if deadline != inner.deadline {
            hub.set_deadline(&self.id, inner.deadline, deadline);
            inner.deadline = deadline;
        }
        if matches!(inner.table.awaited(), Awaited::Bot(..)) && !inner.is_moving_bots {
            inner.is_moving_bots = true;
            hub.runtime.spawn(super::bots::move_bots(Arc::clone(hub), Arc::clone(self)));
        }
    }

    /// Reads the game, once all that happened in it is on disk.
    pub(crate) async fn read_table<T>(&self, at: impl FnOnce(&Table) -> T) -> Result<T, ApiError> {
        self.read(|inner| at(&inner.table)).await
    }

    /// A copy of the table, once all of it is on disk, and who looks at it: somebody in these seats.
    pub(crate) async fn seen_by(&self, hub: &Hub, you: Vec<u8>) -> Result<(Table, Viewer), ApiError> {
        self.read(|inner| (inner.table.clone(), inner.viewer(you, &hub.retention))).await
    }

    /// Reads the table, and waits until what was read is on disk.
    pub(super) async fn read<T>(&self, at: impl FnOnce(&Inner) -> T) -> Result<T, ApiError> {
        let (seen, version) = {
            let inner = self.lock()?;
            (at(&inner), inner.table.version())
        };
        self.durable(version).await?;
        Ok(seen)
    }

    /// What happened after an event, as far as it is on disk; so many events at the most.
    pub(crate) async fn events(
        &self,
        store: &Arc<Store>,
        after: u64,
        most: usize,
    ) -> Result<Vec<Body>, ApiError> {
        let durable = self.progress.borrow().durable;
        let wanted = usize::try_from(durable.saturating_sub(after)).unwrap_or(usize::MAX).min(most);
        if wanted == 0 {
            return Ok(Vec::new());
        }
        if let Some(recent) = self.recent(after, wanted)? {
            return Ok(recent);
        }
        let number = self.number;
        Ok(store.read(move |db| store::events(db, number, after, wanted)).await?)
    }

    /// The events after one, if they are in memory.
    fn recent(&self, after: u64, wanted: usize) -> Result<Option<Vec<Body>>, ApiError> {
        let inner = self.lock()?;
        let before = inner.table.version() - inner.recent.len() as u64;
        let skipped = after.checked_sub(before).and_then(|skipped| usize::try_from(skipped).ok());
        Ok(skipped.map(|skipped| inner.recent.iter().skip(skipped).take(wanted).cloned().collect()))
    }

    /// A receiver that is notified of progress.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Progress> {
        self.progress.subscribe()
    }

    /// A seat shows a feeling to whoever is connected.
    pub(crate) fn react(&self, shown: Shown) -> Result<(), ApiError> {
        let is_seated = {
            let inner = self.lock()?;
            inner.table.players().get(usize::from(shown.seat)).is_some_and(|player| player.name.is_some())
        };
        if !is_seated {
            return Err(Refused::NotSeated(Seat(shown.seat)).into());
        }
        self.reactions.show(shown).map_err(ApiError::TooMany)
    }

    /// A receiver of the feelings that are shown from now on.
    pub(crate) fn reactions(&self) -> broadcast::Receiver<Shown> {
        self.reactions.subscribe()
    }

    /// When something happened last.
    pub(super) fn changed_at(&self) -> Result<Millis, ApiError> {
        Ok(self.lock()?.changed_at)
    }

    /// When the table will be deleted if nothing happens any more.
    pub(crate) fn expires_at(&self, hub: &Hub) -> Result<Option<Millis>, ApiError> {
        Ok(self.lock()?.viewer(Vec::new(), &hub.retention).expires_at)
    }

    /// The table is no good any more: it leaves the memory, and whoever is there is told to come back.
    pub(super) fn break_off(self: &Arc<Self>, hub: &Hub, why: StoreError) {
        if let Ok(mut inner) = self.lock() {
            hub.set_deadline(&self.id, inner.deadline.take(), None);
        }
        self.progress.send_modify(|progress| progress.broken = Some(why));
        hub.unload(self);
    }

    /// Somebody in these seats is connected, until [`LiveTable::disconnect`].
    pub(crate) fn connect(&self, seats: &[u8]) -> Result<(), ApiError> {
        self.lock()?.presence.count(seats, |count| *count += 1);
        self.tell_presence(seats);
        Ok(())
    }

    /// Somebody in these seats has gone.
    pub(crate) fn disconnect(&self, seats: &[u8]) {
        if let Ok(mut inner) = self.lock() {
            inner.presence.count(seats, |count| *count = count.saturating_sub(1));
        }
        self.tell_presence(seats);
    }

    /// Players are told at once; how many watch, with the next thing that happens. So a crowd that
    /// comes to watch is no crowd of messages.
    fn tell_presence(&self, seats: &[u8]) {
        if !seats.is_empty() {
            self.progress.send_modify(|progress| progress.presence += 1);
        }
    }

    pub(crate) fn presence(&self) -> Result<Presence, ApiError> {
        Ok(self.lock()?.presence.clone())
    }

    pub(crate) fn is_broken(&self) -> bool {
        self.progress.borrow().broken.is_some()
    }

    /// Whether nobody has looked at the table for so long, and it needs nobody to look after it.
    pub(super) fn is_idle(self: &Arc<Self>, after: Duration) -> bool {
        // Whoever holds the lock needs the table.
        let Ok(inner) = self.inner.try_lock() else { return false };
        let is_needed = inner.deadline.is_some() || inner.is_moving_bots || Arc::strong_count(self) > 1;
        !is_needed && inner.touched.elapsed() >= after
    }

    /// A table that somebody left in the middle of something is not to be trusted.
    pub(super) fn lock(&self) -> Result<MutexGuard<'_, Inner>, ApiError> {
        let mut inner = self.inner.lock().map_err(|_| {
            let error = StoreError::Failed("something went wrong at the table".to_owned());
            self.progress.send_modify(|progress| progress.broken = Some(error));
            ApiError::Failed
        })?;
        inner.touched = Instant::now();
        Ok(inner)
    }
}

/// The JSON of events.
pub(super) fn bodies(events: &[Logged]) -> Result<Vec<Body>, ApiError> {
    let write = |logged: &Logged| serde_json::to_string(logged).map(Body::from);
    events.iter().map(write).collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(%error, "an event could not be written");
        ApiError::Failed
    })
}

/// What is kept of a table in the store.
pub(super) fn row(id: &TableId, table: &Table, created_at: Millis, at: Millis) -> Result<Row, ApiError> {
    let summary = Summary::new(id.as_str(), table, created_at, at);
    let summary = serde_json::to_string(&summary).map_err(|error| {
        tracing::error!(%error, "a summary could not be written");
        ApiError::Failed
    })?;
    let awaited = table.awaited();
    let is_busy = table.deadline().is_some() || matches!(awaited, Awaited::Bot(..));
    Ok(Row { stage: Stage::of(table), awaited: awaited.seat().map(|seat| seat.0), is_busy, summary, at })
}
