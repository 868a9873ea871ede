//! The black parts of a city: carved out of the bone, with a wall round them and houses in white.

use super::symbols::{DIE, ROUND};
use crate::appearance::Detail;
use crate::canvas::Canvas;
use crate::geometry::{Point, Polygon, Polyline, SIZE, turned};
use crate::layout::DistanceField;
use crate::style::PaintContext;
use crate::svg;

/// How far the teeth of the wall stand out.
const TEETH: f64 = 3.6;

/// About how long a tooth and the gap behind it are.
const TOOTH: f64 = 10.0;

/// How far from the sides of the tile a wall is toothed: not where the die is round.
const CLEAR: f64 = 11.0;

/// The colours of the carved part and of its lit lower edge.
const BLACK: &str = "#231f20";
const LIT: &str = "#fffef8";

/// Paints the city of a face, if it shows one.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let die = die();
    for (_, layout) in context.zones("city") {
        let part = layout.shape.intersection(&die);
        let walls: Vec<Polyline> = layout.shape.inner_lines().iter().map(clear).collect();
        // Light from the north-west falls on the far edge of what is cut into the bone.
        canvas.group(&format!("transform=\"translate(1 1)\" stroke=\"{LIT}\""), |canvas| {
            canvas.polylines(&walls, "fill=\"none\" stroke-width=\"1.6\"");
            teeth(&walls, canvas);
        });
        canvas.polygon(&part, &format!("fill=\"{BLACK}\""));
        canvas.group(&format!("stroke=\"{BLACK}\""), |canvas| teeth(&walls, canvas));
        stones(&layout.shape, &walls, canvas);
        if context.detail == Detail::Near {
            houses(context, &layout.shape, canvas);
        }
    }
}

/// The outline of a die.
fn die() -> Polygon {
    let (low, high) = ((SIZE - DIE) / 2.0, f64::midpoint(SIZE, DIE));
    let corners = [(low, low), (high, low), (high, high), (low, high)].map(Point::from);
    let mut contour: Vec<Point> = Vec::new();
    for at in 0..4 {
        let (corner, before, after) = (corners[at], corners[(at + 3) % 4], corners[(at + 1) % 4]);
        let from = corner + (before - corner).normalize() * ROUND;
        let to = corner + (after - corner).normalize() * ROUND;
        // Handles of this length make a quarter of a circle.
        contour.extend(Polyline::curve([from, from.lerp(corner, 0.552), to.lerp(corner, 0.552), to]).0);
    }
    Polygon::new(contour)
}

/// The part of a wall that has teeth.
fn clear(wall: &Polyline) -> Polyline {
    let inside = |at: &Point| at.min_element() > CLEAR && at.max_element() < SIZE - CLEAR;
    Polyline(wall.0.iter().copied().filter(inside).collect())
}

/// The teeth of walls.
fn teeth(walls: &[Polyline], canvas: &mut Canvas) {
    for wall in walls {
        // A tooth at each end, and as many between as make them even.
        let pairs = (wall.length() / TOOTH).round().max(1.0);
        let dash = svg::number(wall.length() / (2.0 * pairs + 1.0));
        let width = 2.0 * TEETH;
        canvas.polyline(wall, &format!("fill=\"none\" stroke-width=\"{width}\" stroke-dasharray=\"{dash}\""));
    }
}

/// A course of stones inside the wall.
fn stones(city: &Polygon, walls: &[Polyline], canvas: &mut Canvas) {
    for wall in walls {
        let course = beside(wall, city, 3.4);
        canvas.polyline(
            &course,
            "fill=\"none\" stroke=\"#f4ead3\" stroke-width=\"1.5\" stroke-dasharray=\"6.4 1.4\"",
        );
    }
}

/// The line that runs beside a wall, so far inside the city.
fn beside(wall: &Polyline, city: &Polygon, away: f64) -> Polyline {
    let middle = wall.0.len() / 2;
    let normal = wall.direction(middle).perp();
    let inwards = if city.contains(wall.at(0.5) + normal) { away } else { -away };
    let shifted = wall.0.iter().enumerate().map(|(at, &point)| point + wall.direction(at).perp() * inwards);
    Polyline(shifted.collect())
}

/// The room between a house and the wall, or the rim of the die.
const YARD: f64 = 7.0;

/// Houses, towers and windows in white: how far each reaches from its middle, and how many there are
/// at most.
const HOUSES: [(&[&str], f64, usize); 3] =
    [(&["d-tower"], 8.0, 1), (&["d-house1", "d-house2"], 7.0, 6), (&["d-window"], 3.6, 5)];

/// Builds where there is room, the tower in the middle of the city.
fn houses(context: &PaintContext<'_>, city: &Polygon, canvas: &mut Canvas) {
    let unturned = city.turned(context.rotation.inverse());
    let mut distances = DistanceField::inside(&unturned);
    let mut rng = context.rng.fork("houses");
    let middle = unturned.centroid();
    let mut near = middle;
    for (symbols, reach, most) in HOUSES {
        for _ in 0..most {
            let symbol = symbols[rng.below(symbols.len())];
            let found =
                distances.find(reach + YARD, near).filter(|&(_, clearance)| clearance >= reach + YARD);
            near = middle + Point::new(rng.between(-25.0, 25.0), rng.between(-25.0, 25.0));
            if let Some((at, _)) = found {
                distances.occupy(at, reach + 0.5 - YARD);
                canvas.put(symbol, turned(at, context.rotation));
            }
        }
    }
}
