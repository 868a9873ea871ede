//! The back of the set: a cup and two dice on a table.

use crate::canvas::Canvas;
use crate::geometry::{CENTRE, Point};
use crate::svg;

/// What the two dice show, where they lie and how far they are turned.
const DICE: [(&str, f64, f64, i32); 2] = [("d-knight", 74.0, 38.0, 14), ("d-catapult", 71.0, 72.0, -11)];

/// Paints it.
pub(super) fn paint(canvas: &mut Canvas) {
    canvas.put("d-wood", CENTRE);
    canvas.put_scaled("d-cup", CENTRE - Point::new(9.0, 2.0), 0.95);
    for (symbol, x, y, angle) in DICE {
        let at = svg::point(Point::new(x, y));
        canvas.group(&format!("transform=\"translate({at}) rotate({angle}) scale(.27)\""), |canvas| {
            ["d-die", symbol, "d-rim"].iter().for_each(|part| canvas.put(part, Point::ZERO));
        });
    }
}
