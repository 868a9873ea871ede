//! How each game looks.

mod dice;
mod hunters;
mod kids;
mod winter;

use tiles::{Rotation, Tile, TileSet, Zone};

use crate::appearance::Detail;
use crate::canvas::{Canvas, Symbol};
use crate::icons::Icon;
use crate::layout::{LayoutParams, TileLayout, ZoneLayout};
use crate::rng::Rng;

/// The look of a game. Light comes from the north-west whatever way a tile is turned, and what
/// stands up does so: a style paints a layout that is turned already.
pub trait Style: Sync {
    /// How its tiles are laid out.
    fn layout_params(&self, set: &TileSet) -> LayoutParams;

    /// What it draws often.
    fn symbols(&self) -> Vec<Symbol>;

    /// Those of its symbols that rules speak of.
    fn icons(&self) -> &'static [Icon];

    /// Paints the ground and all that stands on it, but for what is counted.
    fn paint(&self, context: &PaintContext<'_>, canvas: &mut Canvas);

    /// Paints what is counted or has a power.
    fn paint_marks(&self, context: &PaintContext<'_>, canvas: &mut Canvas);

    /// Paints the back of a tile of this group.
    fn paint_back(&self, group: &str, canvas: &mut Canvas);

    /// The colour of the background beneath the tiles.
    fn background(&self) -> &'static str;

    /// Whether a board paints shadows for its tiles on the background; if not, the tiles are painted with theirs.
    fn casts_shadow(&self) -> bool {
        true
    }

    /// A faint line along the border of a tile, the same on all, so that tiles can be told apart.
    fn edge(&self) -> &'static str {
        "<path d='M0 0H100V100H0z' fill='none' stroke='#1c2138' stroke-opacity='.13' stroke-width='1.3'/>"
    }

    /// The colours that it has instead of others, for a look that is painted like another.
    fn recolouring(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The colours that are as bright by night as by day.
    fn shining(&self) -> &'static [&'static str] {
        &[]
    }
}

/// What a style is told about the tile that it paints.
#[derive(Clone, Debug)]
pub struct PaintContext<'a> {
    /// The set it belongs to.
    pub set: &'a TileSet,
    /// What it shows.
    pub tile: &'a Tile,
    /// Its layout, turned already.
    pub layout: &'a TileLayout,
    /// How far the layout is turned, for what is scattered by chance: it turns with the tile.
    pub rotation: Rotation,
    /// How much of it is drawn.
    pub detail: Detail,
    /// The random numbers of this copy, which don't depend on the rotation.
    pub rng: Rng,
}

impl<'a> PaintContext<'a> {
    /// The zones of a kind with their layouts.
    pub fn zones(&self, kind: &str) -> impl Iterator<Item = (&'a Zone, &'a ZoneLayout)> + use<'a> {
        let kind = self.set.kind(kind);
        let zones = self.tile.zones.iter().zip(&self.layout.zones);
        zones.filter(move |(zone, _)| Some(zone.kind) == kind)
    }

    /// The name of each mark with its position, zone by zone.
    pub fn marks(&self) -> impl Iterator<Item = (&'a str, crate::geometry::Point)> + use<'a> {
        let set = self.set;
        let marks = self.layout.zones.iter().flat_map(|layout| &layout.marks);
        marks.map(move |&(mark, at)| (set.marks()[usize::from(mark.0)].as_str(), at))
    }
}

/// The styles by the names that tile sets call them by. A new one is a folder and a line here.
static STYLES: [(&str, &dyn Style); 4] = [
    ("winter", &winter::WINTER),
    ("hunters", &hunters::Hunters),
    ("kids", &kids::Kids),
    ("dice", &dice::Dice),
];

/// Further looks of a style, by its name and theirs. They lay tiles out as the style does.
static LOOKS: [(&str, &str, &dyn Style); 1] = [("winter", "summer", &winter::SUMMER)];

/// A tile set asks for a style that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("tile set {set}: there is no style {style}; known: {}", names().collect::<Vec<_>>().join(", "))]
pub struct UnknownStyle {
    /// The set.
    pub set: String,
    /// The style that it asks for.
    pub style: String,
}

/// The style that a tile set is painted in.
pub fn of(set: &TileSet) -> Result<&'static dyn Style, UnknownStyle> {
    let found = STYLES.iter().find(|(name, _)| *name == set.style());
    found
        .map(|&(_, style)| style)
        .ok_or_else(|| UnknownStyle { set: set.name().to_owned(), style: set.style().to_owned() })
}

/// A further look of the style of a set, with its name.
pub(crate) fn look(set: &TileSet, name: &str) -> Result<(&'static str, &'static dyn Style), UnknownStyle> {
    let found = LOOKS.iter().find(|(style, look, _)| *style == set.style() && *look == name);
    found
        .map(|&(_, look, style)| (look, style))
        .ok_or_else(|| UnknownStyle { set: set.name().to_owned(), style: name.to_owned() })
}

/// The names of all styles.
pub fn names() -> impl Iterator<Item = &'static str> {
    STYLES.iter().map(|&(name, _)| name)
}

/// All styles.
pub(crate) fn all() -> impl Iterator<Item = &'static dyn Style> {
    STYLES.iter().map(|&(_, style)| style)
}
