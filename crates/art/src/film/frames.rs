//! The frames of a film in pixels. Tiles stay where they are, so each is drawn once; only what lies
//! on them is drawn for every frame.

use resvg::tiny_skia::Pixmap;
use tiles::{Rotation, TileId};

use super::patch::Patch;
use crate::board::pixels::blit;
use crate::board::{Board, BoardLayout, Cell, PlacedTile};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::piece::{Colour, Figure, piece};
use crate::raster::{RasterError, blank, draw, straight_alpha};

/// What is drawn so far.
pub(super) struct FrameRenderer {
    layout: BoardLayout,
    scale: f64,
    /// The background with the tiles on it.
    ground: Pixmap,
    drawn: Vec<(TileId, Cell, Rotation)>,
    /// The tiles one by one, as they were drawn.
    tiles: Vec<Pixmap>,
    /// The pixels of the frame before, as they are written.
    before: Option<Vec<u8>>,
}

impl FrameRenderer {
    /// Frames that show as much as this board, about so many pixels wide.
    pub(super) fn new(last: &Board<'_>, width: u32) -> Result<FrameRenderer, RasterError> {
        let layout = last.layout();
        // With a side of a multiple of five all tiles lie on whole pixels.
        let side = (f64::from(width) * SIZE / layout.size.x / 5.0).floor().max(1.0) * 5.0;
        let scale = side / SIZE;
        let size = layout.size * scale;
        let mut renderer = FrameRenderer {
            ground: blank(size.x.round() as u64, size.y.round() as u64)?,
            layout,
            scale,
            drawn: Vec::new(),
            tiles: Vec::new(),
            before: None,
        };
        renderer.clear(last)?;
        Ok(renderer)
    }

    /// How many pixels a frame has.
    pub(super) fn size(&self) -> (u32, u32) {
        (self.ground.width(), self.ground.height())
    }

    /// The colours that will be seen: those of the last frame, and of all pieces.
    pub(super) fn sample(&mut self, last: &Board<'_>) -> Result<Vec<u8>, RasterError> {
        let mut colours = straight_alpha(&self.paint(last)?);
        let mut canvas = Canvas::default();
        canvas.raw(&format!("<rect width=\"120\" height=\"120\" fill=\"{}\"/>", last.art.background()));
        for (column, colour) in (0..).zip(Colour::ALL) {
            for (row, figure) in (0..).zip(Figure::ALL) {
                let at = Point::new(f64::from(column), f64::from(row)) * 20.0 + 10.0;
                canvas.put(piece(figure, colour).id, at);
            }
        }
        let mut pieces = blank(240, 240)?;
        draw(&last.tree(Point::splat(120.0), canvas)?, 2.0, &mut pieces);
        colours.extend(straight_alpha(&pieces));
        self.clear(last)?;
        Ok(colours)
    }

    /// The next frame, as far as it differs from the one before.
    pub(super) fn next(&mut self, board: &Board<'_>) -> Result<Patch, RasterError> {
        let pixels = straight_alpha(&self.paint(board)?);
        let patch = Patch::between(self.before.as_deref(), &pixels, self.size());
        self.before = Some(pixels);
        Ok(patch)
    }

    fn paint(&mut self, board: &Board<'_>) -> Result<Pixmap, RasterError> {
        let goes_on = self.drawn.iter().copied().eq(board.tiles().take(self.drawn.len()));
        if !goes_on {
            self.clear(board)?;
        }
        for placed in &board.tiles[self.drawn.len()..] {
            self.add_tile(board, placed)?;
        }
        let mut pixels = self.ground.clone();
        let mut over = Canvas::default();
        board.paint_above_tiles(&self.layout, self.scale, &mut over);
        draw(&board.tree(self.layout.size, over)?, self.scale, &mut pixels);
        Ok(pixels)
    }

    /// Starts again with the bare background.
    fn clear(&mut self, board: &Board<'_>) -> Result<(), RasterError> {
        let mut canvas = Canvas::default();
        board.paint_background(self.layout.size, &mut canvas);
        board.paint_below_tiles(&self.layout, &mut canvas);
        draw(&board.tree(self.layout.size, canvas)?, self.scale, &mut self.ground);
        self.drawn.clear();
        self.tiles.clear();
        Ok(())
    }

    /// Draws a new tile. Its shadow falls on the background only, so what lies south and east of it
    /// is drawn again.
    fn add_tile(&mut self, board: &Board<'_>, placed: &PlacedTile) -> Result<(), RasterError> {
        let mut shadow = Canvas::default();
        board.paint_shadow(std::slice::from_ref(placed), &self.layout, &mut shadow);
        draw(&board.tree(self.layout.size, shadow)?, self.scale, &mut self.ground);
        self.drawn.push((placed.tile, placed.cell, placed.rotation));
        self.tiles.push(board.draw_tile(placed, self.scale)?);
        let is_near = |cell: Cell| {
            let (east, south) =
                (i32::from(cell.x) - i32::from(placed.cell.x), i32::from(cell.y) - i32::from(placed.cell.y));
            (0..=1).contains(&east) && (0..=1).contains(&south)
        };
        for ((_, cell, _), tile) in
            self.drawn.iter().zip(&self.tiles).filter(|((_, cell, _), _)| is_near(*cell))
        {
            blit(tile, self.layout.corner(*cell) * self.scale, &mut self.ground);
        }
        Ok(())
    }
}
