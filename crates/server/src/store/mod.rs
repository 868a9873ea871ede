//! The store: one SQLite file in a folder, and the key that encrypts what nobody may know yet. A change
//! is answered only once it is on disk.

mod accounts;
mod backup;
mod encryption;
mod error;
mod files;
mod health;
mod key_check;
mod log;
mod overview;
mod people;
mod schema;
mod sessions;
mod writer;

use std::fs::{DirBuilder, File, TryLockError};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::oneshot;

pub(crate) use accounts::{
    Account, account, add_account, recovery_codes, set_password, set_recovery_codes, use_recovery_code,
};
pub use backup::{Checked, backup, restore};
pub(crate) use encryption::Key;
pub use error::StoreError;
pub(crate) use files::export;
pub(crate) use health::check_health;
pub use key_check::LostKey;
pub(crate) use log::{
    Body, Creator, Entry, NewSeat, NewTable, Row, append, busy, create, delete_table, events, listed, load,
    root, unchanged_since, waiting_tables,
};
pub(crate) use overview::{TableFilter, people, person, tables};
pub(crate) use people::{
    Person, PersonId, bind_seat, forget, forget_guests, free_seat, join, new_guest, owners, renew_seat,
    seats_of, tables_of,
};
pub(crate) use sessions::{
    Session, end_other_sessions, end_session, end_session_of, end_sessions, forget_sessions, new_session,
    see_session, sessions, who,
};
use writer::{Change, Job};

use crate::metrics::Metrics;

const DATABASE: &str = "bastide.db";
const KEY: &str = "key";
const LOCK: &str = "lock";
/// There while a copy is being put into the folder.
const RESTORING: &str = "restoring";

/// How many connections for reading are kept open. The pools r2d2_sqlite 0.35 and deadpool-sqlite 0.14 want an older rusqlite.
const READERS: usize = 4;

/// How much the writer keeps in memory, as SQLite takes it: in KiB, negated. The latest pages of thousands of
/// tables that are being played fit in.
const WRITER_CACHE: i32 = -64 * 1024;

/// The store of a running server.
pub(crate) struct Store {
    path: PathBuf,
    key: Key,
    /// None once the store is closed.
    jobs: Mutex<Option<Sender<Box<dyn Job>>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Connection>>,
    /// Held as long as the store is open, so that no other server opens it.
    lock: Mutex<Option<File>>,
}

impl Store {
    /// Opens the store in a folder, which is made if it is not there.
    pub(crate) fn open(
        folder: &Path,
        metrics: Arc<Metrics>,
        lost: LostKey,
        tune: &Tuning,
    ) -> Result<Arc<Store>, StoreError> {
        make_folder(folder)?;
        let lock = lock(folder)?;
        if folder.join(RESTORING).try_exists()? {
            return Err(StoreError::Restoring);
        }
        let path = folder.join(DATABASE);
        let mut db = connect(&path)?;
        schema::migrate(&mut db)?;
        let key = key_check::checked_key(&db, &folder.join(KEY), lost)?;
        if let Some(pages) = tune.max_pages {
            db.pragma_update(None, "max_page_count", pages)?;
        }
        let (jobs, waiting) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || writer::write(db, &waiting, &metrics))?;
        Ok(Arc::new(Store {
            path,
            key,
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            readers: Mutex::new(Vec::new()),
            lock: Mutex::new(Some(lock)),
        }))
    }

    /// The key that encrypts secrets.
    pub(crate) fn key(&self) -> &Key {
        &self.key
    }

    /// Asks for a change; `done` is told once it is on disk, or why it is not. Changes are made in the
    /// order in which they are asked for.
    pub(crate) fn submit<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        done: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) {
        let job: Box<dyn Job> = Box::new(Change::new(change, done));
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let refused = match &*jobs {
            Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
            None => Some(job),
        };
        if let Some(job) = refused {
            job.answer(Err(StoreError::Closed));
        }
    }

    /// Makes a change and waits until it is on disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        self.submit(change, move |outcome| {
            // Whoever asked may have gone; the change is made all the same.
            let _ = tell.send(outcome);
        });
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Reads, away from those who serve requests.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        look: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = Arc::clone(self);
        let read = tokio::task::spawn_blocking(move || store.read_now(look));
        read.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    /// Reads here and now.
    pub(crate) fn read_now<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let kept = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let db = kept.map_or_else(|| connect_to_read(&self.path), Ok)?;
        let found = look(&db);
        let is_open = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if is_open && readers.len() < READERS {
            readers.push(db);
        }
        found
    }

    /// Makes all changes that were asked for, and closes the file.
    pub(crate) fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if writer.is_some_and(|writer| writer.join().is_err()) {
            tracing::error!("the writer ended early");
        }
        // Whoever still holds the store holds nothing but its shell: the folder is free.
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// What tests set to make a store fail.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tuning {
    /// How large the file may become, in pages of 4 KiB.
    pub max_pages: Option<u32>,
}

/// Makes the folder of a store, for its owner only.
fn make_folder(folder: &Path) -> Result<(), StoreError> {
    Ok(DirBuilder::new().recursive(true).mode(0o700).create(folder)?)
}

/// Takes the folder for this process.
fn lock(folder: &Path) -> Result<File, StoreError> {
    let lock = File::create(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    files::create(path)?;
    let db = Connection::open(path)?;
    db.pragma_update(None, "journal_mode", "wal")?;
    // A commit is on disk when it returns.
    db.pragma_update(None, "synchronous", "full")?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update(None, "cache_size", WRITER_CACHE)?;
    set_up(&db)?;
    Ok(db)
}

fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    let db = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    set_up(&db)?;
    Ok(db)
}

fn set_up(db: &Connection) -> Result<(), StoreError> {
    db.busy_timeout(std::time::Duration::from_secs(5))?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(())
}
