//! Copies of a store, made while it is in use, and put back.
//!
//! A copy is two files: the database, and next to it the key, without which no table that is still
//! being played can go on. Whoever has both knows all draws to come, so the key is for its owner only.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::encryption::Key;
use super::error::StoreError;
use super::log::load;
use super::schema::migrate;
use super::{DATABASE, KEY, connect_to_read, lock, make_folder};
use crate::keys::TableId;

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
    let key = key_of(file);
    must_not_exist(file)?;
    must_not_exist(&key)?;
    let source = folder.join(DATABASE);
    if !source.try_exists()? {
        return Err(StoreError::Failed(format!("{}: there is no store", folder.display())));
    }
    copy_key(&folder.join(KEY), &key)?;
    copy_database(&source, file)?;
    check(file, &key)
}

/// Puts a copy into a folder that has no store. A copy that is not whole is refused.
pub fn restore(file: &Path, folder: &Path) -> Result<Checked, StoreError> {
    make_folder(folder)?;
    let _lock = lock(folder)?;
    let (database, key) = (folder.join(DATABASE), folder.join(KEY));
    must_not_exist(&database)?;
    must_not_exist(&key)?;
    let checked = check(file, &key_of(file))?;
    copy_key(&key_of(file), &key)?;
    copy_database(file, &database)?;
    Ok(checked)
}

/// The file with the key of a copy.
fn key_of(file: &Path) -> PathBuf {
    let mut name: OsString = file.into();
    name.push(".key");
    name.into()
}

fn must_not_exist(path: &Path) -> Result<(), StoreError> {
    match path.try_exists()? {
        true => Err(StoreError::Failed(format!("{}: is there already", path.display()))),
        false => Ok(()),
    }
}

/// Copies a database that may be in use; the copy is there whole or not at all.
fn copy_database(from: &Path, to: &Path) -> Result<(), StoreError> {
    let draft = to.with_extension("part");
    let source = connect_to_read(from)?;
    let mut target = Connection::open(&draft)?;
    // All pages in one go: whoever writes meanwhile writes to the log, which is left alone.
    Backup::new(&source, &mut target)?.step(-1)?;
    // One file, without a log beside it.
    target.pragma_update(None, "journal_mode", "delete")?;
    target.close().map_err(|(_, error)| error)?;
    File::open(&draft)?.sync_all()?;
    Ok(fs::rename(&draft, to)?)
}

fn copy_key(from: &Path, to: &Path) -> Result<(), StoreError> {
    let bytes = fs::read(from).map_err(|error| StoreError::Failed(format!("{}: {error}", from.display())))?;
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(to)?;
    file.write_all(&bytes)?;
    Ok(file.sync_all()?)
}

/// Looks through a copy: every link of every log, and whether the key opens every secret.
fn check(file: &Path, key: &Path) -> Result<Checked, StoreError> {
    if !file.try_exists()? {
        return Err(StoreError::Failed(format!("{}: there is no such file", file.display())));
    }
    let sound = |db: &Connection| -> Result<String, StoreError> {
        Ok(db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?)
    };
    let mut db = Connection::open(file)?;
    match sound(&db)?.as_str() {
        "ok" => {}
        fault => return Err(StoreError::Damaged(fault.to_owned())),
    }
    migrate(&mut db)?;
    let key = Key::read(key)?;
    let ids: Vec<String> =
        db.prepare("SELECT id FROM tables")?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut checked = Checked { tables: 0, events: 0 };
    for id in ids.iter().filter_map(|id| TableId::read(id)) {
        let Some(stored) = load(&db, &id)? else { continue };
        key.decrypt(&id, &stored.secret)?;
        checked.tables += 1;
        checked.events += stored.bodies.len();
    }
    Ok(checked)
}
