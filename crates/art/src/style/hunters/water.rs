//! Rivers and lakes: turquoise, paler by the bank, with a strip of sand and grass along it.

use kurbo::{BezPath, QuadSpline};

use super::super::PaintContext;
use super::palette;
use crate::canvas::Canvas;
use crate::geometry::{Point, Polygon, Polyline, SIZE, to_kurbo};
use crate::layout::ZoneLayout;
use crate::svg;

/// How wide the deeper water in the middle of a river is.
const CHANNEL: f64 = 9.5;
/// How far ripples are from fish.
const CLEAR: f64 = 9.0;

/// Paints all water of a tile. River and lake are painted together layer by layer, so that no line
/// shows where one runs into the other.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let rivers: Vec<&ZoneLayout> = context.zones("river").map(|(_, layout)| layout).collect();
    let lakes: Vec<&ZoneLayout> = context.zones("lake").map(|(_, layout)| layout).collect();
    let shores = |part: f64| svg::path(lakes.iter().flat_map(|lake| rounded(&lake.shape, part)));
    let banks: Vec<Polyline> = rivers.iter().flat_map(|river| river.shape.inner_lines()).collect();
    let banks = svg::path(banks.iter().flat_map(Polyline::elements)) + &shores(1.0);
    for (width, colour) in [(5.4, palette::BANK), (2.8, palette::SAND)] {
        line(&banks, width, colour, canvas);
    }
    let shallow = format!("fill=\"{0}\" stroke=\"{0}\" stroke-width=\".6\"", palette::SHALLOW);
    rivers.iter().for_each(|river| canvas.polygon(&river.shape, &shallow));
    fill(&shores(1.0), palette::SHALLOW, canvas);
    let channels = svg::path(rivers.iter().flat_map(|river| &river.lines).flat_map(Polyline::elements));
    line(&channels, CHANNEL, palette::WATER, canvas);
    for (part, colour) in [(0.85, palette::WATER), (0.6, palette::DEEP)] {
        fill(&shores(part), colour, canvas);
    }
    ripples(context, &rivers, &lakes, canvas);
}

/// Paints all water as it looks from far away: of one colour, with a strong bank.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let rivers: Vec<&ZoneLayout> = context.zones("river").map(|(_, layout)| layout).collect();
    let lakes = context.zones("lake").map(|(_, layout)| svg::path(rounded(&layout.shape, 1.0)));
    let lakes: String = lakes.collect();
    let banks: Vec<Polyline> = rivers.iter().flat_map(|river| river.shape.inner_lines()).collect();
    let banks = svg::path(banks.iter().flat_map(Polyline::elements)) + &lakes;
    line(&banks, 4.4, palette::DEEP, canvas);
    let water = format!("fill=\"{0}\" stroke=\"{0}\" stroke-width=\".6\"", palette::WATER);
    rivers.iter().for_each(|river| canvas.polygon(&river.shape, &water));
    fill(&lakes, palette::WATER, canvas);
}

fn line(path: &str, width: f64, colour: &str, canvas: &mut Canvas) {
    if !path.is_empty() {
        canvas.raw(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
    }
}

fn fill(path: &str, colour: &str, canvas: &mut Canvas) {
    if !path.is_empty() {
        canvas.raw(&format!("<path d=\"{path}\" fill=\"{colour}\"/>"));
    }
}

/// The border of a lake without corners, larger or smaller round its middle: it passes the middles of
/// the edges, and bends towards their ends.
fn rounded(shape: &Polygon, part: f64) -> BezPath {
    let middle = shape.centroid();
    let mut path = BezPath::new();
    for contour in shape.contours() {
        let mut points: Vec<_> = contour.iter().map(|&at| to_kurbo(middle.lerp(at, part))).collect();
        let [first, .., last] = points[..] else { continue };
        let start = last.midpoint(first);
        points.insert(0, start);
        points.push(start);
        path.move_to(start);
        QuadSpline::new(points).to_quads().for_each(|quad| path.quad_to(quad.p1, quad.p2));
        path.close_path();
    }
    path
}

/// Ripples glitter where no fish is.
fn ripples(context: &PaintContext<'_>, rivers: &[&ZoneLayout], lakes: &[&ZoneLayout], canvas: &mut Canvas) {
    let mut rng = context.rng.fork("ripples");
    for (layout, line) in rivers.iter().flat_map(|layout| layout.lines.iter().map(move |line| (layout, line)))
    {
        for part in [0.2, 0.4, 0.62, 0.84] {
            let aside = Point::new(rng.between(-2.0, 2.0), rng.between(-2.0, 2.0));
            ripple(layout, line.at(part + rng.between(-0.06, 0.06)) + aside, 3.0, canvas);
        }
    }
    for layout in lakes {
        for _ in 0..5 {
            let aside = Point::new(rng.between(-15.0, 15.0), rng.between(-15.0, 15.0));
            ripple(layout, layout.shape.centroid() + aside, 4.5, canvas);
        }
    }
}

fn ripple(layout: &ZoneLayout, at: Point, clearance: f64, canvas: &mut Canvas) {
    let inside = at.min(Point::splat(SIZE) - at).min_element() > 4.0;
    let mut marks = layout.marks.iter().map(|&(_, mark)| mark).chain(layout.power);
    let clear = marks.all(|mark| mark.distance(at) > CLEAR);
    if inside && clear && layout.shape.contains(at) && layout.shape.distance(at) > clearance {
        canvas.put("h-ripple", at);
    }
}
