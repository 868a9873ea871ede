//! Sessions: by which a browser is one person.

use table::Millis;

use super::db::{Db, params};
use super::error::StoreError;
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
    db: &dyn Db,
    session: &Session,
    person: PersonId,
    expires_at: Millis,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO sessions (token, person, expires_at, device, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![&session.token.0, person.0, expires_at, &session.device, session.seen_at],
    )?;
    Ok(())
}

/// Who has this token, and when they were last seen with it.
pub(crate) fn who(
    db: &dyn Db,
    token: &TokenHash,
    now: Millis,
) -> Result<Option<(Person, Millis)>, StoreError> {
    let found = db.query_first(
        "SELECT number, name, login, seen_at FROM sessions JOIN people ON number = person
         WHERE token = ?1 AND expires_at > ?2",
        params![&token.0, now],
    )?;
    let Some(mut row) = found else { return Ok(None) };
    let person = Person { id: PersonId(row.take(0)?), name: row.take(1)?, login: row.take(2)? };
    Ok(Some((person, row.take(3)?)))
}

/// Somebody was here with this token.
pub(crate) fn see_session(db: &dyn Db, token: &TokenHash, now: Millis) -> Result<(), StoreError> {
    db.execute("UPDATE sessions SET seen_at = ?2 WHERE token = ?1", params![&token.0, now])?;
    Ok(())
}

/// The sessions of a person, the one that was seen last first.
pub(crate) fn sessions(db: &dyn Db, person: PersonId, now: Millis) -> Result<Vec<Session>, StoreError> {
    let found = db.query(
        "SELECT token, device, seen_at FROM sessions WHERE person = ?1 AND expires_at > ?2
         ORDER BY seen_at DESC, token",
        params![person.0, now],
    )?;
    let sessions = found.into_iter().map(|mut row| {
        Ok(Session { token: TokenHash(row.take(0)?), device: row.take(1)?, seen_at: row.take(2)? })
    });
    sessions.collect()
}

/// The token is nobody's any more.
pub(crate) fn end_session(db: &dyn Db, token: &TokenHash) -> Result<(), StoreError> {
    db.execute("DELETE FROM sessions WHERE token = ?1", params![&token.0])?;
    Ok(())
}

/// Ends one session of a person; whether there was one of this name.
pub(crate) fn end_session_of(
    db: &dyn Db,
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
    db: &dyn Db,
    person: PersonId,
    but: Option<&TokenHash>,
) -> Result<(), StoreError> {
    db.execute(
        "DELETE FROM sessions WHERE person = ?1 AND token IS DISTINCT FROM ?2",
        params![person.0, but.map(|token| &token.0)],
    )?;
    Ok(())
}

/// Drops the sessions whose time is over.
pub(crate) fn forget_sessions(db: &dyn Db, now: Millis) -> Result<(), StoreError> {
    db.execute("DELETE FROM sessions WHERE expires_at <= ?1", params![now])?;
    Ok(())
}

/// Nobody is this person any more until they sign in.
pub(crate) fn end_sessions(db: &dyn Db, person: PersonId) -> Result<(), StoreError> {
    db.execute("DELETE FROM sessions WHERE person = ?1", params![person.0])?;
    Ok(())
}
