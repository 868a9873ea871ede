//! Which cell holds what, for a board without borders.
//!
//! The grid is a torus of 128 by 128: cells whose coordinates differ by a multiple of 128 share a
//! place. The tiles on a board hang together and are at most 126, so with the ring of empty cells
//! around them they never span more than 128 columns or rows: no two cells that matter at one time
//! share a place, wherever the board grows, and no cell is ever cut off.

use tiles::{Side, TileSet};

use crate::cell::Cell;
use crate::counters::TileIx;

const SIZE: usize = 128;
const CELLS: usize = SIZE * SIZE;
const _: () = assert!(TileSet::MAX_TILES as usize + 2 <= SIZE);

/// What is known of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// No tile here nor next to it.
    Empty,
    /// In this slot of the fringe.
    Fringe(usize),
    /// This tile.
    Tile(TileIx),
}

/// Each spot in two bytes: 0 is empty, up to 255 is a slot of the fringe and 1, above is a tile.
#[derive(Clone, Debug)]
pub(crate) struct Grid(Box<[u16; CELLS]>);

const TILE: u16 = 0x100;

impl Grid {
    pub(crate) fn new() -> Grid {
        Grid(Box::new([0; CELLS]))
    }

    pub(crate) fn index(cell: Cell) -> usize {
        let wrap = |coordinate: i16| coordinate as usize % SIZE;
        wrap(cell.y) * SIZE + wrap(cell.x)
    }

    /// The next place on a side.
    pub(crate) fn step(at: usize, side: Side) -> usize {
        match side {
            Side::North => at.wrapping_sub(SIZE) % CELLS,
            Side::East => at - at % SIZE + (at + 1) % SIZE,
            Side::South => (at + SIZE) % CELLS,
            Side::West => at - at % SIZE + at.wrapping_sub(1) % SIZE,
        }
    }

    /// The eight places around.
    pub(crate) fn around(at: usize) -> [usize; 8] {
        let (north, south) = (Grid::step(at, Side::North), Grid::step(at, Side::South));
        let beside = |row| [Grid::step(row, Side::West), Grid::step(row, Side::East)];
        let ([nw, ne], [w, e], [sw, se]) = (beside(north), beside(at), beside(south));
        [nw, north, ne, w, e, sw, south, se]
    }

    pub(crate) fn get(&self, at: usize) -> Spot {
        match self.0[at % CELLS] {
            0 => Spot::Empty,
            slot @ 1..TILE => Spot::Fringe(usize::from(slot - 1)),
            tile => Spot::Tile(TileIx(tile as u8)),
        }
    }

    pub(crate) fn set(&mut self, at: usize, spot: Spot) {
        self.0[at % CELLS] = match spot {
            Spot::Empty => 0,
            // At most 2 * 126 + 2 slots.
            Spot::Fringe(slot) => slot as u16 + 1,
            Spot::Tile(tile) => TILE + u16::from(tile.0),
        };
    }

    pub(crate) fn copy_from(&mut self, other: &Grid) {
        self.0.copy_from_slice(&other.0[..]);
    }
}
