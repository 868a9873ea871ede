//! Every rule of every game has its id in the code of this crate, where it is enforced, and in a scenario or
//! another test. Whether the code around the id does what the rule says is for those tests to find out.

use std::fs;
use std::io;
use std::path::Path;

use games::Rule;

#[test]
fn every_rule_is_named_in_the_code_and_in_a_test() {
    let sources = Sources::read().unwrap();
    let rules = games::catalog::games().flat_map(|game| game.rules);
    let missing: Vec<String> = rules
        .flat_map(|rule| {
            let in_code =
                (!mentions(&sources.code, *rule)).then(|| format!("{rule} is named nowhere in the code"));
            let in_tests = (!mentions(&sources.tests, *rule)).then(|| format!("{rule} is named in no test"));
            in_code.into_iter().chain(in_tests)
        })
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The files that list rules and enforce none of them.
const LISTS: &[&str] = &["definition.rs", "examples.rs"];

/// All lines in which a rule may be named.
struct Sources {
    /// The games, without what only lists rules, and without their unit tests.
    code: Vec<String>,
    /// The lines of scenarios that say which rules they test, and the tests in Rust.
    tests: Vec<String>,
}

impl Sources {
    fn read() -> io::Result<Sources> {
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut sources = Sources { code: Vec::new(), tests: Vec::new() };
        for text in texts_below(&crate_folder.join("src"), ".rs", LISTS)? {
            let (code, tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
            sources.code.extend(code.lines().map(str::to_owned));
            sources.tests.extend(tests.lines().map(str::to_owned));
        }
        for text in texts_below(&crate_folder.join("tests"), ".rs", &[])? {
            sources.tests.extend(text.lines().map(str::to_owned));
        }
        for text in texts_below(&crate_folder.join("scenarios"), ".scenario", &[])? {
            sources.tests.extend(text.lines().filter(|line| line.starts_with("rules ")).map(str::to_owned));
        }
        Ok(sources)
    }
}

fn mentions(lines: &[String], rule: Rule) -> bool {
    lines.iter().any(|line| line.contains(rule.0))
}

/// What stands in all files with this ending in a folder and its folders, but for files of some names.
fn texts_below(folder: &Path, ending: &str, without: &[&str]) -> io::Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            texts.extend(texts_below(&path, ending, without)?);
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(ending) && !without.contains(&&*name) {
            texts.push(fs::read_to_string(&path)?);
        }
    }
    Ok(texts)
}
