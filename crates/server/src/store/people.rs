//! People, and the tables at which they have a seat.

use table::Millis;

use super::db::{Db, params};
use super::error::StoreError;

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
pub(crate) fn new_guest(db: &dyn Db, name: &str, now: Millis) -> Result<PersonId, StoreError> {
    let made = db.query_first(
        "INSERT INTO people (name, created_at) VALUES (?1, ?2) RETURNING number",
        params![name, now],
    )?;
    made.ok_or(StoreError::Conflict)?.take(0).map(PersonId)
}

/// A guest turns out to be somebody with an account: what was the guest's is theirs.
pub(crate) fn join(db: &dyn Db, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
    let found =
        db.query_first("SELECT number FROM people WHERE number = ?1 AND login IS NULL", params![guest.0])?;
    if found.is_some() {
        db.execute("UPDATE seats SET person = ?2 WHERE person = ?1", params![guest.0, person.0])?;
        forget(db, guest)?;
    }
    Ok(())
}

/// Deletes a person. Their seats are nobody's; the name stays where it was part of a game.
pub(crate) fn forget(db: &dyn Db, person: PersonId) -> Result<(), StoreError> {
    db.execute("DELETE FROM people WHERE number = ?1", params![person.0])?;
    Ok(())
}

/// Deletes the guests who came before this time and have no seat; how many there were.
pub(crate) fn forget_guests(db: &dyn Db, before: Millis) -> Result<u64, StoreError> {
    db.execute(
        "DELETE FROM people WHERE login IS NULL AND created_at <= ?1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.number)",
        params![before],
    )
}

/// The summaries of the tables at which a person has a seat, with the seat; the latest first.
pub(crate) fn tables_of(db: &dyn Db, person: PersonId, most: usize) -> Result<Vec<(u8, String)>, StoreError> {
    let found = db.query(
        "SELECT seat, summary FROM seats JOIN tables ON number = table_number
         WHERE person = ?1 ORDER BY changed_at DESC, seat LIMIT ?2",
        params![person.0, most],
    )?;
    found.into_iter().map(|mut row| Ok((row.take(0)?, row.take(1)?))).collect()
}
