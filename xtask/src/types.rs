//! `cargo xtask types`: files that are made from the code, and must change with it.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::needs::{NODE, meet};
use crate::web;

/// Writes the description of the API, then the types that the page has from it.
pub fn types(sh: &Shell) -> Result<()> {
    meet(sh, &[NODE])?;
    // The test that finds it out of date writes it when it is asked to.
    cmd!(sh, "cargo test --package server --test server api::").env("BASTIDE_WRITE", "1").run()?;
    web::write_types(sh)
}
