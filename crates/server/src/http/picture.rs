//! All pictures that there are, and the version of the lot.

use std::fmt;
use std::sync::LazyLock;

use art::board::{Board, Show};
use art::geometry::Point;
use art::piece::{Colour, Figure};
use art::{Art, UnknownStyle, icons, piece};
use axum::body::Bytes;
use data_encoding::HEXLOWER;
use games::{Definition, Record, catalog};
use rayon::prelude::*;
use scene::BoardState;
use tiles::{Rotation, TileId};
use tokio::sync::OnceCell;

use super::zones::TileZones;
use crate::error::ApiError;
use crate::keys::{Hash, hash};

/// How many columns and rows of a board are seen on the card of a game.
const CARD: (i16, i16) = (4, 3);

/// A picture.
#[derive(Clone, Copy)]
pub(super) enum Picture {
    /// A copy of a tile, turned.
    Tile { art: &'static Art, tile: TileId, copy: u8, rotation: Rotation },
    /// The back of the tiles of a group.
    Back { art: &'static Art, group: &'static str },
    /// A piece of a colour.
    Piece(Figure, Colour),
    /// What rules speak of.
    Icon(&'static str),
    /// A part of a board of a game.
    Card(&'static Definition),
}

/// The path of a picture under its version.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Picture::Tile { art, tile, copy, rotation } => {
                let (set, code) = (art.set().name(), &art.set().tile(*tile).code);
                write!(f, "{set}/tiles/{code}-{copy}-{}.svg", rotation.index())
            }
            Picture::Back { art, group } => write!(f, "{}/backs/{group}.svg", art.set().name()),
            Picture::Piece(figure, colour) => write!(f, "pieces/{}-{}.svg", figure.name(), colour.name()),
            Picture::Icon(name) => write!(f, "icons/{name}.svg"),
            Picture::Card(game) => write!(f, "games/{}.svg", game.name),
        }
    }
}

impl Picture {
    /// All pictures.
    pub(super) fn all() -> Result<Vec<Picture>, ApiError> {
        let mut all = Vec::new();
        for art in arts()? {
            let set = art.set();
            let copies =
                set.tile_ids().flat_map(|(tile, known)| (0..known.count).map(move |copy| (tile, copy)));
            all.extend(copies.flat_map(|(tile, copy)| {
                Rotation::ALL.map(|rotation| Picture::Tile { art, tile, copy, rotation })
            }));
            all.extend(set.groups().iter().map(|group| Picture::Back { art, group: &group.name }));
        }
        let coloured = |figure| Colour::ALL.map(|colour| Picture::Piece(figure, colour));
        all.extend(Figure::ALL.into_iter().flat_map(coloured));
        all.extend(icons::names().map(Picture::Icon));
        all.extend(catalog::all().map(Picture::Card));
        Ok(all)
    }

    /// The picture as SVG.
    pub(super) fn draw(self) -> Result<String, ApiError> {
        match self {
            Picture::Tile { art, tile, copy, rotation } => Ok(art.svg(tile, copy, rotation, true, None)),
            Picture::Back { art, group } => {
                let body = art.back(group);
                Ok(art::svg::document(Point::splat(100.0), None, &art.definitions(&body), &body))
            }
            Picture::Piece(figure, colour) => Ok(piece::picture(figure, colour)),
            Picture::Icon(name) => icons::icon(name, None).ok_or(ApiError::NoPage),
            Picture::Card(game) => {
                let record = Record::read(game.sample).map_err(ApiError::Record)?;
                Ok(with_board(&record, Show::default(), |board| board.crop(CARD.0, CARD.1))?)
            }
        }
    }
}

impl From<UnknownStyle> for ApiError {
    fn from(error: UnknownStyle) -> ApiError {
        tracing::error!(%error, "a picture could not be drawn");
        ApiError::Failed
    }
}

/// How the tiles of each game are drawn.
pub(super) fn arts() -> Result<&'static [Art], ApiError> {
    static ARTS: LazyLock<Result<Vec<Art>, UnknownStyle>> =
        LazyLock::new(|| catalog::all().filter_map(|game| game.tile_set().ok()).map(Art::of).collect());
    ARTS.as_deref().map_err(|error| error.clone().into())
}

/// Draws the board of a recorded game after its last move.
pub(super) fn with_board<T>(
    record: &Record,
    show: Show,
    draw: impl FnOnce(Board<'_>) -> T,
) -> Result<T, UnknownStyle> {
    let board_state = BoardState::last(record);
    let art = Art::of(board_state.set())?;
    let mut board = Board::new(&art, show);
    board_state.lay_out(&mut board);
    Ok(draw(board))
}

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
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_picture_has_a_path_of_its_own() {
        let all = Picture::all().unwrap();
        let paths: HashSet<String> = all.iter().map(Picture::to_string).collect();
        assert_eq!(paths.len(), all.len());
        let tiles: usize = arts().unwrap().iter().map(|art| usize::from(art.set().count())).sum();
        assert!(all.len() > 4 * tiles);
    }

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
