//! Moves: what players do, and what chance does.

use land::Cell;
use tiles::{Rotation, TileId, ZoneId};

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
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A follower that stands on roads, in cities and abbeys, and lies in fields.
    Meeple,
    /// The one that keeps to abbeys and groves.
    Abbot,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Piece; 2] = [Piece::Meeple, Piece::Abbot];

    /// The name of the piece in moves.
    pub fn name(self) -> &'static str {
        match self {
            Piece::Meeple => "meeple",
            Piece::Abbot => "abbot",
        }
    }
}
