//! The package for Python: built into a virtual environment of its own, and tested there.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use xshell::{Cmd, Shell, cmd};

use crate::needs::{PYTHON, meet};
use crate::shell::{program, root, step, target, tools};

/// What the package is tested with, in these versions.
const REQUIREMENTS: &str = "python/requirements.txt";
/// The largest wheel that anybody should have to download, in bytes.
const LARGEST_WHEEL: u64 = 5_000_000;

/// `cargo xtask python`: builds the package as tests want it, quickly, and tests it.
pub fn check(sh: &Shell) -> Result<()> {
    set_up(sh)?;
    step("package for Python", || {
        // With a test of the workspace, whichever: then all has the features that tests have, and nothing is built twice.
        cmd!(sh, "cargo build --workspace --locked --lib --bin bastide --test environment").run()?;
        install(sh, "debug")
    })?;
    step("types in Python", || Ok(types(sh).run()?))?;
    step("tests in Python", || Ok(test(sh).run()?))
}

/// The virtual environment with what the package is tested with; made again when that changes.
pub fn set_up(sh: &Shell) -> Result<()> {
    meet(sh, &[PYTHON])?;
    let (wanted, installed) = (sh.read_file(REQUIREMENTS)?, folder().join("requirements.txt"));
    if fs::read_to_string(&installed).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    let (folder, python) = (folder(), python());
    cmd!(sh, "python3 -m venv --clear {folder}").run()?;
    // Only what is imported is compiled, and then.
    cmd!(sh, "{python} -m pip install --quiet --disable-pip-version-check --no-compile -r {REQUIREMENTS}")
        .run()?;
    Ok(fs::write(installed, wanted)?)
}

/// `cargo xtask python --release`: builds the package as it is given away, for measurements.
pub fn install_release(sh: &Shell) -> Result<()> {
    set_up(sh)?;
    cmd!(sh, "cargo build --locked --release --package bastide-python --package cli").run()?;
    install(sh, "release")
}

/// Puts the package, as it was built, into the virtual environment.
fn install(sh: &Shell, profile: &str) -> Result<()> {
    let python = python();
    let packages =
        cmd!(sh, "{python} -c 'import sysconfig; print(sysconfig.get_path(\"platlib\"))'").read()?;
    let package = Path::new(&packages).join("bastide");
    copy_sources(&root().join("python/bastide"), &package)?;
    let library = target().join(profile).join(format!("{DLL_PREFIX}_bastide{DLL_SUFFIX}"));
    let ending = if cfg!(windows) { "pyd" } else { "abi3.so" };
    fs::copy(&library, package.join(format!("_bastide.{ending}")))
        .with_context(|| library.display().to_string())?;
    Ok(())
}

/// The tests, which compare the package with the program step by step.
fn test(sh: &Shell) -> Cmd<'_> {
    let python = python();
    cmd!(sh, "{python} -m pytest --quiet python").env("BASTIDE_PROGRAM", program("debug"))
}

/// The type checker.
fn types(sh: &Shell) -> Cmd<'_> {
    let python = python();
    cmd!(sh, "{python} -m basedpyright --project python/pyproject.toml --pythonpath {python}")
}

/// `cargo xtask wheel`: what is given away, as small and as fast as it gets: a wheel and the source, which are tried in an
/// environment that has nothing else.
pub fn wheel(sh: &Shell) -> Result<()> {
    set_up(sh)?;
    let (python, folder) = (python(), target().join("wheels"));
    sh.remove_path(&folder)?;
    // From the source that is given away, which shows that it is complete. Not locked: of the workspace it has only what it
    // takes, so cargo leaves out of the lock file what nothing else needs.
    let maturin = cmd!(sh, "{python} -m maturin build --release --sdist --out {folder}");
    maturin.arg("--manifest-path").arg(root().join("python/Cargo.toml")).run()?;
    let wheel = fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| has_ending(path, "whl"));
    let wheel = wheel.context("maturin made no wheel")?;
    let size = fs::metadata(&wheel)?.len();
    if size > LARGEST_WHEEL {
        bail!("{} has {size} bytes, more than {LARGEST_WHEEL}", wheel.display());
    }
    println!("{}: {:.2} MB", wheel.display(), size as f64 / 1e6);
    let empty = target().join("wheel-environment");
    sh.remove_path(&empty)?;
    cmd!(sh, "python3 -m venv {empty}").run()?;
    let alone = empty.join("bin/python");
    cmd!(sh, "{alone} -m pip install --quiet --disable-pip-version-check {wheel}").run()?;
    let game = "import bastide; game = bastide.Game('winter'); game.draw_all(); print(game.choose('greedy'))";
    Ok(cmd!(sh, "{alone} -c {game}").run()?)
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|extension| extension == ending)
}

fn folder() -> PathBuf {
    tools().join("python")
}

fn python() -> PathBuf {
    folder().join("bin/python")
}

/// Replaces a folder by the sources of another.
fn copy_sources(from: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let is_source = ["py", "pyi", "typed"].iter().any(|ending| has_ending(&path, ending));
        if let Some(name) = path.file_name().filter(|_| is_source) {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
