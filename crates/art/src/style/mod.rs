//! How each game looks.

mod dice;
mod hunters;
mod kids;
mod winter;

use tiles::{Rotation, Tile, TileSet, Zone};

use crate::ink::{Ink, Symbol};
use crate::plan::{Forms, Plan, Plot};
use crate::seed::Seed;

/// The look of a game. Light comes from the north-west whatever way a tile is turned, and what
/// stands up does so: a style paints a plan that is turned already.
pub trait Style: Sync {
    /// How the zones of its tiles lie.
    fn forms(&self, set: &TileSet) -> Forms;

    /// What it draws often.
    fn symbols(&self) -> Vec<Symbol>;

    /// Paints the ground and all that stands on it, but for what is counted.
    fn paint(&self, sketch: &Sketch<'_>, ink: &mut Ink);

    /// Paints what is counted or has a power.
    fn paint_marks(&self, sketch: &Sketch<'_>, ink: &mut Ink);

    /// Paints the back of a tile of this group.
    fn paint_back(&self, group: &str, ink: &mut Ink);

    /// The colour of the table beneath the tiles.
    fn table(&self) -> &'static str;

    /// Whether a board throws a shadow for its tiles on the table; if not, they are painted with one.
    fn throws_shadow(&self) -> bool {
        true
    }
}

/// A tile to be painted.
#[derive(Clone, Debug)]
pub struct Sketch<'a> {
    /// The set it belongs to.
    pub set: &'a TileSet,
    /// What it shows.
    pub tile: &'a Tile,
    /// Where it lies, turned already.
    pub plan: &'a Plan,
    /// How far the plan is turned, for what is scattered by chance: it turns with the tile.
    pub rotation: Rotation,
    /// What makes this copy differ from others. It does not depend on the rotation.
    pub seed: Seed,
}

impl<'a> Sketch<'a> {
    /// The zones of a kind with their plots.
    pub fn zones(&self, kind: &str) -> impl Iterator<Item = (&'a Zone, &'a Plot)> + use<'a> {
        let kind = self.set.kind(kind);
        let zones = self.tile.zones.iter().zip(&self.plan.plots);
        zones.filter(move |(zone, _)| Some(zone.kind) == kind)
    }

    /// The name of each counted thing with its place, zone by zone.
    pub fn marks(&self) -> impl Iterator<Item = (&'a str, crate::geometry::Point)> + use<'a> {
        let set = self.set;
        let marks = self.plan.plots.iter().flat_map(|plot| &plot.marks);
        marks.map(move |&(mark, at)| (set.marks()[usize::from(mark.0)].as_str(), at))
    }
}

/// The style of a set. A set that none was made for is painted plainly, like the Winter Edition.
pub fn style_of(set: &TileSet) -> &'static dyn Style {
    match set.name() {
        "hunters-2002" | "hunters-2020" => &hunters::Hunters,
        "kids" => &kids::Kids,
        "dice" => &dice::Dice,
        _ => &winter::Winter,
    }
}

/// All styles.
pub(crate) fn all() -> [&'static dyn Style; 4] {
    [&winter::Winter, &hunters::Hunters, &kids::Kids, &dice::Dice]
}
