//! What a database has to be able to do to keep the store.

use super::db::Db;
use super::error::StoreError;
use super::log::{Entry, append};
use crate::keys::TableId;

/// Where the store is kept.
pub(super) trait Database: Send + Sync {
    /// Makes a change when it is its turn. Changes of one table are made in the order in which they are handed over.
    fn submit(&self, job: Box<dyn Job>);

    /// Reads here and now; perhaps again, if the connection was lost.
    fn read(&self, look: &mut dyn FnMut(&dyn Db) -> Result<(), StoreError>) -> Result<(), StoreError>;

    /// Makes all changes that were handed over, and takes no more.
    fn close(&self);
}

/// A change that waits.
pub(super) trait Job: Send {
    /// Makes the change. One that fails leaves nothing behind.
    fn run(&mut self, db: &dyn Db) -> Result<(), StoreError>;

    /// Tells whoever waits what became of it; only now is it certain.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);

    /// The table that it changes, if it is one.
    fn table(&self) -> Option<&TableId> {
        None
    }

    /// The events that it appends, if it does nothing else: such changes can be made together.
    fn entry(&self) -> Option<&Entry> {
        None
    }
}

/// A change that a function makes, with a value for whoever waits.
pub(super) struct Change<R, T, D> {
    table: Option<TableId>,
    run: Option<R>,
    value: Option<T>,
    done: D,
}

impl<R, T, D> Change<R, T, D> {
    pub(super) fn new(table: Option<TableId>, run: R, done: D) -> Change<R, T, D> {
        Change { table, run: Some(run), value: None, done }
    }
}

impl<R, T, D> Job for Change<R, T, D>
where
    R: FnOnce(&dyn Db) -> Result<T, StoreError> + Send,
    T: Send,
    D: FnOnce(Result<T, StoreError>) + Send,
{
    fn run(&mut self, db: &dyn Db) -> Result<(), StoreError> {
        let run = self.run.take().ok_or(StoreError::Closed)?;
        self.value = Some(run(db)?);
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Change { value, done, .. } = *self;
        done(outcome.and_then(|()| value.ok_or(StoreError::Closed)));
    }

    fn table(&self) -> Option<&TableId> {
        self.table.as_ref()
    }
}

/// Events that are appended to the log of a table.
pub(super) struct Append<D> {
    pub(super) entry: Entry,
    pub(super) done: D,
}

impl<D: FnOnce(Result<(), StoreError>) + Send> Job for Append<D> {
    fn run(&mut self, db: &dyn Db) -> Result<(), StoreError> {
        append(db, &self.entry)
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        (self.done)(outcome);
    }

    fn table(&self) -> Option<&TableId> {
        Some(&self.entry.table)
    }

    fn entry(&self) -> Option<&Entry> {
        Some(&self.entry)
    }
}
