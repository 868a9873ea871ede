//! Where everything is in the picture of a board.

use super::Cell;
use crate::geometry::{Point, SIZE};

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The cell in the north-west.
    pub first: Cell,
    /// The cell in the south-east.
    pub last: Cell,
}

impl Bounds {
    /// A single cell.
    pub fn of(cell: Cell) -> Bounds {
        Bounds { first: cell, last: cell }
    }

    /// The smallest rectangle that has both.
    #[must_use]
    pub fn with(self, other: Bounds) -> Bounds {
        let (first, last) = (self.first, self.last);
        Bounds {
            first: Cell { x: first.x.min(other.first.x), y: first.y.min(other.first.y) },
            last: Cell { x: last.x.max(other.last.x), y: last.y.max(other.last.y) },
        }
    }

    /// Whether a cell is in it.
    pub(super) fn contains(self, cell: Cell) -> bool {
        let is_along = |at: i16, first: i16, last: i16| (first..=last).contains(&at);
        is_along(cell.x, self.first.x, self.last.x) && is_along(cell.y, self.first.y, self.last.y)
    }

    /// How many columns and rows there are.
    fn extent(self) -> Point {
        let along = |first: i16, last: i16| f64::from(last) - f64::from(first) + 1.0;
        Point::new(along(self.first.x, self.last.x), along(self.first.y, self.last.y))
    }
}

/// Where everything is in the picture of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The cells that are shown.
    pub bounds: Bounds,
    /// How large the picture is.
    pub size: Point,
    /// Where the tile in the north-west begins.
    pub origin: Point,
    /// Where the row of what lies beside the board begins.
    pub tray: Point,
    /// Where the track begins, and how large it is drawn.
    pub track: Option<(Point, f64)>,
}

/// The background round the tiles, and with the numbers of columns and rows on it. Like all lengths here
/// they are multiples of 20, so that tiles lie on whole pixels when their side is a multiple of five.
const MARGIN: f64 = 20.0;
const NUMBERED: f64 = 40.0;
/// How much of the picture the track takes, as a part of the board.
const TRACK: f64 = 0.35;
/// The sizes in which the track is drawn, by its natural one.
const TRACK_SCALES: (f64, f64) = (0.55, 1.6);
/// Width by height of a picture that is good to look at.
const BALANCED: f64 = 1.3;

impl BoardLayout {
    /// A layout for these cells, with numbers or without, with so much room beside the board.
    pub(super) fn of(bounds: Bounds, numbered: bool, beside: Point) -> BoardLayout {
        let margin = Point::splat(if numbered { NUMBERED } else { MARGIN });
        let board = bounds.extent() * SIZE + margin * 2.0;
        let beneath =
            if beside.y > 0.0 { up(beside) + Point::new(2.0 * MARGIN, MARGIN) } else { Point::ZERO };
        let size = Point::new(board.x.max(beneath.x), board.y + beneath.y);
        // Both are in the middle.
        let origin = margin + up(Point::new(size.x - board.x, 0.0) / 2.0);
        let tray = Point::new((size.x - beside.x) / 2.0, board.y);
        BoardLayout { bounds, size, origin, tray, track: None }
    }

    /// A picture of this size with the cells in its middle, and nothing round them that would have to be seen.
    pub(super) fn without_margin(bounds: Bounds, size: Point) -> BoardLayout {
        let origin = (size - bounds.extent() * SIZE) / 2.0;
        BoardLayout { bounds, size, origin, tray: size, track: None }
    }

    /// The same with a track of this size, beneath or at the right.
    #[must_use]
    pub(super) fn with_track(self, track: Point) -> BoardLayout {
        let share = TRACK * self.size.element_product() / track.element_product();
        let scale = share.sqrt().clamp(TRACK_SCALES.0, TRACK_SCALES.1);
        let needed = up(track * scale);
        let beneath = Point::new(self.size.x.max(needed.x + 2.0 * MARGIN), self.size.y + needed.y + MARGIN);
        let right = Point::new(self.size.x + needed.x + MARGIN, self.size.y.max(needed.y + 2.0 * MARGIN));
        let unbalance = |size: Point| (size.x / size.y / BALANCED).max(size.y / size.x * BALANCED);
        // Both stand in the middle of the side that they share.
        if unbalance(beneath) < unbalance(right) {
            let at = Point::new((beneath.x - needed.x) / 2.0, self.size.y);
            self.moved(Point::X, beneath, (at, scale))
        } else {
            let at = Point::new(self.size.x, (right.y - needed.y) / 2.0);
            self.moved(Point::Y, right, (at, scale))
        }
    }

    /// The same in a larger picture, moved to its middle in one direction.
    fn moved(self, direction: Point, size: Point, track: (Point, f64)) -> BoardLayout {
        let shift = up((size - self.size) * direction / 2.0);
        BoardLayout { size, origin: self.origin + shift, tray: self.tray + shift, track: Some(track), ..self }
    }

    /// The width in pixels with which the picture has no more than so many of them, if not this one.
    pub fn width_within(&self, width: u32, most_pixels: u64) -> u32 {
        let most = (most_pixels as f64 * self.size.x / self.size.y).sqrt();
        width.min(most as u32).max(1)
    }

    /// Where the tile in a cell begins.
    pub fn corner(&self, cell: Cell) -> Point {
        let along = |at: i16, first: i16| (f64::from(at) - f64::from(first)) * SIZE;
        self.origin + Point::new(along(cell.x, self.bounds.first.x), along(cell.y, self.bounds.first.y))
    }
}

/// The next multiple of 20.
fn up(length: Point) -> Point {
    (length / 20.0).ceil() * 20.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACK_SIZE: Point = Point::new(664.0, 464.0);
    const ROW: Bounds = Bounds { first: Cell { x: -1, y: 0 }, last: Cell { x: 3, y: 0 } };

    #[test]
    fn tiles_lie_side_by_side_within_the_picture() {
        let layout = BoardLayout::of(ROW, false, Point::ZERO);
        assert_eq!(layout.size, Point::new(540.0, 140.0));
        assert_eq!(layout.corner(Cell { x: -1, y: 0 }), Point::splat(20.0));
        assert_eq!(layout.corner(Cell { x: 3, y: 0 }), Point::new(420.0, 20.0));
        assert_eq!(BoardLayout::of(ROW, true, Point::ZERO).size, Point::new(580.0, 180.0));
    }

    #[test]
    fn nothing_lies_on_anything_else() {
        for numbered in [false, true] {
            let layout = BoardLayout::of(ROW, numbered, Point::new(700.0, 100.0));
            let end = layout.corner(ROW.last) + SIZE;
            assert!(layout.tray.y > end.y && layout.size.y > layout.tray.y + 100.0);
            assert!(layout.size.x > 700.0);
            let with = layout.clone().with_track(TRACK_SIZE);
            let (at, scale) = with.track.unwrap();
            let far = at + TRACK_SIZE * scale;
            let end = with.corner(ROW.last) + SIZE;
            assert!(at.x >= end.x || at.y >= with.tray.y + 100.0);
            assert!(far.x < with.size.x && far.y < with.size.y);
        }
    }

    /// So that a animation has no seams.
    #[test]
    fn all_begins_at_multiples_of_twenty() {
        let layout = BoardLayout::of(ROW, true, Point::new(333.0, 100.0)).with_track(TRACK_SIZE);
        for at in [layout.origin, layout.corner(Cell { x: 2, y: 0 })] {
            assert_eq!(at % 20.0, Point::ZERO);
        }
    }
}
