//! Files that are there whole or not at all, and for their owner only.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use super::error::StoreError;

/// The name of a file with more behind it.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.into();
    name.push(suffix);
    name.into()
}

/// Makes the folder of a server's data, for its owner only.
pub(crate) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    Ok(DirBuilder::new().recursive(true).mode(0o700).create(folder)?)
}

/// A file that is being written, under a name of its own until it is whole.
pub(super) struct Draft {
    /// Where it is written.
    pub(super) path: PathBuf,
    becomes: PathBuf,
}

impl Draft {
    /// An empty file. One that is left of an earlier attempt is replaced.
    pub(super) fn new(becomes: &Path) -> Result<Draft, StoreError> {
        let draft = Draft { path: with_suffix(becomes, ".part"), becomes: becomes.to_owned() };
        remove(&draft.path)?;
        create(&draft.path)?;
        Ok(draft)
    }

    /// The file is whole: it gets its name once it is on disk.
    pub(super) fn finish(self) -> Result<(), StoreError> {
        File::open(&self.path)?.sync_all()?;
        fs::rename(&self.path, &self.becomes)?;
        sync_folder_of(&self.becomes)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Once it has its name there is nothing to remove.
        let _ = fs::remove_file(&self.path);
    }
}

/// Writes a file.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let draft = Draft::new(path)?;
    OpenOptions::new().write(true).open(&draft.path)?.write_all(bytes)?;
    draft.finish()
}

/// Writes the record of a game that is about to be deleted, in a folder that is made if it is not there.
pub(crate) fn export(path: &Path, record: &str) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    write(path, record.as_bytes())
}

/// Makes an empty file for its owner only, unless it is there.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?;
    Ok(())
}

/// Removes a file, if it is there.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// The names in the folder of a file are on disk.
pub(super) fn sync_folder_of(path: &Path) -> Result<(), StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(File::open(folder)?.sync_all()?)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_file_is_written_whole_for_its_owner_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(folder.path().join("file.part"), "left of an attempt that was killed").unwrap();
        write(&path, b"whole").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_given_up_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        drop(Draft::new(&folder.path().join("file")).unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
