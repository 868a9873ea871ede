//! All that stands on a tile.

use super::{meadow, path_end};
use crate::appearance::Detail;
use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::style::PaintContext;
use crate::svg;

/// Paints the landmarks where paths end and what stands between them, from back to front.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let ends = path_end::ends(context);
    let mut sprites = path_end::sprites(context, &ends);
    if context.detail == Detail::Near {
        sprites.extend(meadow::scatter(context, &ends));
    }
    sprites.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    sprites.iter().for_each(|sprite| sprite.put(canvas));
}

/// Something that stands on the tile.
pub(super) struct Sprite {
    pub(super) symbol: &'static str,
    pub(super) at: Point,
    /// How it is turned or mirrored.
    pub(super) transform: &'static str,
    /// The colour of that in it which has none.
    pub(super) colour: &'static str,
}

impl Sprite {
    /// A sprite as it was drawn.
    pub(super) fn new(symbol: &'static str, at: Point) -> Sprite {
        Sprite { symbol, at, transform: "", colour: "" }
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
