//! Which zone lies where along the border of a tile, walking clockwise.

use tiles::{KindId, Lane, Side, SideKind, Tile, TileSet, ZoneId};

use super::params::{Form, LayoutParams};
use crate::geometry::{Point, inward, on_side};

/// A part of a side that belongs to one zone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BorderSegment {
    /// The zone.
    pub zone: ZoneId,
    /// Which side.
    pub side: Side,
    /// Where on the side it begins, from 0 to 1, walking clockwise.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
}

impl BorderSegment {
    /// A point of the tile just inside its middle.
    pub fn just_inside(&self) -> Point {
        on_side(self.side, f64::midpoint(self.from, self.to)) + inward(self.side) * 0.6
    }
}

/// All segments of the border, clockwise from the north-west corner. What lies beneath other zones has none.
pub fn border_segments(set: &TileSet, params: &LayoutParams, tile: &Tile) -> Vec<BorderSegment> {
    let mut all = Vec::new();
    for (side, &kind) in Side::ALL.into_iter().zip(&tile.sides) {
        let side_kind = set.side_kind(kind);
        for (lane, kind) in side_kind.lanes() {
            let Some((from, to)) = span(params, side_kind, lane, kind) else { continue };
            let here =
                |zone: &tiles::Zone| zone.ports.iter().any(|port| port.side == side && port.lane == lane);
            if let Some((zone, _)) = tile.zone_ids().find(|(_, zone)| here(zone)) {
                all.push(BorderSegment { zone, side, from, to });
            }
        }
    }
    all
}

/// From where to where a lane goes on a side: the same for all sides of a kind, and the same seen
/// from both tiles that meet there.
fn span(params: &LayoutParams, side: &SideKind, lane: Lane, kind: KindId) -> Option<(f64, f64)> {
    let width = |kind: KindId| match params.form(kind) {
        Form::Band { width, .. } => width / crate::geometry::SIZE,
        _ => 1.0,
    };
    let middle = side.lanes[Lane::Middle.index()].map_or(0.0, width);
    let (low, high) = (0.5 - middle / 2.0, 0.5 + middle / 2.0);
    match lane {
        _ if params.form(kind) == Form::Under => None,
        Lane::First => Some((0.0, low)),
        Lane::Middle => Some((low, high)),
        Lane::Last => Some((high, 1.0)),
        Lane::Under => None,
    }
}
