//! The files of `locales/` and of the code, as tests read them.

#![expect(clippy::panic, clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::fs;
use std::path::{Path, PathBuf};

use words::Lang;

/// The files of a language with their text.
pub(crate) fn files(lang: Lang) -> impl Iterator<Item = (PathBuf, String)> {
    let paths = entries(&root().join("locales").join(lang.code()));
    paths.into_iter().filter(|path| has_extension(path, "ftl")).map(|path| {
        let text = read(&path);
        (path, text)
    })
}

pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.unwrap().path()).collect()
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(crate) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
