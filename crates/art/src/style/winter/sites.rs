//! Abbeys and groves.

use super::palette::{BRIGHT_STONE, MORTAR, SWEPT, YARD};
use super::scene::{Room, Scene};
use super::symbols::places::{ABBEY, GLOW, GROVE};
use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::plan::Plot;
use crate::style::Sketch;

/// Draws the yards of abbeys, and lets what is special stand on its ground.
pub(super) fn paint(sketch: &Sketch<'_>, room: &mut Room, scene: &mut Scene, canvas: &mut Canvas) {
    for (_, plot) in sketch.zones("abbey") {
        let radius = radius(plot);
        yard(plot, radius, canvas);
        scene.add(ABBEY.id, plot.shape.centroid() + Point::new(-0.8, -1.6), radius / 12.4);
        room.take(plot.shape.centroid(), radius + 4.0);
    }
    for (_, plot) in sketch.zones("grove") {
        let radius = radius(plot);
        scene.add(GROVE.id, plot.shape.centroid(), radius / 14.0);
        room.take(plot.shape.centroid(), radius + 4.0);
    }
}

/// How large a site turned out, from the middle.
fn radius(plot: &Plot) -> f64 {
    (plot.shape.area() / std::f64::consts::PI).sqrt()
}

fn yard(plot: &Plot, radius: f64, canvas: &mut Canvas) {
    canvas.circle(plot.shape.centroid(), radius * 1.4, &format!("fill=\"url(#{})\"", GLOW.id));
    canvas.polygon(&plot.shape, &format!("fill=\"{YARD}\" stroke=\"{MORTAR}\" stroke-width=\"3\""));
    canvas.polygon(&plot.shape, &format!("fill=\"none\" stroke=\"{BRIGHT_STONE}\" stroke-width=\"2.2\""));
    canvas.polygon(
        &plot.shape,
        &format!("fill=\"none\" stroke=\"{SWEPT}\" stroke-width=\"1.3\" transform=\"translate(-.3 -.4)\""),
    );
}
