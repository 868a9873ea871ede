//! Accounts: a name and a password, and codes for when that is forgotten.

use super::db::{Db, Row, params};
use super::error::StoreError;
use super::people::PersonId;
use crate::keys::Hash;

/// An account, and what its password is checked against.
pub(crate) struct Account {
    pub(crate) person: PersonId,
    pub(crate) password: String,
}

/// Gives a guest an account, unless the name is taken.
pub(crate) fn add_account(
    db: &dyn Db,
    person: PersonId,
    login: &str,
    password: &str,
) -> Result<(), StoreError> {
    if account(db, login)?.is_some() {
        return Err(StoreError::Taken);
    }
    let changed = db.execute(
        "UPDATE people SET login = ?2, password = ?3 WHERE number = ?1 AND login IS NULL",
        params![person.0, login, password],
    )?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// The account of this name.
pub(crate) fn account(db: &dyn Db, login: &str) -> Result<Option<Account>, StoreError> {
    let found = db.query_first(
        "SELECT number, password FROM people WHERE login = ?1 AND password IS NOT NULL",
        params![login],
    )?;
    let read = |mut row: Row| Ok(Account { person: PersonId(row.take(0)?), password: row.take(1)? });
    found.map(read).transpose()
}

/// An account has another password from now on.
pub(crate) fn set_password(db: &dyn Db, person: PersonId, password: &str) -> Result<(), StoreError> {
    db.execute(
        "UPDATE people SET password = ?2 WHERE number = ?1 AND login IS NOT NULL",
        params![person.0, password],
    )?;
    Ok(())
}

/// A person has these recovery codes from now on, and none of those before.
pub(crate) fn set_recovery_codes(db: &dyn Db, person: PersonId, codes: &[Hash]) -> Result<(), StoreError> {
    db.execute("DELETE FROM recovery_codes WHERE person = ?1", params![person.0])?;
    for code in codes {
        db.execute("INSERT INTO recovery_codes (person, code) VALUES (?1, ?2)", params![person.0, code])?;
    }
    Ok(())
}

/// How many recovery codes a person has left.
pub(crate) fn recovery_codes(db: &dyn Db, person: PersonId) -> Result<u32, StoreError> {
    let found = db.query_first("SELECT count(*) FROM recovery_codes WHERE person = ?1", params![person.0])?;
    found.map_or(Ok(0), |mut row| row.take(0))
}

/// Uses a recovery code of an account; the person, if there was such a code.
pub(crate) fn use_recovery_code(
    db: &dyn Db,
    login: &str,
    code: &Hash,
) -> Result<Option<PersonId>, StoreError> {
    let used = db.query_first(
        "DELETE FROM recovery_codes WHERE code = ?2 AND person = (SELECT number FROM people WHERE login = ?1)
         RETURNING person",
        params![login, code],
    )?;
    used.map(|mut row| row.take(0).map(PersonId)).transpose()
}
