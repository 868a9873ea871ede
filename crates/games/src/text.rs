//! The text of moves: one spelling in the command line, records, the protocol and logs. The grammar
//! is in `docs/formats.md`. Reading is relaxed about spaces, case and minus signs; writing is strict.

use land::Cell;
use tiles::{Rotation, TileId, TileSet};

use crate::faces::Faces;
use crate::game::Game;
use crate::message::{Message, Say};
use crate::moves::{Move, Piece};

/// The move that a text says in this state. It need not be a legal one.
pub fn read_move(game: &dyn Game, text: &str) -> Result<Move, MoveError> {
    let text = text.trim().replace('\u{2212}', "-").to_lowercase();
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (verb, &words[..]) {
        ("", _) => Err(MoveError::Empty),
        ("draw", [tile]) => read_tile(game.tiles(), tile).map(Move::Draw),
        ("place", [_, ..]) => {
            let (cell, rotation) = read_spot(&words.concat())?;
            Ok(Move::Place(cell, rotation))
        }
        ("claim", [piece, zone]) => read_claim(game, piece, zone),
        ("recall", [_, ..]) => read_cell(&words.concat()).map(Move::Recall),
        ("pass", []) => Ok(Move::Pass),
        ("roll", [_, ..]) => read_roll(game.tiles(), &words),
        ("build", [face, _, ..]) => {
            let (cell, rotation) = read_spot(&words[1..].concat())?;
            Ok(Move::Build(read_tile(game.tiles(), face)?, cell, rotation))
        }
        ("collect", [] | ["knight"]) => Ok(Move::Collect),
        ("again", []) => Ok(Move::Again),
        ("stop", []) => Ok(Move::Stop),
        ("keep", [] | ["knight"]) => Ok(Move::Keep),
        ("draw", _) => Err(MoveError::Form("move-form-draw")),
        ("place", _) => Err(MoveError::Form("move-form-place")),
        ("claim", _) => Err(MoveError::Form("move-form-claim")),
        ("recall", _) => Err(MoveError::Form("move-form-recall")),
        ("pass", _) => Err(MoveError::Form("move-form-pass")),
        ("roll", _) => Err(MoveError::Form("move-form-roll")),
        ("build", _) => Err(MoveError::Form("move-form-build")),
        ("collect" | "again" | "stop" | "keep", _) => Err(MoveError::Form("move-form-dice")),
        _ => Err(MoveError::Verb(verb.to_owned())),
    }
}

/// The text of a move in the state in which it is made.
pub fn write_move(game: &dyn Game, wanted: Move) -> String {
    match wanted {
        Move::Draw(tile) => format!("draw {}", game.tiles().tile(tile).code),
        Move::Place(cell, rotation) => format!("place {cell} {rotation}"),
        Move::Claim(piece, zone) => {
            let tile = game.claim_tile().map(|tile| game.tiles().tile(tile));
            let zone = tile.and_then(|tile| tile.zones.get(zone.index())).map_or("?", |zone| &zone.name);
            format!("claim {} {zone}", piece.name())
        }
        Move::Recall(cell) => format!("recall {cell}"),
        Move::Pass => "pass".to_owned(),
        Move::Roll(faces) => format!("roll {}", write_faces(game.tiles(), faces)),
        Move::Build(face, cell, rotation) => {
            format!("build {} {cell} {rotation}", game.tiles().tile(face).code)
        }
        Move::Collect => "collect knight".to_owned(),
        Move::Again => "again".to_owned(),
        Move::Stop => "stop".to_owned(),
        Move::Keep => "keep knight".to_owned(),
    }
}

/// The tile of this code.
pub(crate) fn read_tile(set: &TileSet, code: &str) -> Result<TileId, MoveError> {
    set.find(code).ok_or_else(|| MoveError::Tile(code.to_owned()))
}

/// A cell and a rotation, such as `1,-2r3`.
pub(crate) fn read_spot(text: &str) -> Result<(Cell, Rotation), MoveError> {
    let Some((cell, rotation)) = text.split_once(['r', 'R']) else {
        return Err(MoveError::Rotation(text.to_owned()));
    };
    let known = Rotation::ALL.into_iter().find(|candidate| rotation.trim() == candidate.index().to_string());
    Ok((read_cell(cell)?, known.ok_or_else(|| MoveError::Rotation(format!("r{rotation}")))?))
}

pub(crate) fn read_cell(text: &str) -> Result<Cell, MoveError> {
    let number = |text: &str| text.trim().parse::<i16>().ok();
    let cell = text.split_once(',').and_then(|(x, y)| Some(Cell::new(number(x)?, number(y)?)));
    cell.ok_or_else(|| MoveError::Cell(text.to_owned()))
}

/// The piece of this name.
pub(crate) fn read_piece(name: &str) -> Result<Piece, MoveError> {
    let piece = Piece::ALL.into_iter().find(|piece| piece.name() == name);
    piece.ok_or_else(|| MoveError::Piece(name.to_owned()))
}

/// What dice show, die by die, in any order.
fn read_roll(set: &TileSet, words: &[&str]) -> Result<Move, MoveError> {
    let mut faces = Faces::default();
    for word in words {
        let face = read_tile(set, word)?;
        faces = faces.with(face).ok_or_else(|| MoveError::Tile((*word).to_owned()))?;
    }
    Ok(Move::Roll(faces))
}

/// What dice show, die by die, in the order of the set.
fn write_faces(set: &TileSet, faces: Faces) -> String {
    let dice = faces.iter().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)));
    dice.map(|face| set.tile(face).code.as_str()).collect::<Vec<_>>().join(" ")
}

fn read_claim(game: &dyn Game, piece: &str, zone: &str) -> Result<Move, MoveError> {
    let piece = read_piece(piece)?;
    let tile = game.claim_tile().map(|tile| game.tiles().tile(tile));
    let found = tile.and_then(|tile| tile.zone(zone));
    match found {
        Some(zone) => Ok(Move::Claim(piece, zone)),
        None => Err(MoveError::Zone {
            zone: zone.to_owned(),
            known: tile
                .map(|tile| tile.zones.iter().map(|zone| zone.name.clone()).collect())
                .unwrap_or_default(),
        }),
    }
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Nothing there.
    Empty,
    /// No move begins with this word.
    Verb(String),
    /// This move has another form; the message with this name says which.
    Form(&'static str),
    /// Not a tile of this game.
    Tile(String),
    /// Not a cell.
    Cell(String),
    /// Not a rotation.
    Rotation(String),
    /// Not a piece.
    Piece(String),
    /// Not a zone of the tile just placed.
    Zone {
        /// The zone.
        zone: String,
        /// Those of the tile.
        known: Vec<String>,
    },
}

impl Say for MoveError {
    fn say(&self) -> Message {
        let about = |id: &str, text: &str| Message::new(id).with("text", text);
        match self {
            MoveError::Empty => Message::new("move-empty"),
            MoveError::Verb(verb) => about("move-verb", verb),
            MoveError::Form(message) => Message::new(*message),
            MoveError::Tile(code) => about("move-tile", code),
            MoveError::Cell(text) => about("move-cell", text),
            MoveError::Rotation(text) => about("move-rotation", text),
            MoveError::Piece(text) => about("move-piece", text),
            MoveError::Zone { zone, known } => about("move-zone", zone).with("known", known.join(", ")),
        }
    }
}
