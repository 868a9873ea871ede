//! Painting a board, layer by layer.

use std::fmt::Write as _;

use tiles::ZoneId;

use super::{Board, BoardLayout, Cell, PlacedPiece, PlacedTile};
use crate::appearance::Detail;
use crate::canvas::{Canvas, Symbol};
use crate::geometry::{CENTRE, Point, SIZE};
use crate::lettering::{Align, TextStyle};
use crate::piece::{Figure, piece};
use crate::{ZonePicture, svg};

/// The frame round the tile placed last, round its middle.
pub(super) const LAST: Symbol = Symbol {
    id: "b-last",
    svg: "<g fill=\"none\" stroke-linejoin=\"round\">\
          <rect x=\"-48\" y=\"-48\" width=\"96\" height=\"96\" rx=\"6\" stroke=\"#241a24\" \
          stroke-width=\"5\" opacity=\".55\"/>\
          <rect x=\"-48\" y=\"-48\" width=\"96\" height=\"96\" rx=\"6\" stroke=\"#ffd75a\" \
          stroke-width=\"2.6\"/></g>",
};

/// A lid of branches over what counts no more.
pub(super) const COVER: Symbol = Symbol {
    id: "b-cover",
    svg: "<circle cx=\".8\" cy=\"1\" r=\"7.2\" fill=\"#120c1c\" opacity=\".35\"/>\
          <circle r=\"6.8\" fill=\"#3a2a1c\"/>\
          <g stroke-linecap=\"round\"><path d=\"M-5-3L5 4M-5.6 1L2 6M-1-6.2L6 1M-4 5L4-5M-6-1L1-6.4M0 6.4L6.2-1.6\" \
          stroke=\"#1f150d\" stroke-width=\"2.6\"/>\
          <path d=\"M-5-3L5 4M-5.6 1L2 6M-1-6.2L6 1M-4 5L4-5M-6-1L1-6.4M0 6.4L6.2-1.6\" stroke=\"#b98a52\" \
          stroke-width=\"1.5\"/></g>",
};

/// How far a tile reaches under its neighbours, so that no seam shows between pixels.
const LAP: f64 = 0.4;
/// How large a pawn is, by its natural size: it hides the child that it covers.
const PAWN: f64 = 1.4;
/// How far the tiles cast their shadow.
const SHADOW: Point = Point::new(3.0, 4.0);

impl Board<'_> {
    /// The background.
    pub(crate) fn paint_background(&self, size: Point, canvas: &mut Canvas) {
        let [width, height] = [size.x, size.y].map(svg::number);
        canvas.raw(&format!(
            "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
            self.art.background()
        ));
    }

    /// What is written on the background.
    pub(crate) fn paint_below_tiles(&self, layout: &BoardLayout, canvas: &mut Canvas) {
        if self.show.coordinates {
            self.paint_coordinates(layout, canvas);
        }
    }

    fn paint_coordinates(&self, layout: &BoardLayout, canvas: &mut Canvas) {
        let (first, last) = (layout.bounds.first, layout.bounds.last);
        let colour = if is_light(&self.art.background()) { "#33281c" } else { "#f2e9d8" };
        let style = TextStyle { size: 11.0, weight: 0.14, colour, align: Align::Middle };
        let away = SIZE / 2.0 + 16.0;
        for x in first.x..=last.x {
            let above = layout.corner(Cell { x, y: first.y }) + CENTRE - Point::Y * away;
            let below = layout.corner(Cell { x, y: last.y }) + CENTRE + Point::Y * away;
            [above, below].into_iter().for_each(|at| style.write(&x.to_string(), at, canvas));
        }
        for y in first.y..=last.y {
            let left = layout.corner(Cell { x: first.x, y }) + CENTRE - Point::X * away;
            let right = layout.corner(Cell { x: last.x, y }) + CENTRE + Point::X * away;
            [left, right].into_iter().for_each(|at| style.write(&y.to_string(), at, canvas));
        }
    }

    /// The shadow of the tiles on the background.
    pub(crate) fn paint_shadow(&self, placed: &[PlacedTile], layout: &BoardLayout, canvas: &mut Canvas) {
        let mut path = String::new();
        let placed = if self.art.casts_shadow() { placed } else { &[] };
        for tile in placed {
            let _ = write!(path, "M{}h100v100h-100z", svg::point(layout.corner(tile.cell) + SHADOW));
        }
        if !path.is_empty() {
            canvas.raw(&format!("<path d=\"{path}\" fill=\"#000\" opacity=\".3\"/>"));
        }
    }

    /// A tile, cut off at its border.
    pub(super) fn paint_tile(
        &self,
        placed: &PlacedTile,
        layout: &BoardLayout,
        scale: f64,
        canvas: &mut Canvas,
    ) {
        let corner = layout.corner(placed.cell);
        let [x, y, side] = [corner.x, corner.y, SIZE + LAP].map(svg::number);
        canvas.raw(&format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 100 100\">"
        ));
        self.paint_picture(placed, scale, canvas);
        canvas.raw("</svg>");
    }

    /// What a tile shows at this scale, where it is drawn on its own.
    pub(crate) fn paint_picture(&self, placed: &PlacedTile, scale: f64, canvas: &mut Canvas) {
        let far;
        let picture = match Detail::at(SIZE * scale) {
            Detail::Near => &placed.picture,
            Detail::Far => {
                far = self.art.tile_at(Detail::Far, placed.tile, placed.copy, placed.rotation);
                &far
            }
        };
        canvas.raw(&picture.ground);
        if self.show.marks {
            canvas.raw(&picture.marks);
        }
    }

    /// All that lies on tiles or beside them, in a picture of this scale.
    pub(crate) fn paint_above_tiles(&self, layout: &BoardLayout, scale: f64, canvas: &mut Canvas) {
        if let (true, Some(last)) = (self.show.last, self.tiles.last()) {
            canvas.put("b-last", layout.corner(last.cell) + CENTRE);
        }
        if self.show.marks {
            self.paint_covers(layout, canvas);
        }
        if self.show.pieces {
            self.paint_pieces(layout, scale, canvas);
        }
        self.paint_tray(layout, canvas);
        if let (Some(track), Some((at, scale))) = (&self.track, layout.track) {
            let [x, y] = [at.x, at.y].map(svg::number);
            let attributes = format!("transform=\"translate({x} {y}) scale({scale:.3})\"");
            canvas.group(&attributes, |canvas| track.paint(canvas));
        }
    }

    fn paint_covers(&self, layout: &BoardLayout, canvas: &mut Canvas) {
        for &(cell, zone) in &self.covers {
            let marks = self.zone(cell, zone).map_or(&[][..], |zone| &zone.marks);
            marks.iter().for_each(|&at| canvas.put("b-cover", layout.corner(cell) + at));
        }
    }

    /// The pieces, those in the north first: the others stand before them.
    fn paint_pieces(&self, layout: &BoardLayout, scale: f64, canvas: &mut Canvas) {
        let mut pieces: Vec<(Point, &PlacedPiece)> = self
            .pieces
            .iter()
            .filter_map(|piece| {
                let zone = self.zone(piece.cell, piece.zone)?;
                // A pawn covers the child that it stands on.
                let child = zone.marks.first().filter(|_| piece.figure == Figure::Pawn);
                Some((layout.corner(piece.cell) + *child.unwrap_or(&zone.spot), piece))
            })
            .collect();
        pieces.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
        for (at, placed) in pieces {
            canvas.put_scaled(
                piece(placed.figure, placed.colour).id,
                at,
                piece_scale(scale).max(if placed.figure == Figure::Pawn { PAWN } else { 1.0 }),
            );
        }
    }

    fn zone(&self, cell: Cell, zone: ZoneId) -> Option<&ZonePicture> {
        let placed = self.tiles.iter().find(|placed| placed.cell == cell)?;
        placed.picture.zones.get(zone.index())
    }
}

/// How large pieces are by their natural size on a board of this scale: on small tiles they are larger, so that they
/// are seen.
fn piece_scale(scale: f64) -> f64 {
    /// How high a piece is, in pixels, and in the units of a tile.
    const LEAST: f64 = 13.0;
    const NATURAL: f64 = 18.0;
    (LEAST / (NATURAL * scale)).clamp(1.0, 2.6)
}

/// Whether dark writing is better to read on a colour such as `#fff` or `#a0b0c0`.
fn is_light(colour: &str) -> bool {
    let digits: Vec<u32> = colour.chars().filter_map(|digit| digit.to_digit(16)).collect();
    let parts: Vec<u32> = match digits.len() {
        3 => digits.iter().map(|digit| digit * 17).collect(),
        _ => digits.chunks(2).map(|pair| pair.iter().fold(0, |part, digit| part * 16 + digit)).collect(),
    };
    let weighed: u32 = parts.iter().zip([299, 587, 114]).map(|(part, weight)| part * weight).sum();
    weighed > 128_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stands_out_from_the_background() {
        assert!(is_light("#fff") && is_light("#d8e4f0"));
        assert!(!is_light("#223") && !is_light("#3b2a1c"));
    }
}
