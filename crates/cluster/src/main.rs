//! `cluster`: runs a cluster on this machine, or a campaign of faults in one. `cargo xtask cluster` and `cargo xtask faults`
//! start it.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cluster::{Campaign, Cluster, Fault, Nats};
use tokio::signal::unix::{SignalKind, signal};

#[derive(Parser)]
#[command(about = "Several nodes that share a database, on this machine")]
struct Args {
    /// The program `bastide`
    #[arg(long)]
    program: PathBuf,
    /// Where data folders and logs of the nodes are
    #[arg(long)]
    folder: PathBuf,
    /// Let nodes tell each other through NATS
    #[arg(long)]
    nats: bool,
    /// Let nodes reach the database without a proxy, to measure
    #[arg(long)]
    direct: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run a cluster until it is asked to stop; its addresses are in the file `addresses`
    Run,
    /// Let things go wrong while many play, and compare in the end
    Faults {
        /// How many faults
        #[arg(long, default_value_t = 30)]
        count: usize,
        /// What all chance comes from
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many tables at a time
        #[arg(long, default_value_t = 12)]
        tables: usize,
    },
}

#[tokio::main]
async fn main() -> Result<ExitCode, Box<dyn Error>> {
    let Args { program, folder, nats, direct, task } = Args::parse();
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let nats = if nats { Some(Nats::start().await?) } else { None };
    let mut cluster = Cluster::start_with(&program, &folder, nats, direct).await?;
    match task {
        Task::Run => run(&cluster, &folder).await,
        Task::Faults { count, seed, tables } => faults(&mut cluster, count, seed, tables).await,
    }
}

async fn run(cluster: &Cluster, folder: &Path) -> Result<ExitCode, Box<dyn Error>> {
    let (mut end, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let mut text = format!("proxy http://{}/\n", cluster.front());
    for (number, address) in (1..).zip(cluster.addresses()) {
        text += &format!("node {number} http://{}/\n", address.authority());
    }
    for address in cluster.database().addresses() {
        text += &format!("database {address}\n");
    }
    // Whoever waits for the file sees all of it or nothing.
    fs::write(folder.join("process"), std::process::id().to_string())?;
    fs::write(folder.join("addresses.new"), text)?;
    fs::rename(folder.join("addresses.new"), folder.join("addresses"))?;
    tokio::select! {
        _ = end.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(ExitCode::SUCCESS)
}

async fn faults(
    cluster: &mut Cluster,
    count: usize,
    seed: u64,
    tables: usize,
) -> Result<ExitCode, Box<dyn Error>> {
    let mut campaign = Campaign::mixed(tables, count, seed, cluster.nodes().len());
    if cluster.nats_mut().is_some() {
        // One more for every ten.
        campaign.faults.extend((0..count.div_ceil(10)).map(|_| Fault::KillNats));
    }
    let report = campaign
        .run(cluster, |outcome| {
            let _ = writeln!(io::stdout(), "{outcome}");
        })
        .await?;
    writeln!(io::stdout(), "{report}")?;
    let is_good = report.violations.is_empty() && report.late(1).is_empty();
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
