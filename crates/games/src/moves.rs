//! Moves: what players do, and what chance does.

use land::Cell;
use tiles::{Rotation, TileId, ZoneId};

use crate::faces::Faces;

/// One step of a game. Its text is read and written by [`text`](crate::text).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: this tile was drawn.
    Draw(TileId),
    /// Put the drawn tile.
    Place(Cell, Rotation),
    /// Put a piece on a zone of the tile just placed.
    Claim(Piece, ZoneId),
    /// Take a piece back from the tile in a cell.
    Recall(Cell),
    /// Do neither.
    Pass,
    /// Chance: this is what the dice show.
    Roll(Faces),
    /// Put a die that shows this face.
    Build(TileId, Cell, Rotation),
    /// Collect a knight that was rolled.
    Collect,
    /// Roll the dice in hand again.
    Again,
    /// End the turn and score it.
    Stop,
    /// End the turn without scoring it, and keep a knight.
    Keep,
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A follower that stands on roads, in cities and abbeys, and lies in fields.
    Meeple,
    /// The one that keeps to abbeys and groves.
    Abbot,
    /// A gatherer in a forest, a fisher on a river, a hunter in a meadow.
    Man,
    /// A house on the water.
    Hut,
    /// A token that covers a child.
    Pawn,
    /// A die that doubles points.
    Knight,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Piece; 6] =
        [Piece::Meeple, Piece::Abbot, Piece::Man, Piece::Hut, Piece::Pawn, Piece::Knight];

    /// The name of the piece in moves.
    pub fn name(self) -> &'static str {
        match self {
            Piece::Meeple => "meeple",
            Piece::Abbot => "abbot",
            Piece::Man => "man",
            Piece::Hut => "hut",
            Piece::Pawn => "pawn",
            Piece::Knight => "knight",
        }
    }
}
