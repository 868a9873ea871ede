//! A whole board as one picture: tiles, pieces, and what lies beside it.

mod crop;
mod fit;
mod layout;
mod paint;
#[cfg(feature = "png")]
pub(crate) mod pixels;
mod tray;

pub use layout::{BoardLayout, Bounds};
pub use tray::TrayItem;

use tiles::{Rotation, TileId, ZoneId};

use crate::canvas::{Canvas, Symbol};
use crate::geometry::Point;
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

impl Show {
    /// The usual, and the score track.
    pub fn with_track() -> Show {
        Show { track: true, ..Show::default() }
    }
}

/// A board to be drawn. It knows no rules: it draws what it is told.
pub struct Board<'a> {
    pub(crate) art: &'a Art,
    show: Show,
    pub(crate) tiles: Vec<PlacedTile>,
    pieces: Vec<PlacedPiece>,
    covers: Vec<(Cell, ZoneId)>,
    tray: Vec<Vec<TrayItem>>,
    track: Option<Track>,
    reserved_cells: Option<Bounds>,
    reserved_tray: usize,
}

/// A tile on the board.
pub(crate) struct PlacedTile {
    pub(crate) tile: TileId,
    copy: u8,
    pub(crate) rotation: Rotation,
    pub(crate) cell: Cell,
    /// The picture from near.
    pub(crate) picture: Picture,
}

/// A piece on the board.
struct PlacedPiece {
    cell: Cell,
    zone: ZoneId,
    figure: Figure,
    colour: Colour,
}

/// The symbols of boards, besides those of tiles, pieces and letters.
pub(crate) const SYMBOLS: [Symbol; 2] = [paint::LAST, paint::COVER];

impl<'a> Board<'a> {
    /// An empty board.
    pub fn new(art: &'a Art, show: Show) -> Board<'a> {
        Board {
            art,
            show,
            tiles: Vec::new(),
            pieces: Vec::new(),
            covers: Vec::new(),
            tray: Vec::new(),
            track: None,
            reserved_cells: None,
            reserved_tray: 0,
        }
    }

    /// Places a tile.
    pub fn place_tile(&mut self, tile: TileId, cell: Cell, rotation: Rotation) {
        let copy = self.tiles.iter().filter(|placed| placed.tile == tile).count();
        let copy = u8::try_from(copy).unwrap_or(u8::MAX);
        let picture = self.art.tile(tile, copy, rotation);
        self.tiles.push(PlacedTile { tile, copy, rotation, cell, picture });
    }

    /// Places a piece on a zone of the tile in a cell.
    pub fn place_piece(&mut self, cell: Cell, zone: ZoneId, figure: Figure, colour: Colour) {
        self.pieces.push(PlacedPiece { cell, zone, figure, colour });
    }

    /// What is drawn in a zone of the tile in a cell counts no more, and is drawn covered.
    pub fn cover(&mut self, cell: Cell, zone: ZoneId) {
        self.covers.push((cell, zone));
    }

    /// Puts a group of items beside the board.
    pub fn add_to_tray(&mut self, group: Vec<TrayItem>) {
        if !group.is_empty() {
            self.tray.push(group);
        }
    }

    /// Sets the score track.
    pub fn set_track(&mut self, track: Track) {
        self.track = Some(track);
    }

    /// Shows at least these cells, whether anything lies there or not.
    pub fn reserve_cells(&mut self, cells: Bounds) {
        self.reserved_cells = Some(self.reserved_cells.map_or(cells, |before| before.with(cells)));
    }

    /// Keeps space for so many items beside the board, in as many groups as there may be.
    pub fn reserve_tray(&mut self, items: usize) {
        self.reserved_tray = self.reserved_tray.max(items);
    }

    /// Takes away everything but the tiles.
    pub fn clear(&mut self) {
        self.pieces.clear();
        self.covers.clear();
        self.tray.clear();
        self.track = None;
    }

    /// Takes away everything.
    pub fn clear_all(&mut self) {
        self.clear();
        self.tiles.clear();
    }

    /// The tiles that lie there: which, where and how turned, in the order of placing.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, Cell, Rotation)> {
        self.tiles.iter().map(|placed| (placed.tile, placed.cell, placed.rotation))
    }

    /// The cells that the picture shows.
    pub fn bounds(&self) -> Bounds {
        let cells = self.tiles.iter().map(|placed| Bounds::of(placed.cell));
        let all = self.reserved_cells.into_iter().chain(cells).reduce(Bounds::with);
        all.unwrap_or(Bounds::of(Cell { x: 0, y: 0 }))
    }

    /// Where everything is in the picture.
    pub fn layout(&self) -> BoardLayout {
        let beside = tray::size(&self.tray, self.reserved_tray);
        let layout = BoardLayout::of(self.bounds(), self.show.coordinates, beside);
        match &self.track {
            Some(track) if self.show.track => layout.with_track(track.size()),
            _ => layout,
        }
    }

    /// The picture. A width is in pixels; without one it is that of the tiles at their natural size.
    pub fn svg(&self, width: Option<u32>) -> String {
        let (size, body) = self.body(width);
        svg::document(size, None, &self.art.definitions(&body), &body)
    }

    /// The picture without its definitions, and how large it is.
    pub(crate) fn body(&self, width: Option<u32>) -> (Point, String) {
        let layout = self.layout();
        let fit = width.map_or(Fit::NATURAL, |width| Fit::of(&layout, width));
        let size = fit.size(&layout);
        let mut canvas = Canvas::default();
        self.paint_background(size, &mut canvas);
        fit.group(&mut canvas, |canvas| {
            self.paint_below_tiles(&layout, canvas);
            self.paint_shadow(&self.tiles, &layout, canvas);
            self.tiles.iter().for_each(|placed| self.paint_tile(placed, &layout, fit.scale, canvas));
            self.paint_above_tiles(&layout, fit.scale, canvas);
        });
        (size, canvas.into_svg())
    }
}
