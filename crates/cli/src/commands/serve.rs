//! `bastide serve`

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use anyhow::Context;
use clap::value_parser;
use games::Message;
use server::{Config, LostKey, Server};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::app::App;
use crate::open_files;

/// How many threads wait for the disk at the most, and do what else blocks.
const MOST_BLOCKING: usize = 32;
/// How long those may take to end when the server has stopped. What they still do is lost by no one: all that was
/// acknowledged is on disk.
const END_WITHIN: Duration = Duration::from_secs(2);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000")]
    listen: SocketAddr,
    /// The folder of the store; it is made if it is not there.
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// How the world reaches the server, such as `https://games.example.org`.
    #[arg(long, value_name = "URL", value_parser = web_address)]
    public_url: Option<String>,
    /// Believe what a proxy in front of the server says about who asks.
    #[arg(long)]
    behind_proxy: bool,
    /// Requests a second of one seat or session, on average; 0 is without limit.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().requests)]
    requests: f64,
    /// Orders a second of one seat, on average; 0 is without limit.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().orders)]
    orders: f64,
    /// Connections at a time; fewer where the machine does not allow as many open files.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections)]
    connections: usize,
    /// Connections at a time from one address; 0 is without limit. A proxy has to see to it itself.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections_each)]
    connections_each: usize,
    /// How long a turn of a bot takes at least where somebody looks on, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 800, value_parser = value_parser!(u64).range(..=60_000))]
    bot_pace: u64,
    /// After how many seconds a table that nobody looks at leaves the memory.
    #[arg(long, value_name = "S", default_value_t = 600)]
    idle_after: u32,
    /// If the key is lost, delete the tables that are not over and need it, and start all the same.
    #[arg(long)]
    forget_running_tables: bool,
    /// On how many threads bots think, and on how many others answers are made that take longer than a moment; otherwise
    /// as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// What to log to standard error, such as `info` or `server=debug`.
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: String,
    /// Log JSON, a line each.
    #[arg(long)]
    log_json: bool,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    start_log(args)?;
    let mut config = config(args);
    config.limits.connections = connections(args.connections);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(MOST_BLOCKING)
        .build()?;
    let served = runtime.block_on(serve(app, config));
    // Nobody who reads the disk, or hangs there, keeps the program from ending.
    runtime.shutdown_timeout(END_WITHIN);
    served
}

async fn serve(app: &mut App, config: Config) -> anyhow::Result<()> {
    let (mut end, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let mut stop = pin!(async {
        tokio::select! {
            _ = end.recv() => {}
            _ = interrupt.recv() => {}
        }
    });
    let data = config.data.display().to_string();
    // A stop in the middle of the start is one too: what is on disk is whole at any time.
    let server = tokio::select! {
        started = Server::start(config) => started.context(data)?,
        () = &mut stop => return Ok(()),
    };
    let listening = Message::new("cli-serve").with("address", server.address().to_string());
    app.say(&listening.with("tables", server.resumed()))?;
    app.out.flush()?;
    stop.await;
    server.stop().await;
    Ok(())
}

fn config(args: &Args) -> Config {
    let mut config = Config::new(&args.data);
    config.listen = args.listen;
    config.public_url.clone_from(&args.public_url);
    config.is_behind_proxy = args.behind_proxy;
    config.limits.requests = args.requests;
    config.limits.burst = args.requests * 5.0;
    config.limits.orders = args.orders;
    config.idle_after = Duration::from_secs(args.idle_after.into());
    config.bot_pace = Duration::from_millis(args.bot_pace);
    config.threads = args.threads.map_or(config.threads, usize::from);
    config.limits.connections_each = args.connections_each;
    if args.forget_running_tables {
        config.lost_key = LostKey::ForgetTables;
    }
    config
}

/// As many connections as are wanted, if the machine allows as many open files.
fn connections(wanted: usize) -> usize {
    let open_files = open_files::raise();
    let possible = usize::try_from(open_files::connections(open_files)).unwrap_or(usize::MAX);
    if possible < wanted {
        tracing::info!(open_files, wanted, possible, "the machine allows fewer connections at a time");
    }
    wanted.min(possible)
}

fn start_log(args: &Args) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&args.log).context("--log")?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = if args.log_json { log.json().try_init() } else { log.with_ansi(false).try_init() };
    started.map_err(|error| anyhow::anyhow!(error))
}

/// An address that begins with what it is and has nothing behind the host.
fn web_address(text: &str) -> Result<String, String> {
    let address = text.trim_end_matches('/');
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(address.to_owned()),
        _ => Err("such as https://games.example.org".to_owned()),
    }
}
