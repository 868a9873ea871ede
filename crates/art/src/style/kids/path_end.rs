//! Where paths end: at a house with its door to the path, at a pond, at a mill. Each landmark covers the
//! whole end, so that nobody takes it for a crossing.

use super::scenery::Sprite;
use crate::geometry::{CENTRE, Point, Polyline};
use crate::rng::Rng;
use crate::style::PaintContext;

/// The radius of what stands where a path ends.
pub(super) const LANDMARK_RADIUS: f64 = 11.0;

/// How far its middle lies beyond the end of the path's line.
const BEYOND: f64 = 1.5;

/// What stands where paths end, houses more often than others.
const LANDMARKS: [Landmark; 10] = [
    Landmark::House,
    Landmark::House,
    Landmark::House,
    Landmark::Pond,
    Landmark::Pen,
    Landmark::Fountain,
    Landmark::Hay,
    Landmark::Tree,
    Landmark::Stall,
    Landmark::Mill,
];

/// The colours of roofs and awnings.
const ROOFS: [&str; 4] = ["#e8563f", "#4a8fe0", "#f2902c", "#a566c9"];

/// What can stand where a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landmark {
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
pub(super) struct PathEnd {
    number: usize,
    pub(super) at: Point,
    /// Where the path goes.
    ahead: Point,
}

/// Where the paths of a tile end.
pub(super) fn ends(context: &PaintContext<'_>) -> Vec<PathEnd> {
    let lines = context
        .zones("path")
        .filter(|(zone, _)| zone.ports.len() == 1)
        .filter_map(|(_, layout)| layout.lines.first());
    let end = |(number, line): (usize, &Polyline)| {
        let ahead = heading(line);
        PathEnd { number, at: line.at(1.0) + ahead * BEYOND, ahead }
    };
    lines.enumerate().map(end).collect()
}

/// The direction from the side that a line comes from straight into the tile.
fn heading(line: &Polyline) -> Point {
    let inward = CENTRE - line.at(0.0);
    if inward.x.abs() > inward.y.abs() { Point::X * inward.x.signum() } else { Point::Y * inward.y.signum() }
}

/// A landmark for each end of a path on a tile: but for houses, none of them twice.
fn landmarks(context: &PaintContext<'_>, count: usize) -> Vec<Landmark> {
    let mut rng = context.rng.fork("places");
    let mut left = LANDMARKS.to_vec();
    let mut chosen: Vec<Landmark> = Vec::new();
    while chosen.len() < count && !left.is_empty() {
        chosen.push(left.swap_remove(rng.below(left.len())));
    }
    chosen
}

/// What stands where the paths end.
pub(super) fn sprites(context: &PaintContext<'_>, ends: &[PathEnd]) -> Vec<Sprite> {
    let landmarks = landmarks(context, ends.len());
    let rng = |end: &PathEnd| context.rng.fork(&format!("place {}", end.number));
    ends.iter().zip(landmarks).flat_map(|(end, landmark)| sprites_of(landmark, end, &mut rng(end))).collect()
}

/// What stands at the end of a path.
fn sprites_of(landmark: Landmark, end: &PathEnd, rng: &mut Rng) -> Vec<Sprite> {
    let colour = ROOFS[rng.below(ROOFS.len())];
    let sprite = |symbol| Sprite::new(symbol, end.at);
    match landmark {
        Landmark::House => vec![Sprite { colour, ..house(end) }],
        Landmark::Pond => {
            vec![sprite("k-pond"), Sprite { transform: quarter(end.ahead), ..sprite("k-jetty") }]
        }
        Landmark::Pen => vec![sprite("k-pen")],
        Landmark::Fountain => vec![sprite("k-fountain")],
        Landmark::Hay => vec![sprite("k-hay")],
        Landmark::Tree => vec![sprite("k-apple")],
        Landmark::Stall => vec![Sprite { colour, ..sprite("k-stall") }],
        Landmark::Mill => vec![Sprite { colour, ..sprite("k-mill") }],
    }
}

/// A house whose door looks at the path.
fn house(end: &PathEnd) -> Sprite {
    let (symbol, transform) = match (end.ahead.x, end.ahead.y) {
        (x, _) if x > 0.5 => ("k-house-side", ""),
        (x, _) if x < -0.5 => ("k-house-side", "scale(-1 1)"),
        (_, y) if y > 0.0 => ("k-house-back", ""),
        _ => ("k-house-front", ""),
    };
    Sprite { transform, ..Sprite::new(symbol, end.at) }
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
