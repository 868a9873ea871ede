//! Which cell holds what, for a board without borders.
//!
//! The grid is a torus of 128 by 128: cells whose coordinates differ by a multiple of 128 share a
//! place. The tiles on a board hang together and are at most 126, so with the ring of empty cells
//! around them they never span more than 128 columns or rows: no two cells that matter at one time
//! share a place, wherever the board grows, and no cell is ever cut off.
//!
//! It lies in memory in blocks of 8 by 8, of which a board touches few. To copy a board is to copy
//! those.

use tiles::TileSet;

use crate::cell::Cell;
use crate::counters::TileIx;

const SIZE: usize = 128;
const CELLS: usize = SIZE * SIZE;
const _: () = assert!(TileSet::MAX_TILES as usize + 2 <= SIZE);

/// The cells of a block.
const BLOCK: usize = 8 * 8;
const BLOCKS: usize = CELLS / BLOCK;

/// A place in the grid: from the highest bit four of the row and four of the column, which say which
/// block, then three of the row and three of the column, which say where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u16);

const COLUMN: u16 = 0xF << 6 | 7;
const ROW: u16 = 0xF << 10 | 7 << 3;
/// From a place to the one south of it, if that is in the same block.
const ONE_ROW: u16 = 0b1000;

impl Place {
    pub(crate) fn of(cell: Cell) -> Place {
        let (x, y) = (cell.x as u16, cell.y as u16);
        Place(x & 7 | (x & 0x78) << 3 | (y & 7) << 3 | (y & 0x78) << 7)
    }

    /// The four places beside one, clockwise from north.
    pub(crate) fn sides(self) -> [Place; 4] {
        let (row, column) = (self.0 & ROW, self.0 & COLUMN);
        [self.north() | column, row | self.east(), self.south() | column, row | self.west()].map(Place)
    }

    /// The eight places around one: the four sides, then the corners.
    pub(crate) fn around(self) -> [Place; 8] {
        let (north, east, south, west) = (self.north(), self.east(), self.south(), self.west());
        let [n, e, s, w] = self.sides();
        let corners = [north | west, north | east, south | west, south | east];
        let [nw, ne, sw, se] = corners.map(Place);
        [n, e, s, w, nw, ne, sw, se]
    }

    // Rows and columns are counted each in its own bits: all others are set before something is added,
    // so that the carry runs over them, and clear before something is taken away.

    fn north(self) -> u16 {
        (self.0 & ROW).wrapping_sub(ONE_ROW) & ROW
    }

    fn south(self) -> u16 {
        (self.0 | !ROW).wrapping_add(ONE_ROW) & ROW
    }

    fn west(self) -> u16 {
        (self.0 & COLUMN).wrapping_sub(1) & COLUMN
    }

    fn east(self) -> u16 {
        (self.0 | !COLUMN).wrapping_add(1) & COLUMN
    }

    fn index(self) -> usize {
        usize::from(self.0) % CELLS
    }

    fn block(self) -> usize {
        self.index() / BLOCK
    }

    fn is_in_block_of(self, other: Place) -> bool {
        usize::from(self.0 ^ other.0) < BLOCK
    }
}

/// What is known of one cell, in two bytes, because the four neighbours of every placed tile are
/// looked up: 0 where nothing is, up to 255 a slot of the fringe and 1, above that a tile. A mark says
/// of a cell without a tile that a zone next to it looks at it, and of a tile that it has such a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellState(u16);

const CONTENT: u16 = 0xFF;
const TILE: u16 = 0x100;
const WATCHED: u16 = 0x200;
const WATCHES: u16 = 0x400;

/// What is in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// No tile here nor next to it.
    Nothing,
    /// It is in this slot of the fringe.
    Slot(usize),
    /// This tile.
    Tile(TileIx),
}

impl CellState {
    const EMPTY: CellState = CellState(0);

    /// This tile.
    pub(crate) fn tile(tile: TileIx, watches: bool) -> CellState {
        CellState(TILE | if watches { WATCHES } else { 0 } | u16::from(tile.0))
    }

    /// In this slot of the fringe, watched as before.
    pub(crate) fn in_slot(self, slot: usize) -> CellState {
        // At most 2 * 126 + 2 slots.
        CellState(self.0 & WATCHED | (slot as u16 + 1))
    }

    /// The same, watched by a zone that looks at the cells around.
    pub(crate) fn watched(self) -> CellState {
        CellState(self.0 | WATCHED)
    }

    pub(crate) fn is_watched(self) -> bool {
        self.0 & WATCHED != 0
    }

    pub(crate) fn watches(self) -> bool {
        self.0 & WATCHES != 0
    }

    pub(crate) fn is_tile(self) -> bool {
        self.0 & TILE != 0
    }

    pub(crate) fn content(self) -> Content {
        match self.0 & CONTENT {
            tile if self.is_tile() => Content::Tile(TileIx(tile as u8)),
            0 => Content::Nothing,
            slot => Content::Slot(usize::from(slot - 1)),
        }
    }

    /// The tile, if there is one.
    pub(crate) fn as_tile(self) -> Option<TileIx> {
        if let Content::Tile(tile) = self.content() { Some(tile) } else { None }
    }

    /// The slot of the fringe, if it is in the fringe.
    pub(crate) fn as_slot(self) -> Option<usize> {
        if let Content::Slot(slot) = self.content() { Some(slot) } else { None }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Grid {
    cells: Box<[CellState; CELLS]>,
    /// The blocks in which something was ever set, a bit each.
    used: [u64; BLOCKS / 64],
}

impl Grid {
    pub(crate) fn new() -> Grid {
        Grid { cells: Box::new([CellState::EMPTY; CELLS]), used: [0; BLOCKS / 64] }
    }

    pub(crate) fn get(&self, at: Place) -> CellState {
        self.cells[at.index()]
    }

    /// Changes a cell of which something was known before.
    pub(crate) fn set(&mut self, at: Place, state: CellState) {
        self.cells[at.index()] = state;
    }

    /// Sets a cell of which nothing may have been known before.
    pub(crate) fn set_new(&mut self, at: Place, state: CellState) {
        self.used[at.block() / 64] |= 1 << (at.block() % 64);
        self.set(at, state);
    }

    /// The same next to a cell of which something is known: mostly in the same block, which is used then.
    pub(crate) fn set_new_beside(&mut self, known: Place, at: Place, state: CellState) {
        if at.is_in_block_of(known) { self.set(at, state) } else { self.set_new(at, state) }
    }

    /// Copies the blocks that are used, and wipes those that only were used here.
    pub(crate) fn copy_from(&mut self, other: &Grid) {
        let (blocks, _) = self.cells.as_chunks_mut::<BLOCK>();
        let (others, _) = other.cells.as_chunks::<BLOCK>();
        for (word, (used, &now)) in self.used.iter_mut().zip(&other.used).enumerate() {
            for block in bits(*used & !now) {
                blocks[word * 64 + block] = [CellState::EMPTY; BLOCK];
            }
            for block in bits(now) {
                blocks[word * 64 + block] = others[word * 64 + block];
            }
            *used = now;
        }
    }
}

/// The numbers of the bits that are set.
fn bits(mut left: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (at < 64).then_some(at)
    })
}
