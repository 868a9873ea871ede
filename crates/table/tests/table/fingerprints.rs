//! The fingerprints of tile sets: whoever changes a set changes its fingerprint, and so makes another version of the rules.

use std::path::Path;

use data_encoding::HEXLOWER;
use games::catalog;
use sha2::{Digest, Sha256};

/// As `docs/tile-sets.md` tells it: what is not a comment, a line each, with single spaces.
fn fingerprint(text: &str) -> String {
    let words = |line: &str| {
        line.split('#').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let lines = text.lines().map(words).filter(|line| !line.is_empty());
    let text: String = lines.map(|line| line + "\n").collect();
    HEXLOWER.encode(&Sha256::digest(text)[..8])
}

#[test]
fn the_latest_rules_of_each_game_name_its_tile_set() {
    for definition in catalog::games() {
        let name = format!("{}.tiles", definition.tile_set().unwrap().name());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tiles/sets").join(name);
        let found = fingerprint(&std::fs::read_to_string(path).unwrap());
        assert_eq!(
            definition.latest().tiles,
            found,
            "{}: a game that is being played must go on as it began, so another tile set is another version of the rules",
            definition.name
        );
    }
}

#[test]
fn comments_and_spaces_change_nothing() {
    assert_eq!(fingerprint("set a 1\n\n# more\n  tile  b # c\n"), fingerprint("set a 1\ntile b\n"));
    assert_ne!(fingerprint("tile b"), fingerprint("tile c"));
}
