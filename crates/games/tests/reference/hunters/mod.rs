//! A reference engine of Hunters and Gatherers, both editions.

mod edition;
mod ending;
mod rules;
mod scene;
mod worth;

use games::{Seat, catalog};
use rules::Hunters;

use crate::common::campaign;

/// Games for each number of seats on each table.
const GAMES: u64 = 32;

/// H-04: without end, too small for all tiles, narrow, and hardly a table at all.
const TABLES: [&str; 4] = ["none", "9x7", "6x30", "4x3"];

/// All that matters for points and pieces happened often enough to be compared.
const MUST_SHOW: [&str; 20] = [
    "H-04",
    "H-11",
    "H-11 in a bonus turn",
    "H-11 the second pile runs out",
    "H-13 beside a hut",
    "H-15 beside a man",
    "H-17",
    "H-20",
    "H-20 one lake twice",
    "H-21",
    "H-22",
    "H-23",
    "H-23 after the last tile",
    "H-23 no chain",
    "H-23 no tile left",
    "H-30 with bonus tiles left",
    "H-32",
    "H-32 several huts",
    "H-33",
    "H-33 for nothing",
];

#[test]
fn the_2002_edition_agrees_with_the_reference_engine() {
    let special = ["H-20 segments", "H-21 segments", "H-40", "H-41", "H-43"];
    run("hunters-2002", &special);
}

#[test]
fn the_2020_edition_agrees_with_the_reference_engine() {
    let special = [
        "H-51",
        "H-51 several lakes",
        "H-52",
        "H-52 tigers",
        "H-52 for nothing",
        "H-52 covered",
        "H-53",
        "H-53 placed again",
        "H-54",
        "H-54 eaten inside",
        "H-54 eaten outside",
        "H-55",
        "H-56",
        "H-57",
    ];
    run("hunters-2020", &special);
}

fn run(game: &str, special: &[&str]) {
    let definition = catalog::find(game).unwrap();
    let mut setups = Vec::new();
    for (number, table) in (0..).zip(TABLES) {
        let options = [("table", table)];
        setups.extend((2..=5).map(|seats| definition.setup(seats, Seat(number % seats), &options).unwrap()));
    }
    campaign::run::<Hunters>(&setups, GAMES, &[&MUST_SHOW, special].concat());
}
