//! The plan of a tile: where its zones lie, before anything is painted. Pictures and the areas that
//! a player points at both come from it.

mod border;
mod build;
mod divide;
mod form;
mod place;
mod region;
mod strand;
mod survey;

pub use border::{Stretch, stretches};
pub use form::{Form, Forms};
pub use survey::Survey;

use tiles::{MarkId, Rotation, Tile, TileSet, ZoneId};

use crate::geometry::{Point, Polygon, Polyline, turned};
use crate::rng::Rng;

/// Where everything lies on one copy of a tile.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The zones, in the order of the tile.
    pub plots: Vec<Plot>,
    /// Where strands end at something that is no zone: villages, springs, ponds.
    pub ends: Vec<End>,
    /// What keeps two zones of ground apart where nothing else does: rocks or a hedge.
    pub dividers: Vec<Polygon>,
}

/// Where a zone lies.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What it looks like on the ground.
    pub form: Form,
    /// All that belongs to it.
    pub shape: Polygon,
    /// The middle lines of a strand.
    pub lines: Vec<Polyline>,
    /// Where a piece goes.
    pub spot: Point,
    /// What is drawn in it and counted, one by one.
    pub marks: Vec<(MarkId, Point)>,
    /// Where that which has a power is drawn.
    pub power: Option<Point>,
}

/// Where strands end on the tile.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// At what, in the words of the tile set.
    pub what: String,
    /// Where.
    pub at: Point,
    /// The strands.
    pub zones: Vec<ZoneId>,
}

impl Plan {
    /// The plan of a copy of a tile, not turned. The same words in, the same plan out.
    pub fn of(set: &TileSet, forms: &Forms, tile: &Tile, copy: u8) -> Plan {
        let rng = Rng::seeded(&[set.name(), &tile.code, &copy.to_string()]);
        build::build(set, forms, tile, &rng)
    }

    /// The plan of the same tile when it is turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Plan {
        let point = |at: Point| turned(at, rotation);
        let plot = |plot: &Plot| Plot {
            form: plot.form,
            shape: plot.shape.turned(rotation),
            lines: plot
                .lines
                .iter()
                .map(|line| Polyline(line.0.iter().map(|&at| point(at)).collect()))
                .collect(),
            spot: point(plot.spot),
            marks: plot.marks.iter().map(|&(mark, at)| (mark, point(at))).collect(),
            power: plot.power.map(point),
        };
        Plan {
            plots: self.plots.iter().map(plot).collect(),
            ends: self.ends.iter().map(|end| End { at: point(end.at), ..end.clone() }).collect(),
            dividers: self.dividers.iter().map(|shape| shape.turned(rotation)).collect(),
        }
    }

    /// Where a zone lies.
    pub fn plot(&self, zone: ZoneId) -> Option<&Plot> {
        self.plots.get(zone.index())
    }
}
