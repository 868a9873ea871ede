//! Paths of light sand. They leave every side straight and with the same width, so that they join.

use crate::canvas::Canvas;
use crate::geometry::{Point, Polyline};
use crate::style::PaintContext;
use crate::svg;

/// The width of a path.
pub(super) const WIDTH: f64 = 22.0;

/// How far a path that ends reaches into its tile.
pub(super) const STUB: f64 = 22.0;

/// What a path is painted with, from its dark rim to its trodden middle.
const LAYERS: [(&str, f64); 4] = [("#74b83f", 3.6), ("#d8ad62", 1.6), ("#f6dfa8", 0.0), ("#fceec9", -9.0)];

/// Paints all paths.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let lines: Vec<Polyline> = context
        .zones("path")
        .flat_map(|(zone, layout)| {
            let ends = zone.ports.len() == 1;
            layout
                .lines
                .iter()
                .map(move |line| if ends { shortened(line, WIDTH / 2.0) } else { line.clone() })
        })
        .collect();
    let course = svg::path(lines.iter().flat_map(Polyline::elements));
    canvas.group("fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"", |canvas| {
        for (colour, wider) in LAYERS {
            let width = WIDTH + wider;
            canvas.raw(&format!("<path d=\"{course}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"));
        }
    });
    lines.iter().enumerate().for_each(|(at, line)| pebbles(context, at, line, canvas));
}

/// A line that ends earlier, as its cap is round.
fn shortened(line: &Polyline, by: f64) -> Polyline {
    let part = 1.0 - by / line.length().max(by);
    let last = (part * line.0.len().saturating_sub(1) as f64) as usize;
    let mut points: Vec<Point> = line.0.iter().take(last + 1).copied().collect();
    points.push(line.at(part));
    Polyline(points)
}

/// A few stones on a path.
fn pebbles(context: &PaintContext<'_>, number: usize, line: &Polyline, canvas: &mut Canvas) {
    let mut rng = context.rng.fork(&format!("pebbles {number}"));
    let count = (line.length() / 9.0) as usize;
    let stones: Vec<(Point, f64)> = (0..count)
        .map(|_| {
            let along = rng.between(0.08, 0.92);
            let across = rng.between(-0.42, 0.42) * WIDTH;
            let direction = line.direction((along * line.0.len().saturating_sub(1) as f64) as usize);
            (line.at(along) + direction.perp() * across, rng.between(0.5, 1.1))
        })
        .collect();
    canvas.group("fill=\"#e3c384\"", |canvas| {
        stones.iter().for_each(|&(at, radius)| canvas.circle(at, radius, ""));
    });
}
