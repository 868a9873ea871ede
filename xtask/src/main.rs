//! Chores: `cargo xtask test`, `cargo xtask play` and the rest. Each does its own set-up.

mod bench;
mod fuzz;
mod play;
mod rules;
mod shell;
mod test;
mod types;
mod web;

use std::path::PathBuf;

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
    /// Format, lints, all tests in Rust and in the browser, the rule check and a short fuzzing run
    Test,
    /// Build everything, start a server and open it in a browser
    Play {
        /// Play in this terminal instead
        #[arg(long)]
        terminal: bool,
        /// Passed on to `bastide serve`, or to `bastide play`
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
    /// Kill the server in the middle of games, again and again, and compare what it has with what it promised
    Crash {
        /// How many times
        #[arg(long, default_value_t = 200)]
        rounds: u32,
    },
    /// Take screenshots of every page, game, theme and size
    Shots {
        /// Where to put them
        #[arg(default_value = "target/shots")]
        folder: PathBuf,
    },
    /// Write the description of the server's API, and the types that the web client has from it
    Types,
    /// List the rules that no code or no test names
    Rules,
    /// Compare the engine with the reference engines over many more games than `test` does
    Campaign {
        /// How many times as many
        #[arg(long, default_value_t = 50)]
        times: u32,
    },
}

fn main() -> Result<()> {
    match Args::parse().chore {
        Chore::Test => test::test(),
        Chore::Play { terminal: false, args } => play::play(&args),
        Chore::Play { terminal: true, args } => play::play_in_terminal(&args),
        Chore::Bench => bench::bench(),
        Chore::Fuzz { seconds } => fuzz::fuzz(seconds),
        Chore::Crash { rounds } => test::crash(rounds),
        Chore::Shots { folder } => web::shots(&folder),
        Chore::Types => types::types(),
        Chore::Rules => rules::check(),
        Chore::Campaign { times } => test::campaign(times),
    }
}
