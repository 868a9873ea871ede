//! `cargo xtask bench`: how fast the engine is, and how fast pictures are drawn. Time depends on the machine and on what else it
//! does; instructions don't, so they are what two versions are compared by. They are counted by valgrind itself: gungraun
//! would need a second program, built and installed in just its version, for what is one command line here.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use crate::needs::{VALGRIND, meet};

pub fn bench(sh: &Shell) -> Result<()> {
    meet(sh, &[VALGRIND])?;
    let program = build(sh)?;
    cmd!(sh, "{program} time").run()?;
    cmd!(sh, "cargo bench --locked --package art --bench board").run()?;
    let cases = cmd!(sh, "{program} cases").quiet().read()?;
    for case in cases.lines() {
        let (few, many) = (10, 110);
        let counted = instructions(sh, &program, case, many)? - instructions(sh, &program, case, few)?;
        println!("{case}: {} instructions a game", counted / u64::from(many - few));
    }
    Ok(())
}

/// Builds the benchmark and finds out where it is.
fn build(sh: &Shell) -> Result<PathBuf> {
    let build = cmd!(sh, "cargo bench --no-run --locked --package bots --bench playout");
    let text = build.args(["--message-format", "json-render-diagnostics"]).read()?;
    let executable = text.lines().filter(|line| line.contains("\"playout\"")).find_map(|line| {
        let (_, rest) = line.split_once("\"executable\":\"")?;
        rest.split('"').next()
    });
    executable.map(PathBuf::from).context("cargo did not say where the benchmark is")
}

/// How many instructions a run of so many games takes, set-up included.
fn instructions(sh: &Shell, program: &Path, case: &str, games: u32) -> Result<u64> {
    let (counts, games) = ("target/callgrind.out", games.to_string());
    let count =
        cmd!(sh, "valgrind --tool=callgrind --callgrind-out-file={counts} {program} count {case} {games}");
    let report = count.quiet().read_stderr()?;
    let total = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    total.with_context(|| format!("valgrind counted nothing:\n{report}"))
}
