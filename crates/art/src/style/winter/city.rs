//! Cities: houses close together behind a wall.

use kurbo::{ParamCurve as _, PathSeg};

use super::free_space::{FreeSpace, jittered_grid};
use super::palette::{BRIGHT_STONE, MORTAR, PAVING, SHADOW, STONE, SWEPT};
use super::sprites::Sprites;
use super::symbols::houses::HOUSES;
use super::symbols::trees::FIR;
use super::symbols::walls::{GATE, KEEP, TOWER};
use crate::canvas::Canvas;
use crate::geometry::{Point, Polyline, Segment, from_kurbo, on_side, to_kurbo, turned};
use crate::layout::ZoneLayout;
use crate::style::PaintContext;
use crate::svg;

/// How high a wall is.
const RAISED: &str = " transform=\"translate(0 -1.6)\"";

/// Draws the ground of cities, and the shadows of their walls on both sides.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("city") {
        canvas.polygon(&layout.shape, &format!("fill=\"{PAVING}\""));
        let shadow = format!(
            "stroke=\"{SHADOW}\" stroke-opacity=\".3\" stroke-width=\"6\" transform=\"translate(3 2.2)\""
        );
        canvas.polylines(
            &layout.shape.inner_lines(),
            &format!("fill=\"none\" stroke-linejoin=\"round\" {shadow}"),
        );
    }
}

/// Draws the walls of cities, with towers and gates.
pub(super) fn walls(
    context: &PaintContext<'_>,
    free: &mut FreeSpace,
    sprites: &mut Sprites,
    canvas: &mut Canvas,
) {
    let gates = gates(context);
    for (_, layout) in context.zones("city") {
        let lines = layout.shape.inner_lines();
        canvas.group("fill=\"none\" stroke-linejoin=\"round\"", |canvas| wall(&lines, canvas));
        towers(&lines, &gates, free, sprites);
    }
    corners(context, canvas);
    for gate in &gates {
        free.occupy(*gate, 9.0);
        sprites.add(GATE.id, *gate, 0.95);
    }
}

/// From the ground up: foot, face, walk, and merlons with snow on them.
fn wall(lines: &[Polyline], canvas: &mut Canvas) {
    let path = svg::path(lines.iter().flat_map(Polyline::elements));
    let mut stroke = |colour: &str, width: f64, more: &str| {
        canvas.raw(&format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\"{more}/>"));
    };
    stroke(MORTAR, 5.6, "");
    stroke(STONE, 4.4, "");
    stroke(MORTAR, 5.0, RAISED);
    stroke(BRIGHT_STONE, 4.0, RAISED);
    stroke(SWEPT, 4.0, &format!(" stroke-dasharray=\"2.3 1.7\"{RAISED}"));
}

/// Towers stand at both sides of a wall's middle.
fn towers(lines: &[Polyline], gates: &[Point], free: &mut FreeSpace, sprites: &mut Sprites) {
    for line in lines {
        for part in [0.3, 0.7] {
            let at = line.at(part);
            if gates.iter().all(|gate| gate.distance(at) > 17.0) {
                sprites.add(TOWER.id, at, 0.88);
                free.occupy(at, 5.0);
            }
        }
    }
}

/// Walls of up to four tiles meet at a corner. All of these draw the same low tower around it, so
/// that nothing shows of where one wall ends and another begins.
fn corners(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let mut corners: Vec<Point> = Vec::new();
    for (zone, _) in context.zones("city") {
        for port in &zone.ports {
            for at in [0.0, 1.0].map(|end| on_side(port.side, end)) {
                if !corners.contains(&at) {
                    corners.push(at);
                }
            }
        }
    }
    corners.into_iter().for_each(|at| canvas.put(KEEP.id, turned(at, context.rotation)));
}

/// Where roads come into cities.
fn gates(context: &PaintContext<'_>) -> Vec<Point> {
    let roads = context.zones("road").filter(|(zone, _)| zone.ends.iter().any(|end| end == "city"));
    let lines = roads.flat_map(|(_, layout)| &layout.lines);
    lines.filter_map(|line| context.zones("city").find_map(|(_, city)| gate(line, city))).collect()
}

/// Where a line comes into a city.
fn gate(line: &Polyline, city: &ZoneLayout) -> Option<Point> {
    let inside = line.0.iter().position(|&at| city.shape.contains(at))?;
    let last_step = Segment::new(to_kurbo(line.0[inside.checked_sub(1)?]), to_kurbo(line.0[inside]));
    let crossing = |edge: Segment| PathSeg::from(edge).intersect_line(last_step).first().copied();
    let met = city.shape.edges().find_map(crossing)?;
    Some(from_kurbo(last_step.eval(met.line_t)) + line.direction(inside))
}

/// Lets houses stand in all cities, but for a square where a piece goes.
pub(super) fn houses(context: &PaintContext<'_>, free: &FreeSpace, canvas: &mut Canvas) {
    let (mut free, mut sprites) = (free.clone(), Sprites::default());
    context.zones("city").for_each(|(_, layout)| free.occupy(layout.spot, 2.0));
    for (zone, layout) in context.zones("city") {
        let mut rng = context.rng.fork(&zone.name);
        for at in jittered_grid(9, context.rotation, &mut rng) {
            let (house, tree) = (HOUSES[rng.below(HOUSES.len())], rng.chance(0.06));
            if layout.shape.contains(at) && free.fits(at, 5.6, 6.6) {
                // The shadow of a tree is longer than that of a house.
                let symbol = if tree && free.fits(at, 12.5, 6.6) { FIR.id } else { house };
                sprites.add(symbol, foot(&free, at), 1.0);
            }
        }
    }
    sprites.paint(canvas);
}

/// The foot of the house around a point. No roof may reach beyond the tile, nor over a wall to the
/// north; a wall to the south hides the foot of the house.
fn foot(free: &FreeSpace, middle: Point) -> Point {
    const HEIGHT: f64 = 14.0;
    let foot = middle + Point::new(0.0, 5.4);
    let ridge = foot - Point::new(0.0, 10.0);
    let wall = free.nearest_edge(ridge).filter(|wall| wall.y < ridge.y && (wall.x - ridge.x).abs() < 5.0);
    Point::new(foot.x, foot.y.max(wall.map_or(0.0, |wall| wall.y) + HEIGHT))
}
