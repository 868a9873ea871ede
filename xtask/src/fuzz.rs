//! Fuzzing of everything that reads text from outside.

use std::fs;

use anyhow::{Result, bail};

use crate::shell::{answers, cargo, root, run};

/// The fuzzer that the targets are written for.
const CARGO_FUZZ: &str = "0.13.1";

/// Fuzzes every target for so many seconds. The seeds in `fuzz/seeds` are always tried; what is
/// found on the way is kept in `fuzz/corpus`, which is not committed.
pub fn fuzz(seconds: u32) -> Result<()> {
    if !answers("cargo", &["fuzz", "--version"]) {
        run(&mut cargo(&["install", "cargo-fuzz", "--version", CARGO_FUZZ, "--locked"]))?;
    }
    // Without a sanitizer, which would want another compiler: safe code has no use for one.
    run(&mut cargo(&["fuzz", "build", "--sanitizer", "none"]))?;
    for target in targets()? {
        fuzz_target(&target, seconds)?;
    }
    Ok(())
}

fn fuzz_target(target: &str, seconds: u32) -> Result<()> {
    let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
    fs::create_dir_all(root().join(&corpus))?;
    let mut command = cargo(&["fuzz", "run", "--sanitizer", "none", target, &corpus, &seeds, "--"]);
    command.arg(format!("-max_total_time={seconds}"));
    command.args(["-max_len=65536", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"]);
    let output = command.output()?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("{target}: {}\n{log}", output.status);
    }
    let runs = log.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    println!("{target}: {} runs in {seconds} s", runs.unwrap_or("?").trim());
    Ok(())
}

/// The targets, by their files.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        names.extend(path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}
