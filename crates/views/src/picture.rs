//! All pictures that there are: tiles, backs, pieces, icons, and parts of boards. Each is drawn when it is asked for,
//! which takes about a millisecond.

use std::fmt;
use std::sync::LazyLock;

use art::board::{Board, Show};
use art::piece::{Colour, Figure};
use art::{Art, Detail, UnknownStyle, icons, piece};
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
        /// Whether it is seen from near or from far away.
        detail: Detail,
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
            Picture::Tile { art, tile, copy, rotation, detail } => {
                let (set, code) = (art.set().name(), &art.set().tile(*tile).code);
                let far = if *detail == Detail::Far { ".far" } else { "" };
                write!(f, "{set}/tiles/{code}-{copy}-{}{}{far}.svg", rotation.index(), appearance(art))
            }
            Picture::Back { art, group } => {
                write!(f, "{}/backs/{group}{}.svg", art.set().name(), appearance(art))
            }
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
        for art in appearances()? {
            let set = art.set();
            let copies =
                set.tile_ids().flat_map(|(tile, known)| (0..known.count).map(move |copy| (tile, copy)));
            let seen = copies.flat_map(|copy| [Detail::Near, Detail::Far].map(|detail| (copy, detail)));
            all.extend(seen.flat_map(|((tile, copy), detail)| {
                Rotation::ALL.map(|rotation| Picture::Tile { art, tile, copy, rotation, detail })
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
    /// `winter/tiles/K-0-3.summer.night.far.svg` the same in another look, by night, from far away,
    /// `winter/backs/land.svg` the back of a group of tiles, `icons/deer.svg` what rules speak of, and
    /// `games/winter.svg` a part of a board. A piece is `pieces/abbot-blue.svg`, or `pieces/abbot-2.svg` by the number of
    /// the colour, which is that of the seat where nobody has chosen another.
    pub fn at(path: &str) -> Option<Picture> {
        let parts: Vec<&str> = path.strip_suffix(".svg")?.split('/').collect();
        match *parts.as_slice() {
            [set, "tiles", name] => {
                let (name, words) = name.split_once('.').unwrap_or((name, ""));
                let (words, detail) = match words.strip_suffix("far") {
                    Some(words) => (words.strip_suffix('.').unwrap_or(words), Detail::Far),
                    None => (words, Detail::Near),
                };
                Picture::tile(art_in(set, words)?, name, detail)
            }
            [set, "backs", name] => {
                let (name, words) = name.split_once('.').unwrap_or((name, ""));
                let art = art_in(set, words)?;
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
    fn tile(art: &'static Art, name: &str, detail: Detail) -> Option<Picture> {
        let (name, rotation) = name.rsplit_once('-')?;
        let (code, copy) = name.rsplit_once('-')?;
        let tile = art.set().find(code)?;
        let copy = number(copy, art.set().tile(tile).count)?;
        let rotation = Rotation::quarter_turns(number(rotation, 4)?);
        Some(Picture::Tile { art, tile, copy, rotation, detail })
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
            Picture::Tile { art, tile, copy, rotation, detail } => Ok(art.svg(detail, tile, copy, rotation)),
            Picture::Back { art, group } => Ok(art.document(&art.back(group), None)),
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

/// How the tiles of each game are drawn in each of its looks, by day and by night.
fn appearances() -> Result<&'static [Art], UnknownStyle> {
    static APPEARANCES: LazyLock<Result<Vec<Art>, UnknownStyle>> = LazyLock::new(|| {
        let mut all = Vec::new();
        for (game, set) in catalog::all().filter_map(|game| Some((game, game.tile_set().ok()?))) {
            let art = Art::of(set)?;
            for look in game.looks {
                all.push(art.in_look(look.name)?);
            }
            all.push(art);
        }
        all.extend(all.iter().map(Art::at_night).collect::<Vec<_>>());
        Ok(all)
    });
    APPEARANCES.as_deref().map_err(UnknownStyle::clone)
}

/// What the name of a picture says about the look and the hour.
fn appearance(art: &Art) -> String {
    let night = if art.is_night() { ".night" } else { "" };
    art.look().map_or(night.to_owned(), |look| format!(".{look}{night}"))
}

/// How a tile set is drawn in the look and at the hour that these words of a name say.
fn art_in(set: &str, words: &str) -> Option<&'static Art> {
    let is_meant = |art: &&Art| art.set().name() == set && appearance(art).trim_start_matches('.') == words;
    appearances().ok()?.iter().find(is_meant)
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

    /// Dice lie apart: between them is a table of wood.
    #[test]
    fn no_hole_is_seen_on_the_card_of_a_game() {
        for game in catalog::games().filter(|game| game.name != "dice") {
            let card = Picture::Card(game).draw().unwrap();
            let tiles = card.matches("<svg ").count() - 1;
            assert_eq!(tiles, usize::from(CARD.0.unsigned_abs() * CARD.1.unsigned_abs()), "{}", game.name);
        }
    }

    #[test]
    fn every_picture_is_found_at_its_path() {
        for picture in Picture::all().unwrap() {
            let path = picture.to_string();
            assert_eq!(Picture::at(&path).map(|found| found.to_string()), Some(path));
        }
    }
}
