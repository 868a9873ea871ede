//! The documents are true as far as a test can tell: links lead somewhere, paths exist, and what the walk-throughs
//! name is defined where they say.

#![expect(clippy::panic, clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders in which a path in a document begins.
const FOLDERS: [&str; 7] = ["crates/", "docs/", "fuzz/", "locales/", "python/", "web/", "xtask/"];

/// What comes before a name where it is defined, in Rust, TypeScript and Python.
const KEYWORDS: [&str; 10] =
    ["fn", "struct", "enum", "trait", "type", "const", "class", "function", "interface", "def"];

#[test]
fn links_lead_to_files_and_headings() {
    for (path, text) in documents() {
        for link in links(&text) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{}: {link}", path.display());
            if !anchor.is_empty() {
                assert!(anchors(&read(&target)).contains(anchor), "{}: {link}", path.display());
            }
        }
    }
}

#[test]
fn paths_exist() {
    // What git ignores is made by tasks, and may not be there yet.
    let ignored = read(&root().join(".gitignore"));
    let is_made = |part: &str| ignored.lines().any(|line| line.strip_prefix('/') == Some(part));
    for (path, text) in documents() {
        for part in in_backticks(&text).filter(|part| is_path(part)) {
            assert!(is_made(part) || root().join(part).exists(), "{}: `{part}`", path.display());
        }
    }
}

#[test]
fn names_in_walk_throughs_are_defined_in_the_file_before_them() {
    for (title, text) in walk_throughs(&read(&root().join("ARCHITECTURE.md"))) {
        let mut file = None;
        let mut names = 0;
        for part in in_backticks(text) {
            if is_path(part) {
                file = Some((part, read(&root().join(part))));
                continue;
            }
            let Some((path, source)) = &file else { panic!("{title}: `{part}` comes before any file") };
            assert!(is_defined(part, source), "{title}: `{part}` is not defined in {path}");
            names += 1;
        }
        assert!(names >= 8, "{title}: only {names} names");
    }
}

#[test]
fn a_definition_is_told_from_a_use() {
    let rust = "impl Table {\n    pub(crate) fn check_move<T>(&self) {}\n}\npub struct Chain(Bytes);\n";
    let script =
        "export class Turn {\n  async press(cell: Cell): Promise<void> {\n    this.play(cell);\n  }\n}\n";
    assert!(["check_move", "Chain"].iter().all(|name| is_defined(name, rust)));
    assert!(["Turn", "press"].iter().all(|name| is_defined(name, script)));
    assert!(!["check", "Table", "Bytes"].iter().any(|name| is_defined(name, rust)));
    assert!(!["play", "Cell"].iter().any(|name| is_defined(name, script)));
}

#[test]
fn every_route_is_documented() {
    let documented = read(&root().join("docs/server.md"));
    let described = read(&root().join("docs/openapi.json"));
    let routes = described.lines().filter_map(|line| line.strip_prefix("    \"")?.strip_suffix("\": {"));
    let api: Vec<&str> = routes.filter(|route| route.starts_with("/api/")).collect();
    assert!(!api.is_empty(), "no routes are described");
    for route in api {
        // Parameters are in capitals there: `/api/rules/GAME`.
        let parts = route.split('/').map(|part| part.strip_prefix('{').map_or(part.to_owned(), upper_case));
        let path = parts.collect::<Vec<_>>().join("/");
        let is_there = in_backticks(&documented)
            .flat_map(str::split_whitespace)
            .any(|word| word.split('?').next() == Some(path.as_str()));
        assert!(is_there, "{path} is not in docs/server.md");
    }
}

fn upper_case(parameter: &str) -> String {
    parameter.trim_end_matches('}').to_uppercase()
}

#[test]
fn tests_that_the_threat_model_names_exist() {
    let server = root().join("crates/server");
    let sources = [rust_files(&server.join("src")), rust_files(&server.join("tests"))].concat();
    let sources: String = sources.iter().map(|path| read(path)).collect();
    let text = read(&root().join("THREATS.md"));
    for part in in_backticks(&text).filter(|part| part.contains("::")) {
        let name = part.rsplit("::").next().unwrap_or_default();
        let is_there = is_defined(name, &sources) || sources.contains(&format!("mod {name};"));
        assert!(is_there, "THREATS.md: `{part}`");
    }
}

/// The walk-throughs by their titles.
fn walk_throughs(text: &str) -> Vec<(&str, &str)> {
    let (_, section) = text.split_once("\n## Walk-throughs\n").unwrap();
    let section = section.split("\n## ").next().unwrap_or_default();
    let parts: Vec<_> = section.split("\n### ").skip(1).filter_map(|part| part.split_once('\n')).collect();
    assert!(!parts.is_empty(), "there are no walk-throughs");
    parts
}

/// Whether a function or type of this name is defined in a source file. A method in TypeScript has no keyword;
/// its line ends where its body begins.
fn is_defined(name: &str, source: &str) -> bool {
    source.lines().any(|line| {
        let words: Vec<&str> = words(line).collect();
        let has_keyword = words.windows(2).any(|pair| KEYWORDS.contains(&pair[0]) && pair[1] == name);
        let method = line.trim().trim_start_matches("private ").trim_start_matches("async ");
        let is_method = method.strip_prefix(name).is_some_and(|rest| rest.starts_with('('));
        has_keyword || (is_method && line.ends_with('{'))
    })
}

fn is_path(part: &str) -> bool {
    let has_gap = part.contains(|letter: char| letter.is_whitespace() || "*<{".contains(letter));
    // `GAME` stands for the name of a game.
    !has_gap && !part.contains("GAME") && FOLDERS.iter().any(|folder| part.starts_with(folder))
}

/// The addresses of links within the repository.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let addresses = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    addresses.filter(|address| !address.contains("://"))
}

/// The headings as links name them: in lower case, without marks, with dashes for spaces.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = kept.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(anchor).collect()
}

fn in_backticks(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn words(source: &str) -> impl Iterator<Item = &str> {
    source.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// The files of Rust in a folder and all below it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// All documents with their text.
fn documents() -> Vec<(PathBuf, String)> {
    let folders = [root(), root().join("docs"), root().join("python")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let paths = files.map(|entry| entry.unwrap().path());
    let documents = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    documents.map(|path| (path.clone(), read(&path))).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
