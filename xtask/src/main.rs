//! Chores: `cargo xtask test`, `cargo xtask play` and the rest. Each does its own set-up.

mod bench;
mod fuzz;
mod play;
mod rules;
mod shell;
mod test;
mod types;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Chores of the Bastide workspace")]
struct Args {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Format, lints, all tests, the rule check and a short fuzzing run
    Test,
    /// Build and start a game in the terminal
    Play {
        /// Passed on to `bastide play`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure the engine: games a second, nanoseconds a turn, instructions a game
    Bench,
    /// Fuzz every reader
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 600)]
        seconds: u32,
    },
    /// Write the description of the server's API, and the types that the web client has from it
    Types,
    /// List the rules that no code or no test names
    Rules,
    /// Compare engine and second opinion over many more games than `test` does
    Campaign {
        /// How many times as many
        #[arg(long, default_value_t = 50)]
        times: u32,
    },
}

fn main() -> Result<()> {
    match Args::parse().chore {
        Chore::Test => test::test(),
        Chore::Play { args } => play::play(&args),
        Chore::Bench => bench::bench(),
        Chore::Fuzz { seconds } => fuzz::fuzz(seconds),
        Chore::Types => types::types(),
        Chore::Rules => rules::check(),
        Chore::Campaign { times } => test::campaign(times),
    }
}
