//! The store: everything that is to survive, in a database, and the key that encrypts what nobody may know yet. A change
//! is answered only once it is on disk.

mod accounts;
mod database;
mod db;
mod encryption;
mod error;
mod files;
mod health;
mod key_check;
mod key_source;
mod log;
mod migrate;
mod nodes;
mod overview;
mod people;
mod postgres;
mod seats;
mod sessions;
mod sqlite;

use std::path::Path;
use std::sync::Arc;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

pub(crate) use accounts::{
    Account, account, add_account, recovery_codes, set_password, set_recovery_codes, use_recovery_code,
};
pub(crate) use db::Db;
pub(crate) use encryption::Key;
pub use error::StoreError;
pub(crate) use files::{export, make_folder};
pub(crate) use health::check_health;
pub use key_check::LostKey;
pub use key_source::{GivenKey, KeySource};
pub(crate) use log::{
    Body, Creator, Entry, NewTable, Row, Stored, append, busy, create, delete_table, events, link, listed,
    load, root, unchanged_since, waiting_tables,
};
pub use migrate::{Location, migrate};
pub(crate) use nodes::{end_lease, forget_nodes, renew_lease, running_nodes, seats, take_over, versions};
pub(crate) use overview::{TableFilter, people, person, tables};
pub(crate) use people::{Person, PersonId, forget, forget_guests, join, new_guest, tables_of};
pub(crate) use postgres::{Hosts, Notify, listen};
pub(crate) use seats::{
    JoinerHash, NewSeat, StoredSeats, bind_seat, free_seat, owners, renew_seat, seats_of, stored_seats,
    take_seat,
};
pub(crate) use sessions::{
    Session, end_other_sessions, end_session, end_session_of, end_sessions, forget_sessions, new_session,
    see_session, sessions, who,
};
pub use sqlite::{Checked, Tuning, backup, restore};

use crate::cluster::FanOut;
use crate::keys::TableId;
use crate::metrics::Metrics;
use database::{Append, Change, Database};

/// A database that several nodes share.
#[derive(Clone, Debug)]
pub struct SharedStore {
    /// Where it is, as `postgres://user@host,host/name`.
    pub url: String,
    /// The key that all nodes have.
    pub key: KeySource,
    /// Where NATS is, if nodes are to tell each other through it instead of the database.
    pub nats: Option<String>,
}

/// The store of a running server.
pub(crate) struct Store {
    key: Key,
    database: Box<dyn Database>,
    /// Whether no other node uses it.
    is_alone: bool,
}

impl Store {
    /// Opens the store in a folder, which is made if it is not there.
    pub(crate) fn open(
        folder: &Path,
        metrics: Arc<Metrics>,
        lost: LostKey,
        tuning: &Tuning,
    ) -> Result<Arc<Store>, StoreError> {
        let opened = sqlite::Opened::open(folder, tuning)?;
        let key = key_check::key_of_folder(&opened.db, &folder.join(sqlite::KEY), lost)?;
        Ok(Arc::new(Store { key, database: Box::new(opened.start(metrics)?), is_alone: true }))
    }

    /// Opens the store in a database that nodes share. The database tells the other nodes what has happened, unless
    /// something else does.
    pub(crate) fn connect(
        shared: &SharedStore,
        node: &str,
        fan_out: Option<&Arc<dyn FanOut>>,
        metrics: &Arc<Metrics>,
        lost: LostKey,
    ) -> Result<Arc<Store>, StoreError> {
        let opened = postgres::Opened::open(&shared.url, &Handle::current())?;
        let key = key_check::shared_key(&opened.db, &shared.key, lost)?;
        let database = opened.start(node, fan_out, metrics)?;
        Ok(Arc::new(Store { key, database: Box::new(database), is_alone: false }))
    }

    /// Whether no other node uses it.
    pub(crate) fn is_alone(&self) -> bool {
        self.is_alone
    }

    /// The key that encrypts secrets.
    pub(crate) fn key(&self) -> &Key {
        &self.key
    }

    /// Appends events to the log of a table; `done` is told once they are on disk, or why they are not.
    pub(crate) fn append(&self, entry: Entry, done: impl FnOnce(Result<(), StoreError>) + Send + 'static) {
        self.database.submit(Box::new(Append { entry, done }));
    }

    /// Asks for a change, of a table or of something else; `done` is told once it is on disk, or why it is not. Changes of a
    /// table are made in the order in which they are asked for.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        table: Option<TableId>,
        change: impl FnOnce(&dyn Db) -> Result<T, StoreError> + Send + 'static,
        done: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        self.database.submit(Box::new(Change::new(table, change, done)));
    }

    /// Makes a change and waits until it is on disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&dyn Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        self.submit(None, change, move |outcome| {
            // Whoever asked may have gone; the change is made all the same.
            let _ = tell.send(outcome);
        });
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads, away from those who serve requests.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        look: impl Fn(&dyn Db) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = Arc::clone(self);
        let read = tokio::task::spawn_blocking(move || store.read_now(look));
        read.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    /// Reads here and now.
    pub(crate) fn read_now<T>(
        &self,
        look: impl Fn(&dyn Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut found = None;
        self.database.read(&mut |db| {
            found = Some(look(db)?);
            Ok(())
        })?;
        found.ok_or(StoreError::Closed)
    }

    /// Makes all changes that were asked for, and closes the database.
    pub(crate) fn close(&self) {
        self.database.close();
    }
}
