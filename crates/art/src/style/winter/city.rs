//! Cities: houses close together behind a wall.

use kurbo::{ParamCurve as _, PathSeg};

use super::free_space::FreeSpace;
use super::palette::{BRIGHT_STONE, MERLON, MORTAR, PAVING, ROOFSCAPE, SHADOW, SQUARE, STONE};
use super::season::Season;
use super::sprites::Sprites;
use super::symbols::walls::{CHURCH, CORNER_HOUSE, GATE, TOWER};
use super::{houses, roofs};
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

/// Draws the houses of cities.
pub(super) fn houses(context: &PaintContext<'_>, season: Season, canvas: &mut Canvas) {
    let gates = gates(context);
    for (zone, layout) in context.zones("city") {
        let sides: Vec<_> = zone.ports.iter().map(|port| port.side.turned(context.rotation)).collect();
        let town = houses::plan(context, layout, &sides, &gates, &mut context.rng.fork(&zone.name));
        canvas.circle(layout.spot, 9.4, &format!("fill=\"{SQUARE}\""));
        roofs::paint(&town.houses, season, canvas);
        town.church.iter().for_each(|&at| canvas.put(CHURCH.id, at + Point::new(0.5, 1.5)));
    }
}

/// Draws cities as they look from far away: one roofscape behind a strong wall.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("city") {
        canvas.polygon(&layout.shape, &format!("fill=\"{ROOFSCAPE}\""));
        let lines = layout.shape.inner_lines();
        for (colour, width) in [(MORTAR, 8.4), (BRIGHT_STONE, 4.4)] {
            canvas.polylines(
                &lines,
                &format!(
                    "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
                ),
            );
        }
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
    stroke(MERLON, 4.0, &format!(" stroke-dasharray=\"2.3 1.7\"{RAISED}"));
}

/// A tower stands in the middle of a wall, and two in one that is long.
fn towers(lines: &[Polyline], gates: &[Point], free: &mut FreeSpace, sprites: &mut Sprites) {
    for line in lines {
        let parts: &[f64] = if line.length() > 125.0 { &[0.3, 0.7] } else { &[0.5] };
        for &part in parts {
            let at = line.at(part);
            if gates.iter().all(|gate| gate.distance(at) > 17.0) {
                sprites.add(TOWER.id, at, 0.88);
                free.occupy(at, 5.0);
            }
        }
    }
}

/// Walls of up to four tiles meet at a corner. All of these draw the same house around it, so
/// that nothing shows of where one wall ends and another begins, and in the midst of a city it is a house like others.
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
    corners.into_iter().for_each(|at| canvas.put(CORNER_HOUSE.id, turned(at, context.rotation)));
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
