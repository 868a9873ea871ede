//! All pictures that there are: tiles, backs, pieces, icons, and parts of boards. Each is drawn when it is asked for,
//! which takes about a millisecond.

use std::fmt;
use std::sync::LazyLock;

use art::board::{Board, Show};
use art::geometry::Point;
use art::piece::{Colour, Figure};
use art::{Art, UnknownStyle, icons, piece};
use games::record::RecordError;
use games::{Definition, Record, Say, catalog};
use scene::BoardState;
use tiles::{Rotation, TileId};

/// How many columns and rows of a board are seen on the card of a game.
const CARD: (i16, i16) = (4, 3);

/// A picture.
#[derive(Clone, Copy)]
pub enum Picture {
    /// A copy of a tile, turned.
    Tile {
        /// How its set is drawn.
        art: &'static Art,
        /// Which tile.
        tile: TileId,
        /// Which copy of it.
        copy: u8,
        /// How it is turned.
        rotation: Rotation,
    },
    /// The back of the tiles of a group.
    Back {
        /// How the set is drawn.
        art: &'static Art,
        /// The name of the group.
        group: &'static str,
    },
    /// A piece of a colour.
    Piece(Figure, Colour),
    /// What rules speak of.
    Icon(&'static str),
    /// A part of a board of a game.
    Card(&'static Definition),
}

/// The path of a picture, under where pictures begin.
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
    pub fn all() -> Result<Vec<Picture>, DrawError> {
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

    /// The picture at a path, if there is one: `winter/tiles/K-0-3.svg` is the first copy of K, turned three times,
    /// `winter/backs/land.svg` the back of a group of tiles, `icons/deer.svg` what rules speak of, and
    /// `games/winter.svg` a part of a board. A piece is `pieces/abbot-blue.svg`, or `pieces/abbot-2.svg` by the number of
    /// the colour, which is that of the seat where nobody has chosen another.
    pub fn at(path: &str) -> Option<Picture> {
        let parts: Vec<&str> = path.strip_suffix(".svg")?.split('/').collect();
        match *parts.as_slice() {
            [set, "tiles", name] => Picture::tile(art(set)?, name),
            [set, "backs", name] => {
                let art = art(set)?;
                let group = art.set().groups().iter().find(|group| group.name == name)?;
                Some(Picture::Back { art, group: &group.name })
            }
            ["pieces", name] => Picture::piece(name),
            ["icons", name] => icons::names().find(|known| *known == name).map(Picture::Icon),
            ["games", name] => catalog::find(name).ok().map(Picture::Card),
            _ => None,
        }
    }

    /// The tile that a name such as `K-0-3` means.
    fn tile(art: &'static Art, name: &str) -> Option<Picture> {
        let (name, rotation) = name.rsplit_once('-')?;
        let (code, copy) = name.rsplit_once('-')?;
        let tile = art.set().find(code)?;
        let copy = number(copy, art.set().tile(tile).count)?;
        let rotation = Rotation::quarter_turns(number(rotation, 4)?);
        Some(Picture::Tile { art, tile, copy, rotation })
    }

    /// The piece that a name such as `abbot-blue` or `abbot-2` means.
    fn piece(name: &str) -> Option<Picture> {
        let (name, colour) = name.rsplit_once('-')?;
        let figure = Figure::ALL.into_iter().find(|figure| figure.name() == name)?;
        let mut colours = (0..).zip(Colour::ALL);
        let is_meant =
            |&(number, known): &(u8, Colour)| known.name() == colour || colour == number.to_string();
        colours.find(is_meant).map(|(_, colour)| Picture::Piece(figure, colour))
    }

    /// The picture as SVG.
    pub fn draw(self) -> Result<String, DrawError> {
        match self {
            Picture::Tile { art, tile, copy, rotation } => Ok(art.svg(tile, copy, rotation, true, None)),
            Picture::Back { art, group } => {
                let body = art.back(group);
                Ok(art::svg::document(Point::splat(100.0), None, &art.definitions(&body), &body))
            }
            Picture::Piece(figure, colour) => Ok(piece::picture(figure, colour)),
            Picture::Icon(name) => icons::icon(name, None).ok_or(DrawError::Icon(name)),
            Picture::Card(game) => {
                let record = Record::read(game.sample)?;
                Ok(with_board(&record, Show::default(), |board| board.crop(CARD.0, CARD.1))?)
            }
        }
    }
}

/// Why a picture can't be drawn.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DrawError {
    /// A tile set names a style that there is not.
    #[error(transparent)]
    Style(#[from] UnknownStyle),
    /// There is no icon of this name.
    #[error("there is no icon {0}")]
    Icon(&'static str),
    /// There is no such game.
    #[error("there is no such game")]
    Game,
    /// The sample of a game is no record.
    #[error("{}", .0.say())]
    Sample(RecordError),
}

impl From<RecordError> for DrawError {
    fn from(error: RecordError) -> DrawError {
        DrawError::Sample(error)
    }
}

/// How the tiles of each game are drawn.
pub fn arts() -> Result<&'static [Art], UnknownStyle> {
    static ARTS: LazyLock<Result<Vec<Art>, UnknownStyle>> =
        LazyLock::new(|| catalog::all().filter_map(|game| game.tile_set().ok()).map(Art::of).collect());
    ARTS.as_deref().map_err(UnknownStyle::clone)
}

/// How the tile set of a name is drawn.
pub(crate) fn art(set: &str) -> Option<&'static Art> {
    arts().ok()?.iter().find(|art| art.set().name() == set)
}

/// A number in the name of a picture, if it is not too large.
fn number(text: &str, below: u8) -> Option<u8> {
    text.parse().ok().filter(|number| *number < below)
}

/// Draws the board of a recorded game after its last move.
pub fn with_board<T>(
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

/// The board of a recorded game after its last move, with its score track, as SVG.
pub fn board_picture(record: &Record) -> Result<String, UnknownStyle> {
    with_board(record, Show::with_track(), |board| board.svg(None))
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
    fn every_picture_is_found_at_its_path() {
        for picture in Picture::all().unwrap() {
            let path = picture.to_string();
            assert_eq!(Picture::at(&path).map(|found| found.to_string()), Some(path));
        }
    }
}
