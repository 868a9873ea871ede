//! A table as one node knows it. Nothing is read or written here: events come from the store or go there.

use std::collections::VecDeque;

use table::{Awaited, Event, Logged, Millis, Table};
use views::{Stage, Summary};

use super::progress::Stamp;
use crate::cluster::News;
use crate::error::ApiError;
use crate::keys::{Hash, TableId};
use crate::store::{Body, Entry, Key, Row, StoreError, Stored, link};

/// How many of the last events are kept in memory.
const RECENT: usize = 32;

/// A table as one node knows it.
pub(super) struct Replica {
    pub(super) table: Table,
    /// The hash of the last event.
    head: Hash,
    /// The last events.
    recent: VecDeque<Body>,
    /// Who was made to stand up: the seat, and the number of the event.
    removed: Vec<(u8, u64)>,
    pub(super) created_at: Millis,
    pub(super) changed_at: Millis,
    /// How often it was replaced by what the store has.
    epoch: usize,
}

impl Replica {
    /// The table as it was stored.
    pub(super) fn load(id: &TableId, stored: &Stored, key: &Key) -> Result<Replica, StoreError> {
        let damaged = |reason: String| StoreError::Damaged(format!("table {id}: {reason}"));
        let events: Vec<Logged> =
            stored.bodies.iter().map(read).collect::<Result<_, _>>().map_err(damaged)?;
        // A game that is over has told its secret, and needs no key.
        let table = match stored.is_over {
            true => Table::mirror(&events),
            false => Table::resume(key.decrypt(id, &stored.secret)?, &events),
        };
        let time = |logged: Option<&Logged>| logged.map_or(0, |logged| logged.at);
        let recent = stored.bodies.len().saturating_sub(RECENT);
        Ok(Replica {
            table: table.map_err(|broken| damaged(broken.to_string()))?,
            head: stored.head,
            recent: stored.bodies[recent..].iter().cloned().collect(),
            removed: removals(&events).collect(),
            created_at: time(events.first()),
            changed_at: time(events.last()),
            epoch: 0,
        })
    }

    /// When something happens that happens now: never before what happened last, even if that was at a node whose clock is ahead, or
    /// this one did not run for a while.
    pub(super) fn time(&self, now: Millis) -> Millis {
        now.max(self.changed_at)
    }

    /// Whether what another node tells of is what comes next here.
    pub(super) fn is_next(&self, news: &News) -> bool {
        self.head == news.before
    }

    /// Whether somebody in one of these seats was made to stand up after an event.
    pub(super) fn is_removed(&self, seats: &[u8], after: u64) -> bool {
        self.removed.iter().any(|(seat, version)| seats.contains(seat) && *version > after)
    }

    /// The last event.
    pub(super) fn stamp(&self) -> Stamp {
        self.stamp_of(self.table.version())
    }

    /// An event of the present epoch.
    pub(super) fn stamp_of(&self, version: u64) -> Stamp {
        Stamp { epoch: self.epoch, version }
    }

    /// The entry of the store for events that the table has just taken in.
    pub(super) fn entry(&mut self, id: &TableId, number: i64, events: &[Logged]) -> Result<Entry, ApiError> {
        let bodies = bodies(events)?;
        self.changed_at = events.last().map_or(self.changed_at, |logged| logged.at);
        self.removed.extend(removals(events));
        self.keep(&bodies);
        let first = events.first().map_or(1, |logged| logged.version);
        let row = row(id, &self.table, self.created_at, self.changed_at)?;
        let entry = Entry::new(id, number, first, &bodies, self.head, row);
        self.head = entry.head();
        Ok(entry)
    }

    /// Takes in the events that another node has stored after the last one here. After an error the replica is good for
    /// nothing, and has to be replaced.
    pub(super) fn follow(&mut self, bodies: &[Body]) -> Result<Vec<Logged>, String> {
        let events: Vec<Logged> = bodies.iter().map(read).collect::<Result<_, _>>()?;
        for (logged, body) in events.iter().zip(bodies) {
            self.table.apply(logged).map_err(|error| error.to_string())?;
            self.head = link(&self.head, body);
            self.changed_at = logged.at;
        }
        self.removed.extend(removals(&events));
        self.keep(bodies);
        Ok(events)
    }

    /// Another node was faster: what it stored is what happened.
    pub(super) fn replace(&mut self, stored: Replica) {
        *self = Replica { epoch: self.epoch + 1, ..stored };
    }

    fn keep(&mut self, bodies: &[Body]) {
        self.recent.extend(bodies.iter().cloned());
        let surplus = self.recent.len().saturating_sub(RECENT);
        self.recent.drain(..surplus);
    }

    /// So many events after one, if they are in memory.
    pub(super) fn recent(&self, after: u64, wanted: usize) -> Option<Vec<Body>> {
        let before = self.table.version() - self.recent.len() as u64;
        let skipped = after.checked_sub(before).and_then(|skipped| usize::try_from(skipped).ok());
        skipped.map(|skipped| self.recent.iter().skip(skipped).take(wanted).cloned().collect())
    }
}

/// Who was made to stand up: the seat, and the number of the event.
fn removals(events: &[Logged]) -> impl Iterator<Item = (u8, u64)> {
    events.iter().filter_map(|logged| match logged.event {
        Event::Removed { seat } => Some((seat, logged.version)),
        _ => None,
    })
}

fn read(body: &Body) -> Result<Logged, String> {
    serde_json::from_str(body).map_err(|error| error.to_string())
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
