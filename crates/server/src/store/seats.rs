//! The seats for people at a table: what opens them, whose they are, and who came without an invitation.

use super::db::{Db, Row, params};
use super::error::StoreError;
use super::people::PersonId;
use crate::keys::TokenHash;

/// A seat for a person.
#[derive(Clone, Copy)]
pub(crate) struct NewSeat {
    pub(crate) seat: u8,
    pub(crate) token: TokenHash,
    pub(crate) person: Option<PersonId>,
}

/// A seat for a person, as it was stored.
#[derive(Clone, Copy)]
pub(crate) struct StoredSeat {
    pub(crate) seat: u8,
    pub(crate) token: TokenHash,
    /// Whose it is.
    pub(crate) person: Option<PersonId>,
    /// Who sat down there without an invitation last.
    pub(crate) joiner: Option<JoinerHash>,
}

/// The seats for people at a table, as they were stored.
#[derive(Clone, Default)]
pub(crate) struct StoredSeats {
    pub(crate) seats: Vec<StoredSeat>,
    /// Those who came without an invitation and were made to stand up: they don't come back by themselves.
    pub(crate) barred: Vec<JoinerHash>,
}

/// Whoever sat down without an invitation: a hash that tells nothing without the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JoinerHash(pub(crate) [u8; 16]);

/// The seats for people at a table.
pub(crate) fn stored_seats(db: &dyn Db, number: i64) -> Result<StoredSeats, StoreError> {
    let found = db.query(
        "SELECT seat, token, person, joiner FROM seats WHERE table_number = ?1 ORDER BY seat",
        params![number],
    )?;
    let seats = found.into_iter().map(stored_seat).collect::<Result<_, StoreError>>()?;
    let found = db.query("SELECT joiner FROM barred WHERE table_number = ?1", params![number])?;
    let barred = found.into_iter().map(|mut row| Ok(JoinerHash(row.take(0)?)));
    Ok(StoredSeats { seats, barred: barred.collect::<Result<_, StoreError>>()? })
}

/// A row of seat, token, person and joiner.
pub(super) fn stored_seat(mut row: Row) -> Result<StoredSeat, StoreError> {
    let (person, joiner): (Option<i64>, Option<[u8; 16]>) = (row.take(2)?, row.take(3)?);
    Ok(StoredSeat {
        seat: row.take(0)?,
        token: TokenHash(row.take(1)?),
        person: person.map(PersonId),
        joiner: joiner.map(JoinerHash),
    })
}

/// The seats of a person at a table.
pub(crate) fn seats_of(db: &dyn Db, number: i64, person: PersonId) -> Result<Vec<u8>, StoreError> {
    let found = db
        .query("SELECT seat FROM seats WHERE table_number = ?1 AND person = ?2", params![number, person.0])?;
    found.into_iter().map(|mut row| row.take(0)).collect()
}

/// Whose the seats of a table are.
pub(crate) fn owners(db: &dyn Db, number: i64) -> Result<Vec<(u8, PersonId)>, StoreError> {
    let found = db.query(
        "SELECT seat, person FROM seats WHERE table_number = ?1 AND person IS NOT NULL",
        params![number],
    )?;
    found.into_iter().map(|mut row| Ok((row.take(0)?, PersonId(row.take(1)?)))).collect()
}

/// A seat gets another token; the one before opens it no more.
pub(crate) fn renew_seat(db: &dyn Db, number: i64, seat: u8, token: &TokenHash) -> Result<(), StoreError> {
    db.execute(
        "UPDATE seats SET token = ?3 WHERE table_number = ?1 AND seat = ?2",
        params![number, seat, &token.0],
    )?;
    Ok(())
}

/// Somebody sits down without an invitation: the one that there was opens the seat no more.
pub(crate) fn take_seat(
    db: &dyn Db,
    number: i64,
    seat: u8,
    token: &TokenHash,
    joiner: JoinerHash,
) -> Result<(), StoreError> {
    db.execute(
        "UPDATE seats SET token = ?3, joiner = ?4 WHERE table_number = ?1 AND seat = ?2",
        params![number, seat, &token.0, &joiner.0],
    )?;
    Ok(())
}

/// A seat is this person's.
pub(crate) fn bind_seat(db: &dyn Db, number: i64, seat: u8, person: PersonId) -> Result<(), StoreError> {
    db.execute(
        "UPDATE seats SET person = ?3 WHERE table_number = ?1 AND seat = ?2",
        params![number, seat, person.0],
    )?;
    Ok(())
}

/// A seat is nobody's, and opened by another token. Whoever sat there without an invitation does not come back by themselves.
pub(crate) fn free_seat(db: &dyn Db, number: i64, seat: u8, token: &TokenHash) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO barred (table_number, joiner)
         SELECT table_number, joiner FROM seats WHERE table_number = ?1 AND seat = ?2 AND joiner IS NOT NULL
         ON CONFLICT DO NOTHING",
        params![number, seat],
    )?;
    db.execute(
        "UPDATE seats SET person = NULL, joiner = NULL, token = ?3 WHERE table_number = ?1 AND seat = ?2",
        params![number, seat, &token.0],
    )?;
    Ok(())
}
