//! A reference engine of the Winter Edition, in every combination of options and seats.

mod river;
mod rules;
mod worth;

use games::catalog;
use rules::Winter;

use crate::common::campaign;
use crate::setups::setups_of;

/// Games in each combination of options and seats.
const GAMES: u64 = 20;

/// All that matters for points and pieces happened often enough to be compared.
const MUST_SHOW: [&str; 11] =
    ["W-11", "W-14", "W-20", "W-21", "W-22", "W-23", "W-32", "W-51", "W-52", "W-53", "W-61"];

#[test]
fn the_engine_agrees_with_the_reference_engine() {
    let setups = setups_of(catalog::find("winter").unwrap());
    campaign::run::<Winter>(&setups, GAMES, &MUST_SHOW);
}
