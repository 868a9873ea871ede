//! Appending to the logs of many tables with one statement: one round trip and one commit for all of them.

use std::collections::HashSet;

use super::connection::Connection;
use crate::cluster::MovedNotices;
use crate::store::StoreError;
use crate::store::log::Entry;

/// The name of the channel on which nodes tell each other.
pub(super) const CHANNEL: &str = "bastide";

/// A table gets its events if its last event is the one that they build on. Rows are locked in the order of their numbers, so
/// that nodes don't wait for each other in a circle. Whoever listens is told which tables have moved, unless that is
/// done elsewhere.
const APPEND: &str = "
WITH new AS (
    SELECT * FROM unnest(?1::bigint[], ?2::bytea[], ?3::bigint[], ?4::bytea[], ?5::text[], ?6::bigint[], ?7::bool[], ?8::text[],
            ?9::bigint[], ?10::text[], ?11::bigint[])
        AS new (number, before, version, head, stage, awaited, is_busy, summary, changed_at, text, notice)
), locked AS MATERIALIZED (
    SELECT number FROM tables WHERE number = ANY (?1) ORDER BY number FOR UPDATE
), moved AS (
    UPDATE tables SET version = new.version, head = new.head, stage = new.stage, awaited = new.awaited, is_busy = new.is_busy,
        summary = new.summary, changed_at = new.changed_at, keeper = ?16
    FROM new JOIN locked ON locked.number = new.number
    WHERE tables.number = new.number AND tables.head = new.before
    RETURNING tables.number, new.text, new.notice
), added AS (
    INSERT INTO events (table_number, version, body, hash)
    SELECT event.* FROM unnest(?12::bigint[], ?13::bigint[], ?14::text[], ?15::bytea[])
        AS event (table_number, version, body, hash)
    JOIN moved ON moved.number = event.table_number
), told AS (
    SELECT pg_notify(?17, ?18 || string_agg(text, ',') || ?19) FROM moved WHERE ?17 != '' GROUP BY notice
)
SELECT number FROM moved WHERE (SELECT count(*) FROM told) >= 0";

/// How many tables are changed by one statement at the most.
pub(super) const MOST: usize = 200;

/// Appends entries, no two of one table; the answer is the tables that they were appended to. At the others
/// something else has happened. Whoever listens on the channel is told; if it has no name, nobody is.
pub(super) fn append(
    db: &Connection,
    entries: &[Entry],
    node: &str,
    channel: &str,
    notices: &MovedNotices,
) -> Result<HashSet<i64>, StoreError> {
    let heads: Vec<_> = entries.iter().map(Entry::head).collect();
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    let each = |entry: &Entry| {
        let numbered = (entry.first..).zip(entry.events.clone());
        let table = entry.number;
        numbered.map(move |(version, (body, hash))| (table, number(version), body, hash)).collect::<Vec<_>>()
    };
    let events: Vec<_> = entries.iter().flat_map(each).collect();
    let moved = db.run(
        APPEND,
        &[
            &entries.iter().map(|entry| entry.number).collect::<Vec<_>>(),
            &entries.iter().map(|entry| entry.before.as_slice()).collect::<Vec<_>>(),
            &entries.iter().map(|entry| number(entry.last())).collect::<Vec<_>>(),
            &heads.iter().map(|head| head.as_slice()).collect::<Vec<_>>(),
            &entries.iter().map(|entry| entry.row.stage.name()).collect::<Vec<_>>(),
            &entries.iter().map(|entry| entry.row.awaited.map(i64::from)).collect::<Vec<_>>(),
            &entries.iter().map(|entry| entry.row.is_busy).collect::<Vec<_>>(),
            &entries.iter().map(|entry| entry.row.summary.as_str()).collect::<Vec<_>>(),
            &entries.iter().map(|entry| number(entry.row.at)).collect::<Vec<_>>(),
            &notices.texts,
            &notices.notices,
            &events.iter().map(|(table, ..)| *table).collect::<Vec<_>>(),
            &events.iter().map(|(_, version, ..)| *version).collect::<Vec<_>>(),
            &events.iter().map(|(_, _, body, _)| &**body).collect::<Vec<_>>(),
            &events.iter().map(|(.., hash)| hash.as_slice()).collect::<Vec<_>>(),
            &node,
            &channel,
            &notices.begin,
            &notices.end,
        ],
    )?;
    Ok(moved.iter().map(|row| row.get(0)).collect())
}

/// Whether an entry is in the log of its table.
pub(super) fn is_appended(db: &Connection, entry: &Entry) -> Result<bool, StoreError> {
    let last = i64::try_from(entry.last()).unwrap_or(i64::MAX);
    let found =
        db.run("SELECT hash FROM events WHERE table_number = ?1 AND version = ?2", &[&entry.number, &last])?;
    Ok(found.first().is_some_and(|row| row.get::<_, &[u8]>(0) == entry.head()))
}
