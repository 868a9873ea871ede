//! The pictures of tiles say what the tiles are.

use tiles::{Lane, Rotation, Side, Tile, TileSet, Zone, ZoneId};

use super::grid::{Grid, Spot};
use super::layout::Layout;
use super::sketch::Sketch;

/// A set with what other games have: paths that fill their sides, forests, lakes that rivers run
/// into, water that joins beneath them, and a kind nobody has drawn before.
const STRANGE: &str = "
set strange 4
style hunters
kinds meadow forest river lake water moor
side M meadow
side F forest
side R meadow river meadow / water
side O moor
marks fish deer
ends lake spring
group all 4
tile lakes
  sides R R F M
  river1 N ends lake
  river2 E ends lake
  water1 N E near lake1
  lake1 near river1 has fish*2
  meadow1 Nl W has deer
  meadow2 Nr Et
  meadow3 Eb
  forest1 S
tile bend
  sides R F F R
  river1 N W
  water1 N W
  meadow1 Nl Wt
  meadow2 Nr Wb
  forest1 E S
tile moors
  sides O F O M
  moor1 N
  moor2 S
  forest1 E
  meadow1 W
tile spring
  sides M M R M
  river1 S ends spring
  water1 S
  meadow1 N E Sr Sl W round river1
";

const PATHS: &str = "
set paths 2
style kids
kinds path
side P path
group all 2
tile bends
  sides P P P P
  path1 N E
  path2 S W
tile ends
  sides P P P P
  path1 N
  path2 E
  path3 S
  path4 W
";

fn all_sets() -> Vec<TileSet> {
    let read = |text| TileSet::read("test", text).unwrap();
    let mut sets: Vec<TileSet> = tiles::builtin_names().map(|name| tiles::builtin(name).unwrap()).collect();
    sets.extend([read(STRANGE), read(PATHS)]);
    sets
}

fn each_tile(check: impl Fn(&TileSet, &Tile, Rotation, &Layout)) {
    for set in all_sets() {
        for tile in set.tiles() {
            for rotation in Rotation::ALL {
                check(&set, tile, rotation, &Layout::new(&set, tile, rotation));
            }
        }
    }
}

fn spots_of(layout: &Layout, zone: ZoneId) -> Vec<Spot> {
    Spot::all().filter(|spot| layout.zones.get(*spot) == Some(zone)).collect()
}

#[test]
fn every_zone_is_to_be_seen() {
    each_tile(|_, tile, rotation, layout| {
        for (id, zone) in tile.zone_ids() {
            let is_beneath = !zone.ports.is_empty() && zone.ports.iter().all(|port| port.lane == Lane::Under);
            let is_seen = !spots_of(layout, id).is_empty();
            assert!(is_seen != is_beneath, "{} {rotation} {}", tile.code, zone.name);
        }
    });
}

#[test]
fn every_side_shows_what_crosses_it() {
    each_tile(|_, tile, rotation, layout| {
        for (id, zone) in tile.zone_ids() {
            for port in zone.ports.iter().filter(|port| port.lane != Lane::Under) {
                let side = port.side.turned(rotation);
                let along = Spot::along(side);
                let middle = along.len() / 2;
                let shown = match port.lane {
                    Lane::First => &along[..middle],
                    Lane::Last => &along[middle + 1..],
                    _ => &along[middle..=middle],
                };
                let is_there = shown.iter().any(|spot| layout.zones.get(*spot) == Some(id));
                assert!(is_there, "{} {rotation} {} at {port}", tile.code, zone.name);
            }
        }
    });
}

/// What belongs together is drawn in one piece, but for a river under a bridge, and ground between two
/// lakes, for which there is no room. What stands in the middle of a field does not divide it.
#[test]
fn zones_are_in_one_piece() {
    each_tile(|set, tile, rotation, layout| {
        let is_inner = |zone: ZoneId| tile.zones[zone.index()].ports.is_empty();
        let has_two_lakes = tile.zone_ids().filter(|(id, _)| is_inner(*id)).count() > 1;
        let is_whole_here = |zone: &Zone| match set.kind_name(zone.kind) {
            "river" => false,
            "meadow" => !has_two_lakes,
            _ => true,
        };
        for (id, zone) in tile.zone_ids().filter(|(_, zone)| is_whole_here(zone)) {
            let is_passable = |spot: &Spot| {
                layout.zones.get(*spot).is_some_and(|there| there == id || (!is_inner(id) && is_inner(there)))
            };
            let spots = spots_of(layout, id);
            let mut reached: Vec<Spot> = spots.first().copied().into_iter().collect();
            let mut at = 0;
            while let Some(&from) = reached.get(at) {
                at += 1;
                let found: Vec<Spot> = Spot::all()
                    .filter(|spot| spot.is_beside(from) && is_passable(spot) && !reached.contains(spot))
                    .collect();
                reached.extend(found);
            }
            let is_whole = spots.iter().all(|spot| reached.contains(spot));
            assert!(is_whole, "{} {rotation} {}", tile.code, zone.name);
        }
    });
}

/// Two cities of one tile never touch in the picture: they would seem to be one.
#[test]
fn different_cities_do_not_touch() {
    each_tile(|set, tile, rotation, layout| {
        let city = set.kind("city");
        let is_city = |zone: ZoneId| Some(tile.zones[zone.index()].kind) == city;
        for spot in Spot::all() {
            for next in Side::ALL.into_iter().filter_map(|side| spot.next(side)) {
                let both = layout.zones.get(spot).zip(layout.zones.get(next));
                let Some((one, other)) = both.filter(|(one, other)| is_city(*one) && is_city(*other)) else {
                    continue;
                };
                assert_eq!(one, other, "{} {rotation}", tile.code);
            }
        }
    });
}

#[test]
fn pictures_are_as_they_should_be() {
    let set = tiles::builtin("winter").unwrap();
    let picture = |code: &str, rotation| {
        let sketch = Sketch::new(&set, set.tile(set.find(code).unwrap()), rotation);
        sketch.lines().map(|line| line.iter().map(|(glyph, _)| glyph).collect::<String>())
    };
    assert_eq!(
        picture("O", Rotation::R0),
        [
            "▒▒▒▒▒▒▒▒·", //
            "▒▒◆▒▒▒···",
            "▒▒▒▒··┏━━",
            "▒▒▒·┏━┛··",
            "▒···┃····",
        ]
    );
    assert_eq!(
        picture("R11", Rotation::R1),
        [
            "····┃····", //
            "····┃····",
            "≈≈≈≈┃≈≈≈≈",
            "····┃····",
            "····┃····",
        ]
    );
    assert_eq!(
        picture("A", Rotation::R3),
        [
            "·········", //
            "·········",
            "···▐†▌━━━",
            "·········",
            "·········",
        ]
    );
}

#[test]
fn the_middle_of_a_side_is_on_that_side() {
    for side in Side::ALL {
        assert_eq!(Spot::along(side)[Spot::along(side).len() / 2], Spot::mid(side));
        assert!(Spot::mid(side).next(side).is_none());
    }
    assert_eq!(Grid::new(0).lines().len() * Grid::new(0).lines()[0].len(), Spot::all().count());
}

/// Paths of the children that don't join keep apart, so that a dead end does not look like a crossing.
#[test]
fn paths_that_do_not_join_do_not_touch() {
    let set = tiles::builtin("kids").unwrap();
    for tile in set.tiles() {
        let layout = Layout::new(&set, tile, Rotation::R0);
        let paths: Vec<ZoneId> = tile
            .zone_ids()
            .filter(|(_, zone)| set.kind("path") == Some(zone.kind))
            .map(|(id, _)| id)
            .collect();
        assert!(!paths.is_empty(), "{}", tile.code);
        for (at, &one) in paths.iter().enumerate() {
            for &other in &paths[..at] {
                let touch = |a: &Spot, b: &Spot| a.column.abs_diff(b.column) + a.line.abs_diff(b.line) == 1;
                let others = spots_of(&layout, other);
                let meets = spots_of(&layout, one).iter().any(|a| others.iter().any(|b| touch(a, b)));
                assert!(!meets, "{} {one:?} {other:?}", tile.code);
            }
        }
    }
}
