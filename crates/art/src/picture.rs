//! The pictures of the tiles of a set.

use std::collections::HashMap;

use tiles::{Rotation, TileId, TileSet};

use crate::appearance::{Detail, Rgb, by_moonlight, parsed, recoloured};
use crate::canvas::{Canvas, Symbol};
use crate::geometry::{Point, SIZE};
use crate::layout::{LayoutParams, TileLayout};
use crate::rng::Rng;
use crate::style::{self, PaintContext, Style, UnknownStyle};
use crate::{board, frame, lettering, piece, svg, track};

/// Draws the tiles of one set.
pub struct Art {
    set: &'static TileSet,
    style: &'static dyn Style,
    params: LayoutParams,
    /// The name of its look, if that is not the one that the set names.
    look: Option<&'static str>,
    is_night: bool,
}

/// The picture of one copy of a tile at one rotation.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The ground and all that stands on it, as SVG elements in a square of [`SIZE`](crate::geometry::SIZE).
    pub ground: String,
    /// What is counted or has a power, to be drawn on top.
    pub marks: String,
    /// The zones, in the order of the tile.
    pub zones: Vec<ZonePicture>,
}

/// Where a zone is in a picture.
#[derive(Clone, Debug)]
pub struct ZonePicture {
    /// Its border as the path of SVG, by the even-odd rule.
    pub outline: String,
    /// Where a piece goes.
    pub spot: Point,
    /// Where that lies which is counted in it.
    pub marks: Vec<Point>,
}

impl Art {
    /// Draws this set, in the style that it names.
    pub fn of(set: &'static TileSet) -> Result<Art, UnknownStyle> {
        let style = style::of(set)?;
        Ok(Art { set, style, params: style.layout_params(set), look: None, is_night: false })
    }

    /// The same set in another look: nothing lies elsewhere.
    pub fn in_look(&self, name: &str) -> Result<Art, UnknownStyle> {
        let (look, style) = style::look(self.set, name)?;
        Ok(Art { style, look: Some(look), params: style.layout_params(self.set), ..*self })
    }

    /// The same by night.
    #[must_use]
    pub fn at_night(&self) -> Art {
        Art { is_night: true, params: self.params.clone(), ..*self }
    }

    /// The name of its look, if that is not the one that the set names.
    pub fn look(&self) -> Option<&'static str> {
        self.look
    }

    /// Whether it is night.
    pub fn is_night(&self) -> bool {
        self.is_night
    }

    /// The set.
    pub fn set(&self) -> &'static TileSet {
        self.set
    }

    /// How its tiles are laid out.
    pub fn layout_params(&self) -> &LayoutParams {
        &self.params
    }

    /// The layout of a copy of a tile.
    pub fn layout(&self, tile: TileId, copy: u8, rotation: Rotation) -> TileLayout {
        TileLayout::new(self.set, &self.params, self.set.tile(tile), copy).turned(rotation)
    }

    /// The picture of a copy of a tile, from 0, seen from near. Copies differ in what does not matter.
    pub fn tile(&self, tile: TileId, copy: u8, rotation: Rotation) -> Picture {
        self.tile_at(Detail::Near, tile, copy, rotation)
    }

    /// The picture of a copy of a tile, from near or from far away.
    pub fn tile_at(&self, detail: Detail, tile: TileId, copy: u8, rotation: Rotation) -> Picture {
        let layout = self.layout(tile, copy, rotation);
        let shown = self.set.tile(tile);
        let rng = Rng::seeded(&[self.set.name(), &shown.code, &copy.to_string(), "paint"]);
        let context = PaintContext { set: self.set, tile: shown, layout: &layout, rotation, detail, rng };
        let (mut ground, mut marks) = (Canvas::default(), Canvas::default());
        self.style.paint(&context, &mut ground);
        ground.raw(self.style.edge());
        self.style.paint_marks(&context, &mut marks);
        let zones = layout.zones.iter().map(|zone| ZonePicture {
            outline: svg::path(zone.shape.elements()),
            spot: zone.spot,
            marks: zone.marks.iter().map(|&(_, at)| at).collect(),
        });
        Picture {
            ground: self.lit(ground.into_svg()),
            marks: self.lit(marks.into_svg()),
            zones: zones.collect(),
        }
    }

    /// What was painted, in the colours of the look and of the hour.
    fn lit(&self, svg: String) -> String {
        if self.style.recolouring().is_empty() && !self.is_night {
            return svg;
        }
        let changes = self.style.recolouring().iter();
        let changes: Vec<(Rgb, Rgb)> =
            changes.filter_map(|(from, to)| Some((parsed(from)?, parsed(to)?))).collect();
        let shining: Vec<Rgb> = self.style.shining().iter().filter_map(|colour| parsed(colour)).collect();
        recoloured(&svg, |colour| {
            let changed = changes.iter().find(|(from, _)| *from == colour);
            let colour = changed.map_or(colour, |&(_, to)| to);
            if self.is_night && !shining.contains(&colour) { by_moonlight(colour) } else { colour }
        })
    }

    /// A copy of a tile as a whole picture.
    pub fn svg(&self, detail: Detail, tile: TileId, copy: u8, rotation: Rotation) -> String {
        let picture = self.tile_at(detail, tile, copy, rotation);
        self.document(&(picture.ground + &picture.marks), None)
    }

    /// What was painted on a tile as a whole picture. A width is in pixels.
    pub fn document(&self, body: &str, width: Option<u32>) -> String {
        svg::document(Point::splat(SIZE), width, &self.definitions(body), body)
    }

    /// The back of the tiles of a group.
    pub fn back(&self, group: &str) -> String {
        let mut canvas = Canvas::default();
        self.style.paint_back(group, &mut canvas);
        self.lit(canvas.into_svg())
    }

    /// The colour of the background beneath the tiles.
    pub fn background(&self) -> String {
        let background = format!("\"{}\"", self.style.background());
        self.lit(background).trim_matches('"').to_owned()
    }

    /// Whether its tiles cast a shadow on the background.
    pub(crate) fn casts_shadow(&self) -> bool {
        self.style.casts_shadow()
    }

    /// The definitions of all symbols that a text refers to, and that those refer to.
    pub fn definitions(&self, used_by: &str) -> String {
        let mut others: Vec<Symbol> = piece::symbols().to_vec();
        others.extend(lettering::symbols());
        others.extend(track::SYMBOLS);
        others.extend(board::SYMBOLS);
        others.extend(frame::SYMBOLS);
        self.lit(definitions(&self.style.symbols(), used_by)) + &definitions(&others, used_by)
    }
}

/// The definitions of those symbols that a text refers to, and that those refer to.
pub fn definitions(symbols: &[Symbol], used_by: &str) -> String {
    let known: HashMap<&str, usize> = symbols.iter().zip(0..).map(|(symbol, at)| (symbol.id, at)).collect();
    let mut needed = vec![false; symbols.len()];
    let mut texts = vec![used_by];
    while let Some(text) = texts.pop() {
        for &at in references(text).filter_map(|id| known.get(id)) {
            if !std::mem::replace(&mut needed[at], true) {
                texts.push(symbols[at].svg);
            }
        }
    }
    let wanted = symbols.iter().zip(needed).filter(|(_, needed)| *needed);
    wanted.map(|(symbol, _)| symbol.definition()).collect()
}

/// What a text refers to by `"#id"` or `url(#id)`. Colours look the same, but are nobody's id.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('#').skip(1).filter_map(|rest| rest.split(['"', ')']).next())
}
