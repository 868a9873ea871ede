//! Which cell holds what, for a board without borders.
//!
//! The grid is a torus of 128 by 128: cells whose coordinates differ by a multiple of 128 share a
//! place. The tiles on a board hang together and are at most 126, so with the ring of empty cells
//! around them they never span more than 128 columns or rows: no two cells that matter at one time
//! share a place, wherever the board grows, and no cell is ever cut off.

use tiles::TileSet;

use crate::cell::Cell;
use crate::counters::TileIx;

const SIZE: usize = 128;
const CELLS: usize = SIZE * SIZE;
const _: () = assert!(TileSet::MAX_TILES as usize + 2 <= SIZE);

/// What is known of one cell, in two bytes, because the four neighbours of every placed tile are
/// looked up: 0 where nothing is, up to 255 a slot of the fringe and 1, above that a tile, with a
/// mark if a zone of it looks at the cells around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellState(u16);

const TILE: u16 = 0x100;
const LOOKS_AROUND: u16 = 0x200;

impl CellState {
    /// No tile here nor next to it.
    pub(crate) const EMPTY: CellState = CellState(0);

    /// In this slot of the fringe.
    pub(crate) fn fringe(slot: usize) -> CellState {
        // At most 2 * 126 + 2 slots.
        CellState(slot as u16 + 1)
    }

    /// This tile.
    pub(crate) fn tile(tile: TileIx, looks_around: bool) -> CellState {
        CellState(TILE | if looks_around { LOOKS_AROUND } else { 0 } | u16::from(tile.0))
    }

    pub(crate) fn is_empty(self) -> bool {
        self == CellState::EMPTY
    }

    pub(crate) fn is_tile(self) -> bool {
        self.0 & TILE != 0
    }

    pub(crate) fn looks_around(self) -> bool {
        self.0 & LOOKS_AROUND != 0
    }

    /// The tile, if there is one.
    pub(crate) fn as_tile(self) -> Option<TileIx> {
        self.is_tile().then_some(TileIx(self.0 as u8))
    }

    /// The slot of the fringe, if it is in the fringe.
    pub(crate) fn as_slot(self) -> Option<usize> {
        (!self.is_empty() && !self.is_tile()).then(|| usize::from(self.0 - 1))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Grid(Box<[CellState; CELLS]>);

impl Grid {
    pub(crate) fn new() -> Grid {
        Grid(Box::new([CellState::EMPTY; CELLS]))
    }

    pub(crate) fn index(cell: Cell) -> usize {
        let wrap = |coordinate: i16| coordinate as usize % SIZE;
        wrap(cell.y) * SIZE + wrap(cell.x)
    }

    /// The eight places around one: the four sides clockwise from north, then the corners.
    pub(crate) fn around(at: usize) -> [usize; 8] {
        let (north, south) = (at.wrapping_sub(SIZE) % CELLS, (at + SIZE) % CELLS);
        [north, east(at), south, west(at), west(north), east(north), west(south), east(south)]
    }

    pub(crate) fn get(&self, at: usize) -> CellState {
        self.0[at % CELLS]
    }

    pub(crate) fn set(&mut self, at: usize, state: CellState) {
        self.0[at % CELLS] = state;
    }
}

fn east(at: usize) -> usize {
    at - at % SIZE + (at + 1) % SIZE
}

fn west(at: usize) -> usize {
    at - at % SIZE + at.wrapping_sub(1) % SIZE
}
