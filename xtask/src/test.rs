//! `cargo xtask test`: everything that must hold before a change goes in.

use anyhow::{Result, bail};

use crate::shell::{cargo, run, run_reading, step};
use crate::{fuzz, rules, web};

/// Seconds of fuzzing for each target: enough to catch a blunder. `cargo xtask fuzz` takes longer.
const FUZZ_SECONDS: u32 = 5;

pub fn test() -> Result<()> {
    let mut tally = Tally::default();
    step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("lints", || {
        run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
    })?;
    // The program has the client inside, so it is built first.
    step("web client", || web::build().and_then(|()| web::check()))?;
    step("tests", || {
        let mut command = cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]);
        command.env("CARGO_TERM_COLOR", "never");
        let result = run_reading(&mut command, |line| tally.see(line));
        if result.is_err() {
            println!("{tally}");
        }
        result
    })?;
    step("documentation", || {
        let mut command = cargo(&["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
        run(command.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    step("games in the browser", web::play_in_browser)?;
    step("rules", rules::check)?;
    step("fuzzing", || fuzz::fuzz(FUZZ_SECONDS))?;
    if tally.passed == 0 {
        bail!("no test ran");
    }
    println!("{tally}");
    Ok(())
}

/// The reference engines over `times` as many games.
pub fn campaign(times: u32) -> Result<()> {
    let mut command = cargo(&["test", "--release", "--package", "games", "--test", "reference_*"]);
    run(command.env("BASTIDE_CAMPAIGN", times.to_string()))
}

/// So many crashes of the real program, under load.
pub fn crash(rounds: u32) -> Result<()> {
    let mut command = cargo(&["test", "--package", "cli", "--test", "cli", "crash::", "--", "--nocapture"]);
    run(command.env("BASTIDE_ROUNDS", rounds.to_string()))
}

/// How many tests ran.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
}

impl Tally {
    /// Adds a line such as `test result: ok. 5 passed; 0 failed; 0 ignored; ...`.
    fn see(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result:") else { return };
        let before = |word: &str| -> u32 {
            let words: Vec<&str> = counts.split([' ', ';']).collect();
            let at = words.iter().position(|own| *own == word);
            at.and_then(|at| words.get(at.wrapping_sub(1))?.parse().ok()).unwrap_or(0)
        };
        self.passed += before("passed");
        self.failed += before("failed");
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut tally = Tally::default();
        tally.see(
            "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s",
        );
        tally.see("test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out");
        tally.see("test games ... ok");
        assert_eq!(tally.to_string(), "7 passed, 1 failed");
    }
}
