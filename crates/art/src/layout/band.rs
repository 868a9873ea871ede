//! Roads, rivers and paths: what runs over a tile in a band.

use tiles::{Port, Side, Zone};

use crate::geometry::{Point, Polyline, inward, on_side};
use crate::rng::Rng;

/// A band runs straight for this long on either side of the border, so that it crosses at a right
/// angle and with its exact width.
const STRAIGHT: f64 = 1.5;

/// The middle line of a band between two sides. `tight` is how far it cuts the corner, from 0 for
/// one that swings out to the middle of the tile to 1 for one that keeps close to the corner.
pub(super) fn through(from: Side, to: Side, tight: f64, rng: &mut Rng) -> Polyline {
    let (start, end) = (inside(from), inside(to));
    let opposite = from.opposite() == to;
    let reach = if opposite { 36.0 } else { 50.0 - 36.0 * tight } * rng.between(0.94, 1.06);
    let line = Polyline::curve([start, start + inward(from) * reach, end + inward(to) * reach, end]);
    let mut points = crossing(from).to_vec();
    points.extend(line.wavering(if opposite { 4.0 } else { 1.5 }, rng).0);
    points.extend(crossing(to).into_iter().rev());
    Polyline(points)
}

/// The middle line of a band that comes in over a side and ends at a point.
pub(super) fn ending(port: Port, end: Point, rng: &mut Rng) -> Polyline {
    let start = inside(port.side);
    let reach = start.distance(end) * 0.45;
    let ahead = start + inward(port.side) * reach;
    let line = Polyline::curve([start, ahead, end.lerp(ahead, 0.35), end]);
    let mut points = crossing(port.side).to_vec();
    points.extend(line.wavering(1.0, rng).0);
    Polyline(points)
}

/// The points at which a band crosses the border, from outside.
fn crossing(side: Side) -> [Point; 2] {
    let border = on_side(side, 0.5);
    [border - inward(side) * STRAIGHT, border]
}

/// The point at which a band may begin to bend.
fn inside(side: Side) -> Point {
    on_side(side, 0.5) + inward(side) * STRAIGHT
}

/// The two sides that a band joins, if it joins two.
pub(super) fn both_sides(zone: &Zone) -> Option<(Side, Side)> {
    match zone.ports.as_slice() {
        [from, to] => Some((from.side, to.side)),
        _ => None,
    }
}
