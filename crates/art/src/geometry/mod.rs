//! Points, polylines and polygons on a tile. A tile is a square of side [`SIZE`]: x grows east, y south.
//!
//! Curves, segments and paths are those of kurbo. Points are those of glam, which have the arithmetic
//! of vectors; polygons are lists of them, since kurbo takes twenty times as long
//! to find out whether a point is inside a path.
//!
//! Nothing here uses a sine or cosine of the platform's, which may differ in the last bit: the same
//! tile is the same text everywhere.

mod polygon;
mod polyline;

pub use glam::DVec2 as Point;
pub use kurbo::Line as Segment;
pub use polygon::Polygon;
pub use polyline::Polyline;

use tiles::{Rotation, Side};

/// The side of a tile.
pub const SIZE: f64 = 100.0;

/// The middle of a tile.
pub const CENTRE: Point = Point::splat(SIZE / 2.0);

/// A point for kurbo.
pub(crate) fn to_kurbo(point: Point) -> kurbo::Point {
    kurbo::Point::new(point.x, point.y)
}

/// A point from kurbo.
pub(crate) fn from_kurbo(point: kurbo::Point) -> Point {
    Point::new(point.x, point.y)
}

/// The corner at which a side begins, walking clockwise.
pub(crate) fn corner(side: Side) -> Point {
    match side {
        Side::North => Point::ZERO,
        Side::East => Point::new(SIZE, 0.0),
        Side::South => Point::new(SIZE, SIZE),
        Side::West => Point::new(0.0, SIZE),
    }
}

/// The direction of a side, walking clockwise.
pub(crate) fn along(side: Side) -> Point {
    match side {
        Side::North => Point::X,
        Side::East => Point::Y,
        Side::South => Point::NEG_X,
        Side::West => Point::NEG_Y,
    }
}

/// The direction from a side into the tile.
pub(crate) fn inward(side: Side) -> Point {
    along(side).perp()
}

/// The point of a side that lies this far along it, from 0 to 1.
pub(crate) fn on_side(side: Side, at: f64) -> Point {
    corner(side) + along(side) * (at * SIZE)
}

/// Where a point of a tile lies when the tile is turned.
pub(crate) fn turned(point: Point, rotation: Rotation) -> Point {
    let mut from_centre = point - CENTRE;
    for _ in 0..rotation.index() {
        from_centre = from_centre.perp();
    }
    CENTRE + from_centre
}

/// Whether a point lies on the border of the tile, as exactly as polygons are computed.
pub(crate) fn on_border(point: Point) -> bool {
    let near = |at: f64| !(1e-3..=SIZE - 1e-3).contains(&at);
    near(point.x) || near(point.y)
}
