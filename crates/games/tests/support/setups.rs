//! Every way to set a game up.

use games::Definition;
use games::{GameOption, Seat, Setup};

/// Every combination of options and seats of a game; who starts, and the colours,
/// change from one to the next.
pub(crate) fn setups_of(definition: &'static Definition) -> Vec<Setup> {
    let mut combinations = vec![Vec::new()];
    for option in definition.options {
        let with = |value| {
            combinations.iter().map(move |before: &Vec<_>| [&before[..], &[(option.key, value)]].concat())
        };
        combinations = values(option).flat_map(with).collect();
    }
    let mut setups = Vec::new();
    for (number, options) in combinations.iter().enumerate() {
        for seats in definition.seats.clone() {
            let starts = Seat(number as u8 % seats);
            let setup = definition.setup(seats, starts, options).unwrap();
            // Every other has its colours chosen, the last ones first.
            let chosen = definition.colours.iter().rev().map(|colour| Some(colour.name()));
            let chosen: Vec<_> = chosen.take(usize::from(seats)).collect();
            let is_chosen = setups.len() % 2 == 1;
            setups.push(if is_chosen { setup.with_colours(&chosen).unwrap() } else { setup });
        }
    }
    setups
}

/// The values of an option. A form has many more; this one is small enough to matter.
fn values(option: &'static GameOption) -> impl Iterator<Item = &'static str> {
    let formed = option.form.as_ref().map(|form| match form.name {
        "WxH" => "9x7",
        "N" => "12",
        other => unreachable!("what is a {other}?"),
    });
    option.values.iter().copied().chain(formed)
}
