//! `cargo xtask check`: what is worth running every few minutes.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::needs::meet;
use crate::shell::{beside, step};
use crate::web;

/// The page and Rust side by side.
pub fn check(sh: &Shell) -> Result<()> {
    meet(sh, &web::needs(sh))?;
    beside(
        sh,
        &[&["page"]],
        |_| {},
        || {
            step("format", || format(sh))?;
            step("lints", || clippy(sh))?;
            step("unit tests", || Ok(cmd!(sh, "cargo test --workspace --locked --quiet --lib --bins").run()?))
        },
    )
}

/// `cargo xtask lint`: all that is found without running anything.
pub fn lint(sh: &Shell) -> Result<()> {
    step("format", || format(sh))?;
    step("lints", || clippy(sh))?;
    step("documentation", || document(sh))
}

fn format(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo fmt --all --check").run()?)
}

fn clippy(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo clippy --workspace --all-targets --locked -- -D warnings").run()?)
}

fn document(sh: &Shell) -> Result<()> {
    let documentation = cmd!(sh, "cargo doc --workspace --no-deps --locked --quiet");
    Ok(documentation.env("RUSTDOCFLAGS", "-D warnings").run()?)
}
