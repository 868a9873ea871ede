//! What areas are worth, and to whom.

use std::collections::BTreeSet;

use games::{Seat, Standing};

use crate::ground::{Area, Ground};
use crate::outcome::Points;

/// The points that an area gives now, by this rule.
pub(crate) fn points(rule: &'static str, ground: &Ground<'_>, area: &Area) -> Points {
    let (points, counts) = worth(ground, area);
    let mut cells: Vec<_> = area.tiles().iter().map(|&tile| ground.board[tile].0.cell).collect();
    cells.sort_unstable();
    Points { rule, points, seats: owners(&ground.pieces(area)), cells, counts }
}

/// The points of an area, and what was counted.
fn worth(ground: &Ground<'_>, area: &Area) -> (u32, Vec<(&'static str, u32)>) {
    let tiles = area.tiles().len() as u32;
    match ground.set.kind_name(area.kind) {
        // W-20, W-61: one a tile, complete or not.
        "road" => (tiles, vec![("tiles", tiles)]),
        // W-21: two a tile and a coat. W-61: one while it is incomplete.
        "city" => {
            let coat = ground.set.mark("coat").unwrap();
            let coats: u32 = area.spots.iter().map(|&spot| u32::from(ground.zone(spot).mark(coat))).sum();
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

/// W-23: who has most pieces, all of them if they tie.
fn owners(pieces: &[(usize, Standing)]) -> Vec<Seat> {
    let count = |seat: Seat| pieces.iter().filter(|(_, standing)| standing.seat == seat).count();
    let seats: BTreeSet<Seat> = pieces.iter().map(|(_, standing)| standing.seat).collect();
    let most = seats.iter().map(|&seat| count(seat)).max();
    seats.into_iter().filter(|&seat| Some(count(seat)) == most).collect()
}
