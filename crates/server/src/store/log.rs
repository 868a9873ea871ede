//! Tables and what happened at them.

use std::sync::Arc;

use table::Millis;
use views::Stage;

use super::db::{Db, Param, params};
use super::error::StoreError;
use super::people::PersonId;
use super::seats::{NewSeat, StoredSeats, stored_seats};
use crate::cluster::{Moved, News};
use crate::keys::{Hash, TableId, TokenHash, hash};

/// The JSON of an event.
pub(crate) type Body = Arc<str>;

/// Events that happened together, and what they made of the table.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(super) table: TableId,
    /// The number of the table.
    pub(super) number: i64,
    /// The number of the first event.
    pub(super) first: u64,
    /// Each with its hash.
    pub(super) events: Vec<(Body, Hash)>,
    /// The hash of the event before the first.
    pub(super) before: Hash,
    pub(super) row: Row,
}

impl Entry {
    /// Events from this number on, behind the one with this hash.
    pub(crate) fn new(
        table: &TableId,
        number: i64,
        first: u64,
        bodies: &[Body],
        before: Hash,
        row: Row,
    ) -> Entry {
        let mut head = before;
        let hashed = bodies.iter().map(|body| {
            head = link(&head, body);
            (Arc::clone(body), head)
        });
        Entry { table: table.clone(), number, first, events: hashed.collect(), before, row }
    }

    /// The entries of one table that follow each other are one.
    pub(super) fn extend(&mut self, next: Entry) {
        self.events.extend(next.events);
        self.row = next.row;
    }

    /// The number of the first event.
    #[cfg(test)]
    pub(crate) fn first(&self) -> u64 {
        self.first
    }

    /// The events, each with its hash.
    #[cfg(test)]
    pub(crate) fn events(&self) -> &[(Body, Hash)] {
        &self.events
    }

    /// The hash of the event before the first.
    #[cfg(test)]
    pub(crate) fn before(&self) -> Hash {
        self.before
    }

    /// The number of the last event.
    pub(crate) fn last(&self) -> u64 {
        self.first + self.events.len() as u64 - 1
    }

    /// What other nodes are told of it.
    pub(super) fn moved(&self) -> Moved {
        let bodies = self.events.iter().map(|(body, _)| Arc::clone(body)).collect();
        let news = News { before: self.before, bodies };
        Moved { table: self.table.clone(), version: self.last(), news: Some(news) }
    }

    /// The hash of the last event.
    pub(crate) fn head(&self) -> Hash {
        self.events.last().map_or(self.before, |(_, hash)| *hash)
    }
}

/// What is kept of a table so that lists need not play its events.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) stage: Stage,
    pub(crate) awaited: Option<u8>,
    pub(crate) is_busy: bool,
    pub(crate) summary: String,
    pub(crate) at: Millis,
}

/// A table to be made.
#[derive(Clone)]
pub(crate) struct NewTable {
    pub(crate) id: TableId,
    pub(crate) secret: Vec<u8>,
    pub(crate) is_listed: bool,
    /// What its maker can be told by.
    pub(crate) host: Option<TokenHash>,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) creator: Creator,
}

/// Who makes a table, as far as it counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Creator {
    pub(crate) person: Option<PersonId>,
    /// A hash of their address.
    pub(crate) address: Option<[u8; 16]>,
}

/// A table as it was stored.
pub(crate) struct Stored {
    pub(crate) number: i64,
    /// The secret of its draws, encrypted.
    pub(crate) secret: Vec<u8>,
    /// Whether it is over, and has told its secret.
    pub(crate) is_over: bool,
    /// What its maker can be told by.
    pub(crate) host: Option<TokenHash>,
    pub(crate) bodies: Vec<Body>,
    pub(crate) head: Hash,
    pub(crate) seats: StoredSeats,
}

/// The hash that the log of a table begins with: so that logs can't be exchanged.
pub(crate) fn root(table: &TableId) -> Hash {
    hash(&[b"bastide log 1\n", table.as_str().as_bytes()])
}

/// The hash of an event: that of the one before, and its body.
pub(crate) fn link(before: &Hash, body: &str) -> Hash {
    hash(&[before, body.as_bytes()])
}

/// Makes a table with its first events.
pub(crate) fn create(db: &dyn Db, new: &NewTable, entry: &Entry) -> Result<(), StoreError> {
    let number = entry.number;
    db.execute(
        "INSERT INTO tables (number, id, secret, version, head, stage, is_listed, is_busy, summary, created_at, changed_at,
             creator, creator_address, host)
         VALUES (?1, ?2, ?3, 0, ?4, ?5, ?6, ?7, '', ?8, ?8, ?9, ?10, ?11)",
        params![
            number,
            new.id.as_str(),
            &new.secret,
            &entry.before,
            entry.row.stage.name(),
            new.is_listed,
            false,
            entry.row.at,
            new.creator.person.map(|person| person.0),
            new.creator.address.as_ref(),
            new.host.as_ref().map(|host| &host.0),
        ],
    )?;
    for NewSeat { seat, token, person } in &new.seats {
        db.execute(
            "INSERT INTO seats (table_number, seat, token, person) VALUES (?1, ?2, ?3, ?4)",
            params![number, *seat, &token.0, person.map(|person| person.0)],
        )?;
    }
    append(db, entry)
}

/// Writes down what happened. It is a conflict if something else happened meanwhile.
pub(crate) fn append(db: &dyn Db, entry: &Entry) -> Result<(), StoreError> {
    let Entry { number, first, events, before, row, .. } = entry;
    let changed = db.execute(
        "UPDATE tables SET version = ?3, head = ?4, stage = ?5, awaited = ?6, is_busy = ?7, summary = ?8, changed_at = ?9
         WHERE number = ?1 AND head = ?2",
        params![
            *number,
            before,
            entry.last(),
            &entry.head(),
            row.stage.name(),
            row.awaited,
            row.is_busy,
            &row.summary,
            row.at,
        ],
    )?;
    if changed != 1 {
        return Err(StoreError::Conflict);
    }
    for (version, (body, hash)) in (*first..).zip(events) {
        db.execute(
            "INSERT INTO events (table_number, version, body, hash) VALUES (?1, ?2, ?3, ?4)",
            params![*number, version, &**body, hash],
        )?;
    }
    Ok(())
}

/// How many tables of somebody wait for people to sit down.
pub(crate) fn waiting_tables(db: &dyn Db, creator: &Creator) -> Result<u64, StoreError> {
    let count = |sql: &'static str, value: Param<'_>| match db.query_first(sql, &[value])? {
        Some(mut row) => row.take(0),
        None => Ok(0),
    };
    let of_person = creator.person.map_or(Ok(0), |person| {
        count("SELECT count(*) FROM tables WHERE creator = ?1 AND stage = 'waiting'", person.0.into())
    })?;
    let of_address = creator.address.as_ref().map_or(Ok(0), |address| {
        count("SELECT count(*) FROM tables WHERE creator_address = ?1 AND stage = 'waiting'", address.into())
    })?;
    Ok(of_person.max(of_address))
}

/// A day, in milliseconds.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The tables at this stage at which nothing has happened since, so many at the most.
pub(crate) fn unchanged_since(
    db: &dyn Db,
    stage: Stage,
    since: Millis,
    most: usize,
) -> Result<Vec<TableId>, StoreError> {
    let found = db.query(
        "SELECT id FROM tables WHERE stage = ?1 AND changed_on <= ?2 AND changed_at <= ?3 ORDER BY changed_at LIMIT ?4",
        params![stage.name(), since / DAY, since, most],
    )?;
    ids(found)
}

/// Deletes a table with all that happened at it, if it is there.
pub(crate) fn delete_table(db: &dyn Db, id: &TableId) -> Result<(), StoreError> {
    // A table without events may lose those that it had.
    let found =
        db.query_first("UPDATE tables SET version = 0 WHERE id = ?1 RETURNING number", params![id.as_str()])?;
    let Some(mut found) = found else { return Ok(()) };
    let number: i64 = found.take(0)?;
    for sql in [
        "DELETE FROM events WHERE table_number = ?1",
        "DELETE FROM seats WHERE table_number = ?1",
        "DELETE FROM barred WHERE table_number = ?1",
        "DELETE FROM tables WHERE number = ?1",
    ] {
        db.execute(sql, params![number])?;
    }
    Ok(())
}

/// A table with all that happened, its log checked link by link.
pub(crate) fn load(db: &dyn Db, id: &TableId) -> Result<Option<Stored>, StoreError> {
    let found = db.query_first(
        "SELECT number, secret, stage, host, head, version FROM tables WHERE id = ?1",
        params![id.as_str()],
    )?;
    let Some(mut found) = found else { return Ok(None) };
    let (number, stage, version): (i64, String, u64) = (found.take(0)?, found.take(2)?, found.take(5)?);
    // Somebody may be writing; what comes after the version that was found does not belong to it.
    let bodies = events(db, number, 0, usize::try_from(version).unwrap_or(usize::MAX))?;
    let head = bodies.iter().fold(root(id), |head, body| link(&head, body));
    if head != found.take::<Hash>(4)? || bodies.len() as u64 != version {
        return Err(StoreError::Damaged(format!("the log of table {id} is not what was written")));
    }
    Ok(Some(Stored {
        number,
        secret: found.take(1)?,
        is_over: stage == Stage::Over.name(),
        host: found.take::<Option<Hash>>(3)?.map(TokenHash),
        bodies,
        head,
        seats: stored_seats(db, number)?,
    }))
}

/// What happened at a table after an event, so many at the most.
pub(crate) fn events(db: &dyn Db, number: i64, after: u64, most: usize) -> Result<Vec<Body>, StoreError> {
    let found = db.query(
        "SELECT body FROM events WHERE table_number = ?1 AND version > ?2 ORDER BY version LIMIT ?3",
        params![number, after, most],
    )?;
    found.into_iter().map(|mut row| row.take::<String>(0).map(Body::from)).collect()
}

/// The tables at which the server has to do something by itself.
pub(crate) fn busy(db: &dyn Db) -> Result<Vec<TableId>, StoreError> {
    ids(db.query("SELECT id FROM tables WHERE is_busy ORDER BY number", &[])?)
}

/// The summaries of the latest tables at this stage that are shown to everybody.
pub(crate) fn listed(db: &dyn Db, stage: Stage, most: usize) -> Result<Vec<String>, StoreError> {
    let found = db.query(
        "SELECT summary FROM tables WHERE is_listed AND stage = ?1 ORDER BY created_at DESC LIMIT ?2",
        params![stage.name(), most],
    )?;
    found.into_iter().map(|mut row| row.take(0)).collect()
}

/// All tables.
pub(super) fn all_ids(db: &dyn Db) -> Result<Vec<TableId>, StoreError> {
    ids(db.query("SELECT id FROM tables ORDER BY number", &[])?)
}

/// The names of tables in the first column.
pub(super) fn ids(rows: Vec<super::db::Row>) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = rows.into_iter().map(|mut row| row.take(0)).collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}
