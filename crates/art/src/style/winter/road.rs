//! Roads, and the villages that they end at.

use super::free_space::FreeSpace;
use super::palette::{ROAD, ROAD_EDGE, ROOFSCAPE, SWEPT, TRACK, YARD};
use super::sprites::Sprites;
use super::symbols::houses::HOUSES;
use super::symbols::landmarks::{GLOW, WELL};
use crate::canvas::Canvas;
use crate::geometry::{CENTRE, Point, Polyline, turned};
use crate::layout::{BandEnd, ZoneLayout};
use crate::style::PaintContext;

/// Draws the roads: first the snow that was swept aside from all of them, so that it lies on none.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let roads: Vec<(&ZoneLayout, Vec<Polyline>)> =
        context.zones("road").map(|(_, layout)| (layout, layout.shape.inner_lines())).collect();
    for (_, edges) in &roads {
        canvas.polylines(edges, &format!("fill=\"none\" stroke=\"{SWEPT}\" stroke-width=\"3.6\""));
    }
    for (layout, edges) in &roads {
        canvas.polygon(&layout.shape, &format!("fill=\"{ROAD}\""));
        let tracks = layout.lines.iter().flat_map(|line| [-1.9, 1.9].map(|aside| beside(line, aside)));
        let tracks: Vec<Polyline> = tracks.collect();
        canvas.polylines(&tracks, &format!("fill=\"none\" stroke=\"{TRACK}\" stroke-width=\".9\""));
        canvas.polylines(edges, &format!("fill=\"none\" stroke=\"{ROAD_EDGE}\" stroke-width=\"1.1\""));
    }
}

/// Draws roads as they look from far away, and the squares that cut them off.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("road") {
        let edges = layout.shape.inner_lines();
        canvas.polylines(&edges, &format!("fill=\"none\" stroke=\"{ROAD_EDGE}\" stroke-width=\"4\""));
        canvas.polygon(&layout.shape, &format!("fill=\"{ROAD}\""));
    }
    for end in context.layout.ends.iter().filter(|end| end.kind == "village") {
        let edge = format!("stroke=\"{ROAD_EDGE}\" stroke-width=\"3.4\"");
        canvas.circle(end.at, SQUARE, &format!("fill=\"{ROOFSCAPE}\" {edge}"));
    }
}

/// The line that runs beside another at this distance.
pub(super) fn beside(line: &Polyline, aside: f64) -> Polyline {
    let point = |(number, &at): (usize, &Point)| at + line.direction(number).perp() * aside;
    Polyline(line.0.iter().enumerate().map(point).collect())
}

/// How far the square of a village reaches from its middle.
const SQUARE: f64 = 10.4;

/// How far houses stand from the middle of a village, both ways: between the roads.
const CORNER: f64 = 8.5;

/// Draws the squares of villages, which cut all roads off, and lets houses stand around them.
pub(super) fn villages(
    context: &PaintContext<'_>,
    free: &mut FreeSpace,
    sprites: &mut Sprites,
    canvas: &mut Canvas,
) {
    for end in context.layout.ends.iter().filter(|end| end.kind == "village") {
        canvas.circle(end.at, 19.0, &format!("fill=\"url(#{})\"", GLOW.id));
        let edge = format!("stroke=\"{ROAD_EDGE}\" stroke-width=\"1.2\"");
        canvas.circle(end.at, SQUARE, &format!("fill=\"{YARD}\" {edge}"));
        houses(context, end, sprites);
        free.occupy(end.at, 16.0);
    }
}

/// Houses between the roads, and a well in the middle.
fn houses(context: &PaintContext<'_>, end: &BandEnd, sprites: &mut Sprites) {
    let mut rng = context.rng.fork("village");
    for (x, y) in [(-CORNER, -CORNER), (CORNER, -CORNER), (CORNER, CORNER), (-CORNER, CORNER)] {
        let house = HOUSES[rng.below(HOUSES.len())];
        let corner = turned(CENTRE + Point::new(x, y), context.rotation) - CENTRE;
        sprites.add(house, end.at + corner + Point::new(-0.5, 4.4), 0.88);
    }
    sprites.add(WELL.id, end.at + Point::new(0.0, 3.0), 1.15);
}
