//! `cargo xtask bench`: how fast the engine is, decisions are made and pictures are drawn. Time depends on the machine and on what else it
//! does; instructions don't, so they are what two versions are compared by. They are counted by valgrind itself: gungraun
//! would need a second program, built and installed in just its version, for what is one command line here.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use crate::needs::{VALGRIND, meet};

pub fn bench(sh: &Shell) -> Result<()> {
    meet(sh, &[VALGRIND])?;
    let program = build(sh, "bots", "playout")?;
    cmd!(sh, "{program} time").run()?;
    let decisions = build(sh, "environment", "decisions")?;
    cmd!(sh, "{decisions} time").run()?;
    cmd!(sh, "cargo bench --locked --package art --bench board").run()?;
    for case in cmd!(sh, "{program} cases").quiet().read()?.lines() {
        let a_game = instructions_each(sh, &program, &["count", case], (10, 110))?;
        println!("{case}: {a_game} instructions a game");
    }
    for case in cmd!(sh, "{program} searches").quiet().read()?.lines() {
        // So many at each of two moments.
        let simulations = instructions_each(sh, &program, &["search", case], (500, 2_500))? / 2;
        println!("{case}: {simulations} instructions a simulation of the master");
    }
    for case in cmd!(sh, "{decisions} cases").quiet().read()?.lines() {
        // So many in each of 64 games.
        let decision = instructions_each(sh, &decisions, &["count", case], (50, 550))? / 64;
        println!("{case}: {decision} instructions a decision, with observation and mask");
    }
    Ok(())
}

/// How many instructions one takes, from runs of few and of many: what is done once in a run drops out.
fn instructions_each(sh: &Shell, program: &Path, what: &[&str], (few, many): (u32, u32)) -> Result<u64> {
    let counted = instructions(sh, program, what, many)? - instructions(sh, program, what, few)?;
    Ok(counted / u64::from(many - few))
}

/// Builds a benchmark and finds out where it is.
fn build(sh: &Shell, package: &str, bench: &str) -> Result<PathBuf> {
    let build = cmd!(sh, "cargo bench --no-run --locked --package {package} --bench {bench}");
    let text = build.args(["--message-format", "json-render-diagnostics"]).read()?;
    let name = format!("\"{bench}\"");
    let executable = text.lines().filter(|line| line.contains(&name)).find_map(|line| {
        let (_, rest) = line.split_once("\"executable\":\"")?;
        rest.split('"').next()
    });
    executable.map(PathBuf::from).context("cargo did not say where the benchmark is")
}

/// How many instructions a run of so many takes, set-up included.
fn instructions(sh: &Shell, program: &Path, what: &[&str], times: u32) -> Result<u64> {
    let (counts, times) = ("target/callgrind.out", times.to_string());
    let count =
        cmd!(sh, "valgrind --tool=callgrind --callgrind-out-file={counts} {program} {what...} {times}");
    let report = count.quiet().read_stderr()?;
    let total = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    total.with_context(|| format!("valgrind counted nothing:\n{report}"))
}
