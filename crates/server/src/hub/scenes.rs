//! Scenes of a table, for programs that work out no rule: made once for each version and language, however many ask, and kept
//! compressed.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use table::Table;
use tokio::sync::OnceCell;
use views::{Seen, TableView};
use words::{Lang, Words};

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::gzip::{self, Part};
use crate::work::{Class, Client};

/// How many scenes are kept of a table: each for a language and for what is known already.
const MOST_SCENES: usize = 4;

/// A scene as compressed JSON, once somebody has made it.
type SceneCell = Arc<OnceCell<Part>>;

/// The scenes of the latest version that was asked for, by language and by how many moves are known.
#[derive(Default)]
pub(super) struct SceneCache {
    version: u64,
    scenes: HashMap<(Lang, usize), SceneCell>,
}

impl SceneCache {
    /// The scene of a version, kept unless there is a later one, or too many.
    fn cell(&mut self, version: u64, lang: Lang, since: usize) -> SceneCell {
        if version > self.version {
            self.version = version;
            self.scenes.clear();
        }
        let is_full = self.scenes.len() >= MOST_SCENES && !self.scenes.contains_key(&(lang, since));
        if version < self.version || is_full {
            return SceneCell::default();
        }
        Arc::clone(self.scenes.entry((lang, since)).or_default())
    }
}

/// What there is to tell of a table, as far as it is known while the table is locked.
struct Glance {
    view: TableView,
    /// The scene, if the game has begun.
    scene: Option<SceneCell>,
    /// A copy of the table, if the scene is yet to be made.
    table: Option<Table>,
}

impl LiveTable {
    /// The table as everybody may see it once all of that is on disk, with the game as a scene, for somebody in these seats who
    /// knows so many moves: JSON of [`Seen`], as a gzip stream.
    pub(crate) async fn scene(
        &self,
        hub: &Hub,
        client: Client,
        words: &Arc<Words>,
        you: Vec<u8>,
        since: usize,
    ) -> Result<Vec<u8>, ApiError> {
        let Glance { view, scene, table } = self.glance(hub, words.lang(), you, since).await?;
        let mut view = serde_json::to_vec(&view)?;
        // The scene is the last field of the object.
        view.pop();
        view.extend_from_slice(b",\"scene\":");
        let Some(scene) = scene else {
            view.extend_from_slice(b"null}");
            return Ok(gzip::join(&[&Part::plain(&view)]));
        };
        let words = Arc::clone(words);
        // Those who ask meanwhile wait for the same one.
        let made = scene.get_or_try_init(async || {
            let table = table.ok_or(ApiError::Failed)?;
            hub.pool.run(Class::Request, client, move |_| make(&table, since, &words)).await?
        });
        Ok(gzip::join(&[&Part::plain(&view), made.await?, &Part::plain(b"}")]))
    }

    async fn glance(&self, hub: &Hub, lang: Lang, you: Vec<u8>, since: usize) -> Result<Glance, ApiError> {
        let glance = self.read(|inner| {
            let table = &inner.replica.table;
            let view = TableView::new(self.id().as_str(), table, inner.viewer(you, &hub.retention));
            let scene = table.history().map(|history| {
                let mut scenes = self.scenes.lock().unwrap_or_else(PoisonError::into_inner);
                scenes.cell(table.version(), lang, since.min(history.moves().len()))
            });
            let is_to_be_made = scene.as_ref().is_some_and(|scene| !scene.initialized());
            Glance { view, scene, table: is_to_be_made.then(|| table.clone()) }
        });
        glance.await
    }
}

/// Makes the scene of a table whose game has begun.
fn make(table: &Table, since: usize, words: &Words) -> Result<Part, ApiError> {
    let json = serde_json::to_vec(&Seen::scene(table, since, words))?;
    Ok(Part::compressed(&json)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scenes_of_the_latest_version_are_kept() {
        let mut cache = SceneCache::default();
        let seven = cache.cell(7, Lang::English, 0);
        assert!(Arc::ptr_eq(&seven, &cache.cell(7, Lang::English, 0)));
        assert!(!Arc::ptr_eq(&seven, &cache.cell(7, Lang::French, 0)));
        assert!(!Arc::ptr_eq(&seven, &cache.cell(7, Lang::English, 1)));
        let eight = cache.cell(8, Lang::English, 0);
        assert!(!Arc::ptr_eq(&seven, &cache.cell(7, Lang::English, 0)));
        assert!(Arc::ptr_eq(&eight, &cache.cell(8, Lang::English, 0)));
    }

    #[test]
    fn whoever_asks_for_many_does_not_fill_the_memory() {
        let mut cache = SceneCache::default();
        for since in 0..1000 {
            cache.cell(1, Lang::English, since);
        }
        assert_eq!(cache.scenes.len(), MOST_SCENES);
    }
}
