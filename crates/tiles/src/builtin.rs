//! The sets that ship with Bastide: every file in `sets/`, found by its name.

use include_dir::{Dir, include_dir};

use crate::error::{Problem, SetError};
use crate::set::TileSet;

static SETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/sets");
const ENDING: &str = "tiles";

/// The set of this name, read and checked.
pub fn builtin(name: &str) -> Result<TileSet, SetError> {
    let file = format!("{name}.{ENDING}");
    match SETS.get_file(&file).and_then(|found| found.contents_utf8()) {
        Some(text) => TileSet::read(&file, text),
        None => Err(SetError { file, line: 0, tile: None, problem: Problem::UnknownSet(name.to_owned()) }),
    }
}

/// The names of all sets that ship with Bastide.
pub fn builtin_names() -> impl Iterator<Item = &'static str> {
    let files = SETS.files().map(|file| file.path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| path.file_stem()?.to_str())
}
