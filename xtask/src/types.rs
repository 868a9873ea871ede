//! `cargo xtask types`: files that are made from the code, and must change with it.

use anyhow::Result;

use crate::shell::{cargo, run};
use crate::web;

/// Writes the description of the API, then the types that the page has from it.
pub fn types() -> Result<()> {
    // The test that finds it out of date writes it when it is asked to.
    let mut command = cargo(&["test", "--package", "server", "--test", "server", "api::"]);
    run(command.env("BASTIDE_WRITE", "1"))?;
    web::write_types()
}
