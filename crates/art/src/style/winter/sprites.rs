//! What stands upright on a tile.

use crate::canvas::Canvas;
use crate::geometry::Point;

/// Symbols that stand upright, and hide each other from south to north.
#[derive(Clone, Debug, Default)]
pub(super) struct Sprites(Vec<(Point, &'static str, f64)>);

impl Sprites {
    /// Adds a symbol at this scale.
    pub(super) fn add(&mut self, symbol: &'static str, at: Point, scale: f64) {
        self.0.push((at, symbol, scale));
    }

    /// Paints them, the northernmost first.
    pub(super) fn paint(mut self, canvas: &mut Canvas) {
        self.0.sort_by(|(a, ..), (b, ..)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        for (at, symbol, scale) in self.0 {
            if scale == 1.0 { canvas.put(symbol, at) } else { canvas.put_scaled(symbol, at, scale) }
        }
    }
}
