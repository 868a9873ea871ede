//! The characters that one tile is drawn with.

use tiles::Side;

/// How many characters wide a tile is. With an odd number there is a middle.
pub(crate) const WIDTH: usize = 9;
/// How many lines high a tile is. Characters are about twice as high as wide.
pub(crate) const HEIGHT: usize = 5;

/// A character of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) column: usize,
    pub(super) line: usize,
}

impl Spot {
    pub(super) const MIDDLE: Spot = Spot { column: WIDTH / 2, line: HEIGHT / 2 };

    /// All spots, line by line.
    pub(super) fn all() -> impl Iterator<Item = Spot> {
        (0..HEIGHT).flat_map(|line| (0..WIDTH).map(move |column| Spot { column, line }))
    }

    /// The spot in the middle of a side.
    pub(super) fn mid(side: Side) -> Spot {
        let Spot { column, line } = Spot::MIDDLE;
        match side {
            Side::North => Spot { column, line: 0 },
            Side::East => Spot { column: WIDTH - 1, line },
            Side::South => Spot { column, line: HEIGHT - 1 },
            Side::West => Spot { column: 0, line },
        }
    }

    /// The spots along a side, clockwise.
    pub(super) fn along(side: Side) -> Vec<Spot> {
        let mut spots: Vec<Spot> = Spot::all().filter(|spot| spot.is_at(side)).collect();
        if matches!(side, Side::South | Side::West) {
            spots.reverse();
        }
        spots
    }

    /// The next spot in this direction, if it is on the tile.
    pub(super) fn next(self, side: Side) -> Option<Spot> {
        let Spot { column, line } = self;
        let next = match side {
            Side::North => Spot { column, line: line.checked_sub(1)? },
            Side::East => Spot { column: column + 1, line },
            Side::South => Spot { column, line: line + 1 },
            Side::West => Spot { column: column.checked_sub(1)?, line },
        };
        (next.column < WIDTH && next.line < HEIGHT).then_some(next)
    }

    /// Whether two spots touch, be it at a corner.
    pub(super) fn is_beside(self, other: Spot) -> bool {
        self.column.abs_diff(other.column) <= 1 && self.line.abs_diff(other.line) <= 1
    }

    /// How far it is from a side: 1 in the middle of the tile, 2 at the far side.
    pub(super) fn depth(self, side: Side) -> f32 {
        let (east, south) = self.offset();
        match side {
            Side::North => 1.0 + south,
            Side::East => 1.0 - east,
            Side::South => 1.0 - south,
            Side::West => 1.0 + east,
        }
    }

    /// How far it is from the middle line that runs from a side to the one across.
    pub(super) fn sideways(self, side: Side) -> f32 {
        let (east, south) = self.offset();
        match side {
            Side::North | Side::South => east.abs(),
            Side::East | Side::West => south.abs(),
        }
    }

    /// How far from another spot it looks to the eye, squared.
    pub(super) fn distance(self, other: (f32, f32)) -> f32 {
        let (east, south) = self.offset();
        (east - other.0).powi(2) + (south - other.1).powi(2)
    }

    /// Where it is, from -1 to 1 on both axes.
    pub(super) fn offset(self) -> (f32, f32) {
        let scaled = |at: usize, size: usize| (2 * at + 1) as f32 / size as f32 - 1.0;
        (scaled(self.column, WIDTH), scaled(self.line, HEIGHT))
    }

    fn is_at(self, side: Side) -> bool {
        self.next(side).is_none()
    }
}

/// Something for each character of a tile.
#[derive(Clone, Debug)]
pub(super) struct Grid<T>([[T; WIDTH]; HEIGHT]);

impl<T: Copy> Grid<T> {
    pub(super) fn new(all: T) -> Grid<T> {
        Grid([[all; WIDTH]; HEIGHT])
    }

    pub(super) fn get(&self, spot: Spot) -> T {
        self.0[spot.line][spot.column]
    }

    pub(super) fn set(&mut self, spot: Spot, value: T) {
        self.0[spot.line][spot.column] = value;
    }

    /// The lines from the top.
    pub(super) fn lines(&self) -> &[[T; WIDTH]; HEIGHT] {
        &self.0
    }
}
