//! What lies along the border of a tile, walking clockwise.

use tiles::{KindId, Lane, Side, SideKind, Tile, TileSet, ZoneId};

use super::form::{Form, Forms};
use crate::geometry::{Point, inward, on_side};

/// A stretch of a side that belongs to one zone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    /// Whose it is.
    pub zone: ZoneId,
    /// Which side.
    pub side: Side,
    /// Where on the side it begins, from 0 to 1, walking clockwise.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
}

impl Stretch {
    /// A point of the tile just inside its middle.
    pub fn just_inside(&self) -> Point {
        on_side(self.side, f64::midpoint(self.from, self.to)) + inward(self.side) * 0.6
    }
}

/// All stretches, clockwise from the north-west corner. What lies beneath other zones has none.
pub fn stretches(set: &TileSet, forms: &Forms, tile: &Tile) -> Vec<Stretch> {
    let mut all = Vec::new();
    for (side, &kind) in Side::ALL.into_iter().zip(&tile.sides) {
        let side_kind = set.side_kind(kind);
        for (lane, kind) in side_kind.lanes() {
            let Some((from, to)) = span(forms, side_kind, lane, kind) else { continue };
            let here =
                |zone: &tiles::Zone| zone.ports.iter().any(|port| port.side == side && port.lane == lane);
            if let Some((zone, _)) = tile.zone_ids().find(|(_, zone)| here(zone)) {
                all.push(Stretch { zone, side, from, to });
            }
        }
    }
    all
}

/// From where to where a lane goes on a side: the same for all sides of a kind, and the same seen
/// from both tiles that meet there.
fn span(forms: &Forms, side: &SideKind, lane: Lane, kind: KindId) -> Option<(f64, f64)> {
    let width = |kind: KindId| match forms.of(kind) {
        Form::Strand { width, .. } => width / crate::geometry::SIZE,
        _ => 1.0,
    };
    let middle = side.lanes[Lane::Middle.index()].map_or(0.0, width);
    let (low, high) = (0.5 - middle / 2.0, 0.5 + middle / 2.0);
    match lane {
        _ if forms.of(kind) == Form::Under => None,
        Lane::First => Some((0.0, low)),
        Lane::Middle => Some((low, high)),
        Lane::Last => Some((high, 1.0)),
        Lane::Under => None,
    }
}
