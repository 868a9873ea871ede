//! Any text is a tile set or an error, and a set that is read can be played on.

use tiles::TileSet;

pub(crate) fn check(text: &str) {
    if let Ok(set) = TileSet::read("fuzz.tiles", text) {
        for tile in set.tiles() {
            assert!(tile.zones.len() <= TileSet::MAX_ZONES);
        }
    }
}
