//! What lies beside the board: the dice of the turn, the tile in hand.

use tiles::{Rotation, TileId};

use super::{Board, BoardLayout};
use crate::canvas::Canvas;
use crate::geometry::{CENTRE, Point, SIZE};
use crate::piece::{Colour, Figure, piece};

/// An item beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayItem {
    /// A tile, or a die that shows this face.
    Tile(TileId),
    /// The same, but out of the game for now, and drawn pale.
    Unavailable(TileId),
    /// A piece.
    Piece(Figure, Colour),
}

/// How large a tile is that lies beside the board, by its natural size.
const SCALE: f64 = 0.7;
/// From item to item.
const STEP: f64 = SIZE * SCALE + 10.0;
/// The margin of a group.
const EDGE: f64 = 10.0;
/// The distance of groups.
const GAP: f64 = 20.0;
/// How high a group is.
const HEIGHT: f64 = 100.0;
/// How large a piece is that lies beside the board, by its natural size.
const PIECE: f64 = 3.2;

fn width(group: &[TrayItem]) -> f64 {
    group.len() as f64 * STEP + EDGE
}

/// How much space all groups need, or so many items in four groups, as there are at most.
pub(super) fn size(groups: &[Vec<TrayItem>], items: usize) -> Point {
    let needed: f64 = groups.iter().map(|group| width(group) + GAP).sum();
    let wanted = items as f64 * STEP + (EDGE + GAP) * items.min(4) as f64;
    let wide = needed.max(wanted) - GAP;
    if wide < 0.0 { Point::ZERO } else { Point::new(wide, HEIGHT) }
}

impl Board<'_> {
    pub(super) fn paint_tray(&self, layout: &BoardLayout, canvas: &mut Canvas) {
        let mut at = layout.tray;
        for group in &self.tray {
            let [x, y, width, height] = [at.x, at.y, width(group), HEIGHT - 10.0];
            canvas.raw(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"#000\" opacity=\".22\"/>"
            ));
            for (number, item) in group.iter().enumerate() {
                self.paint_tray_item(
                    *item,
                    number,
                    at + Point::new(EDGE + number as f64 * STEP, EDGE),
                    canvas,
                );
            }
            at.x += width + GAP;
        }
    }

    fn paint_tray_item(&self, item: TrayItem, number: usize, at: Point, canvas: &mut Canvas) {
        match item {
            TrayItem::Tile(tile) => self.paint_tray_tile(tile, number, at, "", canvas),
            TrayItem::Unavailable(tile) => self.paint_tray_tile(tile, number, at, " opacity=\".45\"", canvas),
            TrayItem::Piece(figure, colour) => {
                canvas.put_scaled(piece(figure, colour).id, at + CENTRE * SCALE, PIECE);
            }
        }
    }

    fn paint_tray_tile(&self, tile: TileId, copy: usize, at: Point, attributes: &str, canvas: &mut Canvas) {
        let picture = self.art.tile(tile, u8::try_from(copy).unwrap_or(u8::MAX), Rotation::R0);
        let (x, y, side) = (at.x, at.y, SIZE * SCALE);
        let (ground, marks) = (&picture.ground, &picture.marks);
        canvas.raw(&format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 100 100\">\
             <g{attributes}>{ground}{marks}</g></svg>"
        ));
    }
}
