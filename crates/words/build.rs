//! Gathers the texts that the crate contains: all, but in the browser not those that only a terminal shows.

use std::path::PathBuf;
use std::{env, fs, io};

const LOCALES: &str = "../../locales";
/// What only the program in a terminal says; a first visit to the page is faster without it.
const TERMINAL_ONLY: &str = "cli.ftl";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let is_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let gathered = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("locales");
    if gathered.exists() {
        fs::remove_dir_all(&gathered)?;
    }
    for lang in fs::read_dir(LOCALES)? {
        let lang = lang?;
        let folder = gathered.join(lang.file_name());
        fs::create_dir_all(&folder)?;
        for text in fs::read_dir(lang.path())? {
            let text = text?;
            if !(is_browser && text.file_name() == TERMINAL_ONLY) {
                fs::copy(text.path(), folder.join(text.file_name()))?;
            }
        }
    }
    Ok(())
}
