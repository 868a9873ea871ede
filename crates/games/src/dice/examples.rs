//! The pictures beside the rules.

use crate::example::{Example, Picture, tile};
use Picture::Tile;

pub(super) const EXAMPLES: &[Example] = &[
    Example::new(
        "D-01",
        &[tile("end"), tile("corner"), tile("straight"), tile("tee"), tile("knight"), tile("catapult")],
    ),
    Example::new("D-04", &[tile("catapult")]),
    Example::new("D-07", &[tile("knight")]),
    Example::new("D-08", &[Tile("corner", 1), Tile("tee", 2), Tile("corner", 2)]),
    Example::new("D-09", &[tile("knight"), tile("knight"), tile("knight")]),
];
