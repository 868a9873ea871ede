//! Frozen rivers, where they spring and what leads over them.

use tiles::Zone;

use super::free_space::FreeSpace;
use super::palette::{BANK, BRIGHT_ICE, ICE, MERLON, MORTAR, SHADOW, STONE, SWEPT, TRACK};
use super::road;
use super::season::Season;
use super::sprites::Sprites;
use super::symbols::landmarks::SPRING;
use super::symbols::walls::PILLAR;
use crate::canvas::Canvas;
use crate::geometry::{Point, Polyline};
use crate::layout::{Form, ZoneLayout};
use crate::rng::Rng;
use crate::style::PaintContext;

/// Draws the ice.
pub(super) fn paint(context: &PaintContext<'_>, season: Season, canvas: &mut Canvas) {
    for (zone, layout) in context.zones("river") {
        let banks = layout.shape.inner_lines();
        canvas.polylines(&banks, &format!("fill=\"none\" stroke=\"{SWEPT}\" stroke-width=\"4.4\""));
        canvas.polygon(&layout.shape, &format!("fill=\"{ICE}\""));
        gleam(context, layout, canvas);
        if season == Season::Winter {
            cracks(layout, &mut context.rng.fork(&zone.name), canvas);
        }
        canvas.polylines(&banks, &format!("fill=\"none\" stroke=\"{BANK}\" stroke-width=\"1.1\""));
    }
}

/// Draws rivers as they look from far away.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("river") {
        canvas.polygon(&layout.shape, &format!("fill=\"{ICE}\""));
        let banks = layout.shape.inner_lines();
        canvas.polylines(&banks, &format!("fill=\"none\" stroke=\"{BANK}\" stroke-width=\"2.6\""));
    }
}

/// The middle of the river, on which the sun shines.
fn gleam(context: &PaintContext<'_>, layout: &ZoneLayout, canvas: &mut Canvas) {
    let Form::Band { width, .. } = layout.form else { return };
    let width = width - 6.0;
    canvas.polylines(
        &layout.lines,
        &format!("fill=\"none\" stroke=\"{BRIGHT_ICE}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""),
    );
    for end in context.layout.ends.iter().filter(|end| end.kind == "lake") {
        canvas.circle(end.at, width, &format!("fill=\"{BRIGHT_ICE}\""));
    }
}

/// Cracks across the ice, away from the border of the tile.
fn cracks(layout: &ZoneLayout, rng: &mut Rng, canvas: &mut Canvas) {
    let mut cracks = Vec::new();
    for line in &layout.lines {
        for part in [0.17, 0.36, 0.62, 0.84] {
            let (at, on) = (line.at(part), line.at(part + 0.03));
            let along = (on - at).normalize_or_zero();
            let mut step = |ahead: f64, aside: f64| {
                at + along * (ahead + rng.between(-1.0, 1.0))
                    + along.perp() * (aside + rng.between(-0.8, 0.8))
            };
            let knee = step(0.6, 0.4);
            cracks.push(Polyline(vec![step(-3.0, -4.6), step(-0.6, -1.8), knee, step(2.6, 4.4)]));
            cracks.push(Polyline(vec![knee, step(4.6, -1.6)]));
        }
    }
    canvas
        .polylines(&cracks, "fill=\"none\" stroke=\"#f4faff\" stroke-width=\".7\" stroke-linejoin=\"round\"");
}

/// A river comes out of rocks where it begins on the tile.
pub(super) fn springs(context: &PaintContext<'_>, free: &mut FreeSpace, sprites: &mut Sprites) {
    for (_, layout) in context.zones("river").filter(|(zone, _)| begins(zone)) {
        let last_seen = |line: &Polyline| line.0.iter().rev().copied().find(|&at| layout.shape.contains(at));
        for at in layout.lines.iter().filter_map(last_seen) {
            sprites.add(SPRING.id, at, 1.0);
            free.occupy(at, 10.0);
        }
    }
}

fn begins(river: &Zone) -> bool {
    river.ends.iter().any(|end| end == "source")
}

/// The parts of roads that lead over a river.
pub(super) fn bridges(context: &PaintContext<'_>) -> Vec<Polyline> {
    let rivers: Vec<&ZoneLayout> =
        context.zones("river").filter(|(zone, _)| !begins(zone)).map(|(_, layout)| layout).collect();
    let roads = context.zones("road").flat_map(|(_, layout)| &layout.lines);
    roads.flat_map(|road| rivers.iter().filter_map(move |river| over(road, river))).collect()
}

/// The part of a road that is over a river and both its banks, if it crosses the river.
fn over(road: &Polyline, river: &ZoneLayout) -> Option<Polyline> {
    let Form::Band { width, .. } = river.form else { return None };
    let from_middle =
        |at: Point| river.lines.iter().map(|line| line.nearest(at).distance(at)).fold(f64::MAX, f64::min);
    let points = (0..=60_u8).map(|step| road.at(f64::from(step) / 60.0));
    let far: Vec<(Point, f64)> = points.map(|at| (at, from_middle(at))).collect();
    let crosses = far.iter().any(|&(_, distance)| distance < width / 4.0);
    let over = far.into_iter().filter(|&(_, distance)| distance < width / 2.0 + 3.0);
    crosses.then(|| Polyline(over.map(|(at, _)| at).collect()))
}

/// What bridges leave dark on the ice.
pub(super) fn shadows(bridges: &[Polyline], canvas: &mut Canvas) {
    let attributes = format!(
        "fill=\"none\" stroke=\"{SHADOW}\" stroke-opacity=\".4\" stroke-width=\"10\" transform=\"translate(2.4 3)\""
    );
    canvas.polylines(bridges, &attributes);
}

/// Draws the bridges over their roads: planks between two parapets.
pub(super) fn paint_bridges(bridges: &[Polyline], canvas: &mut Canvas) {
    canvas.polylines(bridges, "fill=\"none\" stroke=\"#c9ad8c\" stroke-width=\"8.4\"");
    canvas.polylines(
        bridges,
        &format!("fill=\"none\" stroke=\"{TRACK}\" stroke-width=\"8.4\" stroke-dasharray=\".6 1.5\""),
    );
    let parapets: Vec<Polyline> =
        bridges.iter().flat_map(|bridge| [-4.6, 4.6].map(|aside| road::beside(bridge, aside))).collect();
    for (colour, width) in [(MORTAR, 3.0), (STONE, 2.1), (MERLON, 0.9)] {
        canvas.polylines(&parapets, &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\""));
    }
    for end in parapets.iter().flat_map(|parapet| [parapet.at(0.0), parapet.at(1.0)]) {
        canvas.put(PILLAR.id, end);
    }
}
