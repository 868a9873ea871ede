//! `cargo xtask bench`: how fast the engine is, and how fast pictures are drawn. Time depends on the machine and on what else it
//! does; instructions don't, so they are what two versions are compared by.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::shell::{cargo, need_debian, root, run};

pub fn bench() -> Result<()> {
    let program = build()?;
    run(Command::new(&program).arg("time"))?;
    run(&mut cargo(&["bench", "--locked", "--package", "art", "--bench", "board"]))?;
    need_debian("valgrind", "valgrind")?;
    let cases = Command::new(&program).arg("cases").output()?.stdout;
    for case in String::from_utf8(cases)?.lines() {
        let (few, many) = (10, 110);
        let counted = instructions(&program, case, many)? - instructions(&program, case, few)?;
        println!("{case}: {} instructions a game", counted / u64::from(many - few));
    }
    Ok(())
}

/// Builds the benchmark and finds out where it is.
fn build() -> Result<PathBuf> {
    let output = cargo(&["bench", "--no-run", "--locked", "--package", "bots", "--bench", "playout"])
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    let executable = text.lines().filter(|line| line.contains("\"playout\"")).find_map(|line| {
        let (_, rest) = line.split_once("\"executable\":\"")?;
        rest.split('"').next()
    });
    executable.map(PathBuf::from).context("cargo did not say where the benchmark is")
}

/// How many instructions a run of so many games takes, set-up included.
fn instructions(program: &PathBuf, case: &str, games: u32) -> Result<u64> {
    let counts = root().join("target/callgrind.out");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", &format!("--callgrind-out-file={}", counts.display())])
        .arg(program)
        .args(["count", case, &games.to_string()])
        .output()
        .context("valgrind does not start")?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let total = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    total.with_context(|| format!("valgrind counted nothing:\n{report}"))
}
