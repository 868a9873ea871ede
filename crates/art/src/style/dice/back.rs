//! The back of the set: a cup and two dice on a table.

use crate::geometry::{CENTRE, Point};
use crate::ink::Ink;
use crate::svg;

/// What the two dice show, where they lie and how far they are turned.
const DICE: [(&str, f64, f64, i32); 2] = [("d-knight", 74.0, 38.0, 14), ("d-catapult", 71.0, 72.0, -11)];

/// Paints it.
pub(super) fn paint(ink: &mut Ink) {
    ink.put("d-wood", CENTRE);
    ink.put_scaled("d-cup", CENTRE - Point::new(9.0, 2.0), 0.95);
    for (symbol, x, y, angle) in DICE {
        let at = svg::point(Point::new(x, y));
        ink.group(&format!("transform=\"translate({at}) rotate({angle}) scale(.27)\""), |ink| {
            ["d-die", symbol, "d-rim"].iter().for_each(|part| ink.put(part, Point::ZERO));
        });
    }
}
