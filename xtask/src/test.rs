//! `cargo xtask test`: everything that must hold before a change goes in.

use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::check::{format, lint};
use crate::needs::{CARGO_FUZZ, CHROMIUM, CPP, NODE, meet};
use crate::shell::{beside, run_reading, step};
use crate::tally::Tally;
use crate::web;

/// Seconds of fuzzing for each target: enough to catch a blunder. `cargo xtask fuzz` takes longer.
const FUZZ_SECONDS: &str = "5";

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

/// Runs all steps, two side by side where each leaves a core idle most of the time.
fn run(sh: &Shell, count: impl Fn(&str) + Send + Sync) -> Result<()> {
    meet(sh, &[NODE, CHROMIUM, CPP, CARGO_FUZZ])?;
    beside(&["page"], &count, || {
        step("format", || format(sh))?;
        step("lints", || lint(sh))
    })?;
    // The program has the page inside, so it is built first.
    step("page", || web::build(sh))?;
    beside(
        &["fuzz", "--seconds", FUZZ_SECONDS],
        |_| {},
        || {
            step("tests", || test_rust(sh, &count))?;
            step("documentation", || document(sh))
        },
    )?;
    step("games in the browser", || run_reading(web::browser_tests(sh), &count))
}

fn test_rust(sh: &Shell, count: impl Fn(&str)) -> Result<()> {
    run_reading(cmd!(sh, "cargo test --workspace --locked --no-fail-fast"), count)
}

fn document(sh: &Shell) -> Result<()> {
    let documentation = cmd!(sh, "cargo doc --workspace --no-deps --locked --quiet");
    Ok(documentation.env("RUSTDOCFLAGS", "-D warnings").run()?)
}
