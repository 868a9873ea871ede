//! A board in pixels. Tiles lie on whole pixels, so each is drawn on its own, by as many threads as
//! there are cores, and needs not be cut off at its border.

use std::panic::resume_unwind;
use std::thread;

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use super::fit::Fit;
use super::{Board, PlacedTile};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::raster::{RasterError, blank, draw, encode};
use crate::svg;

impl Board<'_> {
    /// The picture as PNG, so many pixels wide.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, RasterError> {
        encode(&self.pixels(width)?)
    }

    /// The picture in pixels, so many wide.
    pub(crate) fn pixels(&self, width: u32) -> Result<Pixmap, RasterError> {
        let layout = self.layout();
        let fit = Fit::of(&layout, width);
        let size = fit.size(&layout);
        let mut pixels = blank(size.x as u64, size.y as u64)?;
        let mut below = Canvas::default();
        self.paint_background(size, &mut below);
        fit.group(&mut below, |canvas| {
            self.paint_below_tiles(&layout, canvas);
            self.paint_shadow(&self.tiles, &layout, canvas);
        });
        draw(&self.tree(size, below)?, 1.0, &mut pixels);
        for (placed, tile) in self.tiles.iter().zip(self.draw_tiles(fit.scale)?) {
            blit(&tile, fit.place(layout.corner(placed.cell)), &mut pixels);
        }
        let mut above = Canvas::default();
        fit.group(&mut above, |canvas| self.paint_above_tiles(&layout, fit.scale, canvas));
        draw(&self.tree(size, above)?, 1.0, &mut pixels);
        Ok(pixels)
    }

    fn draw_tiles(&self, scale: f64) -> Result<Vec<Pixmap>, RasterError> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let share = self.tiles.len().div_ceil(threads).max(1);
        let draw = |placed: &[PlacedTile]| -> Result<Vec<Pixmap>, RasterError> {
            placed.iter().map(|placed| self.draw_tile(placed, scale)).collect()
        };
        let drawn: Result<Vec<Vec<Pixmap>>, RasterError> = thread::scope(|scope| {
            let shares: Vec<_> =
                self.tiles.chunks(share).map(|placed| scope.spawn(move || draw(placed))).collect();
            let join = |share: thread::ScopedJoinHandle<'_, _>| {
                share.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            shares.into_iter().map(join).collect()
        });
        Ok(drawn?.into_iter().flatten().collect())
    }

    /// A tile on its own.
    pub(crate) fn draw_tile(&self, placed: &PlacedTile, scale: f64) -> Result<Pixmap, RasterError> {
        let side = (SIZE * scale).round() as u64;
        let mut pixels = blank(side, side)?;
        let mut canvas = Canvas::default();
        self.paint_picture(placed, scale, &mut canvas);
        draw(&self.tree(Point::splat(SIZE), canvas)?, scale, &mut pixels);
        Ok(pixels)
    }

    /// What was painted, ready to be drawn.
    pub(crate) fn tree(&self, size: Point, canvas: Canvas) -> Result<Tree, RasterError> {
        let body = canvas.into_svg();
        let text = svg::document(size, None, &self.art.definitions(&body), &body);
        Ok(Tree::from_str(&text, &Options::default())?)
    }
}

/// Puts pixels over others, on whole ones.
pub(crate) fn blit(from: &Pixmap, at: Point, onto: &mut Pixmap) {
    let at = at.round();
    let paint = PixmapPaint::default();
    onto.draw_pixmap(at.x as i32, at.y as i32, from.as_ref(), &paint, Transform::identity(), None);
}
