//! The modules for the browser in WebAssembly, which are a part of the page: the engine, what draws pictures, and what reviews games.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::needs::{DEBIAN_CARGO, DEBIAN_RUSTC, LLD, NODE, Need, meet};
use crate::shell::{root, target};

const TARGET: &str = "wasm32-unknown-unknown";
/// Vectors, which every browser has that is supported.
const FLAGS: &str = "-Ctarget-feature=+simd128";
/// The crates, as cargo names what it makes of them, and what the page calls that.
const MODULES: [(&str, &str); 3] =
    [("browser_engine", "bastide"), ("browser_pictures", "pictures"), ("browser_reviews", "reviews")];
/// Where the page has them.
const FOLDER: &str = "web/src/lib/engine";

/// What it takes: the target of the compiler that is used, or otherwise Debian's compilers, which come with the source of
/// the standard library.
pub fn needs(sh: &Shell) -> Vec<Need> {
    if has_target(sh) { Vec::new() } else { vec![DEBIAN_RUSTC, DEBIAN_CARGO, LLD] }
}

fn has_target(sh: &Shell) -> bool {
    let folder = cmd!(sh, "rustc --print target-libdir --target {TARGET}").quiet().ignore_stderr().read();
    folder.is_ok_and(|folder| Path::new(&folder).exists())
}

/// Builds the modules into the folder of the page.
pub fn build(sh: &Shell) -> Result<()> {
    let packages =
        ["--package", "browser-engine", "--package", "browser-pictures", "--package", "browser-reviews"];
    let what = ["--locked", "--lib", "--profile", "browser", "--target", TARGET];
    // A folder of its own: it may be built by another compiler than all else.
    let folder = target().join("browser");
    let build = compiler(sh).arg("build").args(packages).args(what).arg("--target-dir").arg(&folder);
    // Flags for this machine are none for the browser.
    let build = build.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS).run()?;
    for (name, called) in MODULES {
        let built = folder.join(TARGET).join("browser").join(format!("{name}.wasm"));
        copy_if_changed(&built, &modules().join(format!("{called}.wasm")))?;
    }
    Ok(())
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

fn modules() -> PathBuf {
    root().join(FOLDER)
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

/// Compares the answers of the modules with those that the tests of the crate have written.
pub fn test(sh: &Shell) -> Cmd<'_> {
    cmd!(sh, "node --test --test-reporter=tap crates/browser/tests/module.mjs")
        .env("BASTIDE_MODULES", modules())
        // Where the tests of the crate have written what they have to answer.
        .env("BASTIDE_SCENARIOS", target().join("tmp"))
}

/// `cargo xtask module`: builds them, and compares them with the same code on this machine.
pub fn check(sh: &Shell) -> Result<()> {
    meet(sh, &[&[NODE], &*needs(sh)].concat())?;
    build(sh)?;
    cmd!(sh, "cargo test --locked --package browser --test browser scenarios::").run()?;
    Ok(test(sh).run()?)
}
