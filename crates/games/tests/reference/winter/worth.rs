//! What areas are worth, and to whom.

use std::collections::BTreeSet;

use crate::common::ground::{Area, Ground, owners};
use crate::common::outcome::Points;

/// The points that an area gives now, by this rule.
pub(crate) fn points(rule: &'static str, ground: &Ground<'_>, area: &Area) -> Points {
    let (points, counts) = worth(ground, area);
    let pieces: Vec<_> = ground.pieces(area).into_iter().map(|(_, standing)| standing).collect();
    Points { rule, points, seats: owners(&pieces), cells: ground.cells(area), counts }
}

/// The points of an area, and what was counted.
fn worth(ground: &Ground<'_>, area: &Area) -> (u32, Vec<(&'static str, u32)>) {
    let tiles = area.tiles().len() as u32;
    match ground.set.kind_name(area.kind) {
        // W-20, W-61: one a tile, complete or not.
        "road" => (tiles, vec![("tiles", tiles)]),
        // W-21: two a tile and a coat. W-61: one while it is incomplete.
        "city" => {
            let coats = ground.marks(&area.spots, "coat");
            let each = if area.is_complete() { 2 } else { 1 };
            (each * tiles + each * coats, vec![("tiles", tiles), ("coats", coats)])
        }
        // W-32: three for each complete city at the field.
        "field" => {
            let cities = complete_cities(ground, area);
            (3 * cities, vec![("cities", cities)])
        }
        // W-22, W-51, W-61: one, and one for each tile around.
        "abbey" | "grove" => {
            let around = 8 - area.open as u32;
            (1 + around, vec![("around", around)])
        }
        other => panic!("nobody stands in a {other}"),
    }
}

/// W-32: each city once, however often it touches the field. A city is known by its first zone.
fn complete_cities(ground: &Ground<'_>, field: &Area) -> u32 {
    let mut cities = BTreeSet::new();
    for &(tile, zone) in &field.spots {
        for near in &ground.zone((tile, zone)).near {
            let city = ground.area((tile, near.index())).unwrap();
            if city.is_complete() {
                cities.insert(city.spots[0]);
            }
        }
    }
    cities.len() as u32
}
