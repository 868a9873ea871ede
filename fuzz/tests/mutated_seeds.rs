//! Every target with its seeds and with random changes of them. `BASTIDE_CAMPAIGN=20` tries twenty times as many.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "the helpers of a test may fail it, and say where to look"
)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use fuzz::{Mutator, TARGETS};

#[test]
fn moves() {
    try_mutations("moves", 300);
}

#[test]
fn orders() {
    try_mutations("orders", 300);
}

#[test]
fn position() {
    try_mutations("position", 4_000);
}

#[test]
fn protocol() {
    try_mutations("protocol", 60);
}

#[test]
fn record() {
    try_mutations("record", 1_000);
}

#[test]
fn rounds() {
    try_mutations("rounds", 10_000);
}

#[test]
fn tile_set() {
    try_mutations("tile_set", 3_000);
}

#[test]
fn weights() {
    try_mutations("weights", 800);
}

#[test]
fn every_target_has_seeds_and_is_known_to_the_fuzzer() {
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("libfuzzer/targets");
    let mut known: Vec<String> = names(&harness).into_iter().map(|name| name.replace(".rs", "")).collect();
    known.sort();
    assert_eq!(known, TARGETS.map(|target| target.name));
    for target in TARGETS {
        assert!(!seeds(target.name).is_empty(), "{}", target.name);
    }
}

/// Checks a target with its seeds and so many changes of them.
fn try_mutations(name: &str, runs: u32) {
    let factor: u32 = env::var("BASTIDE_CAMPAIGN").map_or(1, |factor| factor.parse().unwrap());
    let seeds = seeds(name);
    for seed in &seeds {
        check(name, seed);
    }
    let mut mutator = Mutator::new(1);
    for _ in 0..runs * factor {
        check(name, &mutator.mutate(&seeds));
    }
}

/// Checks a text; one that breaks something is kept.
fn check(name: &str, text: &str) {
    let kept = Kept { path: Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("broken-{name}")), text };
    fuzz::check(name, text);
    drop(kept);
}

/// A text that is written to a file if the test panics, so that it can be tried again and become a seed.
struct Kept<'a> {
    path: PathBuf,
    text: &'a str,
}

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() && fs::write(&self.path, self.text).is_ok() {
            println!("the text is in {}", self.path.display());
        }
    }
}

fn seeds(name: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name);
    let mut files = names(&folder);
    files.sort();
    files.iter().map(|file| fs::read_to_string(folder.join(file)).unwrap()).collect()
}

fn names(folder: &Path) -> Vec<String> {
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}
