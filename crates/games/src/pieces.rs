//! Pieces on the board. A piece goes on the tile just placed and on no other, so a tile never has
//! more than one.

use land::{TileBits, TileIx};
use tiles::{TileSet, ZoneId};

use crate::moves::Piece;
use crate::seat::Seat;

/// A piece on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub piece: Piece,
    /// Where on the tile.
    pub zone: ZoneId,
}

/// All pieces on a board.
#[derive(Clone, Debug)]
pub struct Pieces {
    on: [Standing; TileSet::MAX_TILES as usize],
    tiles: TileBits,
}

impl Pieces {
    /// No piece at all.
    pub fn new() -> Pieces {
        let nobody = Standing { seat: Seat(0), piece: Piece::Meeple, zone: ZoneId(0) };
        Pieces { on: [nobody; TileSet::MAX_TILES as usize], tiles: TileBits::default() }
    }

    /// The tiles that have a piece.
    pub fn tiles(&self) -> TileBits {
        self.tiles
    }

    /// The piece on a tile.
    pub fn on(&self, tile: TileIx) -> Option<Standing> {
        self.tiles.contains(tile).then(|| self.on[tile.index()])
    }

    /// Puts a piece on a tile.
    pub fn put(&mut self, tile: TileIx, standing: Standing) {
        self.on[tile.index()] = standing;
        self.tiles.insert(tile);
    }

    /// Takes the piece off a tile.
    pub fn take(&mut self, tile: TileIx) -> Option<Standing> {
        let standing = self.on(tile);
        self.tiles.remove(tile);
        standing
    }

    /// All pieces, in the order in which their tiles were placed.
    pub fn iter(&self) -> impl Iterator<Item = (TileIx, Standing)> {
        self.tiles.iter().map(|tile| (tile, self.on[tile.index()]))
    }
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces::new()
    }
}
