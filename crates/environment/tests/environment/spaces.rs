//! The spaces that everything is tried in.

use std::sync::Arc;

use environment::Space;
use games::{Seat, catalog};

/// Every game with each value of each option once, and all seats.
pub(crate) fn spaces() -> Vec<Arc<Space>> {
    let mut spaces = Vec::new();
    for definition in catalog::games() {
        let values = definition.options.iter().flat_map(|option| {
            let special = match option.key {
                "table" => Some("8x9"),
                "rounds" => Some("3"),
                _ => None,
            };
            option.values.iter().copied().chain(special).map(|value| vec![(option.key, value)])
        });
        let all_on = definition.options.iter().filter(|option| option.values.contains(&"on"));
        let all_on: Vec<_> = all_on.map(|option| (option.key, "on")).collect();
        for (options, seats) in values.chain([vec![], all_on]).zip(definition.seats.clone().cycle()) {
            let setup = definition.setup(seats, Seat(seats - 1), &options).unwrap();
            spaces.push(Arc::new(Space::new(&setup).unwrap()));
        }
    }
    assert!(spaces.len() > 15);
    spaces
}
