//! Where paths end: at a house with its door to the path, at a pond, at a mill. Each place covers the
//! whole end, so that nobody takes it for a crossing.

use super::scenery::Thing;
use crate::geometry::{CENTRE, Point, Polyline};
use crate::rng::Rng;
use crate::style::Sketch;

/// How far a place where a path ends reaches from its middle.
pub(super) const PLACE: f64 = 11.0;

/// How far the middle of such a place lies beyond the end of the path's line.
const BEYOND: f64 = 1.5;

/// The places where paths end, houses more often than others.
const PLACES: [Place; 10] = [
    Place::House,
    Place::House,
    Place::House,
    Place::Pond,
    Place::Pen,
    Place::Fountain,
    Place::Hay,
    Place::Tree,
    Place::Stall,
    Place::Mill,
];

/// The colours of roofs and awnings.
const ROOFS: [&str; 4] = ["#e8563f", "#4a8fe0", "#f2902c", "#a566c9"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    House,
    Pond,
    Pen,
    Fountain,
    Hay,
    Tree,
    Stall,
    Mill,
}

/// Where a path ends.
pub(super) struct Stop {
    number: usize,
    pub(super) at: Point,
    /// Where the path goes.
    ahead: Point,
}

/// Where the paths of a tile end.
pub(super) fn stops(sketch: &Sketch<'_>) -> Vec<Stop> {
    let lines = sketch
        .zones("path")
        .filter(|(zone, _)| zone.ports.len() == 1)
        .filter_map(|(_, layout)| layout.lines.first());
    let stop = |(number, line): (usize, &Polyline)| {
        let ahead = heading(line);
        Stop { number, at: line.at(1.0) + ahead * BEYOND, ahead }
    };
    lines.enumerate().map(stop).collect()
}

/// The direction from the side that a line comes from straight into the tile.
fn heading(line: &Polyline) -> Point {
    let inward = CENTRE - line.at(0.0);
    if inward.x.abs() > inward.y.abs() { Point::X * inward.x.signum() } else { Point::Y * inward.y.signum() }
}

/// A place for each stop of a tile: but for houses, none of them twice.
fn places(sketch: &Sketch<'_>, count: usize) -> Vec<Place> {
    let mut rng = sketch.rng.fork("places");
    let mut left = PLACES.to_vec();
    let mut chosen: Vec<Place> = Vec::new();
    while chosen.len() < count && !left.is_empty() {
        chosen.push(left.swap_remove(rng.below(left.len())));
    }
    chosen
}

/// What stands where the paths end.
pub(super) fn things(sketch: &Sketch<'_>, stops: &[Stop]) -> Vec<Thing> {
    let places = places(sketch, stops.len());
    let rng = |stop: &Stop| sketch.rng.fork(&format!("place {}", stop.number));
    stops.iter().zip(places).flat_map(|(stop, place)| stand(place, stop, &mut rng(stop))).collect()
}

/// What stands at a stop.
fn stand(place: Place, stop: &Stop, rng: &mut Rng) -> Vec<Thing> {
    let colour = ROOFS[rng.below(ROOFS.len())];
    let thing = |symbol| Thing::new(symbol, stop.at);
    match place {
        Place::House => vec![Thing { colour, ..house(stop) }],
        Place::Pond => vec![thing("k-pond"), Thing { transform: quarter(stop.ahead), ..thing("k-jetty") }],
        Place::Pen => vec![thing("k-pen")],
        Place::Fountain => vec![thing("k-fountain")],
        Place::Hay => vec![thing("k-hay")],
        Place::Tree => vec![thing("k-apple")],
        Place::Stall => vec![Thing { colour, ..thing("k-stall") }],
        Place::Mill => vec![Thing { colour, ..thing("k-mill") }],
    }
}

/// A house whose door looks at the path.
fn house(stop: &Stop) -> Thing {
    let (symbol, transform) = match (stop.ahead.x, stop.ahead.y) {
        (x, _) if x > 0.5 => ("k-house-side", ""),
        (x, _) if x < -0.5 => ("k-house-side", "scale(-1 1)"),
        (_, y) if y > 0.0 => ("k-house-back", ""),
        _ => ("k-house-front", ""),
    };
    Thing { transform, ..Thing::new(symbol, stop.at) }
}

/// Turns what was drawn for a path that goes north.
fn quarter(ahead: Point) -> &'static str {
    match (ahead.x, ahead.y) {
        (x, _) if x > 0.5 => "rotate(90)",
        (x, _) if x < -0.5 => "rotate(-90)",
        (_, y) if y > 0.0 => "rotate(180)",
        _ => "",
    }
}
