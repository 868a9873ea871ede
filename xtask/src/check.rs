//! `cargo xtask check`: what is worth running every few minutes.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::needs::{NODE, meet};
use crate::shell::{beside, step};

/// The page and Rust side by side.
pub fn check(sh: &Shell) -> Result<()> {
    meet(sh, &[NODE])?;
    beside(
        &["page"],
        |_| {},
        || {
            step("format", || format(sh))?;
            step("lints", || lint(sh))?;
            step("unit tests", || Ok(cmd!(sh, "cargo test --workspace --locked --quiet --lib --bins").run()?))
        },
    )
}

pub fn format(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo fmt --all --check").run()?)
}

pub fn lint(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo clippy --workspace --all-targets --locked -- -D warnings").run()?)
}
