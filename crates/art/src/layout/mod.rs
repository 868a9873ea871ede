//! The layout of a tile: where its zones lie, before anything is painted. Pictures and the areas that
//! a player points at both come from it.

mod band;
mod border;
mod build;
mod contents;
mod distance_field;
mod divide;
mod params;
mod region;

pub use border::{BorderSegment, border_segments};
pub use distance_field::DistanceField;
pub use params::{Form, LayoutParams};

use tiles::{MarkId, Rotation, Tile, TileSet, ZoneId};

use crate::geometry::{Point, Polygon, Polyline, turned};
use crate::rng::Rng;

/// Where everything lies on one copy of a tile.
#[derive(Clone, Debug)]
pub struct TileLayout {
    /// The zones, in the order of the tile.
    pub zones: Vec<ZoneLayout>,
    /// Where bands end at something that is no zone: villages, springs, ponds.
    pub ends: Vec<BandEnd>,
    /// What keeps two zones of ground apart where nothing else does: rocks or a hedge.
    pub dividers: Vec<Polygon>,
}

/// Where a zone lies.
#[derive(Clone, Debug)]
pub struct ZoneLayout {
    /// Its geometric form.
    pub form: Form,
    /// All that belongs to it.
    pub shape: Polygon,
    /// The middle lines of a band.
    pub lines: Vec<Polyline>,
    /// Where a piece goes.
    pub spot: Point,
    /// What is drawn in it and counted, one by one.
    pub marks: Vec<(MarkId, Point)>,
    /// Where that which has a power is drawn.
    pub power: Option<Point>,
}

/// Where bands end on the tile.
#[derive(Clone, Debug, PartialEq)]
pub struct BandEnd {
    /// What they end at, in the words of the tile set.
    pub kind: String,
    /// Where.
    pub at: Point,
    /// The bands.
    pub zones: Vec<ZoneId>,
}

impl TileLayout {
    /// The layout of a copy of a tile, not turned: always the same for the same copy.
    pub fn new(set: &TileSet, params: &LayoutParams, tile: &Tile, copy: u8) -> TileLayout {
        let rng = Rng::seeded(&[set.name(), &tile.code, &copy.to_string()]);
        build::build(set, params, tile, &rng)
    }

    /// The layout of the same tile when it is turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> TileLayout {
        let point = |at: Point| turned(at, rotation);
        let turned_zone = |zone: &ZoneLayout| ZoneLayout {
            form: zone.form,
            shape: zone.shape.turned(rotation),
            lines: zone
                .lines
                .iter()
                .map(|line| Polyline(line.0.iter().map(|&at| point(at)).collect()))
                .collect(),
            spot: point(zone.spot),
            marks: zone.marks.iter().map(|&(mark, at)| (mark, point(at))).collect(),
            power: zone.power.map(point),
        };
        TileLayout {
            zones: self.zones.iter().map(turned_zone).collect(),
            ends: self.ends.iter().map(|end| BandEnd { at: point(end.at), ..end.clone() }).collect(),
            dividers: self.dividers.iter().map(|shape| shape.turned(rotation)).collect(),
        }
    }

    /// Where a zone lies.
    pub fn zone(&self, zone: ZoneId) -> Option<&ZoneLayout> {
        self.zones.get(zone.index())
    }
}
