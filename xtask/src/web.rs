//! The page in the browser: it is built before the program, which then has it inside.

use std::fs;
use std::path::Path;

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

use crate::module;
use crate::needs::{CHROMIUM, NODE, Need, meet};
use crate::shell::{program, root};

/// Gets the packages that the page is built with, unless they are there and current, and builds the module that is a part
/// of it.
fn set_up(sh: &Shell) -> Result<()> {
    install_packages(sh)?;
    module::build(sh)
}

/// Gets the packages that the page is built with, unless they are there and current.
fn install_packages(sh: &Shell) -> Result<()> {
    // npm leaves a copy of the lock file behind when it is done.
    let changed =
        |file: &str| fs::metadata(root().join("web").join(file)).and_then(|found| found.modified()).ok();
    let (wanted, there) = (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    if there.is_none() || there < wanted {
        npm(sh, &["ci"]).run()?;
    }
    Ok(())
}

/// What it takes to build the page.
pub fn needs(sh: &Shell) -> Vec<Need> {
    [&[NODE], &*module::needs(sh)].concat()
}

/// A command of npm in the folder of the page.
fn npm<'a>(sh: &'a Shell, args: &[&str]) -> Cmd<'a> {
    cmd!(sh, "npm --prefix web {args...}")
}

/// Builds the page into `web/dist`.
pub fn build(sh: &Shell) -> Result<()> {
    meet(sh, &needs(sh))?;
    set_up(sh)?;
    bundle(sh)
}

fn bundle(sh: &Shell) -> Result<()> {
    Ok(npm(sh, &["run", "build"]).run()?)
}

/// Writes the types of the API for the page, from its description.
pub fn write_types(sh: &Shell) -> Result<()> {
    install_packages(sh)?;
    Ok(npm(sh, &["run", "api"]).run()?)
}

/// Checks the types of the page, lints it, checks its format and runs its unit tests; builds it before, if that is wanted.
pub fn check(sh: &Shell, is_built: bool) -> Result<()> {
    meet(sh, &needs(sh))?;
    set_up(sh)?;
    if is_built {
        bundle(sh)?;
    }
    npm(sh, &["run", "check"]).run()?;
    Ok(npm(sh, &["test"]).run()?)
}

/// Plays whole games in a browser and looks at every page, against the program as it was built for its tests.
pub fn browser_tests(sh: &Shell) -> Cmd<'_> {
    npm(sh, &["run", "e2e"]).env("BASTIDE_PROGRAM", program("debug"))
}

/// Measures how fast the page is, with the program as it is given away, and prints the figures.
pub fn page_speed(sh: &Shell) -> Result<()> {
    meet(sh, &[CHROMIUM])?;
    build(sh)?;
    cmd!(sh, "cargo build --locked --release --package cli").run()?;
    Ok(npm(sh, &["run", "page-speed"]).env("BASTIDE_PROGRAM", program("release")).run()?)
}

/// Puts screenshots of all there is to see into a folder.
pub fn shots(sh: &Shell, folder: &Path) -> Result<()> {
    meet(sh, &[CHROMIUM])?;
    build(sh)?;
    cmd!(sh, "cargo build --locked --package cli").run()?;
    let shots = npm(sh, &["run", "shots"]).env("BASTIDE_PROGRAM", program("debug"));
    Ok(shots.env("BASTIDE_SHOTS", root().join(folder)).run()?)
}
