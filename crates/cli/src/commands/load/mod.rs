//! `bastide load`

mod against;
mod attack;

use std::env;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use clap::{ValueEnum, value_parser};
use client::ServerAddress;
use games::Message;
use load::{Client, Figures, Load, LoadError, Memory, Restart, Server, ServerProcess, Spread};
use table::DrawMode;
use tempfile::TempDir;
use tokio::signal::unix::{SignalKind, signal};

use crate::app::App;
use crate::args;
use crate::open_files;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many tables to play at, all at once.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    tables: u32,
    /// For how many seconds.
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u32,
    /// How many more sockets to keep open, at tables at which nothing happens.
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle: u32,
    /// How many more tables to leave in the middle of a game, for the server to take up when it starts again.
    #[arg(long, value_name = "N", default_value_t = 0)]
    stored: u32,
    /// How long players think about a move, on average, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value_parser!(u32).range(..=600_000))]
    think: u32,
    /// The game.
    #[arg(long, value_name = "GAME", default_value = "winter")]
    game: String,
    /// What the players have: the page of somebody who has been there before, or a program that reads the protocol.
    #[arg(long, value_name = "CLIENT", default_value = "page")]
    client: ClientArg,
    /// What draws come from: with `sealed` every player adds something to each.
    #[arg(long, value_name = "MODE", default_value = "committed")]
    draws: DrawsArg,
    /// The address of a server that runs, such as `http://127.0.0.1:8000`; otherwise one is started. With several, which are nodes
    /// of one server, the two at a table are at different ones.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    server: Vec<ServerAddress>,
    /// The folder of the store of the server that is started; it must not be there yet. Otherwise it is one
    /// for temporary files, and deleted.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Attack a server that is started for it, and tell what becomes of others there: `films`, `bots` and so on, or `all` of
    /// them in turn. `--seconds` says for how long.
    #[arg(long, value_name = "NAME", value_parser = attack::parser(), conflicts_with_all = ["server", "data", "tables", "idle", "stored", "think", "game", "client", "draws"])]
    attack: Option<String>,
    /// Play against bots of this level, one at each table, and tell how long their turns take.
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["attack", "idle", "stored", "client", "draws"])]
    against: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum DrawsArg {
    Committed,
    Sealed,
}

impl From<DrawsArg> for DrawMode {
    fn from(draws: DrawsArg) -> DrawMode {
        match draws {
            DrawsArg::Committed => DrawMode::Committed,
            DrawsArg::Sealed => DrawMode::Sealed,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum ClientArg {
    Page,
    Protocol,
}

impl From<ClientArg> for Client {
    fn from(client: ClientArg) -> Client {
        match client {
            ClientArg::Page => Client::Page,
            ClientArg::Protocol => Client::Protocol,
        }
    }
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    if let Some(name) = &args.attack {
        return attack::run(app, name, Duration::from_secs(args.seconds.into()), args.json);
    }
    args::find(app, &args.game)?;
    need_open_files(app, args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(level) = &args.against {
        let figures = runtime.block_on(against::measure(app, args, level))?;
        return if args.json { app.json(&figures) } else { Ok(against::tell(app, &figures)?) };
    }
    let figures = runtime.block_on(measure(app, args))?;
    if args.json { app.json(&figures) } else { Ok(tell(app, &figures)?) }
}

/// Every socket is an open file, here as well as in a server that is started.
fn need_open_files(app: &App, args: &Args) -> anyhow::Result<()> {
    let (needed, most) = (u64::from(args.tables) * 2 + u64::from(args.idle), open_files::raise());
    if open_files::connections(most) >= needed {
        return Ok(());
    }
    let message = Message::new("cli-load-open-files");
    Err(app.error(&message.with("sockets", needed.to_string()).with("most", most.to_string())))
}

async fn measure(app: &App, args: &Args) -> anyhow::Result<Figures> {
    let load = Load {
        game: args.game.clone(),
        client: args.client.into(),
        draws: args.draws.into(),
        tables: args.tables as usize,
        idle: args.idle as usize,
        stored: args.stored as usize,
        time: Duration::from_secs(args.seconds.into()),
        think: Duration::from_millis(args.think.into()),
    };
    if !args.server.is_empty() {
        return Ok(load::run(&load, Server::Given(args.server.clone())).await?);
    }
    let temporary = tempfile::tempdir()?;
    let process = start(app, args, &temporary).await?;
    unless_stopped(app, load::run(&load, Server::Started(Box::new(process)))).await
}

/// A server of its own. Its folder is deleted with the temporary one, unless another was named.
async fn start(app: &App, args: &Args, temporary: &TempDir) -> anyhow::Result<ServerProcess> {
    let data = args.data.clone().unwrap_or_else(|| temporary.path().join("data"));
    if data.try_exists()? {
        return Err(app.error(&Message::new("cli-load-data").with("data", data.display().to_string())));
    }
    Ok(ServerProcess::start(&env::current_exe()?, &data).await?)
}

/// What was measured, unless the test is stopped; then the server that was started ends too.
async fn unless_stopped<T>(
    app: &App,
    measuring: impl Future<Output = Result<T, LoadError>>,
) -> anyhow::Result<T> {
    let mut end = signal(SignalKind::terminate())?;
    tokio::select! {
        figures = measuring => Ok(figures?),
        _ = end.recv() => Err(app.error(&Message::new("cli-load-stopped"))),
    }
}

fn tell(app: &mut App, figures: &Figures) -> io::Result<()> {
    let Figures { tables, idle, stored, seconds, moves, games, memory, restart, .. } = figures;
    app.say(
        &Message::new("cli-load")
            .with("tables", tables.to_string())
            .with("idle", idle.to_string())
            .with("seconds", format!("{seconds:.1}")),
    )?;
    app.say(
        &Message::new("cli-load-moves")
            .with("moves", moves.to_string())
            .with("speed", format!("{:.0}", *moves as f64 / seconds))
            .with("games", games.to_string()),
    )?;
    app.say(&spread(Message::new("cli-load-acknowledged"), &figures.acknowledged))?;
    app.say(&spread(Message::new("cli-load-shown"), &figures.shown))?;
    app.say(&Message::new("cli-load-bytes").with("bytes", format!("{:.0}", figures.bytes)))?;
    if let Some(processor) = figures.processor {
        app.say(&Message::new("cli-load-processor").with("time", format!("{processor:.3}")))?;
    }
    app.say(&spread(Message::new("cli-load-reconnected"), &figures.reconnected))?;
    if let Some(Memory { empty, table, idle }) = memory {
        app.say(
            &Message::new("cli-load-memory")
                .with("empty", (empty / 1024).to_string())
                .with("table", format!("{:.1}", *table as f64 / 1024.0))
                .with("idle", format!("{:.1}", *idle as f64 / 1024.0)),
        )?;
    }
    if let Some(Restart { seconds, back }) = restart {
        app.say(
            &Message::new("cli-load-restart")
                .with("tables", (tables + stored).to_string())
                .with("seconds", format!("{seconds:.2}"))
                .with("back", format!("{back:.2}")),
        )?;
    }
    Ok(())
}

fn spread(message: Message, spread: &Spread) -> Message {
    message
        .with("half", format!("{:.1}", spread.half))
        .with("most", format!("{:.1}", spread.most))
        .with("longest", format!("{:.1}", spread.longest))
}
