//! Whether the key is the one that the secrets of the store were encrypted with.

use std::path::Path;

use super::db::Db;
use super::encryption::Key;
use super::error::StoreError;
use super::key_source::KeySource;
use crate::keys::TableId;

/// What to do about tables whose secrets the key does not open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LostKey {
    /// Nothing is opened: the key can be put back.
    #[default]
    Refuse,
    /// They are deleted, because no draw can be made at them any more.
    ForgetTables,
}

/// The key of a folder, which opens all secrets that are still needed. A folder without any gets a new one.
pub(super) fn key_of_folder(db: &dyn Db, path: &Path, lost: LostKey) -> Result<Key, StoreError> {
    if !path.try_exists()? && lost == LostKey::Refuse {
        let tables = secrets(db)?.len();
        if tables > 0 {
            return Err(StoreError::KeyMissing { path: path.to_owned(), tables });
        }
    }
    let key = Key::of_file(path)?;
    check(db, &key, path, lost)?;
    Ok(key)
}

/// The key that nodes share, which opens all secrets that are still needed.
pub(super) fn shared_key(db: &dyn Db, source: &KeySource, lost: LostKey) -> Result<Key, StoreError> {
    let key = source.read()?;
    check(db, &key, &source.path(), lost)?;
    Ok(key)
}

fn check(db: &dyn Db, key: &Key, path: &Path, lost: LostKey) -> Result<(), StoreError> {
    let needed = secrets(db)?;
    let locked: Vec<&TableId> =
        needed.iter().filter(|(id, secret)| key.decrypt(id, secret).is_err()).map(|(id, _)| id).collect();
    match lost {
        _ if locked.is_empty() => Ok(()),
        LostKey::Refuse => Err(StoreError::KeyWrong { path: path.to_owned(), tables: locked.len() }),
        LostKey::ForgetTables => {
            tracing::warn!(tables = locked.len(), "tables are deleted that the key does not open");
            locked.into_iter().try_for_each(|id| super::delete_table(db, id))
        }
    }
}

/// The encrypted secrets of the tables that are not over. Those that are have told theirs.
fn secrets(db: &dyn Db) -> Result<Vec<(TableId, Vec<u8>)>, StoreError> {
    let found = db.query("SELECT id, secret FROM tables WHERE stage != 'over'", &[])?;
    let secrets: Vec<(String, Vec<u8>)> = found
        .into_iter()
        .map(|mut row| Ok((row.take(0)?, row.take(1)?)))
        .collect::<Result<_, StoreError>>()?;
    Ok(secrets.into_iter().filter_map(|(id, secret)| Some((TableId::read(&id)?, secret))).collect())
}
