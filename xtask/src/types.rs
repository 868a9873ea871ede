//! `cargo xtask types`: files that are made from the code, and must change with it.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::needs::{NODE, meet};
use crate::web;

/// Writes the descriptions of the API and of the modules for the browser, then the types that the page has from them.
pub fn types(sh: &Shell) -> Result<()> {
    meet(sh, &[NODE])?;
    // The tests that find them out of date write them when they are asked to.
    for (package, test) in [("server", "api::"), ("browser", "description::")] {
        let tests = cmd!(sh, "cargo test --package {package} --test {package} {test}");
        tests.env("UPDATE_EXPECT", "1").run()?;
    }
    web::write_types(sh)
}
