//! The areas on a board, as whoever looks at it sees them.

use land::{AreaId, AreaSet, Land, TileIx};
use tiles::{KindId, ZoneId};

use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::worth::Worth;

/// An area, and what it is worth to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaView {
    /// The kind of its zones.
    pub kind: KindId,
    /// Its zones, in the order in which their tiles were placed.
    pub zones: Vec<(TileIx, ZoneId)>,
    /// How many of its ends are open, or of the cells around it empty.
    pub open: u16,
    /// Whether it looks at the cells around it instead of growing.
    pub looks_around: bool,
    /// Whose pieces are in it, and how many.
    pub pieces: Vec<(Seat, u8)>,
    /// What it means in the rules; none if that is nothing by itself, like a river in the winter.
    pub appraisal: Option<Appraisal>,
}

/// What an area is worth, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// Who gets points from it.
    pub owners: Seats,
    /// What an owner gets if the game ends now.
    pub worth: Worth,
    /// What an owner gets once it is complete, if nothing is added to it; none where it is complete or
    /// completing it changes nothing.
    pub complete: Option<Worth>,
    /// What each seat gets if the game ends now.
    pub now: [u32; MAX_SEATS],
    /// What each seat gets once it is complete, if nothing is added to it.
    pub full: [u32; MAX_SEATS],
}

impl Appraisal {
    /// Of an area whose owners all get the same.
    pub(crate) fn of(owners: Seats, worth: Worth, complete: Option<Worth>) -> Appraisal {
        let to_owners = |points: u32| {
            let mut all = [0; MAX_SEATS];
            owners.iter().for_each(|seat| all[seat.index()] = points);
            all
        };
        let (now, full) = (to_owners(worth.points), to_owners(complete.unwrap_or(worth).points));
        Appraisal { owners, worth, complete, now, full }
    }
}

/// All areas of a board, each once, in the order of their first zones.
pub(crate) fn views(land: &Land, appraise: impl Fn(AreaId) -> Option<Appraisal>) -> Vec<AreaView> {
    let mut seen = AreaSet::default();
    let mut views = Vec::new();
    for (tile, placed) in land.tiles() {
        let zones = land.atlas().set().tile(placed.tile).zone_ids();
        for id in zones.map(|(zone, _)| land.area_of(tile, zone)) {
            if seen.insert(id) {
                views.push(view(land, id, appraise(id)));
            }
        }
    }
    views
}

fn view(land: &Land, id: AreaId, appraisal: Option<Appraisal>) -> AreaView {
    let area = land.area(id);
    let pieces = (0..).map(Seat).zip(area.pieces().to_array()).filter(|(_, count)| *count > 0);
    let zones: Vec<(TileIx, ZoneId)> = land.zones_in(id).collect();
    let set = land.atlas().set();
    let drawn = |&(tile, zone): &(TileIx, ZoneId)| &set.tile(land.placed(tile).tile).zones[zone.index()];
    AreaView {
        kind: area.kind(),
        open: area.open(),
        looks_around: zones.first().map(drawn).is_some_and(|zone| zone.around),
        zones,
        pieces: pieces.collect(),
        appraisal,
    }
}
