//! The black parts of a city: carved out of the bone, with a wall round them and houses in white.

use super::symbols::{DIE, ROUND};
use crate::geometry::{Line, Point, SIZE, Shape, turned};
use crate::ink::Ink;
use crate::plan::Survey;
use crate::style::Sketch;
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
pub(super) fn paint(sketch: &Sketch<'_>, ink: &mut Ink) {
    let die = die();
    for (_, plot) in sketch.zones("city") {
        let part = plot.shape.within(&die);
        let walls: Vec<Line> = plot.shape.inner_lines().iter().map(clear).collect();
        // Light from the north-west falls on the far edge of what is cut into the bone.
        ink.group(&format!("transform=\"translate(1 1)\" stroke=\"{LIT}\""), |ink| {
            ink.lines(&walls, "fill=\"none\" stroke-width=\"1.6\"");
            teeth(&walls, ink);
        });
        ink.shape(&part, &format!("fill=\"{BLACK}\""));
        ink.group(&format!("stroke=\"{BLACK}\""), |ink| teeth(&walls, ink));
        stones(&plot.shape, &walls, ink);
        houses(sketch, &plot.shape, ink);
    }
}

/// The outline of a die.
fn die() -> Shape {
    let (low, high) = ((SIZE - DIE) / 2.0, f64::midpoint(SIZE, DIE));
    let corners = [(low, low), (high, low), (high, high), (low, high)].map(Point::from);
    let mut contour: Vec<Point> = Vec::new();
    for at in 0..4 {
        let (corner, before, after) = (corners[at], corners[(at + 3) % 4], corners[(at + 1) % 4]);
        let from = corner + (before - corner).normalize() * ROUND;
        let to = corner + (after - corner).normalize() * ROUND;
        // Handles of this length make a quarter of a circle.
        contour.extend(Line::curve([from, from.lerp(corner, 0.552), to.lerp(corner, 0.552), to]).0);
    }
    Shape::of(contour)
}

/// The part of a wall that has teeth.
fn clear(wall: &Line) -> Line {
    let inside = |at: &Point| at.min_element() > CLEAR && at.max_element() < SIZE - CLEAR;
    Line(wall.0.iter().copied().filter(inside).collect())
}

/// The teeth of walls.
fn teeth(walls: &[Line], ink: &mut Ink) {
    for wall in walls {
        // A tooth at each end, and as many between as make them even.
        let pairs = (wall.length() / TOOTH).round().max(1.0);
        let dash = svg::number(wall.length() / (2.0 * pairs + 1.0));
        let width = 2.0 * TEETH;
        ink.line(wall, &format!("fill=\"none\" stroke-width=\"{width}\" stroke-dasharray=\"{dash}\""));
    }
}

/// A course of stones inside the wall.
fn stones(city: &Shape, walls: &[Line], ink: &mut Ink) {
    for wall in walls {
        let course = beside(wall, city, 3.4);
        ink.line(
            &course,
            "fill=\"none\" stroke=\"#f4ead3\" stroke-width=\"1.5\" stroke-dasharray=\"6.4 1.4\"",
        );
    }
}

/// The line that runs beside a wall, so far inside the city.
fn beside(wall: &Line, city: &Shape, away: f64) -> Line {
    let middle = wall.0.len() / 2;
    let normal = wall.direction(middle).perp();
    let inwards = if city.contains(wall.at(0.5) + normal) { away } else { -away };
    let shifted = wall.0.iter().enumerate().map(|(at, &point)| point + wall.direction(at).perp() * inwards);
    Line(shifted.collect())
}

/// The room between a house and the wall, or the rim of the die.
const YARD: f64 = 7.0;

/// Houses, towers and windows in white: how far each reaches from its middle, and how many there are
/// at most.
const HOUSES: [(&[&str], f64, usize); 3] =
    [(&["d-tower"], 8.0, 1), (&["d-house1", "d-house2"], 7.0, 6), (&["d-window"], 3.6, 5)];

/// Builds where there is room, the tower in the middle of the city.
fn houses(sketch: &Sketch<'_>, city: &Shape, ink: &mut Ink) {
    let unturned = city.turned(sketch.rotation.inverse());
    let mut survey = Survey::of(&unturned);
    let mut seed = sketch.seed.part("houses");
    let middle = unturned.middle();
    let mut near = middle;
    for (symbols, reach, most) in HOUSES {
        for _ in 0..most {
            let symbol = symbols[seed.below(symbols.len())];
            let found = survey.find(reach + YARD, near).filter(|&(_, room)| room >= reach + YARD);
            near = middle + Point::new(seed.between(-25.0, 25.0), seed.between(-25.0, 25.0));
            if let Some((at, _)) = found {
                survey.take(at, reach + 0.5 - YARD);
                ink.put(symbol, turned(at, sketch.rotation));
            }
        }
    }
}
