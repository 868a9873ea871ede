//! All pictures and outlines, drawn once and kept compressed.

use std::collections::HashMap;
use std::sync::{Once, OnceLock};
use std::thread;

use data_encoding::HEXLOWER;
use views::{Picture, RequestError, TileZones, arts};

use super::encoding::KeptAnswer;
use crate::error::ApiError;
use crate::keys::{Hash, hash};
use crate::work::stand_back;

/// How far the thread that draws stands back, as `nice` counts.
const NICENESS: i32 = 10;
/// How the path of outlines ends, behind the name of their set.
const ZONES: &str = "/zones.json";

/// All pictures and outlines, by path. Each is drawn once: in the background, or by the first who asks for it before.
pub(super) struct PictureIndex {
    answers: HashMap<String, OnceLock<KeptAnswer>>,
    version: OnceLock<String>,
}

impl PictureIndex {
    /// The one of this process, unless the paths of pictures can't be told, which is an error of the tile sets.
    pub(super) fn get() -> Result<&'static PictureIndex, ApiError> {
        static INDEX: OnceLock<PictureIndex> = OnceLock::new();
        match INDEX.get() {
            Some(index) => Ok(index),
            None => {
                let index = PictureIndex::new()?;
                Ok(INDEX.get_or_init(|| index))
            }
        }
    }

    /// Has everything drawn in the background, once for all servers of this process.
    pub(super) fn prepare() {
        static START: Once = Once::new();
        START.call_once(|| {
            let started = thread::Builder::new().name("pictures".to_owned()).spawn(|| {
                stand_back(NICENESS);
                if let Err(error) = PictureIndex::get().and_then(PictureIndex::draw_all) {
                    tracing::error!(?error, "pictures could not be drawn");
                }
            });
            if let Err(error) = started {
                tracing::error!(%error, "nobody draws pictures");
            }
        });
    }

    fn new() -> Result<PictureIndex, ApiError> {
        let pictures = Picture::all()?.into_iter().map(|picture| picture.to_string());
        let outlines = arts()?.iter().map(|art| format!("{}{ZONES}", art.set().name()));
        let answers = pictures.chain(outlines).map(|path| (path, OnceLock::new())).collect();
        Ok(PictureIndex { answers, version: OnceLock::new() })
    }

    fn draw_all(&self) -> Result<(), ApiError> {
        let mut paths: Vec<&String> = self.answers.keys().collect();
        paths.sort_unstable();
        let hashes = paths.into_iter().map(|path| Ok(hash_of(path, self.find(path)?.hash())));
        let hashes: Vec<Hash> = hashes.collect::<Result<_, ApiError>>()?;
        self.version.get_or_init(|| version(&hashes));
        Ok(())
    }

    /// A hash of the paths and contents of all pictures and outlines, once everything is drawn. It is a part of their
    /// addresses, so that what is at one never changes.
    pub(super) fn version(&self) -> Option<&str> {
        self.version.get().map(String::as_str)
    }

    /// What is at a path, if it is drawn already.
    pub(super) fn drawn(&self, path: &str) -> Result<Option<&KeptAnswer>, ApiError> {
        Ok(self.place(path)?.1.get())
    }

    /// What is at a path. To draw it takes some milliseconds.
    pub(super) fn find(&self, path: &str) -> Result<&KeptAnswer, ApiError> {
        let (path, place) = self.place(path)?;
        match place.get() {
            Some(drawn) => Ok(drawn),
            None => {
                let drawn = draw(path)?;
                Ok(place.get_or_init(|| drawn))
            }
        }
    }

    /// Where a picture is kept. Some have a second path.
    fn place(&self, path: &str) -> Result<(&str, &OnceLock<KeptAnswer>), ApiError> {
        let kept = self.answers.get_key_value(path);
        let kept = kept.or_else(|| self.answers.get_key_value(&Picture::at(path)?.to_string()));
        kept.map(|(path, place)| (path.as_str(), place)).ok_or_else(|| RequestError::NoPage.into())
    }
}

fn draw(path: &str) -> Result<KeptAnswer, ApiError> {
    if let Some(set) = path.strip_suffix(ZONES) {
        let json = serde_json::to_vec(&TileZones::of_set(set)?)?;
        return KeptAnswer::new("application/json", &json);
    }
    let picture = Picture::at(path).ok_or(RequestError::NoPage)?;
    KeptAnswer::new("image/svg+xml", picture.draw()?.as_bytes())
}

/// The hash of a path and of what is there.
fn hash_of(path: &str, content: &Hash) -> Hash {
    hash(&[path.as_bytes(), b"\n", content])
}

/// The version of contents with these hashes: half of the hash of them all tells versions apart well enough.
fn version(hashes: &[Hash]) -> String {
    let parts: Vec<&[u8]> = hashes.iter().map(Hash::as_slice).collect();
    HEXLOWER.encode(&hash(&parts)[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_pictures_have_the_same_version() {
        let [first, second] = [PictureIndex::new().unwrap(), PictureIndex::new().unwrap()];
        assert!(first.find("pieces/abbot-4.svg").is_ok() && first.find("winter/zones.json").is_ok());
        assert!(first.find("winter/other.json").is_err());
        assert_eq!(first.version(), None);
        for index in [&first, &second] {
            index.draw_all().unwrap();
        }
        assert!(first.version().is_some());
        assert_eq!(first.version(), second.version());
        let kept: usize = first.answers.values().filter_map(|place| Some(place.get()?.size())).sum();
        assert!(kept < 24 * 1024 * 1024, "{} pictures take {kept} bytes", first.answers.len());
    }

    #[test]
    fn what_was_asked_for_is_kept_before_everything_is_drawn() {
        let index = PictureIndex::new().unwrap();
        assert!(index.drawn("winter/zones.json").unwrap().is_none());
        index.find("winter/zones.json").unwrap();
        assert!(index.drawn("winter/zones.json").unwrap().is_some());
    }

    #[test]
    fn the_version_changes_with_any_path_or_content() {
        let version = |pictures: &[(&str, &str)]| {
            let hashes: Vec<Hash> =
                pictures.iter().map(|(path, content)| hash_of(path, &hash(&[content.as_bytes()]))).collect();
            version(&hashes)
        };
        let first = version(&[("a", "1"), ("b", "2")]);
        assert_eq!(first, version(&[("a", "1"), ("b", "2")]));
        for other in [[("a", "1"), ("b", "3")], [("a", "1"), ("c", "2")], [("a", "2"), ("b", "1")]] {
            assert_ne!(first, version(&other), "{other:?}");
        }
        assert_ne!(first, version(&[("a", "1")]));
    }
}
