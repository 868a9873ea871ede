//! All pictures and outlines, drawn once in the background when a server starts, and kept compressed.

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

/// All pictures and outlines.
pub(super) struct PictureIndex {
    /// A hash of the paths and contents of all pictures and outlines. It is a part of their addresses, so that what
    /// is at one never changes.
    pub(super) version: String,
    /// By path.
    answers: HashMap<String, KeptAnswer>,
}

static INDEX: OnceLock<PictureIndex> = OnceLock::new();

impl PictureIndex {
    /// Has everything drawn, once for all servers of this process.
    pub(super) fn prepare() {
        static START: Once = Once::new();
        START.call_once(|| {
            let started = thread::Builder::new().name("pictures".to_owned()).spawn(|| {
                stand_back(NICENESS);
                match PictureIndex::new() {
                    Ok(index) => drop(INDEX.set(index)),
                    Err(error) => tracing::error!(?error, "pictures could not be drawn"),
                }
            });
            if let Err(error) = started {
                tracing::error!(%error, "nobody draws pictures");
            }
        });
    }

    /// The index, once everything is drawn.
    pub(super) fn get() -> Option<&'static PictureIndex> {
        INDEX.get()
    }

    fn new() -> Result<PictureIndex, ApiError> {
        let pictures = Picture::all()?.into_iter().map(|picture| picture.to_string());
        let outlines = arts()?.iter().map(|art| format!("{}{ZONES}", art.set().name()));
        let mut answers = HashMap::new();
        let mut hashes = Vec::new();
        for path in pictures.chain(outlines) {
            let answer = draw(&path)?;
            hashes.push(hash_of(&path, answer.hash()));
            answers.insert(path, answer);
        }
        Ok(PictureIndex { version: version(&hashes), answers })
    }

    /// What is at a path. Some pictures have a second one.
    pub(super) fn find(&self, path: &str) -> Option<&KeptAnswer> {
        self.answers.get(path).or_else(|| self.answers.get(&Picture::at(path)?.to_string()))
    }
}

/// Draws what is at a path. It takes some milliseconds.
pub(super) fn draw(path: &str) -> Result<KeptAnswer, ApiError> {
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
        assert_eq!(first.version, second.version);
        assert!(first.find("pieces/abbot-4.svg").is_some() && first.find("winter/zones.json").is_some());
        let kept: usize = first.answers.values().map(|answer| answer.size()).sum();
        assert!(kept < 16 * 1024 * 1024, "{} pictures take {kept} bytes", first.answers.len());
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
