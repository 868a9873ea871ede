//! Every way to set a game up.

use games::catalog::Listing;
use games::{Choice, Seat, Setup};

/// Every combination of options and seats of a game; who starts changes from one to the next.
pub(crate) fn setups_of(listing: &'static Listing) -> Vec<Setup> {
    let mut combinations = vec![Vec::new()];
    for choice in listing.choices().options {
        let with = |value| {
            combinations.iter().map(move |before: &Vec<_>| [&before[..], &[(choice.key, value)]].concat())
        };
        combinations = values(choice).flat_map(with).collect();
    }
    let mut setups = Vec::new();
    for (number, options) in combinations.iter().enumerate() {
        for seats in listing.choices().seats.clone() {
            let starts = Seat(number as u8 % seats);
            setups.push(listing.setup(seats, starts, options).unwrap());
        }
    }
    setups
}

/// The values of an option. A form has many more; this one is small enough to matter.
fn values(choice: &'static Choice) -> impl Iterator<Item = &'static str> {
    let formed = choice.form.as_ref().map(|form| match form.name {
        "WxH" => "9x7",
        other => unreachable!("what is a {other}?"),
    });
    choice.values.iter().copied().chain(formed)
}
