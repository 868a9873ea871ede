//! Fuzzing of the readers of text from outside, each by a target in `fuzz/src`.

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

use crate::needs::{CARGO_FUZZ, CPP, meet};

/// Where the targets are built for the fuzzer.
const HARNESS: &str = "fuzz/libfuzzer";

/// Fuzzes every target for so many seconds. The seeds in `fuzz/seeds` are always tried; what is
/// found on the way is kept in `fuzz/libfuzzer/corpus`, which is not committed.
pub fn fuzz(sh: &Shell, seconds: u32) -> Result<()> {
    meet(sh, &[CPP, CARGO_FUZZ])?;
    // Without a sanitizer, which would want another compiler: safe code has no use for one.
    cmd!(sh, "cargo fuzz build --fuzz-dir {HARNESS} --sanitizer none").run()?;
    for target in targets(sh)? {
        fuzz_target(sh, &target, seconds)?;
    }
    Ok(())
}

fn fuzz_target(sh: &Shell, target: &str, seconds: u32) -> Result<()> {
    let (corpus, seeds) = (format!("{HARNESS}/corpus/{target}"), format!("fuzz/seeds/{target}"));
    sh.create_dir(&corpus)?;
    let limits =
        [&format!("-max_total_time={seconds}"), "-max_len=65536", "-timeout=10", "-rss_limit_mb=2048"];
    let fuzz = cmd!(
        sh,
        "cargo fuzz run --fuzz-dir {HARNESS} --sanitizer none {target} {corpus} {seeds} -- {limits...}"
    );
    let output = fuzz.arg("-print_final_stats=1").quiet().ignore_status().output()?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("{target}: {}\n{log}", output.status);
    }
    let runs = log.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    println!("{target}: {} runs in {seconds} s", runs.unwrap_or("?").trim());
    Ok(())
}

/// The targets, by their files.
fn targets(sh: &Shell) -> Result<Vec<String>> {
    let files = sh.read_dir(format!("{HARNESS}/targets"))?;
    Ok(files.iter().filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect())
}
