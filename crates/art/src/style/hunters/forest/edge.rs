//! The edge of a forest: a row of trees, as large as there is room, that swings to and fro.

use super::tree::{self, LARGE, MIDDLE, SMALL, Size, TINY, Tree, in_tile};
use crate::geometry::{Point, Polygon, Polyline, SIZE};
use crate::layout::{DistanceField, ZoneLayout};
use crate::rng::Rng;

/// How finely an edge is walked along.
const STEP: f64 = 0.8;
/// How far the row swings out at most, and how long a swing is.
const SWING: f64 = 3.2;
const SWING_LENGTH: f64 = 11.0;
/// How near another forest is when the row keeps to its edge.
const NARROW: f64 = 9.0;

/// A forest whose edge is planted.
pub(super) struct ForestEdge<'a> {
    pub(super) layout: &'a ZoneLayout,
    pub(super) distances: &'a DistanceField,
    /// The other forests of the tile, which must be seen to be others.
    pub(super) others: Vec<&'a Polygon>,
}

/// Plants the trees along all edges of a forest.
pub(super) fn plant(forest: &ForestEdge<'_>, rng: &mut Rng, trees: &mut Vec<Tree>) {
    for line in forest.layout.shape.inner_lines() {
        let steps = steps(&line);
        let side = inner_side(forest.layout, &steps);
        row(forest, &steps, side, rng, trees);
    }
}

/// Points along a line, with the direction there.
fn steps(line: &Polyline) -> Vec<(Point, Point)> {
    let mut steps = Vec::new();
    for pair in line.0.windows(2) {
        let (length, ahead) = (pair[0].distance(pair[1]), (pair[1] - pair[0]).normalize_or_zero());
        let number = (length / STEP).round() as usize;
        steps.extend((0..number).map(|step| (pair[0] + ahead * (step as f64 * STEP), ahead)));
    }
    steps
}

/// On which side of its edge the forest lies: 1 or -1. A single point may lie in a narrow corner.
fn inner_side(layout: &ZoneLayout, steps: &[(Point, Point)]) -> f64 {
    let probes = (1..8).filter_map(|part| steps.get(steps.len() * part / 8));
    let inside = probes.filter(|(at, ahead)| layout.shape.contains(*at + ahead.perp())).count();
    if inside > 3 { 1.0 } else { -1.0 }
}

fn row(forest: &ForestEdge<'_>, steps: &[(Point, Point)], side: f64, rng: &mut Rng, trees: &mut Vec<Tree>) {
    let mut swing = (rng.between(0.0, SWING), rng.between(0.0, SWING));
    let (mut wait, mut swung) = (0.0, 0.0);
    for &(edge, ahead) in steps {
        (wait, swung) = (wait - STEP, swung + STEP / SWING_LENGTH);
        if swung > 1.0 {
            (swung, swing) = (0.0, (swing.1, rng.between(0.0, SWING)));
        }
        if wait > 0.0 {
            continue;
        }
        let inward = ahead.perp() * side;
        let out = (swing.0 + (swing.1 - swing.0) * swung)
            * calm(edge)
            * if forest.is_narrow(edge - inward * NARROW) { 0.0 } else { 1.0 };
        let place = |size: Size| edge + inward * (size.reach * size.inset() - out);
        let largest = if rng.chance(0.3) { LARGE } else { MIDDLE };
        let fits = |size: &Size| {
            in_tile(place(*size), size.reach) && forest.has_room(place(*size) + inward * out, *size)
        };
        if let Some(size) = [largest, MIDDLE, SMALL, TINY].into_iter().find(fits) {
            trees.push(Tree { at: place(size), kind: tree::kind(rng), size, out: Some(-inward) });
            wait = size.reach * rng.between(0.95, 1.15);
        }
    }
}

impl Size {
    /// How far into the forest a tree at its edge stands, in parts of its reach. The smallest grow in
    /// the corners, where they must not hide what is next to the forest.
    fn inset(self) -> f64 {
        if self.reach > TINY.reach { 0.8 } else { 1.0 }
    }
}

impl ForestEdge<'_> {
    /// Whether a tree here would hardly reach over the other edge of the forest. The smallest may,
    /// so that narrow spurs are trees to the very end.
    fn has_room(&self, at: Point, size: Size) -> bool {
        size.reach <= TINY.reach || self.distances.clearance(at) > size.reach * 0.5
    }

    /// Whether another forest is too near to swing towards this point.
    fn is_narrow(&self, towards: Point) -> bool {
        self.others.iter().any(|other| other.contains(towards))
    }
}

/// Near the border of the tile the row keeps to its edge, so that it bounds_meet the row of the next tile.
fn calm(at: Point) -> f64 {
    let from_border = at.min(Point::splat(SIZE) - at).min_element();
    ((from_border - 4.0) / 14.0).clamp(0.0, 1.0)
}
