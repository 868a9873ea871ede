//! A part of a board, for where there is no room for all of it.

use super::{Board, Bounds, Cell, Frame};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE};
use crate::svg;

impl Board<'_> {
    /// The part with so many columns and rows where most tiles lie, without anything beside them.
    pub fn detail(mut self, columns: i16, rows: i16) -> String {
        let window = self.fullest(columns, rows);
        self.laid.retain(|laid| window.contains(laid.cell));
        let frame = Frame::without_margin(self.bounds(), Point::new(columns.into(), rows.into()) * SIZE);
        self.tray.clear();
        let mut canvas = Canvas::default();
        self.paint_table(frame.size, &mut canvas);
        self.paint_shadow(&self.laid, &frame, &mut canvas);
        self.laid.iter().for_each(|laid| self.paint_tile(laid, &frame, &mut canvas));
        self.paint_over(&frame, &mut canvas);
        let body = canvas.into_svg();
        svg::document(frame.size, None, &self.art.definitions(&body), &body)
    }

    /// The window of this size that has most tiles; of several, the one in the north-west.
    fn fullest(&self, columns: i16, rows: i16) -> Bounds {
        let Bounds { first, last } = self.bounds();
        let starts = |first: i16, last: i16, length: i16| first..=(last - length + 1).max(first);
        let windows = starts(first.y, last.y, rows).flat_map(|y| {
            starts(first.x, last.x, columns).map(move |x| Bounds {
                first: Cell { x, y },
                last: Cell { x: x + columns - 1, y: y + rows - 1 },
            })
        });
        let tiles = |window: &Bounds| self.laid.iter().filter(|laid| window.contains(laid.cell)).count();
        windows.rev().max_by_key(tiles).unwrap_or_else(|| self.bounds())
    }
}
