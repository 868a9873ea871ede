//! People, and the seats that are theirs.

use rusqlite::{Connection, OptionalExtension, params};
use table::Millis;

use super::error::StoreError;
use super::log::time;
use crate::keys::TokenHash;

/// The number of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PersonId(pub(crate) i64);

/// Somebody.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// The name of the account; a guest has none.
    pub(crate) login: Option<String>,
}

/// Somebody new, without an account.
pub(crate) fn new_guest(db: &Connection, name: &str, now: Millis) -> Result<PersonId, StoreError> {
    db.prepare_cached("INSERT INTO people (name, created_at) VALUES (?1, ?2)")?
        .execute(params![name, time(now)])?;
    Ok(PersonId(db.last_insert_rowid()))
}

/// A guest turns out to be somebody with an account: what was the guest's is theirs.
pub(crate) fn join(db: &Connection, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
    let is_guest: bool = db
        .prepare_cached("SELECT login IS NULL FROM people WHERE number = ?1")?
        .query_row([guest.0], |row| row.get(0))
        .optional()?
        .unwrap_or(false);
    if is_guest {
        db.prepare_cached("UPDATE seats SET person = ?2 WHERE person = ?1")?.execute([guest.0, person.0])?;
        forget(db, guest)?;
    }
    Ok(())
}

/// Deletes a person. Their seats are nobody's; the name stays where it was part of a game.
pub(crate) fn forget(db: &Connection, person: PersonId) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM people WHERE number = ?1")?.execute([person.0])?;
    Ok(())
}

/// Deletes the guests who came before this time and have no seat; how many there were.
pub(crate) fn forget_guests(db: &Connection, before: Millis) -> Result<usize, StoreError> {
    let forgotten = db.execute(
        "DELETE FROM people WHERE login IS NULL AND created_at <= ?1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.number)",
        [time(before)],
    )?;
    Ok(forgotten)
}

/// A seat is this person's.
pub(crate) fn bind_seat(db: &Connection, number: i64, seat: u8, person: PersonId) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE seats SET person = ?3 WHERE table_number = ?1 AND seat = ?2")?
        .execute(params![number, seat, person.0])?;
    Ok(())
}

/// A seat is nobody's, and opened by another token.
pub(crate) fn free_seat(db: &Connection, number: i64, seat: u8, token: &TokenHash) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE seats SET person = NULL, token = ?3 WHERE table_number = ?1 AND seat = ?2")?
        .execute(params![number, seat, token.0])?;
    Ok(())
}

/// The seats of a person at a table.
pub(crate) fn seats_of(db: &Connection, number: i64, person: PersonId) -> Result<Vec<u8>, StoreError> {
    let mut seats = db.prepare_cached("SELECT seat FROM seats WHERE table_number = ?1 AND person = ?2")?;
    let seats = seats.query_map([number, person.0], |row| row.get(0))?;
    Ok(seats.collect::<Result<_, _>>()?)
}

/// Whose the seats of a table are.
pub(crate) fn owners(db: &Connection, number: i64) -> Result<Vec<(u8, PersonId)>, StoreError> {
    let mut seats =
        db.prepare_cached("SELECT seat, person FROM seats WHERE table_number = ?1 AND person IS NOT NULL")?;
    let owners = seats.query_map([number], |row| Ok((row.get(0)?, PersonId(row.get(1)?))))?;
    Ok(owners.collect::<Result<_, _>>()?)
}

/// A seat gets another token; the one before opens it no more.
pub(crate) fn renew_seat(
    db: &Connection,
    number: i64,
    seat: u8,
    token: &TokenHash,
) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE seats SET token = ?3 WHERE table_number = ?1 AND seat = ?2")?
        .execute(params![number, seat, token.0])?;
    Ok(())
}

/// The summaries of the tables at which a person has a seat, with the seat; the latest first.
pub(crate) fn tables_of(
    db: &Connection,
    person: PersonId,
    most: usize,
) -> Result<Vec<(u8, String)>, StoreError> {
    let mut tables = db.prepare_cached(
        "SELECT seat, summary FROM seats JOIN tables ON number = table_number
         WHERE person = ?1 ORDER BY changed_at DESC, seat LIMIT ?2",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let found = tables.query_map(params![person.0, most], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}
