//! The rule check: every rule of every game is named where it is enforced and in a test.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use games::Rule;

use crate::shell::root;

pub fn check() -> Result<()> {
    let sources = Sources::read()?;
    let mut missing = Vec::new();
    let mut count = 0;
    for rule in games::catalog::games().flat_map(|game| game.rules) {
        count += 1;
        if !mentions(&sources.code, *rule) {
            missing.push(format!("{rule} is named nowhere in the code of games"));
        }
        if !mentions(&sources.tests, *rule) {
            missing.push(format!("{rule} is named in no test"));
        }
    }
    if !missing.is_empty() {
        bail!("{}", missing.join("\n"));
    }
    println!("{count} rules, each named where it is enforced and in a test");
    Ok(())
}

/// All lines in which a rule may be named.
struct Sources {
    /// The engine, without its lists of rules and its tests.
    code: Vec<String>,
    /// The first lines of scenarios that say what they test, and the tests in Rust.
    tests: Vec<String>,
}

impl Sources {
    fn read() -> Result<Sources> {
        let games = root().join("crates/games");
        let mut sources = Sources { code: Vec::new(), tests: Vec::new() };
        for file in files_below(&games.join("src"), "rs")? {
            let text = fs::read_to_string(&file)?;
            let (code, tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
            sources.code.extend(code.lines().filter(|line| !is_list(line)).map(str::to_owned));
            sources.tests.extend(tests.lines().map(str::to_owned));
        }
        for file in files_below(&games.join("tests"), "rs")? {
            sources.tests.extend(fs::read_to_string(file)?.lines().map(str::to_owned));
        }
        for file in files_below(&games.join("scenarios"), "scenario")? {
            let text = fs::read_to_string(file)?;
            sources.tests.extend(text.lines().filter(|line| line.starts_with("rules ")).map(str::to_owned));
        }
        Ok(sources)
    }
}

/// A line of a game's list of rules, which enforces none of them.
fn is_list(line: &str) -> bool {
    line.trim_start().starts_with('"') || line.contains("rules([")
}

fn mentions(lines: &[String], rule: Rule) -> bool {
    lines.iter().any(|line| line.contains(rule.0))
}

fn files_below(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("{} can't be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path, ending)?);
        } else if path.extension().is_some_and(|own| own == ending) {
            files.push(path);
        }
    }
    Ok(files)
}
