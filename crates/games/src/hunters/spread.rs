//! H-04: how far the tiles span, and how far they may.

use land::Cell;

/// A table of so many columns and rows, and what the tiles span of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spread {
    pub(super) columns: i16,
    pub(super) rows: i16,
    least: Cell,
    most: Cell,
}

/// Whether a text says how large a table is.
pub(super) fn is_size(text: &str) -> bool {
    Spread::read(text).is_some()
}

impl Spread {
    /// The table of a text such as `12x8`, with a tile at the origin.
    pub(super) fn read(text: &str) -> Option<Spread> {
        let (columns, rows) = text.split_once('x')?;
        let size = |text: &str| text.parse().ok().filter(|size| (1..=999).contains(size));
        Some(Spread { columns: size(columns)?, rows: size(rows)?, least: Cell::ORIGIN, most: Cell::ORIGIN })
    }

    /// Whether the tiles still fit on the table with one more in this cell.
    pub(super) fn admits(self, cell: Cell) -> bool {
        let Spread { least, most, .. } = self.with(cell);
        most.x - least.x < self.columns && most.y - least.y < self.rows
    }

    /// The table with one more tile.
    pub(super) fn with(self, cell: Cell) -> Spread {
        let least = Cell::new(self.least.x.min(cell.x), self.least.y.min(cell.y));
        let most = Cell::new(self.most.x.max(cell.x), self.most.y.max(cell.y));
        Spread { least, most, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// H-04: what counts is how far the tiles span, wherever the first one lies.
    #[test]
    fn a_table_can_be_used_up_to_either_side() {
        let table = Spread::read("3x2").unwrap();
        assert!(table.admits(Cell::new(2, 1)) && table.admits(Cell::new(-2, -1)));
        assert!(!table.admits(Cell::new(3, 0)) && !table.admits(Cell::new(0, -2)));
        let used = table.with(Cell::new(1, 0));
        assert!(used.admits(Cell::new(-1, 0)) && !used.admits(Cell::new(-2, 0)));
    }

    #[test]
    fn only_sizes_are_read() {
        for text in ["", "x", "3", "3x", "0x4", "4x-1", "4x4x4", "99999x1", "none"] {
            assert!(!is_size(text), "{text}");
        }
    }
}
