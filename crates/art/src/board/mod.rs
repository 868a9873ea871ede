//! A whole board as one picture: tiles, pieces, and what lies beside it.

mod detail;
mod fit;
mod frame;
mod paint;
#[cfg(feature = "png")]
pub(crate) mod pixels;
mod tray;

pub use frame::{Bounds, Frame};
pub use tray::Loose;

use tiles::{Rotation, TileId, ZoneId};

use crate::canvas::{Canvas, Symbol};
use crate::piece::{Colour, Figure};
use crate::svg;
use crate::track::Track;
use crate::{Art, Picture};
use fit::Fit;

/// Where a tile lies: x grows east, y grows south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

/// What is shown besides the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Show {
    /// The pieces.
    pub pieces: bool,
    /// What is counted or has a power.
    pub marks: bool,
    /// The numbers of columns and rows.
    pub coordinates: bool,
    /// A frame round the tile placed last.
    pub last: bool,
    /// The score track.
    pub track: bool,
}

impl Default for Show {
    fn default() -> Show {
        Show { pieces: true, marks: true, coordinates: false, last: false, track: false }
    }
}

/// A board to be drawn. It knows no rules: what it is told lies there, lies there.
pub struct Board<'a> {
    pub(crate) art: &'a Art,
    show: Show,
    pub(crate) laid: Vec<Laid>,
    posts: Vec<Post>,
    covers: Vec<(Cell, ZoneId)>,
    tray: Vec<Vec<Loose>>,
    track: Option<Track>,
    room: Option<Bounds>,
    room_beside: usize,
}

/// A tile on the board.
pub(crate) struct Laid {
    pub(crate) tile: TileId,
    pub(crate) rotation: Rotation,
    pub(crate) cell: Cell,
    pub(crate) picture: Picture,
}

/// A piece on the board.
struct Post {
    cell: Cell,
    zone: ZoneId,
    figure: Figure,
    colour: Colour,
}

/// What boards are drawn with, besides tiles, pieces and letters.
pub(crate) const SYMBOLS: [Symbol; 2] = [paint::LAST, paint::COVER];

impl<'a> Board<'a> {
    /// An empty board.
    pub fn new(art: &'a Art, show: Show) -> Board<'a> {
        Board {
            art,
            show,
            laid: Vec::new(),
            posts: Vec::new(),
            covers: Vec::new(),
            tray: Vec::new(),
            track: None,
            room: None,
            room_beside: 0,
        }
    }

    /// Lays a tile; the last one laid is the one placed last.
    pub fn lay(&mut self, tile: TileId, cell: Cell, rotation: Rotation) {
        let copy = self.laid.iter().filter(|laid| laid.tile == tile).count();
        let picture = self.art.tile(tile, u8::try_from(copy).unwrap_or(u8::MAX), rotation);
        self.laid.push(Laid { tile, rotation, cell, picture });
    }

    /// Puts a piece on a zone of the tile in a cell.
    pub fn put(&mut self, cell: Cell, zone: ZoneId, figure: Figure, colour: Colour) {
        self.posts.push(Post { cell, zone, figure, colour });
    }

    /// What is drawn in a zone of the tile in a cell counts no more.
    pub fn cover(&mut self, cell: Cell, zone: ZoneId) {
        self.covers.push((cell, zone));
    }

    /// Lays things beside the board, as a group of their own.
    pub fn beside(&mut self, group: Vec<Loose>) {
        if !group.is_empty() {
            self.tray.push(group);
        }
    }

    /// Says how the players stand, for the score track.
    pub fn score(&mut self, track: Track) {
        self.track = Some(track);
    }

    /// Makes room for these cells, whether anything lies there or not.
    pub fn make_room(&mut self, room: Bounds) {
        self.room = Some(self.room.map_or(room, |before| before.with(room)));
    }

    /// Makes room for so many things beside the board, in as many groups as there may be.
    pub fn make_room_beside(&mut self, things: usize) {
        self.room_beside = self.room_beside.max(things);
    }

    /// Takes away everything but the tiles.
    pub fn clear(&mut self) {
        self.posts.clear();
        self.covers.clear();
        self.tray.clear();
        self.track = None;
    }

    /// Takes away everything.
    pub fn clear_all(&mut self) {
        self.clear();
        self.laid.clear();
    }

    /// The tiles that lie there: which, where and how turned, in the order of laying.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, Cell, Rotation)> {
        self.laid.iter().map(|laid| (laid.tile, laid.cell, laid.rotation))
    }

    /// The cells that the picture shows.
    pub fn bounds(&self) -> Bounds {
        let cells = self.laid.iter().map(|laid| Bounds::of(laid.cell));
        let all = self.room.into_iter().chain(cells).reduce(Bounds::with);
        all.unwrap_or(Bounds::of(Cell { x: 0, y: 0 }))
    }

    /// Where everything is in the picture.
    pub fn frame(&self) -> Frame {
        let beside = tray::size(&self.tray, self.room_beside);
        let frame = Frame::of(self.bounds(), self.show.coordinates, beside);
        match &self.track {
            Some(track) if self.show.track => frame.with_track(track.size()),
            _ => frame,
        }
    }

    /// The picture. A width is in pixels; without one it is that of the tiles at their natural size.
    pub fn svg(&self, width: Option<u32>) -> String {
        let frame = self.frame();
        let fit = width.map_or(Fit::NATURAL, |width| Fit::of(&frame, width));
        let size = fit.size(&frame);
        let mut canvas = Canvas::default();
        self.paint_table(size, &mut canvas);
        fit.group(&mut canvas, |canvas| {
            self.paint_under(&frame, canvas);
            self.paint_shadow(&self.laid, &frame, canvas);
            self.laid.iter().for_each(|laid| self.paint_tile(laid, &frame, canvas));
            self.paint_over(&frame, canvas);
        });
        let body = canvas.into_svg();
        svg::document(size, None, &self.art.definitions(&body), &body)
    }
}
