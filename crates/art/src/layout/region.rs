//! Cities and forests: what fills whole sides.
//!
//! A region is the tile without what lies beyond its walls. A wall runs from corner to corner past
//! the sides that the region does not reach, and leaves every corner at the same angle, so that the
//! walls of two tiles meet in the same way everywhere, and two regions at one corner keep apart.

use tiles::{Side, Zone};

use crate::geometry::{Point, Polygon, Polyline, along, corner, inward};
use crate::rng::Rng;

/// The angle between a wall and the side of its region, as cosine and sine: 40 degrees. It must be
/// less than 45, or two regions at one corner would overlap.
const CORNER_ANGLE: (f64, f64) = (0.766, 0.643);

/// The shape of a region that reaches so far into the tile from a single side.
pub(super) fn shape(zone: &Zone, depth: f64, rng: &mut Rng) -> Polygon {
    let reaches = |side: Side| zone.ports.iter().any(|port| port.side == side);
    let first_beyond = |side: &Side| reaches(before(*side)) && !reaches(*side);
    let beyond = Side::ALL.into_iter().filter(first_beyond).map(|start| {
        let beyond: Vec<Side> =
            (0..4).map(|step| turn(start, step)).take_while(|&side| !reaches(side)).collect();
        outside(start, &beyond, depth, rng)
    });
    Polygon::tile().difference(&beyond.collect::<Vec<_>>())
}

fn turn(side: Side, steps: usize) -> Side {
    Side::ALL[(side.index() + steps) % 4]
}

fn before(side: Side) -> Side {
    turn(side, 3)
}

/// What lies beyond the wall that runs past these sides.
fn outside(start: Side, beyond: &[Side], depth: f64, rng: &mut Rng) -> Polygon {
    let end = turn(start, beyond.len());
    let (from, to) = (corner(start), corner(end));
    let (cos, sin) = CORNER_ANGLE;
    let away = inward(before(start)) * sin - along(before(start)) * cos;
    let back = inward(end) * sin + along(end) * cos;
    // How far the handles of the curve reach makes how far it goes into the tile.
    let reach = rng.between(0.94, 1.06)
        * match beyond.len() {
            1 => depth / (0.75 * cos),
            2 => depth * 1.5,
            _ => depth / (0.75 * sin),
        };
    let wall = Polyline::curve([from, from + away * reach, to + back * reach, to]);
    // A wall from corner to opposite corner would be straight without.
    let waver = if beyond.len() == 2 { 4.0 } else { 1.6 };
    let mut contour = wall.wavering(waver, rng).0;
    let corners = beyond.iter().skip(1).rev().map(|&side| corner(side));
    contour.extend(corners);
    Polygon::new(contour)
}

/// A point well inside a region, for what leads to it.
pub(super) fn inner_point(zone: &Zone) -> Point {
    let sides: Vec<Point> = zone.ports.iter().map(|port| inward(port.side)).collect();
    let towards: Point = sides.iter().map(|&inward| -inward).sum();
    crate::geometry::CENTRE + towards * if sides.len() == 1 { 34.0 } else { 16.0 }
}
