//! The cells in which something can be put, as the rows of an observation.

use land::{Cell, Rotations};
use tiles::Side;

/// Rows of bytes, a cell each, in reading order: line by line from north to south, each from west to east. Coordinates fit
/// into a byte, and so does the number of cells: no board has more than 126 tiles.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    bytes: Vec<u8>,
    columns: usize,
    /// The number of each in reading order, to look one up.
    numbers: Vec<u32>,
    /// What the neighbours of each show to it, as [`Land`](land::Land) numbers it, to look up what fits.
    surroundings: Vec<u16>,
}

impl Default for Cells {
    fn default() -> Cells {
        Cells::new(Cells::FIXED)
    }
}

impl Cells {
    /// The columns before those that say in which ways a cell can be filled: x, y, and what the neighbours in the north,
    /// east, south and west show to it, 0 where there is none.
    pub(crate) const FIXED: usize = 6;

    /// No cell yet, in rows of so many columns.
    pub(crate) fn new(columns: usize) -> Cells {
        Cells { bytes: Vec::new(), columns, numbers: Vec::new(), surroundings: Vec::new() }
    }

    /// Copies into the space that is there.
    pub(crate) fn copy_from(&mut self, other: &Cells) {
        self.bytes.clone_from(&other.bytes);
        self.numbers.clone_from(&other.numbers);
        self.surroundings.clone_from(&other.surroundings);
        self.columns = other.columns;
    }

    /// All rows.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.numbers.clear();
        self.surroundings.clear();
    }

    /// The cell of a row.
    pub(crate) fn cell(&self, row: usize) -> Option<Cell> {
        let row = self.bytes.get(row * self.columns..)?;
        if let [x, y, ..] = *row { Some(Cell::new(signed(x), signed(y))) } else { None }
    }

    /// The row of a cell, or the one that it would get.
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.numbers.binary_search(&number(cell))
    }

    /// Adds a cell that is not there, in the row that it gets.
    pub(crate) fn insert(&mut self, row: usize, cell: Cell) {
        let (at, end) = (row * self.columns, self.bytes.len());
        self.bytes.resize(end + self.columns, 0);
        self.bytes.copy_within(at..end, at + self.columns);
        let new = &mut self.bytes[at..][..self.columns];
        new.fill(0);
        new[..2].copy_from_slice(&place(cell));
        self.numbers.insert(row, number(cell));
        self.surroundings.insert(row, 0);
    }

    /// Takes a cell out.
    pub(crate) fn remove(&mut self, row: usize) {
        let at = row * self.columns;
        self.bytes.copy_within(at + self.columns.., at);
        self.bytes.truncate(self.bytes.len() - self.columns);
        self.numbers.remove(row);
        self.surroundings.remove(row);
    }

    /// Notes what the neighbour on a side shows to a cell.
    pub(crate) fn show(&mut self, row: usize, side: Side, shown: u8) {
        self.bytes[row * self.columns + 2 + side.index()] = shown;
    }

    /// Notes what all neighbours show to a cell.
    pub(crate) fn surround(&mut self, row: usize, surroundings: usize) {
        // There are at most 8^4.
        self.surroundings[row] = surroundings as u16;
    }

    /// The rotations in which something fits into each cell, row by row, of those for each surroundings.
    pub(crate) fn fitting(&self, fits: &[Rotations]) -> impl Iterator<Item = Rotations> {
        self.surroundings.iter().map(|&surroundings| fits[usize::from(surroundings)])
    }

    /// Notes the legal ways to fill cells, row by row: four as the bits of a byte.
    pub(crate) fn set_ways(&mut self, ways: &[u8]) {
        let in_row = self.columns - Cells::FIXED;
        let rows = self.bytes.chunks_exact_mut(self.columns);
        if in_row == 1 {
            // With tiles: a byte is copied sooner than it is found out how many there are.
            rows.zip(ways).for_each(|(row, bits)| row[Cells::FIXED] = *bits);
        } else {
            rows.zip(ways.chunks_exact(in_row))
                .for_each(|(row, ways)| row[Cells::FIXED..].copy_from_slice(ways));
        }
    }
}

/// A number that is greater the later a cell is read.
fn number(cell: Cell) -> u32 {
    let from_least = |at: i16| u32::from(at.wrapping_sub(i16::MIN) as u16);
    from_least(cell.y) << 16 | from_least(cell.x)
}

/// The coordinates of a cell in bytes.
pub(crate) fn place(cell: Cell) -> [u8; 2] {
    [cell.x as u8, cell.y as u8]
}

/// A coordinate in a byte.
pub(crate) fn signed(byte: u8) -> i16 {
    i16::from(byte as i8)
}
