//! One table in memory.
//!
//! Whatever happens, happens here at once, and is handed to the store in the same order (`persist.rs`). Nobody is
//! told before it is on disk: [`Progress`] says how far that is, and everybody who listens fetches what is
//! new up to there.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use games::Seat;
use table::{Awaited, Logged, Millis, Order, OrderId, Refused, Table};
use tokio::sync::{broadcast, watch};
use views::{Stage, Viewer};

use super::Hub;
use super::presence::Connections;
use super::progress::{Progress, Stamp};
use super::reactions::{Reactions, Shown};
use super::replica::Replica;
use super::scenes::SceneCache;
use super::seating::Seating;
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::keys::{TableId, TokenHash};
use crate::retention::Retention;
use crate::store::{self, Body, Db, Store, StoreError};
use crate::time::now;
use crate::work::Client;

/// A table in memory.
pub(crate) struct LiveTable {
    id: TableId,
    number: i64,
    /// What whoever made the table can be told by.
    host: Option<TokenHash>,
    inner: Mutex<Inner>,
    pub(super) scenes: Mutex<SceneCache>,
    reactions: Reactions,
    pub(super) progress: watch::Sender<Progress>,
    /// Whether somebody will look soon what other nodes have stored.
    pub(super) is_to_catch_up: AtomicBool,
}

pub(super) struct Inner {
    pub(super) replica: Replica,
    pub(super) seating: Seating,
    pub(super) connections: Connections,
    /// Whoever gave the last order that was executed: for them bots think.
    pub(super) client: Client,
    /// When the clock of the table is up.
    deadline: Option<Millis>,
    /// Whether this node watches the clock of the table and moves its bots.
    pub(super) is_keeper: bool,
    /// Whether a task moves the bots of this table.
    pub(super) is_moving_bots: bool,
    touched: Instant,
}

impl Inner {
    /// Whether a sealed draw waits for nobody but devices that are not connected, while others are. If nobody is, as after
    /// the server started, they have their time to come back.
    fn is_draw_held_up(&self) -> bool {
        let connections = self.connections.all().seats;
        let is_connected = |seat: &Seat| connections.get(seat.index()).is_some_and(|count| *count > 0);
        let awaited = self.replica.table.awaited_links();
        let is_held_up = !awaited.is_empty() && !awaited.iter().any(is_connected);
        self.replica.table.game().is_some() && is_held_up && connections.iter().any(|count| *count > 0)
    }

    /// Nobody can be called absent who is connected. An order that was executed before is answered as it was then.
    fn check_absence(&self, order: &Order, id: Option<&OrderId>) -> Result<(), Refused> {
        let Order::EndWait { whom, .. } = order else { return Ok(()) };
        let is_new = id.is_none_or(|id| self.replica.table.executed(id).is_none());
        let is_connected =
            self.connections.all().seats.get(usize::from(*whom)).is_some_and(|count| *count > 0);
        if is_new && is_connected { Err(Refused::Present(Seat(*whom))) } else { Ok(()) }
    }

    /// Somebody in these seats who looks at the table now.
    pub(super) fn viewer(&self, you: Vec<u8>, retention: &Retention) -> Viewer {
        let expires_at = retention.expires_at(Stage::of(&self.replica.table), self.replica.changed_at);
        Viewer { you, now: now(), presence: self.connections.all(), expires_at }
    }
}

impl LiveTable {
    /// The table as it is in the store.
    pub(super) fn load(db: &dyn Db, store: &Store, id: &TableId) -> Result<Option<LiveTable>, StoreError> {
        let Some(stored) = store::load(db, id)? else { return Ok(None) };
        let replica = Replica::load(id, &stored, store.key())?;
        let seats = replica.table.players().len();
        let durable = replica.table.version();
        let inner = Inner {
            replica,
            seating: Seating::new(stored.seats),
            connections: Connections::none(seats),
            client: Client::Table(stored.number),
            deadline: None,
            is_keeper: store.is_alone(),
            is_moving_bots: false,
            touched: Instant::now(),
        };
        Ok(Some(LiveTable {
            id: id.clone(),
            number: stored.number,
            host: stored.host,
            inner: Mutex::new(inner),
            scenes: Mutex::default(),
            reactions: Reactions::new(seats),
            progress: watch::Sender::new(Progress { durable, ..Progress::default() }),
            is_to_catch_up: AtomicBool::new(false),
        }))
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
        let execute = || {
            let stamp = self.execute(hub, client, seat, order, id.as_ref())?;
            Ok((stamp.version, stamp))
        };
        let version = self.persist(hub, execute).await?;
        hub.metrics.acknowledge(start.elapsed());
        Ok(version)
    }

    /// Executes an order. The answer is its last event, which may not be on disk yet.
    fn execute(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        client: Client,
        seat: u8,
        order: &Order,
        id: Option<&OrderId>,
    ) -> Result<Stamp, ApiError> {
        let mut inner = self.lock()?;
        inner.check_absence(order, id)?;
        let at = inner.replica.time(now());
        let events = inner.replica.table.order(Seat(seat), order, id, at)?;
        inner.client = client;
        let stamp = self.follow_up(hub, &mut inner, &events)?;
        // An order that was executed before is answered as it was then.
        let executed = id.and_then(|id| inner.replica.table.executed(id));
        Ok(executed.map_or(stamp, |version| inner.replica.stamp_of(version)))
    }

    /// Runs a change of the table. The answer is the last event, which may not be on disk yet.
    pub(crate) fn run<E: Into<ApiError>>(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        change: impl FnOnce(&mut Table, Millis) -> Result<Vec<Logged>, E>,
    ) -> Result<Stamp, ApiError> {
        let mut inner = self.lock()?;
        let at = inner.replica.time(now());
        let events = change(&mut inner.replica.table, at).map_err(E::into)?;
        self.follow_up(hub, &mut inner, &events)
    }

    /// Hands what happened to the store, and schedules what comes next. The answer is the last event.
    fn follow_up(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        events: &[Logged],
    ) -> Result<Stamp, ApiError> {
        if !events.is_empty() {
            self.append(hub, inner, events)?;
        }
        while inner.is_draw_held_up() {
            let at = inner.replica.time(now());
            let events = inner.replica.table.go_on_without_links(at)?;
            self.append(hub, inner, &events)?;
        }
        self.schedule_next(hub, inner);
        Ok(inner.replica.stamp())
    }

    /// Schedules what clocks and bots do next.
    pub(super) fn schedule(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), ApiError> {
        let mut inner = self.lock()?;
        self.schedule_next(hub, &mut inner);
        Ok(())
    }

    pub(super) fn schedule_next(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) {
        let deadline = inner.replica.table.deadline().filter(|_| inner.is_keeper);
        if deadline != inner.deadline {
            hub.set_deadline(&self.id, inner.deadline, deadline);
            inner.deadline = deadline;
        }
        if inner.is_keeper
            && matches!(inner.replica.table.awaited(), Awaited::Bot(..))
            && !inner.is_moving_bots
        {
            inner.is_moving_bots = true;
            hub.runtime.spawn(super::bots::move_bots(Arc::clone(hub), Arc::clone(self)));
        }
    }

    /// Reads the game, once all that happened in it is on disk.
    pub(crate) async fn read_table<T>(&self, at: impl FnOnce(&Table) -> T) -> Result<T, ApiError> {
        self.read(|inner| at(&inner.replica.table)).await
    }

    /// A copy of the table, once all of it is on disk, and who looks at it: somebody in these seats.
    pub(crate) async fn seen_by(&self, hub: &Hub, you: Vec<u8>) -> Result<(Table, Viewer), ApiError> {
        self.read(|inner| (inner.replica.table.clone(), inner.viewer(you, &hub.retention))).await
    }

    /// Reads the table, and waits until what was read is on disk.
    pub(super) async fn read<T>(&self, at: impl FnOnce(&Inner) -> T) -> Result<T, ApiError> {
        let (seen, stamp) = {
            let inner = self.lock()?;
            (at(&inner), inner.replica.stamp())
        };
        self.durable(stamp).await?;
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
        if let Some(recent) = self.lock()?.replica.recent(after, wanted) {
            return Ok(recent);
        }
        let number = self.number;
        Ok(store.read(move |db| store::events(db, number, after, wanted)).await?)
    }

    /// A receiver that is notified of progress.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Progress> {
        self.progress.subscribe()
    }

    /// A seat shows a feeling to whoever is connected.
    pub(crate) fn react(&self, hub: &Hub, shown: Shown) -> Result<(), ApiError> {
        let is_seated = {
            let inner = self.lock()?;
            inner
                .replica
                .table
                .players()
                .get(usize::from(shown.seat))
                .is_some_and(|player| player.name.is_some())
        };
        if !is_seated {
            return Err(Refused::NotSeated(Seat(shown.seat)).into());
        }
        self.reactions.check(shown.seat).map_err(ApiError::TooMany)?;
        self.show(shown);
        hub.cluster.publish(&Notice::Reaction(self.id.clone(), shown));
        Ok(())
    }

    /// Whoever is connected here sees a feeling.
    pub(super) fn show(&self, shown: Shown) {
        self.reactions.show(shown);
    }

    /// A receiver of the feelings that are shown from now on.
    pub(crate) fn reactions(&self) -> broadcast::Receiver<Shown> {
        self.reactions.subscribe()
    }

    /// When something happened last.
    pub(crate) fn changed_at(&self) -> Result<Millis, ApiError> {
        Ok(self.lock()?.replica.changed_at)
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
