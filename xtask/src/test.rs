//! `cargo xtask test`: everything that must hold before a change goes in.

use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

use crate::module;
use crate::needs::{CHROMIUM, NATS, Need, POSTGRES, PYTHON, can_meet, meet};
use crate::shell::{beside, program, run_reading, step};
use crate::tally::Tally;
use crate::web;

/// Runs all, and ends with the count of tests, whatever happens.
pub fn test(sh: &Shell) -> Result<ExitCode> {
    let tally = Mutex::new(Tally::default());
    let result = run(sh, |line| tally.lock().unwrap_or_else(PoisonError::into_inner).see(line));
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Err(error) = &result {
        eprintln!("Error: {error:?}");
    }
    println!("{tally}");
    Ok(if result.is_ok() && !tally.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Gets what the tests need besides Rust.
pub fn set_up(sh: &Shell) -> Result<()> {
    meet(sh, &needs(sh))
}

fn needs(sh: &Shell) -> Vec<Need> {
    [&[CHROMIUM, POSTGRES, NATS, PYTHON], &*web::needs(sh)].concat()
}

/// Runs all steps, side by side what leaves a core idle by itself. What needs the same target folder of cargo is not built at
/// the same time: it would wait for the other.
fn run(sh: &Shell, count: impl Fn(&str) + Send + Sync) -> Result<()> {
    can_meet(sh, &needs(sh))?;
    if !program("debug").exists() {
        // What is built for the first time is built faster without notes for the second.
        sh.set_var("CARGO_INCREMENTAL", "0");
    }
    // The tests in Rust are built of nothing that has to be got first. The program as it is built for them reads the page when
    // it runs, so both can be built at once.
    beside(sh, &[&["set-up"], &["page", "--build"], &["python", "--set-up"]], &count, || {
        step("building the tests", || build_tests(sh))
    })?;
    // Python has one thread.
    beside(sh, &[&["lint"], &["python"]], &count, || {
        step("tests", || test_rust(sh, &count))?;
        step("the store in PostgreSQL", || run_reading(test_postgres(sh), &count))?;
        step("module for the browser", || run_reading(module::test(sh), &count))
    })?;
    step("games in the browser", || run_reading(web::browser_tests(sh), &count))
}

/// All that `cargo test` builds, and what Python loads, which is a library without tests in Rust.
fn build_tests(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo build --workspace --locked --lib --tests --quiet").run()?)
}

/// The tests of the server once more, with a store that nodes share, in a database that is there as long as they run.
fn test_postgres(sh: &Shell) -> Cmd<'_> {
    // The whole workspace, so that nothing is built again with fewer features.
    cmd!(sh, "pg_virtualenv -t cargo test --workspace --locked --test server -- --include-ignored")
        .env("BASTIDE_TEST_STORE", "postgres")
}

fn test_rust(sh: &Shell, count: impl Fn(&str)) -> Result<()> {
    run_reading(cmd!(sh, "cargo test --workspace --locked --no-fail-fast"), count)
}
