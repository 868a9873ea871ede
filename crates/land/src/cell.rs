//! Where a tile lies.

use std::fmt;

use tiles::Side;

/// A place for one tile: `x` grows east, `y` grows south, the first tile lies at the origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// How far east.
    pub x: i16,
    /// How far south.
    pub y: i16,
}

impl Cell {
    /// Where the first tile lies.
    pub const ORIGIN: Cell = Cell::new(0, 0);

    /// The cell at these coordinates.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The next cell on this side. Past the last number it wraps, far from any board.
    pub fn next(self, side: Side) -> Cell {
        const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (dx, dy) = STEPS[side.index()];
        Cell::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy))
    }

    /// The eight cells around this one.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        const STEPS: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        STEPS.into_iter().map(move |(dx, dy)| Cell::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
