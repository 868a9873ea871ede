//! The version of all pictures.

use art::Art;
use axum::body::Bytes;
use data_encoding::HEXLOWER;
use rayon::prelude::*;
use tokio::sync::OnceCell;
use views::{Picture, TileZones, arts};

use crate::error::ApiError;
use crate::keys::{Hash, hash};

/// What all pictures come to.
pub(super) struct PictureIndex {
    /// A hash of the paths and contents of all pictures and outlines. It is a part of their addresses, so that what
    /// is at one never changes.
    pub(super) version: String,
    /// The outlines of the zones of each tile set as JSON, by the name of the set.
    zones: Vec<(&'static str, Bytes)>,
}

impl PictureIndex {
    /// The index, which is made when it is first asked for.
    pub(super) async fn get() -> Result<&'static PictureIndex, ApiError> {
        static INDEX: OnceCell<PictureIndex> = OnceCell::const_new();
        let made = INDEX.get_or_try_init(async || {
            tokio::task::spawn_blocking(PictureIndex::new).await.map_err(|_| ApiError::Failed)?
        });
        made.await
    }

    fn new() -> Result<PictureIndex, ApiError> {
        let zones: Vec<(&str, Bytes)> = arts()?
            .iter()
            .map(|art| Ok((art.set().name(), zones_json(art)?)))
            .collect::<Result<_, ApiError>>()?;
        let hash_picture = |picture: &Picture| Ok(hash_of(&picture.to_string(), picture.draw()?.as_bytes()));
        let pictures: Vec<Hash> =
            Picture::all()?.par_iter().map(hash_picture).collect::<Result<_, ApiError>>()?;
        let outlines = zones.iter().map(|(set, json)| hash_of(set, json));
        Ok(PictureIndex { version: version(pictures.into_iter().chain(outlines)), zones })
    }

    /// The outlines of the zones of a tile set as JSON.
    pub(super) fn zones(&self, set: &str) -> Option<Bytes> {
        self.zones.iter().find(|(name, _)| *name == set).map(|(_, json)| json.clone())
    }
}

/// The hash of what is at a path.
fn hash_of(path: &str, content: &[u8]) -> Hash {
    hash(&[path.as_bytes(), b"\n", content])
}

/// The version of contents with these hashes: half of the hash of them all tells versions apart well enough.
fn version(hashes: impl Iterator<Item = Hash>) -> String {
    let hashes: Vec<Hash> = hashes.collect();
    let parts: Vec<&[u8]> = hashes.iter().map(Hash::as_slice).collect();
    HEXLOWER.encode(&hash(&parts)[..16])
}

fn zones_json(art: &Art) -> Result<Bytes, ApiError> {
    let json = serde_json::to_vec(&TileZones::all(art)).map_err(|error| {
        tracing::error!(%error, "outlines could not be written");
        ApiError::Failed
    })?;
    Ok(json.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_pictures_have_the_same_version() {
        let [first, second] = [PictureIndex::new().unwrap(), PictureIndex::new().unwrap()];
        assert_eq!(first.version, second.version);
    }

    #[test]
    fn the_version_changes_with_any_path_or_content() {
        let version = |pictures: &[(&str, &str)]| {
            version(pictures.iter().map(|(path, content)| hash_of(path, content.as_bytes())))
        };
        let first = version(&[("a", "1"), ("b", "2")]);
        assert_eq!(first, version(&[("a", "1"), ("b", "2")]));
        for other in [[("a", "1"), ("b", "3")], [("a", "1"), ("c", "2")], [("a", "2"), ("b", "1")]] {
            assert_ne!(first, version(&other), "{other:?}");
        }
        assert_ne!(first, version(&[("a", "1")]));
    }
}
