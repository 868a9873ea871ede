//! Moving a store from one database to another: from a file to PostgreSQL and back.

use std::path::PathBuf;

use tokio::runtime::Handle;

use super::db::{Db, FromValue, Param, Value, params};
use super::encryption::Key;
use super::error::StoreError;
use super::files;
use super::key_source::KeySource;
use super::log::{all_ids, load};
use super::sqlite::{self, Checked, Tuning};
use super::{nodes, postgres};
use crate::keys::TableId;

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Location {
    /// A folder, with the key in it.
    Folder(PathBuf),
    /// A database that nodes share.
    Postgres(String),
}

/// A table of the database, what is read of it and how it is written.
struct Copied {
    read: &'static str,
    write: &'static str,
    /// Which of its columns are truth values: a file has numbers for them.
    truths: &'static [usize],
}

const PEOPLE: [Copied; 3] = [
    Copied {
        read: "SELECT number, name, login, password, created_at FROM people ORDER BY number",
        write: "INSERT INTO people (number, name, login, password, created_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        truths: &[],
    },
    Copied {
        read: "SELECT token, person, expires_at, device, seen_at FROM sessions ORDER BY token",
        write: "INSERT INTO sessions (token, person, expires_at, device, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        truths: &[],
    },
    Copied {
        read: "SELECT person, code FROM recovery_codes ORDER BY person, code",
        write: "INSERT INTO recovery_codes (person, code) VALUES (?1, ?2)",
        truths: &[],
    },
];

/// What belongs to one table, found by its number.
const OF_TABLE: [Copied; 4] = [
    Copied {
        read: "SELECT number, id, secret, version, head, stage, is_listed, awaited, is_busy, summary, created_at, changed_at,
                   creator, creator_address, host
               FROM tables WHERE number = ?1",
        write: "INSERT INTO tables (number, id, secret, version, head, stage, is_listed, awaited, is_busy, summary, created_at,
                    changed_at, creator, creator_address, host)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
        truths: &[6, 8],
    },
    Copied {
        read: "SELECT table_number, seat, token, person, joiner FROM seats WHERE table_number = ?1 ORDER BY seat",
        write: "INSERT INTO seats (table_number, seat, token, person, joiner) VALUES (?1, ?2, ?3, ?4, ?5)",
        truths: &[],
    },
    Copied {
        read: "SELECT table_number, joiner FROM barred WHERE table_number = ?1 ORDER BY joiner",
        write: "INSERT INTO barred (table_number, joiner) VALUES (?1, ?2)",
        truths: &[],
    },
    Copied {
        read: "SELECT table_number, version, body, hash FROM events WHERE table_number = ?1 ORDER BY version",
        write: "INSERT INTO events (table_number, version, body, hash) VALUES (?1, ?2, ?3, ?4)",
        truths: &[],
    },
];

/// Copies a store into an empty one. Every log is checked link by link, where it comes from and where it is then; and the key
/// has to open every secret that is still one. All of it is there in the end, or nothing. No server may use either store
/// meanwhile. It is called on a thread that may wait.
pub fn migrate(
    from: &Location,
    to: &Location,
    key: &KeySource,
    runtime: &Handle,
) -> Result<Checked, StoreError> {
    let secrets = key.read()?;
    let source = open(from, runtime)?;
    let target = open(to, runtime)?;
    let (source, target) = (source.db(), target.db());
    if let Location::Postgres(_) = from {
        must_not_run(source)?;
    }
    if let Location::Postgres(_) = to {
        must_not_run(target)?;
    }
    must_be_empty(target)?;
    target.execute("BEGIN", &[])?;
    let checked = copy(source, target, &secrets)?;
    if let Location::Postgres(_) = to {
        // The next person gets a number that nobody has.
        target.query(
            "SELECT setval(pg_get_serial_sequence('people', 'number'), greatest(max(number), 1)) FROM people",
            &[],
        )?;
    }
    if let Location::Folder(folder) = to {
        files::write(&folder.join(sqlite::KEY), &key.bytes()?)?;
    }
    target.execute("COMMIT", &[])?;
    Ok(checked)
}

/// A store that is open, whatever it is in.
enum Opened {
    Sqlite(sqlite::Opened),
    Postgres(postgres::Opened),
}

impl Opened {
    fn db(&self) -> &dyn Db {
        match self {
            Opened::Sqlite(opened) => &opened.db,
            Opened::Postgres(opened) => &opened.db,
        }
    }
}

fn open(location: &Location, runtime: &Handle) -> Result<Opened, StoreError> {
    Ok(match location {
        Location::Folder(folder) => Opened::Sqlite(sqlite::Opened::open(folder, &Tuning::default())?),
        Location::Postgres(url) => Opened::Postgres(postgres::Opened::open(url, runtime)?),
    })
}

fn must_not_run(db: &dyn Db) -> Result<(), StoreError> {
    match nodes::running_nodes(db)?.as_slice() {
        [] => Ok(()),
        running => Err(StoreError::Failed(format!("stop these nodes first: {}", running.join(", ")))),
    }
}

fn must_be_empty(db: &dyn Db) -> Result<(), StoreError> {
    for sql in ["SELECT number FROM tables LIMIT 1", "SELECT number FROM people LIMIT 1"] {
        if db.query_first(sql, &[])?.is_some() {
            return Err(StoreError::Failed("the store to copy to is not empty".to_owned()));
        }
    }
    Ok(())
}

fn copy(source: &dyn Db, target: &dyn Db, key: &Key) -> Result<Checked, StoreError> {
    for people in &PEOPLE {
        copy_rows(source, target, people, &[])?;
    }
    let mut checked = Checked { tables: 0, events: 0 };
    for id in all_ids(source)? {
        let number = check(source, &id, key)?.ok_or(StoreError::Conflict)?.0;
        for part in &OF_TABLE {
            copy_rows(source, target, part, params![number])?;
        }
        let (_, events) = check(target, &id, key)?.ok_or(StoreError::Conflict)?;
        checked.tables += 1;
        checked.events += events;
    }
    Ok(checked)
}

/// The number of a table and how many events it has, if its log is whole and its secret can be opened.
fn check(db: &dyn Db, id: &TableId, key: &Key) -> Result<Option<(i64, usize)>, StoreError> {
    let Some(stored) = load(db, id)? else { return Ok(None) };
    if !stored.is_over {
        key.decrypt(id, &stored.secret)?;
    }
    Ok(Some((stored.number, stored.bodies.len())))
}

fn copy_rows(
    source: &dyn Db,
    target: &dyn Db,
    Copied { read, write, truths }: &Copied,
    of: &[Param<'_>],
) -> Result<(), StoreError> {
    for mut row in source.query(read, of)? {
        for column in *truths {
            let value = std::mem::replace(&mut row.0[*column], Value::Null);
            let is_true = bool::from_value(value);
            row.0[*column] = Value::Bool(is_true.ok_or(StoreError::Damaged("no truth value".to_owned()))?);
        }
        let values: Vec<Param<'_>> = row.0.iter().map(Param::from).collect();
        target.execute(write, &values)?;
    }
    Ok(())
}
