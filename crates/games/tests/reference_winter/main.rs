//! A reference engine of the Winter Edition, in every combination of options and seats.
//!
//! `BASTIDE_CAMPAIGN=20 cargo test -p games --test reference_winter` plays twenty times as many games.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

#[path = "../support/reference/mod.rs"]
mod reference;
mod river;
#[path = "../support/setups.rs"]
mod setups;
#[path = "../support/style.rs"]
mod style;
mod winter;
mod worth;

use games::catalog;
use winter::Winter;

/// Games in each combination of options and seats.
const GAMES: u64 = 96;

/// All that matters for points and pieces happened often enough to be compared.
const MUST_SHOW: [&str; 11] =
    ["W-11", "W-14", "W-20", "W-21", "W-22", "W-23", "W-32", "W-51", "W-52", "W-53", "W-61"];

#[test]
fn the_engine_agrees_with_the_reference_engine() {
    let setups = setups::setups_of(catalog::find("winter").unwrap());
    reference::campaign::run::<Winter>(&setups, GAMES, &MUST_SHOW);
}
