//! `cargo xtask types`: files that are made from the code, and must change with it.

use anyhow::Result;

use crate::shell::{cargo, run};

/// The test that finds them out of date writes them when it is asked to.
pub fn types() -> Result<()> {
    let mut command = cargo(&["test", "--package", "server", "--test", "server", "api::"]);
    run(command.env("BASTIDE_WRITE", "1"))
}
