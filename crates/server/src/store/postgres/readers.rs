//! Connections for reading, no more than so many: a database has room for few.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use tokio::runtime::Handle;

use super::connection::Connection;
use super::hosts::Hosts;
use crate::store::StoreError;
use crate::store::db::Db;

/// How many connections there are at the most.
const MOST: usize = 8;

/// Connections for reading.
pub(super) struct Readers {
    hosts: Arc<Hosts>,
    runtime: Handle,
    connections: Mutex<Connections>,
    returned: Condvar,
}

#[derive(Default)]
struct Connections {
    idle: Vec<Connection>,
    /// How many are used.
    used: usize,
}

impl Readers {
    pub(super) fn new(hosts: Arc<Hosts>, runtime: Handle) -> Readers {
        Readers { hosts, runtime, connections: Mutex::default(), returned: Condvar::new() }
    }

    /// Reads with one of them, when one is free. If it turns out to be lost, it is tried again with another: the database may be
    /// there again, or another in its place.
    pub(super) fn read(
        &self,
        look: &mut dyn FnMut(&dyn Db) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut reader = self.take();
        let found = reader.connected().and_then(|db| look(db));
        if !matches!(found, Err(StoreError::Unavailable(_))) {
            return found;
        }
        reader.db = None;
        reader.connected().and_then(|db| look(db))
    }

    /// Closes those that are not used.
    pub(super) fn close(&self) {
        self.lock().idle.clear();
    }

    /// Waits until one more may be used.
    fn take(&self) -> Reader<'_> {
        let mut connections = self.lock();
        while connections.used >= MOST {
            connections = self.returned.wait(connections).unwrap_or_else(PoisonError::into_inner);
        }
        connections.used += 1;
        Reader { readers: self, db: connections.idle.pop() }
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that is used, or may be made. It is given back in the end, whatever happens.
struct Reader<'a> {
    readers: &'a Readers,
    db: Option<Connection>,
}

impl Reader<'_> {
    fn connected(&mut self) -> Result<&Connection, StoreError> {
        let usable = match self.db.take().filter(Connection::is_usable) {
            Some(usable) => usable,
            None => Connection::open(&self.readers.hosts, &self.readers.runtime)?,
        };
        Ok(self.db.insert(usable))
    }
}

impl Drop for Reader<'_> {
    fn drop(&mut self) {
        let mut connections = self.readers.lock();
        connections.used -= 1;
        connections.idle.extend(self.db.take().filter(Connection::is_usable));
        drop(connections);
        self.readers.returned.notify_one();
    }
}
