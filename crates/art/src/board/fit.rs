//! Fitting a board into so many pixels.

use super::BoardLayout;
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};

/// How a picture is made larger or smaller and moved, so that tiles lie on whole pixels: between two
/// tiles that share a pixel the background would show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) scale: f64,
    shift: Point,
    /// How wide the picture is.
    width: Option<f64>,
}

/// The smallest side of a tile for which it pays to leave a few pixels over.
const SMALLEST: f64 = 16.0;

impl Fit {
    /// As it is.
    pub(super) const NATURAL: Fit = Fit { scale: 1.0, shift: Point::ZERO, width: None };

    /// Into a picture of this width.
    pub(super) fn of(layout: &BoardLayout, width: u32) -> Fit {
        let width = f64::from(width);
        let side = width * SIZE / layout.size.x;
        let side = if side < SMALLEST { side } else { side.floor() };
        let scale = side / SIZE;
        let left_over = Point::new(width - layout.size.x * scale, 0.0);
        let corner = layout.origin * scale + left_over / 2.0;
        Fit { scale, shift: corner.round() - layout.origin * scale, width: Some(width) }
    }

    /// How large the picture is.
    pub(super) fn size(&self, layout: &BoardLayout) -> Point {
        let size = layout.size * self.scale;
        Point::new(self.width.unwrap_or(size.x), size.y.ceil())
    }

    /// Where a point comes to lie.
    #[cfg(feature = "png")]
    pub(super) fn place(&self, point: Point) -> Point {
        point * self.scale + self.shift
    }

    /// Paints something that is fitted.
    pub(super) fn group(&self, canvas: &mut Canvas, paint: impl FnOnce(&mut Canvas)) {
        if *self == Fit::NATURAL {
            return paint(canvas);
        }
        let Fit { scale, shift, .. } = self;
        let (x, y) = (hundredths(shift.x), hundredths(shift.y));
        canvas.group(
            &format!("transform=\"translate({x} {y}) scale({})\"", hundredths(*scale * 100.0) / 100.0),
            paint,
        );
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
