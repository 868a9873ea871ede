//! The store in one SQLite file. One thread writes, some connections read.

mod backup;
mod schema;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ToSql};

pub use backup::{Checked, backup, restore};

use super::database::{Database, Job};
use super::db::{Db, Param, Row, Value};
use super::error::StoreError;
use super::files;
use crate::metrics::Metrics;

const DATABASE: &str = "bastide.db";
pub(super) const KEY: &str = "key";
const LOCK: &str = "lock";
/// There while a copy is being put into the folder.
const RESTORING: &str = "restoring";

/// How many connections for reading are kept open. The pools r2d2_sqlite 0.35 and deadpool-sqlite 0.14 want an older rusqlite.
const READERS: usize = 4;

/// How much the writer keeps in memory, as SQLite takes it: in KiB, negated. The latest pages of thousands of
/// tables that are being played fit in.
const WRITER_CACHE: i32 = -64 * 1024;

/// What tests set to make a store fail.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tuning {
    /// How large the file may become, in pages of 4 KiB.
    pub max_pages: Option<u32>,
}

/// A database file in use.
pub(super) struct Sqlite {
    path: PathBuf,
    /// None once the store is closed.
    jobs: Mutex<Option<Sender<Box<dyn Job>>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Connection>>,
    /// Held as long as the store is open, so that no other server opens it.
    lock: Mutex<Option<File>>,
}

/// A database file that nobody writes to yet.
pub(super) struct Opened {
    path: PathBuf,
    lock: File,
    pub(super) db: Connection,
}

impl Opened {
    /// Opens the database in a folder, which is made if it is not there.
    pub(super) fn open(folder: &Path, tuning: &Tuning) -> Result<Opened, StoreError> {
        files::make_folder(folder)?;
        let lock = lock(folder)?;
        if folder.join(RESTORING).try_exists()? {
            return Err(StoreError::Restoring);
        }
        let path = folder.join(DATABASE);
        let mut db = connect(&path)?;
        schema::migrate(&mut db)?;
        if let Some(pages) = tuning.max_pages {
            db.pragma_update(None, "max_page_count", pages)?;
        }
        Ok(Opened { path, lock, db })
    }

    /// Starts the thread that writes.
    pub(super) fn start(self, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        let Opened { path, lock, db } = self;
        let (jobs, waiting) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || writer::write(db, &waiting, &metrics))?;
        Ok(Sqlite {
            path,
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            readers: Mutex::new(Vec::new()),
            lock: Mutex::new(Some(lock)),
        })
    }
}

impl Database for Sqlite {
    fn submit(&self, job: Box<dyn Job>) {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let refused = match &*jobs {
            Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
            None => Some(job),
        };
        if let Some(job) = refused {
            job.answer(Err(StoreError::Closed));
        }
    }

    fn read(&self, look: &mut dyn FnMut(&dyn Db) -> Result<(), StoreError>) -> Result<(), StoreError> {
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

    fn close(&self) {
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

impl Db for Connection {
    fn execute(&self, sql: &'static str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        let mut statement = bound(self, sql, params)?;
        Ok(statement.raw_execute()? as u64)
    }

    fn query(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        let mut statement = bound(self, sql, params)?;
        let columns = statement.column_count();
        let mut rows = statement.raw_query();
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let values = (0..columns).map(|column| value(row.get_ref(column)?));
            found.push(Row(values.collect::<Result<_, StoreError>>()?));
        }
        Ok(found)
    }
}

fn bound<'a>(
    db: &'a Connection,
    sql: &'static str,
    params: &[Param<'_>],
) -> Result<CachedStatement<'a>, StoreError> {
    let mut statement = db.prepare_cached(sql)?;
    for (index, param) in (1..).zip(params) {
        statement.raw_bind_parameter(index, param)?;
    }
    Ok(statement)
}

impl ToSql for Param<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Param::Null => ValueRef::Null,
            Param::Bool(is_true) => ValueRef::Integer(is_true.into()),
            Param::Number(number) => ValueRef::Integer(number),
            Param::Text(text) => ValueRef::Text(text.as_bytes()),
            Param::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(value: ValueRef<'_>) -> Result<Value, StoreError> {
    Ok(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Real(_) => return Err(StoreError::Damaged("a number is not whole".to_owned())),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|error| StoreError::Damaged(error.to_string()))?;
            Value::Text(text.to_owned())
        }
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_owned()),
    })
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
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

/// A new database that is kept nowhere.
#[cfg(test)]
pub(super) fn in_memory() -> Connection {
    let mut db = Connection::open_in_memory().unwrap();
    schema::migrate(&mut db).unwrap();
    db
}
