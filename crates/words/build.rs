//! Gathers the texts that the crate contains: all, but in the browser not those that only a terminal shows or only a server says, nor
//! those that the page says by itself, which has them from the same files.

use std::path::PathBuf;
use std::{env, fs, io};

const LOCALES: &str = "../../locales";
/// What only the program in a terminal says; a first visit to the page is faster without it.
const TERMINAL_ONLY: &str = "cli.ftl";
/// Files of which the browser has some messages only, and how the names of these begin: what the page says, as far as code in Rust
/// says it too, and what a server says, as far as tables on the device do.
const IN_PART: [(&str, &[&str]); 2] = [
    ("web.ftl", &["web-game-", "web-kind-", "web-level-", "web-seat-"]),
    ("server.ftl", &["server-bad", "server-no-", "server-order-id"]),
];

/// What only the module for reviews says, which has it apart from all else.
const REVIEWS: &str = "review.ftl";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let is_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let [gathered, reviews] = ["locales", "reviews"].map(|name| out.join(name));
    for folder in [&gathered, &reviews].into_iter().filter(|folder| folder.exists()) {
        fs::remove_dir_all(folder)?;
    }
    for lang in fs::read_dir(LOCALES)? {
        let lang = lang?;
        let folder = gathered.join(lang.file_name());
        let apart = reviews.join(lang.file_name());
        fs::create_dir_all(&folder)?;
        fs::create_dir_all(&apart)?;
        for text in fs::read_dir(lang.path())? {
            let text = text?;
            let is_apart = is_browser && text.file_name() == REVIEWS;
            let goal = if is_apart { &apart } else { &folder }.join(text.file_name());
            let in_part = IN_PART.iter().find(|(file, _)| is_browser && text.file_name() == *file);
            if let Some((_, begins)) = in_part {
                fs::write(goal, messages(&fs::read_to_string(text.path())?, begins))?;
            } else if !is_browser || text.file_name() != TERMINAL_ONLY {
                fs::copy(text.path(), goal)?;
            }
        }
    }
    Ok(())
}

/// The messages whose names begin so. A message begins at the left margin, and what belongs to it is indented.
fn messages(text: &str, begins: &[&str]) -> String {
    let mut is_kept = false;
    let lines = text.lines().filter(|line| {
        if line.starts_with(|first: char| !first.is_whitespace()) {
            is_kept = begins.iter().any(|begin| line.starts_with(begin));
        }
        is_kept
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}
