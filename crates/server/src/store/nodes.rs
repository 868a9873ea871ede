//! The nodes that share a store, and which of them looks after which table: in PostgreSQL only.
//!
//! A node says again and again that it is running. The one that stored the last event of a table watches its clock and
//! moves its bots; if it is not heard of any more, another takes its tables over. Should both do something, it is harmless:
//! the number of the event decides who was first.

use std::collections::HashMap;

use table::Millis;

use super::db::{Db, params};
use super::error::StoreError;
use super::log::ids;
use super::seats::{JoinerHash, StoredSeats, stored_seat};
use crate::keys::TableId;

/// After how many seconds a node that has said nothing is not there any more.
macro_rules! lease {
    () => {
        "interval '2 seconds'"
    };
}

/// A node says that it is running. The answer is the time of the database.
pub(crate) fn renew_lease(db: &dyn Db, node: &str) -> Result<Millis, StoreError> {
    let renewed = db.query_first(
        "INSERT INTO nodes (name, seen_at) VALUES (?1, clock_timestamp())
         ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at
         RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
        params![node],
    )?;
    renewed.ok_or(StoreError::Conflict)?.take(0)
}

/// A node stops: others can take over at once.
pub(crate) fn end_lease(db: &dyn Db, node: &str) -> Result<(), StoreError> {
    db.execute("DELETE FROM nodes WHERE name = ?1", params![node])?;
    Ok(())
}

/// The nodes that are running.
pub(crate) fn running_nodes(db: &dyn Db) -> Result<Vec<String>, StoreError> {
    let found =
        db.query(concat!("SELECT name FROM nodes WHERE seen_at > clock_timestamp() - ", lease!()), &[])?;
    found.into_iter().map(|mut row| row.take(0)).collect()
}

/// Takes tables over whose node is not there any more, so many at the most.
pub(crate) fn take_over(db: &dyn Db, node: &str, most: usize) -> Result<Vec<TableId>, StoreError> {
    ids(db.query(
        concat!(
            "UPDATE tables SET keeper = ?1 WHERE number IN (
                 SELECT number FROM tables WHERE is_busy AND (keeper IS NULL OR NOT EXISTS (
                     SELECT 1 FROM nodes WHERE name = keeper AND seen_at > clock_timestamp() - ",
            lease!(),
            "))
                 LIMIT ?2 FOR UPDATE SKIP LOCKED)
             RETURNING id"
        ),
        params![node, most],
    )?)
}

/// How many events tables have, by their numbers, as far as they are there.
pub(crate) fn versions(db: &dyn Db, tables: &[i64]) -> Result<HashMap<i64, u64>, StoreError> {
    let found = db.query(
        "SELECT number, version FROM tables WHERE number = ANY (string_to_array(?1, ',')::bigint[])",
        params![&list(tables)],
    )?;
    found.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
}

/// The seats of tables, by the numbers of the tables.
pub(crate) fn seats(db: &dyn Db, tables: &[i64]) -> Result<HashMap<i64, StoredSeats>, StoreError> {
    let mut all: HashMap<i64, StoredSeats> = HashMap::new();
    let found = db.query(
        "SELECT seat, token, person, joiner, table_number FROM seats
         WHERE table_number = ANY (string_to_array(?1, ',')::bigint[]) ORDER BY table_number, seat",
        params![&list(tables)],
    )?;
    for mut row in found {
        all.entry(row.take(4)?).or_default().seats.push(stored_seat(row)?);
    }
    let found = db.query(
        "SELECT table_number, joiner FROM barred WHERE table_number = ANY (string_to_array(?1, ',')::bigint[])",
        params![&list(tables)],
    )?;
    for mut row in found {
        all.entry(row.take(0)?).or_default().barred.push(JoinerHash(row.take(1)?));
    }
    Ok(all)
}

/// Numbers as a text, which the database reads as an array.
fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
}

/// Forgets nodes that have not been there for long.
pub(crate) fn forget_nodes(db: &dyn Db) -> Result<(), StoreError> {
    db.execute("DELETE FROM nodes WHERE seen_at < clock_timestamp() - interval '1 hour'", &[])?;
    Ok(())
}
