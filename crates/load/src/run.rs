//! Many pairs at once, for a while.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Rng;
use client::{Http, ServerAddress, Socket};
use serde_json::json;
use table::DrawMode;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::error::LoadError;
use crate::figures::{Figures, Memory, Restart, Spread};
use crate::new_table::NewTable;
use crate::pair::Pair;
use crate::process::ServerProcess;
use crate::viewer::Client;

/// How many connect or sit down at the same time.
pub(crate) const FEW: usize = 64;
/// How many watch a table at which nothing happens.
const WATCHERS: usize = 100;
/// How many moves have been made in a game that goes on another day.
const STORED_MOVES: u32 = 70;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game.
    pub game: String,
    /// What the players have.
    pub client: Client,
    /// What draws come from.
    pub draws: DrawMode,
    /// How many tables at once.
    pub tables: usize,
    /// How many sockets are only open.
    pub idle: usize,
    /// How many more tables are in the middle of a game that goes on another day.
    pub stored: usize,
    /// For how long.
    pub time: Duration,
    /// How long players think about a move, on average.
    pub think: Duration,
}

/// Where it is played: at a server that is there, or at one that was started for it.
pub enum Server {
    /// One that is there, with all its nodes: the two at a table are at different ones.
    Given(Vec<ServerAddress>),
    /// One that may be measured and stopped.
    Started(Box<ServerProcess>),
}

impl Server {
    fn nodes(&self) -> Nodes {
        match self {
            Server::Given(addresses) => Nodes(addresses.clone().into()),
            Server::Started(process) => Nodes::one(process.address()),
        }
    }

    fn memory(&self) -> Option<u64> {
        self.started().and_then(ServerProcess::memory)
    }

    fn processor_time(&self) -> Option<Duration> {
        self.started().and_then(ServerProcess::processor_time)
    }

    fn started(&self) -> Option<&ServerProcess> {
        match self {
            Server::Given(_) => None,
            Server::Started(process) => Some(process),
        }
    }
}

/// The addresses of a server, at least one.
#[derive(Clone)]
struct Nodes(Arc<[ServerAddress]>);

impl Nodes {
    fn one(address: &ServerAddress) -> Nodes {
        Nodes([address.clone()].into())
    }

    /// The one for a number.
    fn get(&self, number: usize) -> &ServerAddress {
        &self.0[number % self.0.len()]
    }

    /// Where the two at a table are.
    fn of_pair(&self, number: usize) -> [&ServerAddress; 2] {
        [self.get(number), self.get(number + 1)]
    }
}

/// Plays at a server, and tells how it went.
pub async fn run(load: &Load, mut server: Server) -> Result<Figures, LoadError> {
    let nodes = server.nodes();
    // They have nobody connected, but the server has to take them up when it starts again.
    at_once(FEW, (0..load.stored).map(|seed| play_a_while(load, &nodes, seed))).await?;
    let empty = server.memory();
    let pairs = at_once(FEW, (0..load.tables).map(|seed| sit_down(load, &nodes, seed))).await?;
    let with_tables = server.memory();
    let mut idle = watch(load.idle, nodes.get(0)).await?;
    let with_idle = server.memory();

    let (start, used_before) = (Instant::now(), server.processor_time());
    let playing = (0..).zip(pairs).map(|(seed, pair)| play(load, &nodes, pair, Rng::new(seed)));
    let Sum { pairs, acknowledged, shown, bytes, games } = sum(at_once(usize::MAX, playing).await?);
    let (seconds, used) = (start.elapsed().as_secs_f64(), server.processor_time());
    let moves = acknowledged.len();
    let used = used.zip(used_before).map(|(after, before)| after.saturating_sub(before));
    // None of those who only watch may have been lost.
    if let Some(lost) = idle.try_join_next() {
        lost.map_err(std::io::Error::from)??;
    }
    let (pairs, reconnected) = join_all(&nodes, pairs).await?;
    idle.shutdown().await;
    let restart = match &mut server {
        Server::Given(_) => None,
        Server::Started(process) => Some(restart(process, pairs).await?),
    };
    let each = |after: u64, before: u64, count: usize| after.saturating_sub(before) / count.max(1) as u64;
    let memory = empty.zip(with_tables).zip(with_idle).map(|((empty, tables), idle)| Memory {
        empty,
        table: each(tables, empty, load.tables),
        idle: each(idle, tables, load.idle),
    });
    Ok(Figures {
        tables: load.tables,
        idle: load.idle,
        stored: load.stored,
        seconds,
        moves,
        games,
        acknowledged: Spread::of(acknowledged),
        shown: Spread::of(shown),
        bytes: bytes as f64 / (2 * moves).max(1) as f64,
        processor: used.map(|used| used.as_secs_f64() * 1000.0 / moves.max(1) as f64),
        memory,
        reconnected: Spread::of(reconnected),
        restart,
    })
}

/// What all tasks come to, so many of them at once, or the first error.
pub(crate) async fn at_once<T: Send + 'static>(
    most: usize,
    tasks: impl Iterator<Item = impl Future<Output = Result<T, LoadError>> + Send + 'static>,
) -> Result<Vec<T>, LoadError> {
    let mut running = JoinSet::new();
    let mut done = Vec::new();
    for task in tasks {
        if running.len() >= most
            && let Some(one) = running.join_next().await
        {
            done.push(one.map_err(std::io::Error::from)??);
        }
        running.spawn(task);
    }
    while let Some(one) = running.join_next().await {
        done.push(one.map_err(std::io::Error::from)??);
    }
    Ok(done)
}

/// Two players who sit at a table of their own.
fn sit_down(
    load: &Load,
    nodes: &Nodes,
    seed: usize,
) -> impl Future<Output = Result<Pair, LoadError>> + use<> {
    let Load { game, client, draws, .. } = load.clone();
    let nodes = nodes.clone();
    async move {
        let mut http = Http::connect(nodes.get(seed)).await?;
        let mut pair = Pair::with_draws(&mut http, &game, client, draws, seed as u64).await?;
        pair.begin_at(nodes.of_pair(seed)).await?;
        Ok(pair)
    }
}

/// Two players who play half a game, and go.
fn play_a_while(
    load: &Load,
    nodes: &Nodes,
    seed: usize,
) -> impl Future<Output = Result<(), LoadError>> + use<> {
    let sitting = sit_down(load, nodes, seed);
    async move {
        let mut pair = sitting.await?;
        for _ in 0..STORED_MOVES {
            pair.turn().await?;
        }
        Ok(())
    }
}

/// Opens sockets at tables at which nothing happens, and listens until somebody has enough.
async fn watch(count: usize, address: &ServerAddress) -> Result<JoinSet<Result<(), LoadError>>, LoadError> {
    let opening = (0..count).step_by(WATCHERS).map(|first| {
        let (address, watchers) = (address.clone(), WATCHERS.min(count - first));
        async move {
            let person = json!({ "kind": "person" });
            let settings = json!({ "game": "winter", "seats": [person, person] });
            let NewTable { id, .. } = NewTable::make(&mut Http::connect(&address).await?, &settings).await?;
            let mut sockets = Vec::new();
            for _ in 0..watchers {
                sockets.push(Socket::join(&address, &id, &[], 0).await?);
            }
            Ok(sockets)
        }
    });
    let mut idle = JoinSet::new();
    for mut socket in at_once(FEW, opening).await?.into_iter().flatten() {
        idle.spawn(async move {
            loop {
                socket.hear().await?;
            }
        });
    }
    Ok(idle)
}

/// What became of a pair that played.
struct Played {
    pair: Pair,
    acknowledged: Vec<Duration>,
    shown: Vec<Duration>,
    bytes: u64,
    games: usize,
}

/// How long somebody thinks who thinks for so long on average.
pub(crate) fn pause(average: Duration, rng: &mut Rng) -> Duration {
    let twice = u32::try_from(2 * average.as_millis()).unwrap_or(u32::MAX - 1);
    Duration::from_millis(rng.below(twice + 1).into())
}

/// Plays until the time is up, game after game.
fn play(
    load: &Load,
    nodes: &Nodes,
    mut pair: Pair,
    mut rng: Rng,
) -> impl Future<Output = Result<Played, LoadError>> + use<> {
    let (load, nodes, end) = (load.clone(), nodes.clone(), Instant::now() + load.time);
    async move {
        let (mut acknowledged, mut shown, mut bytes, mut games) = (Vec::new(), Vec::new(), 0, 0);
        let mut before = pair.received();
        loop {
            let next = Instant::now() + pause(load.think, &mut rng);
            sleep_until(next.min(end).into()).await;
            if Instant::now() >= end {
                bytes += pair.received() - before;
                return Ok(Played { pair, acknowledged, shown, bytes, games });
            }
            match pair.turn().await? {
                Some(done) => {
                    acknowledged.push(done.took);
                    pair.settle().await?;
                    shown.push(done.sent.elapsed());
                }
                None => {
                    (games, bytes) = (games + 1, bytes + pair.received() - before);
                    pair = sit_down(&load, &nodes, rng.below(u32::MAX) as usize).await?;
                    before = pair.received();
                }
            }
        }
    }
}

/// What became of all pairs.
#[derive(Default)]
struct Sum {
    pairs: Vec<Pair>,
    acknowledged: Vec<Duration>,
    shown: Vec<Duration>,
    bytes: u64,
    games: usize,
}

fn sum(all: Vec<Played>) -> Sum {
    let mut sum = Sum::default();
    for played in all {
        sum.pairs.push(played.pair);
        sum.acknowledged.extend(played.acknowledged);
        sum.shown.extend(played.shown);
        sum.bytes += played.bytes;
        sum.games += played.games;
    }
    sum
}

/// Everybody connects again; how long each took.
async fn join_all(nodes: &Nodes, pairs: Vec<Pair>) -> Result<(Vec<Pair>, Vec<Duration>), LoadError> {
    let joining = (0..).zip(pairs).map(|(number, mut pair)| {
        let nodes = nodes.clone();
        async move {
            let times = pair.join_at(nodes.of_pair(number)).await?;
            Ok((pair, times))
        }
    });
    let (pairs, times): (Vec<Pair>, Vec<Vec<Duration>>) = at_once(FEW, joining).await?.into_iter().unzip();
    Ok((pairs, times.concat()))
}

/// Stops the server and starts it again; everybody comes back and makes a move.
async fn restart(process: &mut ServerProcess, pairs: Vec<Pair>) -> Result<Restart, LoadError> {
    process.stop().await?;
    process.start_again().await?;
    let start = Instant::now();
    let (pairs, _) = join_all(&Nodes::one(process.address()), pairs).await?;
    let moving = pairs.into_iter().map(|mut pair| async move { Ok(pair.turn().await?) });
    at_once(usize::MAX, moving).await?;
    Ok(Restart { seconds: process.took().as_secs_f64(), back: start.elapsed().as_secs_f64() })
}
