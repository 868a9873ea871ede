//! The module for the browser: the engine in WebAssembly, which is a part of the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::needs::{DEBIAN_CARGO, DEBIAN_RUSTC, LLD, NODE, Need, meet};
use crate::shell::{root, target};

const TARGET: &str = "wasm32-unknown-unknown";
/// Vectors, which every browser has that is supported.
const FLAGS: &str = "-Ctarget-feature=+simd128";
/// Where the page has it.
const MODULE: &str = "web/src/lib/engine/bastide.wasm";

/// What it takes: the target of the compiler that is used, or otherwise Debian's compilers, which come with the source of
/// the standard library.
pub fn needs(sh: &Shell) -> Vec<Need> {
    if has_target(sh) { Vec::new() } else { vec![DEBIAN_RUSTC, DEBIAN_CARGO, LLD] }
}

fn has_target(sh: &Shell) -> bool {
    let folder = cmd!(sh, "rustc --print target-libdir --target {TARGET}").quiet().ignore_stderr().read();
    folder.is_ok_and(|folder| Path::new(&folder).exists())
}

/// Builds the module into the folder of the page.
pub fn build(sh: &Shell) -> Result<()> {
    let what = ["--locked", "--package", "browser", "--lib", "--profile", "browser", "--target", TARGET];
    // A folder of its own: it may be built by another compiler than all else.
    let folder = target().join("browser");
    let build = compiler(sh).arg("build").args(what).arg("--target-dir").arg(&folder);
    // Flags for this machine are none for the browser.
    let build = build.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS).run()?;
    copy_if_changed(&folder.join(TARGET).join("browser/browser.wasm"), &module())
}

/// The cargo that can build for the browser; Debian's builds the standard library along, without what reads debug
/// information.
fn compiler(sh: &Shell) -> Cmd<'_> {
    if has_target(sh) {
        return cmd!(sh, "cargo");
    }
    cmd!(sh, "/usr/bin/cargo -Zbuild-std=std,panic_abort -Zbuild-std-features=")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
}

fn module() -> PathBuf {
    root().join(MODULE)
}

/// Copies a file, unless the copy is the same already: what depends on it is not built again for nothing.
fn copy_if_changed(from: &Path, to: &Path) -> Result<()> {
    let wanted = fs::read(from).with_context(|| from.display().to_string())?;
    if fs::read(to).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    fs::create_dir_all(to.parent().context("a module is in a folder")?)?;
    Ok(fs::write(to, wanted)?)
}

/// Compares the answers of the module with those that the tests of the crate have written.
pub fn test(sh: &Shell) -> Cmd<'_> {
    cmd!(sh, "node --test --test-reporter=tap crates/browser/tests/module.mjs")
        .env("BASTIDE_MODULE", module())
        // Where the tests of the crate have written what it has to answer.
        .env("BASTIDE_SCENARIOS", target().join("tmp/scenarios.jsonl"))
}

/// `cargo xtask module`: builds it, and compares it with the same code on this machine.
pub fn check(sh: &Shell) -> Result<()> {
    meet(sh, &[&[NODE], &*needs(sh)].concat())?;
    build(sh)?;
    cmd!(sh, "cargo test --locked --package browser --test browser scenarios::").run()?;
    Ok(test(sh).run()?)
}
