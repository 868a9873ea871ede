//! All that stands on a tile.

use super::{meadow, stop};
use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::style::Sketch;
use crate::svg;

/// Paints the places where paths end and what stands between them, from back to front.
pub(super) fn paint(sketch: &Sketch<'_>, canvas: &mut Canvas) {
    let stops = stop::stops(sketch);
    let mut things = stop::things(sketch, &stops);
    things.extend(meadow::scatter(sketch, &stops));
    things.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    things.iter().for_each(|thing| thing.put(canvas));
}

/// Something that stands on the tile.
pub(super) struct Thing {
    pub(super) symbol: &'static str,
    pub(super) at: Point,
    /// How it is turned or mirrored.
    pub(super) transform: &'static str,
    /// The colour of that in it which has none.
    pub(super) colour: &'static str,
}

impl Thing {
    /// A thing as it was drawn.
    pub(super) fn new(symbol: &'static str, at: Point) -> Thing {
        Thing { symbol, at, transform: "", colour: "" }
    }

    fn put(&self, canvas: &mut Canvas) {
        if self.transform.is_empty() && self.colour.is_empty() {
            return canvas.put(self.symbol, self.at);
        }
        let fill = if self.colour.is_empty() { String::new() } else { format!(" fill=\"{}\"", self.colour) };
        let (symbol, at, transform) = (self.symbol, svg::point(self.at), self.transform);
        canvas.raw(&format!("<use href=\"#{symbol}\" transform=\"translate({at}){transform}\"{fill}/>"));
    }
}
