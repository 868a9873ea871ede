//! Every way to set the Winter Edition up.

use games::{Seat, Setup, catalog};

/// Every combination of options and seats, 64 in all; who starts changes from one to the next.
pub(crate) fn setups() -> Vec<Setup> {
    let listing = catalog::find("winter").unwrap();
    let mut setups = Vec::new();
    for combination in 0..16 {
        let on = |bit: u32| if combination >> bit & 1 == 1 { "on" } else { "off" };
        let pile = if combination >> 3 & 1 == 1 { "classic" } else { "full" };
        let options = [("farmers", on(0)), ("river", on(1)), ("abbot", on(2)), ("pile", pile)];
        for seats in 2..=5 {
            let starts = Seat(combination as u8 % seats);
            setups.push(listing.setup(seats, starts, &options).unwrap());
        }
    }
    setups
}
