//! A board in a frame, to be shown to others: beside it the name of the game, who played and with how many points, and where.

use crate::board::Board;
use crate::canvas::{Canvas, Symbol};
use crate::geometry::Point;
use crate::lettering::Align;
use crate::piece::{Colour, Figure, piece};
use crate::svg;
use crate::typeface::{Type, can_set};

/// What a frame says of the board in it. It knows no rules: who is ahead it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What the picture is called: the name of the game.
    pub title: String,
    /// What stands for a player.
    pub figure: Figure,
    /// Those who play, in the order in which they are listed.
    pub standings: Vec<Standing>,
    /// What is written small at the end, such as where and when it was played.
    pub notes: Vec<String>,
    /// What the picture is for.
    pub shape: Shape,
}

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The colour of their pieces.
    pub colour: Colour,
    /// Their name. One that the font can't write is left out: the piece says who is meant.
    pub name: String,
    /// Their points, where there are any.
    pub points: Option<u32>,
    /// Whether they have won.
    pub is_winner: bool,
}

/// What a framed picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// To be looked at on its own: as high as the board wants it, with all words beneath.
    Print,
    /// To be shown small beside a link: of the size that programs show there, with all words at the right.
    Preview,
}

/// A rectangle in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    corner: Point,
    size: Point,
}

/// Where everything is in a framed picture.
struct Layout {
    size: Point,
    /// The board itself.
    board: Area,
    /// What is behind the board: more than that where it does not fill its place.
    behind: Area,
    /// The words.
    panel: Area,
    /// How many standings are side by side, and how high each is.
    columns: usize,
    row: f64,
}

/// How wide a print is.
const PRINT: f64 = 1600.0;
/// How high the board of a print is at the most.
const PRINT_BOARD: f64 = 1500.0;
/// How large a preview is, as those who show it recommend.
const PREVIEW: Point = Point::new(1200.0, 630.0);
/// How wide the words of a preview are.
const PREVIEW_PANEL: f64 = 400.0;
/// The wood round everything, and the parchment between it and the board.
const RIM: f64 = 20.0;
const MAT: f64 = 44.0;
/// How high a standing is where there is room, the line of the title, and that of a note.
const ROW: f64 = 76.0;
const TITLE: f64 = 80.0;
const NOTE: f64 = 36.0;

const INK: &str = "#4a2f1a";
const FAINT: &str = "#7c5f42";

/// A crown over whoever has won.
const CROWN: Symbol = Symbol {
    id: "f-crown",
    svg: "<path d=\"M-13 9L-16-7-7.5 0 0-11 7.5 0 16-7 13 9z\" fill=\"#e0a52c\" stroke=\"#7a4b12\" stroke-width=\"2\" \
          stroke-linejoin=\"round\"/><path d=\"M-12.4 5.4H12.4\" stroke=\"#7a4b12\" stroke-width=\"1.6\"/>",
};

/// The symbols of frames, besides those of pieces.
pub(crate) const SYMBOLS: [Symbol; 1] = [CROWN];

impl Board<'_> {
    /// The picture in a frame. A width is in pixels.
    pub fn framed_svg(&self, frame: &Frame, width: Option<u32>) -> String {
        let layout = Layout::of(frame, self.layout().size);
        let (size, picture) = self.body(Some(layout.board.size.x as u32));
        let mut canvas = Canvas::default();
        frame.paint(&layout, &self.art.background(), &mut canvas);
        let [x, y] = [layout.board.corner.x, layout.board.corner.y].map(svg::number);
        let [wide, high] = [size.x, size.y].map(svg::number);
        canvas.raw(&format!("<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\">{picture}</svg>"));
        let body = canvas.into_svg();
        svg::document(layout.size, width, &self.art.definitions(&body), &body)
    }

    /// The picture in a frame as PNG, so many pixels wide.
    #[cfg(feature = "png")]
    pub fn framed_png(&self, frame: &Frame, width: u32) -> Result<Vec<u8>, crate::RasterError> {
        use crate::raster::{blank, draw, encode};

        let layout = Layout::of(frame, self.layout().size);
        let scale = f64::from(width) / layout.size.x;
        let mut pixels = blank(u64::from(width), (layout.size.y * scale).round() as u64)?;
        let mut canvas = Canvas::default();
        frame.paint(&layout, &self.art.background(), &mut canvas);
        draw(&self.tree(layout.size, canvas)?, scale, &mut pixels);
        let board = self.pixels(((layout.board.size.x * scale) as u32).max(1))?;
        crate::board::pixels::blit(&board, layout.board.corner * scale, &mut pixels);
        encode(&pixels)
    }
}

impl Frame {
    /// How wide the picture is in its natural size.
    pub fn width(&self) -> u32 {
        match self.shape {
            Shape::Print => PRINT as u32,
            Shape::Preview => PREVIEW.x as u32,
        }
    }

    /// Paints all but the board.
    fn paint(&self, layout: &Layout, background: &str, canvas: &mut Canvas) {
        let whole = Area { corner: Point::ZERO, size: layout.size };
        whole.paint(0.0, "fill=\"#2c1a0e\"", canvas);
        whole.paint(-2.0, "fill=\"#7b5230\"", canvas);
        whole.paint(4.0 - RIM, "fill=\"#a3744a\"", canvas);
        whole.paint(-RIM, "fill=\"#efe0bf\"", canvas);
        layout.behind.paint(5.0, "fill=\"#c9a876\"", canvas);
        layout.behind.paint(2.0, "fill=\"#3d2615\"", canvas);
        layout.behind.paint(0.0, &format!("fill=\"{background}\""), canvas);
        self.paint_words(layout, canvas);
    }

    fn paint_words(&self, layout: &Layout, canvas: &mut Canvas) {
        let Area { corner, size } = layout.panel;
        let title = Type { size: 52.0, colour: INK, align: Align::Start };
        title.set_within(&self.title, size.x, corner + Point::new(0.0, TITLE / 2.0 - 8.0), canvas);
        // The columns are apart.
        let step = Point::new((size.x + MAT) / layout.columns as f64, layout.row);
        for (standing, at) in self.standings.iter().zip(0..) {
            let place = Point::new((at % layout.columns) as f64, (at / layout.columns) as f64);
            let corner = corner + Point::Y * TITLE + place * step;
            standing.paint(self.figure, Area { corner, size: step - Point::X * MAT }, canvas);
        }
        let note = Type { size: 26.0, colour: FAINT, align: Align::Start };
        let end = corner.y + size.y;
        for (text, line) in self.notes.iter().rev().zip(0..) {
            let y = end - NOTE * (f64::from(line) + 0.5);
            note.set_within(text, size.x, Point::new(corner.x, y), canvas);
        }
    }
}

impl Standing {
    /// Paints a piece, the name, and the points at the right.
    fn paint(&self, figure: Figure, area: Area, canvas: &mut Canvas) {
        let middle = area.corner + Point::Y * (area.size.y / 2.0);
        let name = Type { size: 36.0, colour: INK, align: Align::Start };
        let number = Type { size: 44.0, colour: INK, align: Align::End };
        canvas.put_scaled(piece(figure, self.colour).id, middle + Point::X * 30.0, 2.7);
        let points = self.points.map(|points| points.to_string()).unwrap_or_default();
        let mut right = area.size.x;
        number.set(&points, middle + Point::X * right, canvas);
        right -= number.width(&points) + 12.0;
        if self.is_winner {
            right -= 20.0;
            canvas.put("f-crown", middle + Point::new(right, 0.0));
            right -= 28.0;
        }
        if can_set(&self.name) {
            name.set_within(&self.name, right - 72.0, middle + Point::X * 72.0, canvas);
        }
    }
}

impl Layout {
    fn of(frame: &Frame, board: Point) -> Layout {
        match frame.shape {
            Shape::Print => Layout::print(frame, board),
            Shape::Preview => Layout::preview(frame, board),
        }
    }

    /// The words are beneath the board.
    fn print(frame: &Frame, board: Point) -> Layout {
        let inner = RIM + MAT;
        let room = Area { corner: Point::splat(inner), size: Point::new(PRINT - 2.0 * inner, PRINT_BOARD) };
        let placed = room.fitted(board);
        let board = Area { corner: Point::new(placed.corner.x, inner), ..placed };
        // Three side by side, or as many above as below.
        let count = frame.standings.len().max(1);
        let columns = if count <= 3 { count } else { count.div_ceil(2) };
        let rows = count.div_ceil(columns) as f64;
        let high = TITLE + ROW * rows + NOTE * frame.notes.len() as f64;
        let panel = Area {
            corner: Point::new(inner, board.corner.y + board.size.y + MAT / 2.0),
            size: Point::new(room.size.x, high),
        };
        let size = Point::new(PRINT, panel.corner.y + high + inner - MAT / 4.0);
        Layout { size, board, behind: board, panel, columns, row: ROW }
    }

    /// The words are at the right of the board.
    fn preview(frame: &Frame, board: Point) -> Layout {
        let behind = Area {
            corner: Point::splat(RIM),
            size: Point::new(PREVIEW.x - PREVIEW_PANEL - 2.0 * RIM, PREVIEW.y - 2.0 * RIM),
        };
        let panel = Area {
            corner: Point::new(behind.corner.x + behind.size.x + MAT * 0.7, RIM + MAT / 2.0),
            size: Point::new(PREVIEW_PANEL - MAT * 1.4, PREVIEW.y - 2.0 * RIM - MAT),
        };
        let room = panel.size.y - TITLE - NOTE * frame.notes.len() as f64;
        let row = ROW.min(room / frame.standings.len().max(1) as f64);
        Layout { size: PREVIEW, board: behind.fitted(board), behind, panel, columns: 1, row }
    }
}

impl Area {
    /// Where something of these proportions lies that is as large as can be, in the middle and on whole pixels.
    fn fitted(self, other: Point) -> Area {
        let scale = (self.size / other).min_element();
        let size = (other * scale).floor();
        Area { corner: (self.corner + (self.size - size) / 2.0).floor(), size }
    }

    /// Paints it, this much larger on every side.
    fn paint(self, more: f64, attributes: &str, canvas: &mut Canvas) {
        let (corner, size) = (self.corner - more, self.size + 2.0 * more);
        let [x, y, width, height] = [corner.x, corner.y, size.x, size.y].map(svg::number);
        canvas.raw(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"3\" {attributes}/>"
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(players: usize, shape: Shape) -> Frame {
        let standing =
            |colour| Standing { colour, name: "Ada".to_owned(), points: Some(7), is_winner: false };
        Frame {
            title: "Winter".to_owned(),
            figure: Figure::Standing,
            standings: Colour::ALL.into_iter().take(players).map(standing).collect(),
            notes: vec!["games.example.org".to_owned()],
            shape,
        }
    }

    #[test]
    fn the_board_and_the_words_lie_apart_and_inside() {
        for board in [Point::new(100.0, 100.0), Point::new(4000.0, 300.0), Point::new(300.0, 4000.0)] {
            for (players, shape) in (2..=6).flat_map(|count| [(count, Shape::Print), (count, Shape::Preview)])
            {
                let layout = Layout::of(&frame(players, shape), board);
                let Layout { size, board, panel, columns, row, .. } = layout;
                let end = board.corner + board.size;
                assert!(end.x <= panel.corner.x || end.y <= panel.corner.y, "{board:?} {panel:?}");
                let end = (panel.corner + panel.size).max(end);
                assert!(end.x <= size.x - RIM && end.y <= size.y - RIM, "{end:?} of {size:?}");
                let rows = players.div_ceil(columns) as f64;
                assert!(TITLE + row * rows + NOTE <= panel.size.y + 1e-6, "{players} of {shape:?}");
            }
        }
    }

    #[test]
    fn a_preview_is_as_large_as_programs_want_it() {
        assert_eq!(Layout::of(&frame(2, Shape::Preview), Point::new(300.0, 200.0)).size, PREVIEW);
        assert_eq!(frame(2, Shape::Preview).width(), 1200);
    }

    #[test]
    fn whoever_won_has_a_crown() {
        let painted = |frame: &Frame| {
            let mut canvas = Canvas::default();
            frame.paint(&Layout::of(frame, Point::splat(500.0)), "#000", &mut canvas);
            canvas.into_svg()
        };
        let mut frame = frame(3, Shape::Print);
        assert!(!painted(&frame).contains("f-crown"));
        frame.standings[0].is_winner = true;
        assert_eq!(painted(&frame).matches("f-crown").count(), 1);
    }

    #[test]
    fn no_text_is_written_as_it_is() {
        let mut frame = frame(2, Shape::Print);
        frame.title = "<script>alert(1)</script>".to_owned();
        frame.standings[0].name = "\"><script>".to_owned();
        let mut canvas = Canvas::default();
        frame.paint(&Layout::of(&frame, Point::splat(500.0)), "#000", &mut canvas);
        assert!(!canvas.into_svg().contains("script"));
    }
}
