//! The sets of Hunters and Gatherers are what their components are known to be.

use tiles::{Tile, TileSet, builtin};

/// How many of each of these marks the zones of a kind show, on the tiles of a group.
fn marks<const N: usize>(set: &TileSet, group: Option<&str>, kinds: &[&str], names: [&str; N]) -> [usize; N] {
    let inside = |tile: &&Tile| group.is_none_or(|name| tile.group == set.group(name).unwrap());
    names.map(|name| {
        let mark = set.mark(name).unwrap();
        let zones = set.tiles().iter().filter(inside).flat_map(|tile| &tile.zones);
        let counted = zones.filter(|zone| kinds.contains(&set.kind_name(zone.kind)));
        counted.map(|zone| usize::from(zone.mark(mark))).sum()
    })
}

const LAND: [&str; 4] = ["meadow", "forest", "river", "lake"];
const GAME: [&str; 4] = ["deer", "mammoth", "aurochs", "tiger"];

/// H-01: 79 land tiles with the start tile, 12 bonus tiles, 16 menhir tiles.
#[test]
fn groups_have_their_tiles() {
    let groups = |name| builtin(name).unwrap().groups().iter().map(|group| group.count).collect::<Vec<_>>();
    assert_eq!((groups("hunters-2002"), groups("hunters-2020")), (vec![79, 12], vec![79, 16]));
}

#[test]
fn the_2002_edition_shows_what_it_should() {
    let set = builtin("hunters-2002").unwrap();
    assert_eq!(marks(&set, Some("land"), &LAND, GAME), [30, 14, 0, 11]);
    assert_eq!(marks(&set, Some("land"), &LAND, ["fish", "gold", "mushroom"]), [30, 30, 0]);
    assert_eq!(marks(&set, Some("bonus"), &LAND, GAME), [3, 2, 3, 3]);
    assert_eq!(marks(&set, Some("bonus"), &LAND, ["fish", "mushroom"]), [15, 3]);
}

#[test]
fn the_2020_edition_shows_what_it_should() {
    let set = builtin("hunters-2020").unwrap();
    assert_eq!(marks(&set, None, &LAND, GAME), [33, 8, 13, 13]);
    assert_eq!(marks(&set, None, &LAND, ["fish", "menhir", "mushroom"]), [50, 31, 2]);
    assert_eq!(marks(&set, None, &["lake"], ["fish"]), [42]);
}

/// What lies under rivers and lakes has just their fish.
#[test]
fn water_has_the_fish_of_its_rivers_and_lakes() {
    for name in ["hunters-2002", "hunters-2020"] {
        let set = builtin(name).unwrap();
        assert_eq!(marks(&set, None, &["water"], ["fish"]), marks(&set, None, &["river", "lake"], ["fish"]));
    }
}

/// Every power is on one tile.
#[test]
fn powers_are_drawn_once() {
    for (name, powers) in [("hunters-2002", 2), ("hunters-2020", 6)] {
        let set = builtin(name).unwrap();
        assert_eq!(set.powers().len(), powers);
        for power in set.powers() {
            let zones = set.tiles().iter().flat_map(|tile| &tile.zones);
            assert_eq!(zones.filter(|zone| zone.power.as_ref() == Some(power)).count(), 1, "{name} {power}");
        }
    }
}
