//! However far and in whatever direction a board grows, it is what a plain map of cells says it is.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod model;
#[path = "../support/sets.rs"]
mod sets;

use std::sync::LazyLock;

use land::{Atlas, Cell, Land};
use proptest::prelude::*;
use tiles::{Rotation, Side, TileSet};

use model::Model;

static SETS: LazyLock<[&Atlas; 3]> =
    LazyLock::new(|| [sets::meadows(), sets::paths(), Atlas::leak(tiles::builtin("winter").unwrap())]);

/// As many tiles in a row as a set may have. Each is the next in turn that fits behind the last.
#[test]
fn a_straight_line_stays_whole_in_every_direction() {
    for side in Side::ALL {
        for atlas in &SETS[..2] {
            let (mut land, mut model) = (Land::new(atlas), Model::new(atlas.set()));
            let mut cell = Cell::ORIGIN;
            for number in 0..usize::from(TileSet::MAX_TILES) {
                let tiles: Vec<_> = atlas.set().tile_ids().map(|(id, _)| id).collect();
                let turns = (0..tiles.len()).map(|turn| tiles[(number + turn) % tiles.len()]);
                let mut ways = turns.flat_map(|tile| Rotation::ALL.map(|rotation| (tile, rotation)));
                let is_first = land.is_empty();
                let (tile, rotation) =
                    ways.find(|&(t, r)| is_first || land.fits(t, r, cell).is_ok()).unwrap();
                land.place(tile, rotation, cell);
                model.place(tile, rotation, cell);
                model.compare(&land);
                cell = cell.next(side);
            }
            assert_eq!(land.len(), 126);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// Random growth: each step is a tile and one of the ways to place it.
    #[test]
    fn random_boards_are_what_a_map_says(
        set in 0..3usize,
        first in (-300..300i16, -300..300i16),
        steps in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..126),
    ) {
        let atlas = SETS[set];
        let most = usize::from(atlas.set().count()) - 1;
        let (mut land, mut model) = (Land::new(atlas), Model::new(atlas.set()));
        let start = atlas.set().tile_ids().next().unwrap().0;
        let cell = Cell::new(first.0, first.1);
        land.place(start, Rotation::R0, cell);
        model.place(start, Rotation::R0, cell);
        for (number, (tile, way)) in steps.iter().take(most).enumerate() {
            let tile = *tile.get(&atlas.set().tile_ids().collect::<Vec<_>>());
            let ways = land.count_placements(tile.0) as usize;
            if ways == 0 {
                continue;
            }
            let (cell, rotation) = land.nth_placement(tile.0, way.index(ways) as u32).unwrap();
            land.place(tile.0, rotation, cell);
            model.place(tile.0, rotation, cell);
            if number % 8 == 0 {
                model.compare(&land);
            }
        }
        model.compare(&land);
    }
}
