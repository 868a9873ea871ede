//! Sessions: by which a browser is one person.

use rusqlite::{Connection, OptionalExtension, params};
use table::Millis;

use super::error::StoreError;
use super::log::time;
use super::people::{Person, PersonId};
use crate::keys::{SessionId, TokenHash};

/// A session of a person.
pub(crate) struct Session {
    pub(crate) token: TokenHash,
    /// A word for the device.
    pub(crate) device: String,
    pub(crate) seen_at: Millis,
}

/// From now on whoever has the token is this person.
pub(crate) fn new_session(
    db: &Connection,
    session: &Session,
    person: PersonId,
    expires_at: Millis,
) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO sessions (token, person, expires_at, device, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        session.token.0,
        person.0,
        time(expires_at),
        session.device,
        time(session.seen_at)
    ])?;
    Ok(())
}

/// Who has this token, and when they were last seen with it.
pub(crate) fn who(
    db: &Connection,
    token: &TokenHash,
    now: Millis,
) -> Result<Option<(Person, Millis)>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT number, name, login, seen_at FROM sessions JOIN people ON number = person
         WHERE token = ?1 AND expires_at > ?2",
    )?;
    let person = found.query_row(params![token.0, time(now)], |row| {
        let person = Person { id: PersonId(row.get(0)?), name: row.get(1)?, login: row.get(2)? };
        Ok((person, row.get::<_, i64>(3)?))
    });
    Ok(person.optional()?.map(|(person, seen_at)| (person, seen_at.unsigned_abs())))
}

/// Somebody was here with this token.
pub(crate) fn see_session(db: &Connection, token: &TokenHash, now: Millis) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE sessions SET seen_at = ?2 WHERE token = ?1")?
        .execute(params![token.0, time(now)])?;
    Ok(())
}

/// The sessions of a person, the one that was seen last first.
pub(crate) fn sessions(db: &Connection, person: PersonId, now: Millis) -> Result<Vec<Session>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT token, device, seen_at FROM sessions WHERE person = ?1 AND expires_at > ?2
         ORDER BY seen_at DESC, token",
    )?;
    let sessions = found.query_map(params![person.0, time(now)], |row| {
        let seen_at: i64 = row.get(2)?;
        Ok(Session { token: TokenHash(row.get(0)?), device: row.get(1)?, seen_at: seen_at.unsigned_abs() })
    })?;
    Ok(sessions.collect::<Result<_, _>>()?)
}

/// The token is nobody's any more.
pub(crate) fn end_session(db: &Connection, token: &TokenHash) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([token.0])?;
    Ok(())
}

/// Ends one session of a person; whether there was one of this name.
pub(crate) fn end_session_of(
    db: &Connection,
    person: PersonId,
    id: &SessionId,
    now: Millis,
) -> Result<bool, StoreError> {
    let found = sessions(db, person, now)?.into_iter().find(|session| session.token.session_id() == *id);
    let Some(Session { token, .. }) = found else { return Ok(false) };
    end_session(db, &token)?;
    Ok(true)
}

/// Ends all sessions of a person but this one.
pub(crate) fn end_other_sessions(
    db: &Connection,
    person: PersonId,
    but: Option<&TokenHash>,
) -> Result<(), StoreError> {
    let but = but.map(|token| token.0);
    db.prepare_cached("DELETE FROM sessions WHERE person = ?1 AND token IS NOT ?2")?
        .execute(params![person.0, but])?;
    Ok(())
}

/// Drops the sessions whose time is over.
pub(crate) fn forget_sessions(db: &Connection, now: Millis) -> Result<(), StoreError> {
    db.execute("DELETE FROM sessions WHERE expires_at <= ?1", [time(now)])?;
    Ok(())
}

/// Nobody is this person any more until they sign in.
pub(crate) fn end_sessions(db: &Connection, person: PersonId) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM sessions WHERE person = ?1")?.execute([person.0])?;
    Ok(())
}
