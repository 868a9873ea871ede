//! The web client: built before the program, which then has it inside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::shell::{cargo, need_debian, program, root, run};

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder()).args(args);
    command
}

/// Gets what the client is built with, unless it is there and current.
pub fn set_up() -> Result<()> {
    need_debian("npm", "npm")?;
    // npm leaves a copy of the lock file behind when it is done.
    let changed = |file: &str| fs::metadata(folder().join(file)).and_then(|found| found.modified()).ok();
    let (wanted, there) = (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    if there.is_some() && there >= wanted {
        return Ok(());
    }
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Builds the client into `web/dist`.
pub fn build() -> Result<()> {
    set_up()?;
    run(&mut npm(&["run", "build"]))
}

/// Writes the types of the API for the client, from its description.
pub fn write_types() -> Result<()> {
    set_up()?;
    run(&mut npm(&["run", "api"]))
}

/// Checks the types of the client and runs its tests.
pub fn check() -> Result<()> {
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["run", "test"]))
}

/// Plays whole games in a browser and looks at every page, against the program as it was built for its tests.
pub fn play_in_browser() -> Result<()> {
    browse("e2e", &[])
}

/// Puts screenshots of all there is to see into a folder.
pub fn shots(folder: &Path) -> Result<()> {
    build()?;
    run(&mut cargo(&["build", "--locked", "--package", "cli"]))?;
    browse("shots", &[("BASTIDE_SHOTS", &root().join(folder))])
}

/// Runs something that drives a browser against the program, which has the client inside by then.
fn browse(script: &str, env: &[(&str, &PathBuf)]) -> Result<()> {
    need_debian("chromium", "chromium")?;
    run(npm(&["run", script]).env("BASTIDE_PROGRAM", program("debug")).envs(env.iter().copied()))
}
