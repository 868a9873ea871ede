//! `cargo xtask cluster` and `cargo xtask faults`: several nodes that share a database, on this machine.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use xshell::{Shell, cmd};

use crate::needs::{NATS, POSTGRES, meet};
use crate::shell::{program, target};

/// How often is looked whether something has happened.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What to do with a cluster.
#[derive(Subcommand)]
pub enum Action {
    /// Start a database with a standby, three nodes that share it, and a proxy in front of them
    Up {
        /// The program as it is given away, whose nodes reach the database without a proxy: to measure
        #[arg(long)]
        release: bool,
        /// Let nodes tell each other through NATS
        #[arg(long)]
        nats: bool,
    },
    /// End all of it
    Down,
}

/// Starts or ends a cluster that runs by itself.
pub fn cluster(sh: &Shell, action: &Action) -> Result<()> {
    match action {
        Action::Up { release, nats } => up(sh, *release, *nats),
        Action::Down => down(sh),
    }
}

/// So many faults in a cluster, under load.
pub fn faults(sh: &Shell, count: u32, seed: u64, tables: u32, nats: bool, release: bool) -> Result<()> {
    let built = build(sh, release, nats)?;
    let (cluster, bastide, folder) = (built.with_file_name("cluster"), built, target().join("faults"));
    let (count, seed, tables) = (count.to_string(), seed.to_string(), tables.to_string());
    let nats = nats.then_some("--nats");
    let faults = cmd!(sh, "{cluster} --program {bastide} --folder {folder} {nats...} faults");
    Ok(faults.args(["--count", &count, "--seed", &seed, "--tables", &tables]).run()?)
}

fn up(sh: &Shell, release: bool, nats: bool) -> Result<()> {
    if let Some(process) = running(sh) {
        bail!("a cluster is running as process {process}; end it with: cargo xtask cluster down");
    }
    let built = build(sh, release, nats)?;
    let log_file = folder().with_extension("log");
    let log = File::create(&log_file)?;
    let mut command = Command::new(built.with_file_name("cluster"));
    command.arg("--program").arg(built).arg("--folder").arg(folder());
    command.args(nats.then_some("--nats")).args(release.then_some("--direct")).arg("run");
    // It goes on when this terminal is closed.
    command.process_group(0).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    let _ = fs::remove_file(addresses());
    let mut child = command.spawn().context("the cluster does not start")?;
    while !addresses().exists() {
        if let Some(status) = child.try_wait()? {
            bail!("the cluster ended with {status}: {}", fs::read_to_string(log_file)?);
        }
        sleep(LOOK_EVERY);
    }
    print!("{}", fs::read_to_string(addresses())?);
    println!("Data and logs are in {}. To end it: cargo xtask cluster down", folder().display());
    Ok(())
}

fn down(sh: &Shell) -> Result<()> {
    let Some(process) = running(sh) else { bail!("no cluster is running") };
    cmd!(sh, "kill -TERM {process}").quiet().run()?;
    while running(sh).is_some() {
        sleep(LOOK_EVERY);
    }
    println!("The cluster has ended.");
    Ok(())
}

/// Builds what is needed; the answer is the program.
fn build(sh: &Shell, is_release: bool, is_nats: bool) -> Result<PathBuf> {
    meet(sh, if is_nats { &[POSTGRES, NATS] } else { &[POSTGRES] })?;
    let release = is_release.then_some("--release");
    cmd!(sh, "cargo build --locked {release...} --package cli --package cluster").run()?;
    Ok(program(if is_release { "release" } else { "debug" }))
}

/// The process of the cluster, if it is running.
fn running(sh: &Shell) -> Option<String> {
    let process = fs::read_to_string(folder().join("process")).ok()?;
    let name = fs::read_to_string(format!("/proc/{process}/comm")).ok()?;
    let is_running =
        name.trim() == "cluster" && cmd!(sh, "kill -0 {process}").quiet().ignore_stderr().run().is_ok();
    is_running.then_some(process)
}

fn folder() -> PathBuf {
    target().join("cluster")
}

fn addresses() -> PathBuf {
    folder().join("addresses")
}
