//! A target for each reader of text from outside: what must hold whatever the text is.
//!
//! `libfuzzer/` looks for texts that break one, guided by coverage (`cargo xtask fuzz`). The test `mutated_seeds` tries the
//! seeds and random changes of them, which needs no instrumented build and is part of every test run.
#![expect(clippy::expect_used, clippy::panic, reason = "a failed expectation is what is looked for")]

mod benchmark;
mod moves;
mod mutate;
mod orders;
mod position;
mod protocol;
mod puzzles;
mod record;
mod rounds;
mod tile_set;
mod weights;

pub use mutate::Mutator;

/// A reader of text, and what must hold of it.
pub struct Target {
    /// Its name, which is that of its seeds' folder too.
    pub name: &'static str,
    /// Panics where something does not hold.
    pub check: fn(&str),
}

/// All of them.
pub const TARGETS: [Target; 10] = [
    Target { name: "benchmark", check: benchmark::check },
    Target { name: "moves", check: moves::check },
    Target { name: "orders", check: orders::check },
    Target { name: "position", check: position::check },
    Target { name: "protocol", check: protocol::check },
    Target { name: "puzzles", check: puzzles::check },
    Target { name: "record", check: record::check },
    Target { name: "rounds", check: rounds::check },
    Target { name: "tile_set", check: tile_set::check },
    Target { name: "weights", check: weights::check },
];

/// Checks a text with the target of this name.
pub fn check(name: &str, text: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target of this name");
    (target.check)(text);
}
