//! Where zones lie in the pictures of tiles.

use art::Art;
use art::geometry::Point;
use serde::Serialize;
use tiles::{Rotation, TileId};

use crate::error::RequestError;
use crate::picture::art;

/// The zones of one copy of a tile, not turned. Turned tiles have theirs turned round the middle.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TileZones {
    /// Which tile.
    tile: &'static str,
    /// Which copy of it.
    copy: u8,
    /// Its zones, in order.
    zones: Vec<ZoneOutline>,
}

/// Where a zone lies in the picture of a tile, which is a square of side 100.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct ZoneOutline {
    /// The name of the zone in moves.
    name: &'static str,
    /// What it is, such as `city`.
    kind: &'static str,
    /// Its border as the path of SVG, by the even-odd rule.
    outline: String,
    /// Where a piece goes.
    spot: [f64; 2],
    /// Where that lies which is counted in it.
    marks: Vec<[f64; 2]>,
}

impl TileZones {
    /// The zones of all copies of all tiles of the set of a name.
    pub fn of_set(name: &str) -> Result<Vec<TileZones>, RequestError> {
        art(name).map(TileZones::all).ok_or(RequestError::NoPage)
    }

    /// The zones of all copies of all tiles of a set.
    pub fn all(art: &Art) -> Vec<TileZones> {
        let copies = art.set().tile_ids().flat_map(|(id, tile)| (0..tile.count).map(move |copy| (id, copy)));
        copies.map(|(id, copy)| TileZones::new(art, id, copy)).collect()
    }

    fn new(art: &Art, tile: TileId, copy: u8) -> TileZones {
        let set = art.set();
        let known = set.tile(tile);
        let drawn = known.zones.iter().zip(art.layout(tile, copy, Rotation::R0).zones);
        let zones = drawn.map(|(zone, layout)| ZoneOutline {
            name: &zone.name,
            kind: set.kind_name(zone.kind),
            outline: art::svg::path(layout.shape.elements()),
            spot: to_tenths(layout.spot),
            marks: layout.marks.iter().map(|&(_, at)| to_tenths(at)).collect(),
        });
        TileZones { tile: &known.code, copy, zones: zones.collect() }
    }
}

/// Nobody points more precisely.
fn to_tenths(at: Point) -> [f64; 2] {
    [at.x, at.y].map(|value| (value * 10.0).round() / 10.0)
}
