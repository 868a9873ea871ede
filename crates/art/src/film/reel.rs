//! The frames of a film in pixels. Tiles stay where they are, so each is drawn once; only what lies
//! on them is drawn for every frame.

use resvg::tiny_skia::Pixmap;
use tiles::{Rotation, TileId};

use super::patch::Patch;
use crate::board::pixels::blit;
use crate::board::{Board, Cell, Frame, Laid};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::piece::{Colour, Figure, piece};
use crate::raster::{RasterError, blank, draw, straight};

/// What is drawn so far.
pub(super) struct Reel {
    frame: Frame,
    scale: f64,
    /// The table with the tiles on it.
    ground: Pixmap,
    drawn: Vec<(TileId, Cell, Rotation)>,
    /// The tiles one by one, as they were drawn.
    tiles: Vec<Pixmap>,
    /// The pixels of the frame before, as they are written.
    before: Option<Vec<u8>>,
}

impl Reel {
    /// Frames that show as much as this board, about so many pixels wide.
    pub(super) fn new(last: &Board<'_>, width: u32) -> Result<Reel, RasterError> {
        let frame = last.frame();
        // With a side of a multiple of five all tiles lie on whole pixels.
        let side = (f64::from(width) * SIZE / frame.size.x / 5.0).floor().max(1.0) * 5.0;
        let scale = side / SIZE;
        let size = frame.size * scale;
        let mut reel = Reel {
            ground: blank(size.x.round() as u64, size.y.round() as u64)?,
            frame,
            scale,
            drawn: Vec::new(),
            tiles: Vec::new(),
            before: None,
        };
        reel.clear(last)?;
        Ok(reel)
    }

    /// How many pixels a frame has.
    pub(super) fn size(&self) -> (u32, u32) {
        (self.ground.width(), self.ground.height())
    }

    /// The colours that will be seen: those of the last frame, and of all pieces.
    pub(super) fn sample(&mut self, last: &Board<'_>) -> Result<Vec<u8>, RasterError> {
        let mut colours = straight(&self.paint(last)?);
        let mut canvas = Canvas::default();
        canvas.raw(&format!("<rect width=\"120\" height=\"120\" fill=\"{}\"/>", last.art.table()));
        for (column, colour) in (0..).zip(Colour::ALL) {
            for (row, figure) in (0..).zip(Figure::ALL) {
                let at = Point::new(f64::from(column), f64::from(row)) * 20.0 + 10.0;
                canvas.put(piece(figure, colour).id, at);
            }
        }
        let mut pieces = blank(240, 240)?;
        draw(&last.tree(Point::splat(120.0), canvas)?, 2.0, &mut pieces);
        colours.extend(straight(&pieces));
        self.clear(last)?;
        Ok(colours)
    }

    /// The next frame, as far as it differs from the one before.
    pub(super) fn show(&mut self, board: &Board<'_>) -> Result<Patch, RasterError> {
        let pixels = straight(&self.paint(board)?);
        let patch = Patch::between(self.before.as_deref(), &pixels, self.size());
        self.before = Some(pixels);
        Ok(patch)
    }

    fn paint(&mut self, board: &Board<'_>) -> Result<Pixmap, RasterError> {
        let goes_on = self.drawn.iter().copied().eq(board.tiles().take(self.drawn.len()));
        if !goes_on {
            self.clear(board)?;
        }
        for laid in &board.laid[self.drawn.len()..] {
            self.lay(board, laid)?;
        }
        let mut pixels = self.ground.clone();
        let mut over = Canvas::default();
        board.paint_over(&self.frame, &mut over);
        draw(&board.tree(self.frame.size, over)?, self.scale, &mut pixels);
        Ok(pixels)
    }

    /// Nothing lies on the table.
    fn clear(&mut self, board: &Board<'_>) -> Result<(), RasterError> {
        let mut canvas = Canvas::default();
        board.paint_table(self.frame.size, &mut canvas);
        board.paint_under(&self.frame, &mut canvas);
        draw(&board.tree(self.frame.size, canvas)?, self.scale, &mut self.ground);
        self.drawn.clear();
        self.tiles.clear();
        Ok(())
    }

    /// Draws a tile that is new. Its shadow falls on the table only, so what lies south and east of it
    /// is drawn again.
    fn lay(&mut self, board: &Board<'_>, laid: &Laid) -> Result<(), RasterError> {
        let mut shadow = Canvas::default();
        board.paint_shadow(std::slice::from_ref(laid), &self.frame, &mut shadow);
        draw(&board.tree(self.frame.size, shadow)?, self.scale, &mut self.ground);
        self.drawn.push((laid.tile, laid.cell, laid.rotation));
        self.tiles.push(board.draw_tile(laid, self.scale)?);
        let is_near = |cell: Cell| {
            let (east, south) =
                (i32::from(cell.x) - i32::from(laid.cell.x), i32::from(cell.y) - i32::from(laid.cell.y));
            (0..=1).contains(&east) && (0..=1).contains(&south)
        };
        for ((_, cell, _), tile) in
            self.drawn.iter().zip(&self.tiles).filter(|((_, cell, _), _)| is_near(*cell))
        {
            blit(tile, self.frame.corner(*cell) * self.scale, &mut self.ground);
        }
        Ok(())
    }
}
