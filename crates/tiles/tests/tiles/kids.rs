//! The set of the game for children is what its components are known to be.

use tiles::{Lane, Side, Tile, TileSet, builtin};

const COLOURS: [&str; 4] = ["red", "yellow", "blue", "green"];

fn kids() -> TileSet {
    builtin("kids").unwrap()
}

/// The sides that each path with a child joins, as letters.
fn links(tile: &Tile) -> Vec<String> {
    let joined = tile.zones.iter().filter(|zone| zone.ports.len() > 1);
    joined.map(|zone| zone.ports.iter().map(ToString::to_string).collect()).collect()
}

/// K-01: 36 tiles.
#[test]
fn there_are_36_tiles() {
    let set = kids();
    assert_eq!((set.count(), set.tiles().len()), (36, 36));
}

#[test]
fn each_colour_has_eleven_children() {
    let set = kids();
    let children = COLOURS.map(|colour| {
        let mark = set.mark(colour).unwrap();
        set.tiles().iter().flat_map(|tile| &tile.zones).map(|zone| u32::from(zone.mark(mark))).sum::<u32>()
    });
    assert_eq!(children, [11; 4]);
}

/// A path that joins two sides has one child on it; one that ends on the tile has none. No path
/// branches.
#[test]
fn a_path_through_a_tile_has_one_child() {
    for zone in kids().tiles().iter().flat_map(|tile| &tile.zones) {
        let children: u32 = zone.marks.iter().map(|&(_, count)| u32::from(count)).sum();
        assert!([1, 2].contains(&zone.ports.len()), "{zone:?}");
        assert_eq!(children, u32::from(zone.ports.len() == 2), "{zone:?}");
    }
}

/// K-03: a path in the middle of every side, so every tile fits beside every other.
#[test]
fn every_side_is_a_path() {
    let set = kids();
    assert_eq!(set.side_kinds().len(), 1);
    for tile in set.tiles() {
        for side in Side::ALL {
            let crosses = |port: &tiles::Port| port.side == side && port.lane == Lane::Middle;
            let paths = tile.zones.iter().filter(|zone| zone.ports.iter().any(crosses)).count();
            assert_eq!(paths, 1, "tile {} {side}", tile.code);
        }
    }
}

#[test]
fn the_shapes_are_there_so_often() {
    let set = kids();
    let count = |wanted: &[&str]| set.tiles().iter().filter(|tile| links(tile) == wanted).count();
    assert_eq!(count(&[]), 4);
    assert_eq!(count(&["NE"]), 8);
    assert_eq!(count(&["NS"]), 12);
    assert_eq!(count(&["NE", "SW"]), 12);
}
