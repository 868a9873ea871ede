//! The Winter Edition's set is what its components are known to be.

use tiles::{Tile, TileSet, builtin};

fn winter() -> TileSet {
    builtin("winter").unwrap()
}

fn in_group(set: &TileSet, name: &str) -> impl Fn(&Tile) -> bool + use<> {
    let group = set.group(name).unwrap();
    move |tile| tile.group == group
}

/// How many zones of this kind the tiles of a group have, copies counted.
fn zones(set: &TileSet, group: &str, kind: &str) -> usize {
    let (kind, inside) = (set.kind(kind).unwrap(), in_group(set, group));
    let tiles = set.tiles().iter().filter(|tile| inside(tile));
    tiles
        .map(|tile| usize::from(tile.count) * tile.zones.iter().filter(|zone| zone.kind == kind).count())
        .sum()
}

fn coats(set: &TileSet, group: &str) -> usize {
    let (coat, inside) = (set.mark("coat").unwrap(), in_group(set, group));
    let tiles = set.tiles().iter().filter(|tile| inside(tile));
    tiles
        .map(|tile| {
            usize::from(tile.count)
                * tile.zones.iter().map(|zone| usize::from(zone.mark(coat))).sum::<usize>()
        })
        .sum()
}

/// W-01: 84 land tiles, 12 river tiles.
#[test]
fn groups_have_their_tiles() {
    let set = winter();
    let counts: Vec<_> = set.groups().iter().map(|group| (group.name.as_str(), group.count)).collect();
    assert_eq!(counts, [("base", 72), ("winter", 12), ("river", 12)]);
}

#[test]
fn groups_have_their_coats_abbeys_and_groves() {
    let set = winter();
    let totals = ["base", "winter", "river"]
        .map(|group| (coats(&set, group), zones(&set, group, "abbey"), zones(&set, group, "grove")));
    assert_eq!(totals, [(10, 6, 8), (0, 2, 0), (0, 2, 1)]);
}

/// The edge letters of the classic 24 shapes, as anybody can check against a box on the table.
#[test]
fn base_tiles_have_their_sides() {
    let set = winter();
    let mut seen: Vec<(String, u8)> = Vec::new();
    for tile in set.tiles().iter().filter(|tile| tile.group.0 == 0) {
        let sides: String = tile.sides.iter().map(|&side| set.side_kind(side).letter.as_str()).collect();
        match seen.iter_mut().find(|(known, _)| *known == sides) {
            Some((_, count)) => *count += tile.count,
            None => seen.push((sides, tile.count)),
        }
    }
    let expected = [
        ("FFRF", 2),
        ("FFFF", 4),
        ("CCCC", 1),
        ("CRFR", 4),
        ("CFFF", 5),
        ("FCFC", 3),
        ("CFCF", 3),
        ("CFFC", 7),
        ("CRRF", 3),
        ("CFRR", 3),
        ("CRRR", 3),
        ("CRRC", 5),
        ("CCFC", 4),
        ("CCRC", 3),
        ("FRFR", 8),
        ("FFRR", 9),
        ("FRRR", 4),
        ("RRRR", 1),
    ];
    assert_eq!(seen, expected.map(|(sides, count)| (sides.to_owned(), count)));
}

#[test]
fn special_tiles_are_tagged_once() {
    let set = winter();
    for (tag, code) in [("start", "D"), ("source", "R01"), ("lake", "R12")] {
        let tagged: Vec<_> =
            set.tiles().iter().filter(|tile| tile.is(tag)).map(|tile| tile.code.as_str()).collect();
        assert_eq!(tagged, [code], "{tag}");
    }
}

#[test]
fn every_shipped_set_reads_cleanly() {
    let names: Vec<_> = tiles::builtin_names().collect();
    assert!(names.contains(&"winter"));
    for name in names {
        assert_eq!(builtin(name).unwrap().name(), name);
    }
}
