//! Copies of a store, made while it is in use, and put back.
//!
//! A copy is two files: the database, and next to it the key, without which no table that is still
//! being played can go on. Whoever has both knows all draws to come, so they are for their owner only.
//! A file has its name once it is whole and was looked through; whatever kills the program, a copy is there
//! whole or not at all.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::schema::migrate;
use super::{DATABASE, KEY, RESTORING, connect_to_read, lock};
use crate::store::StoreError;
use crate::store::encryption::Key;
use crate::store::files::{self, Draft, with_suffix};
use crate::store::log::{all_ids, load};

/// A store that was looked through, link by link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many tables it has.
    pub tables: usize,
    /// How many events they have.
    pub events: usize,
}

/// Copies the store of a folder, in use or not, to a file, and its key to a file next to it.
pub fn backup(folder: &Path, file: &Path) -> Result<Checked, StoreError> {
    let (source, copied_key) = (folder.join(DATABASE), with_suffix(file, ".key"));
    must_exist(&source)?;
    must_not_exist(file)?;
    let key = read_key(&folder.join(KEY))?;
    // A copy that was killed may have left its key without a database; any other is somebody's.
    if copied_key.try_exists()? && fs::read(&copied_key)? != key {
        must_not_exist(&copied_key)?;
    }
    let (draft, checked) = copy_database(&source, file, &folder.join(KEY))?;
    files::write(&copied_key, &key)?;
    // Last of all: where there is a database, there is all of the copy.
    draft.finish()?;
    Ok(checked)
}

/// Puts a copy into a folder that has no store. A copy that is not whole is refused.
pub fn restore(file: &Path, folder: &Path) -> Result<Checked, StoreError> {
    files::make_folder(folder)?;
    let _lock = lock(folder)?;
    let (database, key, mark) = (folder.join(DATABASE), folder.join(KEY), folder.join(RESTORING));
    if mark.try_exists()? {
        // What a restore left that was interrupted.
        [&database, &key].into_iter().try_for_each(|left| files::remove(left))?;
    }
    must_not_exist(&database)?;
    must_not_exist(&key)?;
    let copied_key = with_suffix(file, ".key");
    let bytes = read_key(&copied_key)?;
    let (draft, checked) = copy_database(file, &database, &copied_key)?;
    // From here until the end no server starts on half a store.
    files::write(&mark, b"")?;
    files::write(&key, &bytes)?;
    draft.finish()?;
    files::remove(&mark)?;
    files::sync_folder_of(&mark)?;
    Ok(checked)
}

fn must_exist(path: &Path) -> Result<(), StoreError> {
    match path.try_exists()? {
        true => Ok(()),
        false => Err(StoreError::Failed(format!("{}: there is no such file", path.display()))),
    }
}

fn must_not_exist(path: &Path) -> Result<(), StoreError> {
    match path.try_exists()? {
        true => Err(StoreError::Failed(format!("{}: is there already", path.display()))),
        false => Ok(()),
    }
}

fn read_key(path: &Path) -> Result<Vec<u8>, StoreError> {
    fs::read(path).map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))
}

/// Copies a database that may be in use, brings the copy up to date and looks through it.
fn copy_database(from: &Path, to: &Path, key: &Path) -> Result<(Draft, Checked), StoreError> {
    must_exist(from)?;
    let source = connect_to_read(from)?;
    let draft = Draft::new(to)?;
    let mut copy = Connection::open(&draft.path)?;
    // All pages in one go: whoever writes meanwhile writes to the log, which is left alone.
    Backup::new(&source, &mut copy)?.step(-1)?;
    // One file, without a log beside it.
    copy.pragma_update(None, "journal_mode", "delete")?;
    let checked = check(&mut copy, key)?;
    copy.close().map_err(|(_, error)| error)?;
    Ok((draft, checked))
}

/// Looks through a copy: every link of every log, and whether the key opens every secret that is still one.
fn check(db: &mut Connection, key: &Path) -> Result<Checked, StoreError> {
    let fault: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if fault != "ok" {
        return Err(StoreError::Damaged(fault));
    }
    migrate(db)?;
    let key = Key::read(key)?;
    let mut checked = Checked { tables: 0, events: 0 };
    for id in all_ids(db)? {
        let Some(stored) = load(db, &id)? else { continue };
        if !stored.is_over {
            key.decrypt(&id, &stored.secret)?;
        }
        checked.tables += 1;
        checked.events += stored.bodies.len();
    }
    Ok(checked)
}
