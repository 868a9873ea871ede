//! `bastide serve`

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use anyhow::Context;
use clap::value_parser;
use games::Message;
use server::{Config, GivenKey, KeySource, LostKey, Server, SharedStore};
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
    /// A file with options, such as `listen = "0.0.0.0:8000"`; flags and the environment come before it.
    #[arg(long, value_name = "FILE", env = "BASTIDE_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000", env = "BASTIDE_LISTEN")]
    listen: SocketAddr,
    /// The folder of the store; it is made if it is not there.
    #[arg(long, value_name = "DIR", default_value = "data", env = "BASTIDE_DATA")]
    data: PathBuf,
    /// The database that this node shares with others, as `postgres://USER@HOST,HOST/NAME`; otherwise the store is in the folder.
    #[arg(long, value_name = "URL", env = "BASTIDE_STORE", hide_env_values = true)]
    store: Option<String>,
    /// The file with the key that encrypts secrets: all nodes that share a store need the same one.
    #[arg(long, value_name = "FILE", env = "BASTIDE_KEY")]
    key: Option<PathBuf>,
    /// The key itself instead, as 64 hexadecimal digits. Others on the machine can see flags: give it by the environment.
    #[arg(long, value_name = "HEX", env = "BASTIDE_KEY_HEX", hide_env_values = true)]
    key_hex: Option<GivenKey>,
    /// Where NATS is, if nodes are to tell each other through it instead of the database, as `nats://HOST:PORT`.
    #[arg(long, value_name = "URL", env = "BASTIDE_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// What this node is called in logs.
    #[arg(long, value_name = "NAME", default_value = "node", env = "BASTIDE_NODE")]
    node: String,
    /// How the world reaches the server, such as `https://games.example.org`.
    #[arg(long, value_name = "URL", value_parser = web_address, env = "BASTIDE_PUBLIC_URL")]
    public_url: Option<String>,
    /// Believe what a proxy in front of the server says about who asks.
    #[arg(long, env = "BASTIDE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Requests a second of one seat or session, on average; 0 is without limit.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().requests, env = "BASTIDE_REQUESTS")]
    requests: f64,
    /// Orders a second of one seat, on average; 0 is without limit.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().orders, env = "BASTIDE_ORDERS")]
    orders: f64,
    /// Connections at a time; fewer where the machine does not allow as many open files.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections, env = "BASTIDE_CONNECTIONS")]
    connections: usize,
    /// Connections at a time from one address; 0 is without limit. A proxy has to see to it itself.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections_each, env = "BASTIDE_CONNECTIONS_EACH")]
    connections_each: usize,
    /// How long a turn of a bot takes at least where somebody looks on, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 800, value_parser = value_parser!(u64).range(..=60_000), env = "BASTIDE_BOT_PACE")]
    bot_pace: u64,
    /// After how many seconds a table that nobody looks at leaves the memory.
    #[arg(long, value_name = "S", default_value_t = 600, env = "BASTIDE_IDLE_AFTER")]
    idle_after: u32,
    /// Tables of one person, or from one address, at which the game has not begun; 0 is without limit.
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().waiting_tables, env = "BASTIDE_WAITING_TABLES")]
    waiting_tables: usize,
    /// For how many days a table is kept at which the game has not begun; 0 is for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "BASTIDE_KEEP_WAITING")]
    keep_waiting: u32,
    /// For how many days a game is kept that nobody goes on with; 0 is for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 180, env = "BASTIDE_KEEP_RUNNING")]
    keep_running: u32,
    /// For how many days a game is kept that is over; 0 is for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 730, env = "BASTIDE_KEEP_OVER")]
    keep_over: u32,
    /// For how many days a guest is kept who has a seat at no table; 0 is for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "BASTIDE_KEEP_GUESTS")]
    keep_guests: u32,
    /// A folder that gets the record of every game before its table is deleted.
    #[arg(long, value_name = "DIR", env = "BASTIDE_EXPORT")]
    export: Option<PathBuf>,
    /// If the key is lost, delete the tables that are not over and need it, and start all the same.
    #[arg(long)]
    forget_running_tables: bool,
    /// On how many threads bots think, and on how many others answers are made that take longer than a moment; otherwise
    /// as many as the machine has cores.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024), env = "BASTIDE_THREADS")]
    threads: Option<u16>,
    /// What to log to standard error, such as `info` or `server=debug`.
    #[arg(long, value_name = "FILTER", default_value = "info", env = "BASTIDE_LOG")]
    log: String,
    /// Log JSON, a line each.
    #[arg(long, env = "BASTIDE_LOG_JSON")]
    log_json: bool,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    start_log(args)?;
    warn_of_unknown_variables();
    let mut config = Config { shared_store: shared_store(app, args)?, ..config(args) };
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

/// The store that nodes share, if there is one. What belongs to it may come from anywhere, so it is put together here.
fn shared_store(app: &App, args: &Args) -> anyhow::Result<Option<SharedStore>> {
    let needs = |option: &str, needed: &str| {
        app.error(&Message::new("cli-serve-needs").with("option", option).with("needed", needed))
    };
    let Some(url) = args.store.clone() else {
        return if args.nats.is_some() { Err(needs("nats", "store")) } else { Ok(None) };
    };
    let key = args.key_hex.clone().map(KeySource::Given).or(args.key.clone().map(KeySource::File));
    let key = key.ok_or_else(|| needs("store", "key"))?;
    Ok(Some(SharedStore { url, key, nats: args.nats.clone() }))
}

fn config(args: &Args) -> Config {
    let mut config = Config::new(&args.data);
    config.listen = args.listen;
    config.node.clone_from(&args.node);
    config.public_url.clone_from(&args.public_url);
    config.is_behind_proxy = args.behind_proxy;
    config.limits.requests = args.requests;
    config.limits.burst = args.requests * 5.0;
    config.limits.orders = args.orders;
    config.idle_after = Duration::from_secs(args.idle_after.into());
    config.bot_pace = Duration::from_millis(args.bot_pace);
    config.threads = args.threads.map_or(config.threads, usize::from);
    config.limits.connections_each = args.connections_each;
    config.limits.waiting_tables = args.waiting_tables;
    config.retention.waiting = days(args.keep_waiting);
    config.retention.running = days(args.keep_running);
    config.retention.over = days(args.keep_over);
    config.retention.guests = days(args.keep_guests);
    config.retention.export.clone_from(&args.export);
    if args.forget_running_tables {
        config.lost_key = LostKey::ForgetTables;
    }
    config
}

/// So many days; none is for ever.
fn days(count: u32) -> Option<Duration> {
    (count > 0).then(|| Duration::from_secs(24 * 60 * 60) * count)
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

/// Says which variables of the environment look like options and are none.
fn warn_of_unknown_variables() {
    let serve = <Args as clap::Args>::augment_args(clap::Command::new("serve"));
    let is_known = |name: &str| serve.get_arguments().any(|arg| arg.get_env().is_some_and(|env| env == name));
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in names.filter(|name| name.starts_with("BASTIDE_") && !is_known(name)) {
        tracing::warn!(name, "there is no such option");
    }
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
