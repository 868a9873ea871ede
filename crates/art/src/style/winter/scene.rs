//! What stands up on a tile, and where there is room for more of it.

use kurbo::ParamCurve as _;
use tiles::Rotation;

use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE, Segment, from_kurbo, on_border, turned};
use crate::layout::{Form, TileLayout};
use crate::rng::Rng;

/// Upright things, which hide each other from south to north.
#[derive(Clone, Debug, Default)]
pub(super) struct Scene(Vec<(Point, &'static str, f64)>);

impl Scene {
    /// Something stands here, at this size.
    pub(super) fn add(&mut self, symbol: &'static str, at: Point, scale: f64) {
        self.0.push((at, symbol, scale));
    }

    /// Draws all of it.
    pub(super) fn paint(mut self, canvas: &mut Canvas) {
        self.0.sort_by(|(a, ..), (b, ..)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        for (at, symbol, scale) in self.0 {
            if scale == 1.0 { canvas.put(symbol, at) } else { canvas.put_scaled(symbol, at, scale) }
        }
    }
}

/// Where something can stand. All measures are round, so that a turned tile has the same room.
#[derive(Clone, Debug)]
pub(super) struct Room {
    /// The edges of all that lies on the ground, as points.
    edges: Vec<Point>,
    /// What stands there already, with its radius.
    taken: Vec<(Point, f64)>,
}

impl Room {
    /// The room on a tile: pieces and what is counted keep their places.
    pub(super) fn of(layout: &TileLayout) -> Room {
        let lying =
            layout.zones.iter().filter(|layout| layout.form != Form::Ground).map(|layout| &layout.shape);
        let edges = lying.chain(&layout.dividers).flat_map(|shape| shape.edges()).flat_map(between);
        let mut room = Room { edges: edges.filter(|&at| !on_border(at)).collect(), taken: Vec::new() };
        for layout in &layout.zones {
            layout.marks.iter().for_each(|&(_, at)| room.take(at, 8.5));
        }
        room
    }

    /// Nothing else stands this near.
    pub(super) fn take(&mut self, at: Point, radius: f64) {
        self.taken.push((at, radius));
    }

    /// Whether there is so much room around a point, and this much to the edges.
    pub(super) fn has(&self, at: Point, radius: f64, to_edge: f64) -> bool {
        let inside = |along: f64| (radius..=SIZE - radius).contains(&along);
        inside(at.x)
            && inside(at.y)
            && self.taken.iter().all(|&(other, reach)| far(at, other, radius + reach))
            && self.edges.iter().all(|&edge| far(at, edge, to_edge))
    }

    /// How much room there is around a point.
    pub(super) fn around(&self, at: Point) -> f64 {
        let border = at.min(Point::splat(SIZE) - at).min_element();
        let taken = self.taken.iter().map(|&(other, reach)| at.distance(other) - reach);
        let edges = self.edges.iter().map(|&edge| at.distance(edge));
        taken.chain(edges).fold(border, f64::min)
    }

    /// The nearest of all edges.
    pub(super) fn nearest_edge(&self, at: Point) -> Option<Point> {
        let nearer = |a: &&Point, b: &&Point| a.distance_squared(at).total_cmp(&b.distance_squared(at));
        self.edges.iter().min_by(nearer).copied()
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

/// So many points a row, all over the tile and a little out of line.
pub(super) fn rows(number: u32, rotation: Rotation, rng: &mut Rng) -> Vec<Point> {
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
