//! Tasks: `cargo xtask test`, `cargo xtask play` and the rest. Each sees to it first that all it needs is there.

mod bench;
mod check;
mod cluster;
mod fuzz;
mod module;
mod needs;
mod play;
mod python;
mod shell;
mod tally;
mod test;
mod types;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Tasks of the Bastide workspace")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// What is worth running every few minutes: format, lints, types and unit tests, in Rust and of the page
    Check,
    /// Everything: what `check` does, all other tests in Rust and in the browser
    Test,
    /// Get what the tests need besides Rust, where that can be done, and otherwise say what it is
    SetUp,
    /// Build the program, and play in the browser or in this terminal
    Play(play::Args),
    /// Measure the engine: games a second, nanoseconds a turn, instructions a game
    Bench,
    /// Fuzz the readers of text from outside, guided by coverage
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 600)]
        seconds: u32,
    },
    /// Check format, lints and documentation
    Lint,
    /// Check the page alone: types, lints, format and unit tests
    Page {
        /// Build it as well
        #[arg(long)]
        build: bool,
    },
    /// Build the page alone, with the module for the browser
    BuildPage,
    /// Build the module for the browser, and compare its answers with those of the same code on this machine
    Module,
    /// Build the package for Python into a virtual environment, check its types and run its tests
    Python {
        /// Get the packages of the virtual environment, and nothing else
        #[arg(long)]
        set_up: bool,
        /// Build it as it is given away, for measurements, and test nothing
        #[arg(long, conflicts_with = "set_up")]
        release: bool,
    },
    /// Build what is given away of the package for Python: a wheel and the source
    Wheel,
    /// Kill the server in the middle of games, again and again, and compare what it has with what it promised
    Crash {
        /// How many times
        #[arg(long, default_value_t = 200)]
        rounds: u32,
    },
    /// Run several nodes that share a database on this machine
    Cluster {
        #[command(subcommand)]
        action: cluster::Action,
    },
    /// Let nodes, links and the database fail while many play, and compare what is there with what was promised
    Faults {
        /// How many faults
        #[arg(long, default_value_t = 30)]
        count: u32,
        /// What all chance comes from
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many tables at a time
        #[arg(long, default_value_t = 12)]
        tables: u32,
        /// Let nodes tell each other through NATS, which fails too
        #[arg(long)]
        nats: bool,
        /// The program as it is given away
        #[arg(long)]
        release: bool,
    },
    /// Play at 500 tables with people and bots for long, and see that the server does not grow
    Soak {
        /// For how many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u32,
    },
    /// Measure the page: how soon it can be used, how a click is felt, and how fast bots are in it
    PageSpeed,
    /// Take screenshots of every page, game, theme and size
    Shots {
        /// Where to put them
        #[arg(default_value = "target/shots")]
        folder: PathBuf,
    },
    /// Write the descriptions of the server's API and of the modules for the browser, and the types of the page
    Types,
    /// Find rules whose id stands nowhere in the code of the games, or in no scenario and no other test
    Rules,
    /// Check the licences, versions and sources of all dependencies with cargo-deny
    Deny,
    /// Compare the engine with the reference engines over many more games than `test` does
    Campaign {
        /// How many times as many
        #[arg(long, default_value_t = 50)]
        times: u32,
    },
}

fn main() -> Result<ExitCode> {
    let task = Args::parse().task;
    let sh = &shell::shell()?;
    let result = match task {
        Task::Check => check::check(sh),
        Task::Test => return test::test(sh),
        Task::SetUp => test::set_up(sh),
        Task::Play(args) => play::play(sh, &args),
        Task::Bench => bench::bench(sh),
        Task::Fuzz { seconds } => fuzz::fuzz(sh, seconds),
        Task::Lint => check::lint(sh),
        Task::Page { build } => web::check(sh, build),
        Task::BuildPage => web::build(sh),
        Task::Module => module::check(sh),
        Task::Python { set_up: true, .. } => python::set_up(sh),
        Task::Python { release: true, .. } => python::install_release(sh),
        Task::Python { .. } => python::check(sh),
        Task::Wheel => python::wheel(sh),
        Task::Crash { rounds } => crash(sh, rounds),
        Task::Cluster { action } => cluster::cluster(sh, &action),
        Task::Faults { count, seed, tables, nats, release } => {
            cluster::faults(sh, count, seed, tables, nats, release)
        }
        Task::Soak { minutes } => soak(sh, minutes),
        Task::PageSpeed => web::page_speed(sh),
        Task::Shots { folder } => web::shots(sh, &folder),
        Task::Types => types::types(sh),
        Task::Rules => rules(sh),
        Task::Deny => deny(sh),
        Task::Campaign { times } => campaign(sh, times),
    };
    result.map(|()| ExitCode::SUCCESS)
}

/// The test that looks for the ids.
fn rules(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo test --package games --test rules").run()?)
}

/// What `deny.toml` says of dependencies.
fn deny(sh: &Shell) -> Result<()> {
    needs::meet(sh, &[needs::CARGO_DENY])?;
    Ok(cmd!(sh, "cargo deny --locked check licenses bans sources").run()?)
}

/// The reference engines over `times` as many games.
fn campaign(sh: &Shell, times: u32) -> Result<()> {
    let tests = cmd!(sh, "cargo test --release --package games --test reference");
    Ok(tests.env("BASTIDE_CAMPAIGN", times.to_string()).run()?)
}

/// So many crashes of the real program, under load.
fn crash(sh: &Shell, rounds: u32) -> Result<()> {
    let tests = cmd!(sh, "cargo test --package cli --test cli crash:: -- --nocapture");
    Ok(tests.env("BASTIDE_ROUNDS", rounds.to_string()).run()?)
}

/// The real program, as fast as it is, with very many tables.
fn soak(sh: &Shell, minutes: u32) -> Result<()> {
    let tests = cmd!(sh, "cargo test --release --package cli --test cli soak:: -- --nocapture");
    Ok(tests.env("BASTIDE_SOAK", minutes.to_string()).run()?)
}
