//! Scenes of a table as JSON, for programs that work out no rule: made once for each version and language, however many
//! ask.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::value::RawValue;
use table::Table;
use views::{Seen, TableView};
use words::{Lang, Words};

use crate::error::ApiError;

/// How many scenes are kept of a table: each for a language and for what is known already.
const MOST_SCENES: usize = 4;

/// A table as somebody sees it; the same as [`Seen`], with a scene that is JSON already.
#[derive(Serialize)]
pub(crate) struct SeenJson {
    #[serde(flatten)]
    pub(super) table: TableView,
    pub(super) scene: Option<Box<RawValue>>,
}

/// The scenes of the latest version that was asked for, by language and by how many moves are known.
#[derive(Default)]
pub(super) struct SceneCache {
    version: u64,
    scenes: HashMap<(Lang, usize), Box<RawValue>>,
}

impl SceneCache {
    /// The scene of a version, if it was made already.
    pub(super) fn get(&self, version: u64, lang: Lang, since: usize) -> Option<Box<RawValue>> {
        if self.version == version { self.scenes.get(&(lang, since)).cloned() } else { None }
    }

    /// Keeps the scene of a version, unless there is a later one.
    pub(super) fn keep(&mut self, version: u64, lang: Lang, since: usize, scene: Box<RawValue>) {
        if version > self.version {
            self.version = version;
            self.scenes.clear();
        }
        if version == self.version && self.scenes.len() < MOST_SCENES {
            self.scenes.insert((lang, since), scene);
        }
    }
}

/// Makes the scene of a table whose game has begun.
pub(super) fn make_scene(
    table: &Table,
    since: usize,
    words: &Words,
) -> Result<Option<Box<RawValue>>, ApiError> {
    let json = Seen::scene(table, since, words).map(|scene| serde_json::value::to_raw_value(&scene));
    json.transpose().map_err(|error| {
        tracing::error!(%error, "a scene could not be written");
        ApiError::Failed
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(text: &str) -> Box<RawValue> {
        serde_json::value::to_raw_value(text).unwrap()
    }

    #[test]
    fn only_scenes_of_the_latest_version_are_kept() {
        let mut cache = SceneCache::default();
        cache.keep(7, Lang::English, 0, scene("seven"));
        assert!(cache.get(7, Lang::English, 0).is_some());
        assert!(cache.get(7, Lang::French, 0).is_none() && cache.get(7, Lang::English, 1).is_none());
        cache.keep(8, Lang::English, 0, scene("eight"));
        cache.keep(7, Lang::English, 0, scene("late"));
        assert!(cache.get(7, Lang::English, 0).is_none());
        assert_eq!(cache.get(8, Lang::English, 0).unwrap().get(), "\"eight\"");
    }

    #[test]
    fn whoever_asks_for_many_does_not_fill_the_memory() {
        let mut cache = SceneCache::default();
        for since in 0..1000 {
            cache.keep(1, Lang::English, since, scene("many"));
        }
        assert_eq!(cache.scenes.len(), MOST_SCENES);
    }
}
