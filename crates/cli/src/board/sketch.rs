//! The picture of one tile.

use anstyle::Style;
use games::{Colour, Piece, Seat, Standing};
use tiles::{Rotation, Tile, TileSet, Zone, ZoneId};

use super::grid::{Grid, HEIGHT, Spot, WIDTH};
use super::layout::{Layout, run};
use super::look::{self, Shape};

/// A styled character.
pub(crate) type Ink = (char, Style);

/// The picture of a turned tile.
pub(crate) struct Sketch {
    layout: Layout,
    inks: Grid<Ink>,
    /// By zone, the character of those that stand in the middle and are told by it.
    signs: Vec<Option<char>>,
    /// Where something is drawn that should not be drawn over.
    taken: Grid<bool>,
}

impl Sketch {
    pub(crate) fn new(set: &TileSet, tile: &Tile, rotation: Rotation) -> Sketch {
        let layout = Layout::new(set, tile, rotation);
        let sign = |zone: &Zone| look::of_kind(set.kind_name(zone.kind)).glyph;
        let signs = tile.zones.iter().map(|zone| zone.ports.is_empty().then(|| sign(zone))).collect();
        let inks = inks(set, tile, &layout);
        let mut sketch = Sketch { layout, inks, signs, taken: Grid::new(false) };
        for (id, zone) in tile.zone_ids() {
            for &(mark, count) in &zone.marks {
                let (glyph, style) = look::of_mark(&set.marks()[usize::from(mark.0)]);
                for _ in 0..count {
                    sketch.label(id, &glyph.to_string(), style);
                }
            }
        }
        sketch
    }

    /// Draws a piece: `(0)`, and `†(0)` on an abbey, which it would hide otherwise.
    pub(crate) fn put(&mut self, standing: Standing, colour: Colour) {
        let sign = self.signs[standing.zone.index()].map(String::from).unwrap_or_default();
        let text = format!("{sign}{}", token(standing.piece, standing.seat));
        self.label(standing.zone, &text, look::of_colour(colour));
    }

    /// Writes a short text where it is seen to belong to a zone.
    pub(crate) fn label(&mut self, zone: ZoneId, text: &str, style: Style) {
        let length = text.chars().count();
        let Some(at) = self.place_for(zone, length) else { return };
        // Where the zone is narrow the text hangs over, but never over the border of the tile.
        let first = at.column.saturating_sub(length / 2).min(WIDTH.saturating_sub(length));
        for (column, glyph) in (first..WIDTH).zip(text.chars()) {
            let spot = Spot { column, line: at.line };
            self.inks.set(spot, (glyph, style));
            self.taken.set(spot, true);
        }
    }

    /// Marks a corner that is bare ground, so that it can be seen where tiles meet.
    pub(crate) fn tick(&mut self) {
        let corner = Spot { column: 0, line: 0 };
        let (glyph, style) = self.inks.get(corner);
        if glyph == look::BARE.0 {
            self.inks.set(corner, ('+', style));
        }
    }

    /// Marks the four corners of the tile.
    pub(crate) fn frame(&mut self, style: Style) {
        let (right, bottom) = (WIDTH - 1, HEIGHT - 1);
        for (glyph, column, line) in [('┌', 0, 0), ('┐', right, 0), ('└', 0, bottom), ('┘', right, bottom)]
        {
            self.inks.set(Spot { column, line }, (glyph, style));
        }
    }

    /// The lines from the top.
    pub(crate) fn lines(&self) -> &[[Ink; WIDTH]; HEIGHT] {
        self.inks.lines()
    }

    /// The middle of a text of this length in a zone: as near to the zone's own middle as can be, and
    /// all of it in the zone if there is room.
    fn place_for(&self, zone: ZoneId, length: usize) -> Option<Spot> {
        let is_inside = |spot: Spot| self.layout.zones.get(spot) == Some(zone);
        let spots: Vec<Spot> = Spot::all().filter(|spot| is_inside(*spot)).collect();
        let middle = middle(&spots)?;
        let is_free = |spot: Spot| !self.taken.get(spot);
        let has_room =
            |spot: &&Spot| run(**spot, length).all(|at| at.is_some_and(|at| is_inside(at) && is_free(at)));
        let nearest = |spots: &mut dyn Iterator<Item = &Spot>| {
            spots.min_by(|one, other| one.distance(middle).total_cmp(&other.distance(middle))).copied()
        };
        nearest(&mut spots.iter().filter(has_room))
            .or_else(|| nearest(&mut spots.iter().filter(|spot| is_free(**spot))))
            .or_else(|| nearest(&mut spots.iter()))
    }
}

/// How a piece is written: `(0)` is a meeple, man or pawn of seat 0, `<0>` the abbot, `[0]` a hut.
pub(crate) fn token(piece: Piece, seat: Seat) -> String {
    match piece {
        Piece::Meeple | Piece::Man | Piece::Pawn | Piece::Knight => format!("({seat})"),
        Piece::Abbot => format!("<{seat}>"),
        Piece::Hut => format!("[{seat}]"),
    }
}

fn middle(spots: &[Spot]) -> Option<(f32, f32)> {
    let count = spots.len() as f32;
    let sum = spots.iter().map(|spot| spot.offset()).reduce(|one, other| (one.0 + other.0, one.1 + other.1));
    sum.map(|sum| (sum.0 / count, sum.1 / count))
}

fn inks(set: &TileSet, tile: &Tile, layout: &Layout) -> Grid<Ink> {
    let mut inks = Grid::new(look::BARE);
    for spot in Spot::all() {
        let Some(zone) = layout.zones.get(spot) else { continue };
        let look = look::of_kind(set.kind_name(tile.zones[zone.index()].kind));
        let glyph = match (layout.icons.get(spot), look.shape) {
            (Some(icon), _) => icon,
            (None, Shape::Way) => way_glyph(layout.ways.get(spot)),
            (None, _) => look.glyph,
        };
        inks.set(spot, (glyph, look.style));
    }
    inks
}

/// The character for a way that goes on in these directions.
fn way_glyph(sides: u8) -> char {
    // By bit: north, east, south, west.
    const GLYPHS: [char; 16] =
        ['╺', '┃', '━', '┗', '┃', '┃', '┏', '┣', '━', '┛', '━', '┻', '┓', '┫', '┳', '╋'];
    GLYPHS[usize::from(sides & 15)]
}
