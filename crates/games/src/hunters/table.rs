//! H-04: a table that the tiles must not outgrow.

use land::Cell;

/// A table of so many columns and rows, and what the tiles span of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) columns: i16,
    pub(super) rows: i16,
    least: Cell,
    most: Cell,
}

/// Whether a text says how large a table is.
pub(super) fn is_table(text: &str) -> bool {
    Table::read(text).is_some()
}

impl Table {
    /// The table of a text such as `12x8`, with a tile at the origin.
    pub(super) fn read(text: &str) -> Option<Table> {
        let (columns, rows) = text.split_once('x')?;
        let size = |text: &str| text.parse().ok().filter(|size| (1..=999).contains(size));
        Some(Table { columns: size(columns)?, rows: size(rows)?, least: Cell::ORIGIN, most: Cell::ORIGIN })
    }

    /// Whether the tiles still fit on the table with one more in this cell.
    pub(super) fn admits(self, cell: Cell) -> bool {
        let Table { least, most, .. } = self.with(cell);
        most.x - least.x < self.columns && most.y - least.y < self.rows
    }

    /// The table with one more tile.
    pub(super) fn with(self, cell: Cell) -> Table {
        let least = Cell::new(self.least.x.min(cell.x), self.least.y.min(cell.y));
        let most = Cell::new(self.most.x.max(cell.x), self.most.y.max(cell.y));
        Table { least, most, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// H-04: what counts is how far the tiles span, wherever the first one lies.
    #[test]
    fn a_table_can_be_used_up_to_either_side() {
        let table = Table::read("3x2").unwrap();
        assert!(table.admits(Cell::new(2, 1)) && table.admits(Cell::new(-2, -1)));
        assert!(!table.admits(Cell::new(3, 0)) && !table.admits(Cell::new(0, -2)));
        let used = table.with(Cell::new(1, 0));
        assert!(used.admits(Cell::new(-1, 0)) && !used.admits(Cell::new(-2, 0)));
    }

    #[test]
    fn only_sizes_are_read() {
        for text in ["", "x", "3", "3x", "0x4", "4x-1", "4x4x4", "99999x1", "none"] {
            assert!(!is_table(text), "{text}");
        }
    }
}
