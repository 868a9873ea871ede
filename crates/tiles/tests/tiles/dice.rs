//! The faces of the die are what they are known to be.

use tiles::{Tile, TileSet, builtin};

/// The black sides of a face, and how many parts of a city they belong to.
fn black(set: &TileSet, tile: &Tile) -> (String, usize) {
    let sides: String = tile.sides.iter().map(|&side| set.side_kind(side).letter.as_str()).collect();
    let city = set.kind("city").unwrap();
    (sides, tile.zones.iter().filter(|zone| zone.kind == city).count())
}

/// D-01: nine equal dice with four city parts, a knight and a catapult.
#[test]
fn the_die_has_six_faces() {
    let set = builtin("dice").unwrap();
    let faces: Vec<_> = set.tiles().iter().map(|tile| (tile.code.as_str(), black(&set, tile))).collect();
    let expected = [
        ("end", "BWWW", 1),
        ("corner", "BBWW", 1),
        ("straight", "BWBW", 1),
        ("tee", "BBWB", 1),
        ("knight", "WWWW", 0),
        ("catapult", "WWWW", 0),
    ];
    assert_eq!(faces, expected.map(|(code, sides, cities)| (code, (sides.to_owned(), cities))));
    assert!(set.tiles().iter().all(|tile| tile.count == 9));
}
