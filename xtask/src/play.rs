//! `cargo xtask play`: from a fresh clone to a game, in one command.

use anyhow::Result;

use crate::shell::{cargo, run};

/// What is played where nothing else is asked for: two players, the full game.
const USUAL: [&str; 7] = ["winter", "--option", "farmers=on", "--option", "river=on", "--option", "abbot=on"];

pub fn play(args: &[String]) -> Result<()> {
    let args: Vec<&str> =
        if args.is_empty() { USUAL.to_vec() } else { args.iter().map(String::as_str).collect() };
    run(cargo(&["run", "--quiet", "--release", "--locked", "--package", "cli", "--", "play"]).args(args))
}
