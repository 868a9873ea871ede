//! What reaches the border of a turned tile, as far as a picture needs it.

use tiles::{Lane, Rotation, Side, Tile, TileSet, ZoneId};

use super::look::{self, Shape};

/// One side of a turned tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Face {
    /// The area or the way in its middle.
    pub(super) middle: Option<ZoneId>,
    /// The banks on both sides of a way, clockwise.
    pub(super) banks: Option<(ZoneId, ZoneId)>,
}

/// The four sides of a turned tile.
pub(super) struct Border {
    pub(super) faces: [Face; 4],
}

impl Border {
    pub(super) fn new(tile: &Tile, rotation: Rotation) -> Border {
        let zone = |side: Side, lane: Lane| {
            let has = |(_, zone): &(ZoneId, &tiles::Zone)| {
                zone.ports.iter().any(|port| port.side.turned(rotation) == side && port.lane == lane)
            };
            tile.zone_ids().find(has).map(|(id, _)| id)
        };
        let faces = Side::ALL.map(|side| Face {
            middle: zone(side, Lane::Middle),
            banks: zone(side, Lane::First).zip(zone(side, Lane::Last)),
        });
        Border { faces }
    }

    pub(super) fn face(&self, side: Side) -> Face {
        self.faces[side.index()]
    }

    /// The sides whose middle a zone crosses.
    pub(super) fn sides_of(&self, zone: ZoneId) -> Vec<Side> {
        Side::ALL.into_iter().filter(|side| self.face(*side).middle == Some(zone)).collect()
    }

    /// Whether no area reaches both this side and another one.
    pub(super) fn is_lonely(&self, side: Side) -> bool {
        let others = Side::ALL.into_iter().filter(|other| *other != side);
        let here = self.areas(side);
        others.flat_map(|other| self.areas(other)).all(|zone| !here.contains(&zone))
    }

    /// The areas at a side: what lies beside a way, or what fills the side.
    fn areas(&self, side: Side) -> Vec<ZoneId> {
        match self.face(side) {
            Face { banks: Some((first, last)), .. } => vec![first, last],
            Face { middle, .. } => middle.into_iter().collect(),
        }
    }
}

/// Whether zones of a kind are drawn as lines.
pub(super) fn is_way(set: &TileSet, kind: tiles::KindId) -> bool {
    let has_banks = |side: &tiles::SideKind| {
        side.lanes[Lane::Middle.index()] == Some(kind) && side.lanes[Lane::First.index()].is_some()
    };
    let shape = look::of_kind(set.kind_name(kind)).shape;
    matches!(shape, Shape::Way | Shape::Water) || set.side_kinds().iter().any(has_banks)
}

/// Whether zones of a kind are the ground that ways run through, or that areas lie in.
pub(super) fn is_ground(set: &TileSet, kind: tiles::KindId) -> bool {
    let shape = look::of_kind(set.kind_name(kind)).shape;
    shape == Shape::Ground
        || set.side_kinds().iter().any(|side| side.lanes[Lane::First.index()] == Some(kind))
}
