//! Where on a tile there is room for something upright.

use kurbo::ParamCurve as _;
use tiles::Rotation;

use crate::geometry::{Point, SIZE, Segment, from_kurbo, on_border, turned};
use crate::layout::{Form, TileLayout};
use crate::rng::Rng;

/// Where something can stand. All measures are round, so that a turned tile has the same free space.
#[derive(Clone, Debug)]
pub(super) struct FreeSpace {
    /// The edges of all that lies on the ground, as points.
    edges: Vec<Point>,
    /// What stands there already, with its radius.
    taken: Vec<(Point, f64)>,
}

impl FreeSpace {
    /// The free space of a tile, without where pieces and marks go.
    pub(super) fn new(layout: &TileLayout) -> FreeSpace {
        let lying = layout.zones.iter().filter(|zone| zone.form != Form::Ground).map(|zone| &zone.shape);
        let edges = lying.chain(&layout.dividers).flat_map(|shape| shape.edges()).flat_map(between);
        let mut free = FreeSpace { edges: edges.filter(|&at| !on_border(at)).collect(), taken: Vec::new() };
        for zone in &layout.zones {
            zone.marks.iter().for_each(|&(_, at)| free.occupy(at, 8.5));
        }
        free
    }

    /// Takes a disc away.
    pub(super) fn occupy(&mut self, at: Point, radius: f64) {
        self.taken.push((at, radius));
    }

    /// Whether a disc of this radius is free, and its middle so far from the edges.
    pub(super) fn fits(&self, at: Point, radius: f64, to_edge: f64) -> bool {
        let inside = |along: f64| (radius..=SIZE - radius).contains(&along);
        inside(at.x)
            && inside(at.y)
            && self.taken.iter().all(|&(other, reach)| far(at, other, radius + reach))
            && self.edges.iter().all(|&edge| far(at, edge, to_edge))
    }

    /// The radius of the largest free disc around a point.
    pub(super) fn clearance(&self, at: Point) -> f64 {
        let border = at.min(Point::splat(SIZE) - at).min_element();
        let taken = self.taken.iter().map(|&(other, reach)| at.distance(other) - reach);
        let edges = self.edges.iter().map(|&edge| at.distance(edge));
        taken.chain(edges).fold(border, f64::min)
    }
}

fn far(at: Point, other: Point, distance: f64) -> bool {
    at.distance_squared(other) >= distance * distance
}

/// Points along an edge, so near to each other that none of it is missed.
fn between(edge: Segment) -> impl Iterator<Item = Point> {
    let steps = (edge.length() / 6.0).ceil().max(1.0);
    (0..steps as u32).map(move |step| from_kurbo(edge.eval(f64::from(step) / steps)))
}

/// A jittered grid over the tile, with so many points a row.
pub(super) fn jittered_grid(number: u32, rotation: Rotation, rng: &mut Rng) -> Vec<Point> {
    const MARGIN: f64 = 7.0;
    let last = number - 1;
    let step = (SIZE - 2.0 * MARGIN) / f64::from(last);
    let mut along = |at: u32| {
        let aside = rng.between(-0.24, 0.24) * step;
        // What stands at the border moves inwards only.
        let aside = if at == 0 {
            aside.abs()
        } else if at == last {
            -aside.abs()
        } else {
            aside
        };
        MARGIN + step * f64::from(at) + aside
    };
    let points = (0..number * number).map(|at| Point::new(along(at % number), along(at / number)));
    points.map(|at| turned(at, rotation)).collect()
}
