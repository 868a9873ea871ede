//! The back of the tiles: the children round a smiling sun.

use crate::canvas::Canvas;
use crate::geometry::{CENTRE, Point, Polygon};

/// Paints it.
pub(super) fn paint(canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), "fill=\"#4fb3e6\"");
    canvas.put("k-sun", CENTRE);
    for (child, x, y) in
        [("red", 20.0, 22.0), ("yellow", 80.0, 22.0), ("blue", 20.0, 78.0), ("green", 80.0, 78.0)]
    {
        canvas.put_scaled(&format!("k-{child}"), Point::new(x, y), 1.1);
    }
    canvas.raw(FRAME);
}

/// A seam round the tile.
const FRAME: &str = "<rect x=\"3.5\" y=\"3.5\" width=\"93\" height=\"93\" rx=\"8\" fill=\"none\" stroke=\"#fff\" \
stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-dasharray=\"4 3.4\" opacity=\".9\"/>";
