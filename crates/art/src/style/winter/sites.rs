//! Abbeys and groves.

use super::free_space::FreeSpace;
use super::palette::{BRIGHT_STONE, MERLON, MORTAR, YARD};
use super::sprites::Sprites;
use super::symbols::landmarks::{ABBEY, GLOW, GROVE};
use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::layout::ZoneLayout;
use crate::style::PaintContext;

/// Draws the yards of abbeys, and lets what is special stand on its ground.
pub(super) fn paint(
    context: &PaintContext<'_>,
    free: &mut FreeSpace,
    sprites: &mut Sprites,
    canvas: &mut Canvas,
) {
    for (_, layout) in context.zones("abbey") {
        let radius = radius(layout);
        yard(layout, radius, canvas);
        sprites.add(ABBEY.id, layout.shape.centroid() + Point::new(-0.8, -1.6), radius / 12.4);
        free.occupy(layout.shape.centroid(), radius + 4.0);
    }
    for (_, layout) in context.zones("grove") {
        let radius = radius(layout);
        sprites.add(GROVE.id, layout.shape.centroid(), radius / 14.0);
        free.occupy(layout.shape.centroid(), radius + 4.0);
    }
}

/// Draws abbeys and groves as they look from far away: larger, and nothing round them.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("abbey") {
        canvas.put_scaled(ABBEY.id, layout.shape.centroid() + Point::new(-0.8, 1.0), 1.75);
    }
    for (_, layout) in context.zones("grove") {
        canvas.put_scaled(GROVE.id, layout.shape.centroid(), 1.35);
    }
}

/// How large a site turned out, from the middle.
fn radius(layout: &ZoneLayout) -> f64 {
    (layout.shape.area() / std::f64::consts::PI).sqrt()
}

fn yard(layout: &ZoneLayout, radius: f64, canvas: &mut Canvas) {
    canvas.circle(layout.shape.centroid(), radius * 1.4, &format!("fill=\"url(#{})\"", GLOW.id));
    canvas.polygon(&layout.shape, &format!("fill=\"{YARD}\" stroke=\"{MORTAR}\" stroke-width=\"3\""));
    canvas.polygon(&layout.shape, &format!("fill=\"none\" stroke=\"{BRIGHT_STONE}\" stroke-width=\"2.2\""));
    canvas.polygon(
        &layout.shape,
        &format!("fill=\"none\" stroke=\"{MERLON}\" stroke-width=\"1.3\" transform=\"translate(-.3 -.4)\""),
    );
}
