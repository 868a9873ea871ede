//! A part of a board, for where there is no room for all of it.

use super::{Board, BoardLayout, Bounds, Cell};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::svg;

impl Board<'_> {
    /// The part with so many columns and rows where most tiles lie, without anything beside them.
    pub fn crop(mut self, columns: i16, rows: i16) -> String {
        let window = self.densest_window(columns, rows);
        self.tiles.retain(|placed| window.contains(placed.cell));
        let layout =
            BoardLayout::without_margin(self.bounds(), Point::new(columns.into(), rows.into()) * SIZE);
        self.tray.clear();
        let mut canvas = Canvas::default();
        self.paint_background(layout.size, &mut canvas);
        self.paint_shadow(&self.tiles, &layout, &mut canvas);
        self.tiles.iter().for_each(|placed| self.paint_tile(placed, &layout, 1.0, &mut canvas));
        self.paint_above_tiles(&layout, 1.0, &mut canvas);
        let body = canvas.into_svg();
        svg::document(layout.size, None, &self.art.definitions(&body), &body)
    }

    /// The window of this size that has most tiles; of several, the one in the north-west.
    fn densest_window(&self, columns: i16, rows: i16) -> Bounds {
        let Bounds { first, last } = self.bounds();
        let starts = |first: i16, last: i16, length: i16| first..=(last - length + 1).max(first);
        let windows = starts(first.y, last.y, rows).flat_map(|y| {
            starts(first.x, last.x, columns).map(move |x| Bounds {
                first: Cell { x, y },
                last: Cell { x: x + columns - 1, y: y + rows - 1 },
            })
        });
        let tiles = |window: &Bounds| self.tiles.iter().filter(|placed| window.contains(placed.cell)).count();
        windows.rev().max_by_key(tiles).unwrap_or_else(|| self.bounds())
    }
}
