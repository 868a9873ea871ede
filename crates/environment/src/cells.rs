//! The cells in which something can be put, as the rows of an observation.

use land::Cell;
use tiles::Side;

/// Rows of bytes, a cell each, in reading order: line by line from north to south, each from west to east. Coordinates fit
/// into a byte, and so does the number of cells: no board has more than 126 tiles.
///
/// The row of a cell is how many cells come before it, which is counted in bits: nothing is searched.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    bytes: Vec<u8>,
    columns: usize,
    /// From the northernmost that a byte can name to the southernmost.
    lines: Box<[Line; LINES]>,
    /// How many cells lie north of each line.
    before: [u8; LINES],
}

/// The cells of a line.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// A bit for each, the westernmost that a byte can name first.
    words: [u64; WORDS],
    /// How many cells there are in all words before each.
    before: [u8; WORDS],
}

/// As many lines as there are numbers in a byte, and as many cells in each.
const LINES: usize = 1 << u8::BITS;
const WORDS: usize = LINES / u64::BITS as usize;

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
        let lines = Box::new([Line::default(); LINES]);
        Cells { bytes: Vec::new(), columns, lines, before: [0; LINES] }
    }

    /// Copies into the space that is there.
    pub(crate) fn copy_from(&mut self, other: &Cells) {
        self.bytes.clone_from(&other.bytes);
        self.lines.clone_from(&other.lines);
        (self.columns, self.before) = (other.columns, other.before);
    }

    /// All rows.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.lines.fill(Line::default());
        self.before.fill(0);
    }

    /// The cell of a row.
    pub(crate) fn cell(&self, row: usize) -> Option<Cell> {
        let row = self.bytes.get(row * self.columns..)?;
        if let [x, y, ..] = *row { Some(Cell::new(signed(x), signed(y))) } else { None }
    }

    /// The row of a cell, or the one that it would get.
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Result<usize, usize> {
        let Some(Spot { line, word, bit }) = Spot::of(cell) else { return Err(0) };
        let Line { words, before } = self.lines[line];
        let in_word = (words[word] & ((1 << bit) - 1)).count_ones();
        let row = usize::from(self.before[line]) + usize::from(before[word]) + in_word as usize;
        if words[word] >> bit & 1 == 1 { Ok(row) } else { Err(row) }
    }

    /// Adds a cell that is not there, in the row that it gets.
    pub(crate) fn insert(&mut self, row: usize, cell: Cell) {
        let (at, end) = (row * self.columns, self.bytes.len());
        self.bytes.resize(end + self.columns, 0);
        self.bytes.copy_within(at..end, at + self.columns);
        let new = &mut self.bytes[at..][..self.columns];
        new.fill(0);
        new[..2].copy_from_slice(&place(cell));
        self.count(cell, 1);
    }

    /// Takes a cell out.
    pub(crate) fn remove(&mut self, row: usize, cell: Cell) {
        let at = row * self.columns;
        self.bytes.copy_within(at + self.columns.., at);
        self.bytes.truncate(self.bytes.len() - self.columns);
        // One less.
        self.count(cell, u8::MAX);
    }

    /// Notes that a cell came or went: by how much there are more cells now.
    fn count(&mut self, cell: Cell, more: u8) {
        let Some(Spot { line, word, bit }) = Spot::of(cell) else { return };
        self.before[line + 1..].iter_mut().for_each(|count| *count = count.wrapping_add(more));
        let line = &mut self.lines[line];
        line.words[word] ^= 1 << bit;
        line.before[word + 1..].iter_mut().for_each(|count| *count = count.wrapping_add(more));
    }

    /// Notes what the neighbour on a side shows to a cell.
    pub(crate) fn show(&mut self, row: usize, side: Side, shown: u8) {
        self.bytes[row * self.columns + 2 + side.index()] = shown;
    }

    /// The legal ways to fill a cell, four as the bits of a byte; `group` counts such bytes through all rows.
    #[inline]
    pub(crate) fn ways(&mut self, group: usize) -> &mut u8 {
        let in_row = self.columns - Cells::FIXED;
        // With tiles there is one in each row; to divide takes longer than to see that.
        let (row, column) = if in_row == 1 { (group, 0) } else { (group / in_row, group % in_row) };
        &mut self.bytes[row * self.columns + Cells::FIXED + column]
    }
}

/// Where a cell is among lines.
struct Spot {
    line: usize,
    word: usize,
    bit: u32,
}

impl Spot {
    /// None of a cell that no board reaches.
    #[inline]
    fn of(cell: Cell) -> Option<Spot> {
        let from_least = |at: i16| i8::try_from(at).ok().map(|at| at.wrapping_sub(i8::MIN) as u8);
        let (x, y) = (from_least(cell.x)?, from_least(cell.y)?);
        Some(Spot { line: y.into(), word: usize::from(x >> 6), bit: u32::from(x & 63) })
    }
}

/// The coordinates of a cell in bytes.
pub(crate) fn place(cell: Cell) -> [u8; 2] {
    [cell.x as u8, cell.y as u8]
}

/// A coordinate in a byte.
pub(crate) fn signed(byte: u8) -> i16 {
    i16::from(byte as i8)
}
