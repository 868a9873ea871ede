//! Tables and what happened at them.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, ToSql, params};
use table::Millis;
use views::Stage;

use super::error::StoreError;
use super::people::PersonId;
use crate::keys::{Hash, TableId, TokenHash, hash};

/// The JSON of an event.
pub(crate) type Body = Arc<str>;

/// Events that happened together, and what they made of the table.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The number of the first.
    first: u64,
    /// Each with its hash.
    events: Vec<(Body, Hash)>,
    /// The hash of the event before the first.
    before: Hash,
    row: Row,
}

impl Entry {
    /// Events from this number on, behind the one with this hash.
    pub(crate) fn new(first: u64, bodies: &[Body], before: Hash, row: Row) -> Entry {
        let mut head = before;
        let hashed = bodies.iter().map(|body| {
            head = link(&head, body);
            (Arc::clone(body), head)
        });
        Entry { first, events: hashed.collect(), before, row }
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

/// A seat for a person.
#[derive(Clone, Copy)]
pub(crate) struct NewSeat {
    pub(crate) seat: u8,
    pub(crate) token: TokenHash,
    pub(crate) person: Option<PersonId>,
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
    pub(crate) seats: Vec<NewSeat>,
}

/// The hash that the log of a table begins with: so that logs can't be exchanged.
pub(crate) fn root(table: &TableId) -> Hash {
    hash(&[b"bastide log 1\n", table.as_str().as_bytes()])
}

/// The hash of an event: that of the one before, and its body.
fn link(before: &Hash, body: &str) -> Hash {
    hash(&[before, body.as_bytes()])
}

/// Makes a table with its first events; the answer is its number.
pub(crate) fn create(db: &Connection, new: &NewTable, entry: &Entry) -> Result<i64, StoreError> {
    db.prepare_cached(
        "INSERT INTO tables (id, secret, version, head, stage, is_listed, is_busy, summary, created_at, changed_at,
             creator, creator_address, host)
         VALUES (?1, ?2, 0, ?3, ?4, ?5, 0, '', ?6, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        new.id.as_str(),
        new.secret,
        entry.before,
        entry.row.stage.name(),
        new.is_listed,
        time(entry.row.at),
        new.creator.person.map(|person| person.0),
        new.creator.address,
        new.host.map(|host| host.0)
    ])?;
    let number = db.last_insert_rowid();
    let mut insert = db.prepare_cached("INSERT INTO seats VALUES (?1, ?2, ?3, ?4)")?;
    for seat in &new.seats {
        insert.execute(params![number, seat.seat, seat.token.0, seat.person.map(|person| person.0)])?;
    }
    append(db, number, entry)?;
    Ok(number)
}

/// Writes down what happened. It is a conflict if something else happened meanwhile.
pub(crate) fn append(db: &Connection, number: i64, entry: &Entry) -> Result<(), StoreError> {
    let Entry { first, events, before, row } = entry;
    let mut event = db.prepare_cached("INSERT INTO events VALUES (?1, ?2, ?3, ?4)")?;
    let mut next = *first;
    for (body, hash) in events {
        event.execute(params![number, time(next), &**body, hash])?;
        next += 1;
    }
    let changed = db
        .prepare_cached(
            "UPDATE tables SET version = ?3, head = ?4, stage = ?5, awaited = ?6, is_busy = ?7, summary = ?8,
                 changed_at = ?9
             WHERE number = ?1 AND head = ?2",
        )?
        .execute(params![
            number,
            before,
            time(next - 1),
            entry.head(),
            row.stage.name(),
            row.awaited,
            row.is_busy,
            row.summary,
            time(row.at)
        ])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// How many tables of somebody wait for people to sit down.
pub(crate) fn waiting_tables(db: &Connection, creator: &Creator) -> Result<usize, StoreError> {
    let count = |column: &str, value: &dyn ToSql| -> Result<usize, StoreError> {
        let sql = format!("SELECT count(*) FROM tables WHERE {column} = ?1 AND stage = 'waiting'");
        let count: i64 = db.prepare_cached(&sql)?.query_row([value], |row| row.get(0))?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    };
    let of_person = creator.person.map_or(Ok(0), |person| count("creator", &person.0))?;
    let of_address = creator.address.map_or(Ok(0), |address| count("creator_address", &address))?;
    Ok(of_person.max(of_address))
}

/// The tables at this stage at which nothing has happened since, so many at the most.
pub(crate) fn unchanged_since(
    db: &Connection,
    stage: Stage,
    since: Millis,
    most: usize,
) -> Result<Vec<TableId>, StoreError> {
    let mut tables = db.prepare_cached(
        "SELECT id FROM tables WHERE stage = ?1 AND changed_at <= ?2 ORDER BY changed_at LIMIT ?3",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let ids = tables.query_map(params![stage.name(), time(since), most], |row| row.get(0))?;
    let ids: Vec<String> = ids.collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}

/// Deletes a table with all that happened at it, if it is there.
pub(crate) fn delete_table(db: &Connection, id: &TableId) -> Result<(), StoreError> {
    // A table without events may lose those that it had.
    let number: Option<i64> = db
        .prepare_cached("UPDATE tables SET version = 0 WHERE id = ?1 RETURNING number")?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()?;
    let Some(number) = number else { return Ok(()) };
    for sql in [
        "DELETE FROM events WHERE table_number = ?1",
        "DELETE FROM seats WHERE table_number = ?1",
        "DELETE FROM tables WHERE number = ?1",
    ] {
        db.prepare_cached(sql)?.execute([number])?;
    }
    Ok(())
}

/// A table with all that happened, its log checked link by link.
pub(crate) fn load(db: &Connection, id: &TableId) -> Result<Option<Stored>, StoreError> {
    // One look at the whole: a writer may be at work.
    let look = db.unchecked_transaction()?;
    let found = look
        .prepare_cached(
            "SELECT number, secret, stage = 'over', host, head, version FROM tables WHERE id = ?1",
        )?
        .query_row([id.as_str()], |row| {
            let host = row.get::<_, Option<Hash>>(3)?.map(TokenHash);
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, host, row.get(4)?, row.get(5)?))
        })
        .optional()?;
    type Found = (i64, Vec<u8>, bool, Option<TokenHash>, Hash, i64);
    let Some((number, secret, is_over, host, head, version)): Option<Found> = found else {
        return Ok(None);
    };
    let bodies = events(&look, number, 0, usize::MAX)?;
    let end = bodies.iter().fold(root(id), |head, body| link(&head, body));
    if end != head || time(bodies.len() as u64) != version {
        return Err(StoreError::Damaged(format!("the log of table {id} is not what was written")));
    }
    let seats = look
        .prepare_cached("SELECT seat, token, person FROM seats WHERE table_number = ?1 ORDER BY seat")?
        .query_map([number], seat)?
        .collect::<Result<_, _>>()?;
    Ok(Some(Stored { number, secret, is_over, host, bodies, head, seats }))
}

fn seat(row: &SqlRow<'_>) -> rusqlite::Result<NewSeat> {
    let person: Option<i64> = row.get(2)?;
    Ok(NewSeat { seat: row.get(0)?, token: TokenHash(row.get(1)?), person: person.map(PersonId) })
}

/// What happened at a table after an event, so many at the most.
pub(crate) fn events(db: &Connection, number: i64, after: u64, most: usize) -> Result<Vec<Body>, StoreError> {
    let mut events = db.prepare_cached(
        "SELECT body FROM events WHERE table_number = ?1 AND version > ?2 ORDER BY version LIMIT ?3",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let bodies = events.query_map(params![number, time(after), most], |row| row.get(0))?;
    Ok(bodies.collect::<Result<_, _>>()?)
}

/// The tables at which the server has to do something by itself.
pub(crate) fn busy(db: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut tables = db.prepare("SELECT id FROM tables WHERE is_busy ORDER BY number")?;
    let ids: Vec<String> = tables.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}

/// The summaries of the latest tables at this stage that are shown to everybody.
pub(crate) fn listed(db: &Connection, stage: Stage, most: usize) -> Result<Vec<String>, StoreError> {
    let mut tables = db.prepare_cached(
        "SELECT summary FROM tables WHERE is_listed AND stage = ?1 ORDER BY created_at DESC LIMIT ?2",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let summaries = tables.query_map(params![stage.name(), most], |row| row.get(0))?;
    Ok(summaries.collect::<Result<_, _>>()?)
}

/// SQLite has signed numbers only; times and versions are never as large as that matters.
pub(super) fn time(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}
