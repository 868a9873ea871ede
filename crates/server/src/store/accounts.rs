//! Accounts: a name and a password, and codes for when that is forgotten.

use rusqlite::{Connection, OptionalExtension, params};

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
    db: &Connection,
    person: PersonId,
    login: &str,
    password: &str,
) -> Result<(), StoreError> {
    if account(db, login)?.is_some() {
        return Err(StoreError::Taken);
    }
    let changed = db
        .prepare_cached("UPDATE people SET login = ?2, password = ?3 WHERE number = ?1 AND login IS NULL")?
        .execute(params![person.0, login, password])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// The account of this name.
pub(crate) fn account(db: &Connection, login: &str) -> Result<Option<Account>, StoreError> {
    let mut found =
        db.prepare_cached("SELECT number, password FROM people WHERE login = ?1 AND password IS NOT NULL")?;
    let account =
        found.query_row([login], |row| Ok(Account { person: PersonId(row.get(0)?), password: row.get(1)? }));
    Ok(account.optional()?)
}

/// An account has another password from now on.
pub(crate) fn set_password(db: &Connection, person: PersonId, password: &str) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE people SET password = ?2 WHERE number = ?1 AND login IS NOT NULL")?
        .execute(params![person.0, password])?;
    Ok(())
}

/// A person has these recovery codes from now on, and none of those before.
pub(crate) fn set_recovery_codes(
    db: &Connection,
    person: PersonId,
    codes: &[Hash],
) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM recovery_codes WHERE person = ?1")?.execute([person.0])?;
    let mut insert = db.prepare_cached("INSERT INTO recovery_codes VALUES (?1, ?2)")?;
    for code in codes {
        insert.execute(params![person.0, code])?;
    }
    Ok(())
}

/// How many recovery codes a person has left.
pub(crate) fn recovery_codes(db: &Connection, person: PersonId) -> Result<u32, StoreError> {
    let mut count = db.prepare_cached("SELECT count(*) FROM recovery_codes WHERE person = ?1")?;
    Ok(count.query_row([person.0], |row| row.get(0))?)
}

/// Uses a recovery code of an account; the person, if there was such a code.
pub(crate) fn use_recovery_code(
    db: &Connection,
    login: &str,
    code: &Hash,
) -> Result<Option<PersonId>, StoreError> {
    let mut used = db.prepare_cached(
        "DELETE FROM recovery_codes WHERE code = ?2 AND person = (SELECT number FROM people WHERE login = ?1)
         RETURNING person",
    )?;
    Ok(used.query_row(params![login, code], |row| row.get(0).map(PersonId)).optional()?)
}
