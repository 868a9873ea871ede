//! What is counted, and what has a power.

use tiles::Zone;

use super::super::PaintContext;
use crate::appearance::Detail;
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::layout::ZoneLayout;
use crate::rng::Rng;
use crate::svg;

/// The radius of something with a power.
pub(super) const POWER_RADIUS: f64 = 13.0;
/// The radius of each mark.
pub(super) const RADII: &[(&str, f64)] = &[
    ("deer", 11.0),
    ("mammoth", 12.5),
    ("aurochs", 12.0),
    ("tiger", 12.0),
    ("fish", 6.2),
    ("gold", 8.0),
    ("menhir", 8.0),
    ("mushroom", 8.0),
];

/// How much larger all of it is from far away.
const FAR: f64 = 1.35;

/// What looks to the left or to the right by chance.
const MIRRORED: [&str; 5] = ["deer", "mammoth", "aurochs", "tiger", "fish"];

/// Something to be drawn.
struct Mark<'a> {
    name: &'a str,
    at: Point,
    size: f64,
    mirrored: bool,
}

/// Paints all marks and powers of a tile, those in front last.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let mut rng = context.rng.fork("marks");
    let mut all = Vec::new();
    for (zone, layout) in context.tile.zones.iter().zip(&context.layout.zones) {
        all.extend(power(zone, layout));
        all.extend(layout.marks.iter().map(|&(mark, at)| {
            let name = context.set.marks()[usize::from(mark.0)].as_str();
            counted(name, at, layout, &mut rng)
        }));
    }
    if context.detail == Detail::Far {
        all.iter_mut().for_each(|mark| mark.size *= FAR);
    }
    all.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    all.iter().for_each(|mark| put(mark, canvas));
}

/// The power of a zone.
fn power<'a>(zone: &'a Zone, layout: &ZoneLayout) -> Option<Mark<'a>> {
    Some(Mark { name: zone.power.as_deref()?, at: layout.power?, size: 1.0, mirrored: false })
}

/// A mark of a zone, a little smaller where there is little room.
fn counted<'a>(name: &'a str, at: Point, layout: &ZoneLayout, rng: &mut Rng) -> Mark<'a> {
    let wanted = RADII.iter().find(|(mark, _)| *mark == name).map_or(1.0, |&(_, radius)| radius);
    let room = layout.shape.distance(at).min(layout.spot.distance(at) - 7.0);
    let size = if room < wanted { (room / wanted).max(0.8) } else { 1.0 };
    // Nothing that is counted is cut off at the border of the tile.
    let reach = Point::splat(wanted * size);
    let at = at.max(reach).min(Point::splat(SIZE) - reach);
    Mark { name, at, size, mirrored: MIRRORED.contains(&name) && rng.chance(0.5) }
}

fn put(mark: &Mark<'_>, canvas: &mut Canvas) {
    let symbol = format!("h-{}", mark.name);
    match (mark.mirrored, mark.size != 1.0) {
        (false, false) => canvas.put(&symbol, mark.at),
        (false, true) => canvas.put_scaled(&symbol, mark.at, mark.size),
        (true, _) => {
            let (place, size) = (svg::point(mark.at), (mark.size * 100.0).round() / 100.0);
            canvas.raw(&format!(
                "<use href=\"#{symbol}\" transform=\"translate({place}) scale(-{size} {size})\"/>"
            ));
        }
    }
}
