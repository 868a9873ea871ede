//! Many parties at once, for a while.

use std::time::{Duration, Instant};

use bots::Luck;
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::client::Client;
use crate::error::LoadError;
use crate::figures::{Figures, Memory, Restart, Spread};
use crate::http::{Http, Site};
use crate::party::Party;
use crate::serving::Serving;

/// How many connect or sit down at the same time.
const FEW: usize = 64;
/// How many watch a table at which nothing happens.
const WATCHERS: usize = 100;
/// How many moves have been made in a game that goes on another day.
const STORED_MOVES: u32 = 70;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game.
    pub game: String,
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

/// Where it is played: at a server that is there, or at one of our own.
pub enum Server {
    /// One that is there.
    Given(Site),
    /// One that may be measured and stopped.
    Own(Box<Serving>),
}

impl Server {
    fn site(&self) -> &Site {
        match self {
            Server::Given(site) => site,
            Server::Own(serving) => serving.site(),
        }
    }

    fn memory(&self) -> Option<u64> {
        match self {
            Server::Given(_) => None,
            Server::Own(serving) => serving.memory(),
        }
    }
}

/// Plays at a server, and tells how it went.
pub async fn run(load: &Load, mut server: Server) -> Result<Figures, LoadError> {
    let site = server.site().clone();
    // They have nobody connected, but the server has to take them up when it starts again.
    at_once(FEW, (0..load.stored).map(|seed| play_a_while(load, &site, seed))).await?;
    let empty = server.memory();
    let parties = at_once(FEW, (0..load.tables).map(|seed| sit_down(load, &site, seed))).await?;
    let with_tables = server.memory();
    let mut idle = watch(load.idle, &site).await?;
    let with_idle = server.memory();

    let start = Instant::now();
    let playing = (0..).zip(parties).map(|(seed, party)| play(load, &site, party, Luck::new(seed)));
    let (parties, times, games) = sum(at_once(usize::MAX, playing).await?);
    let seconds = start.elapsed().as_secs_f64();
    // None of those who only watch may have been lost.
    if let Some(lost) = idle.try_join_next() {
        lost.map_err(std::io::Error::from)??;
    }
    let (parties, reconnected) = join_all(&site, parties).await?;
    idle.shutdown().await;
    let restart = match &mut server {
        Server::Given(_) => None,
        Server::Own(serving) => Some(restart(serving, parties).await?),
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
        moves: times.len(),
        games,
        acknowledged: Spread::of(times),
        memory,
        reconnected: Spread::of(reconnected),
        restart,
    })
}

/// What all tasks come to, so many of them at once, or the first error.
async fn at_once<T: Send + 'static>(
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

/// A party that sits at a table of its own.
fn sit_down(load: &Load, site: &Site, seed: usize) -> impl Future<Output = Result<Party, LoadError>> + use<> {
    let (game, site) = (load.game.clone(), site.clone());
    async move {
        let mut party = Party::new(&mut Http::connect(&site).await?, &game, seed as u64).await?;
        party.begin(&site).await?;
        Ok(party)
    }
}

/// A party that plays half a game, and goes.
fn play_a_while(
    load: &Load,
    site: &Site,
    seed: usize,
) -> impl Future<Output = Result<(), LoadError>> + use<> {
    let sitting = sit_down(load, site, seed);
    async move {
        let mut party = sitting.await?;
        for _ in 0..STORED_MOVES {
            party.turn().await?;
        }
        Ok(())
    }
}

/// The answer to a new table.
#[derive(Deserialize)]
struct Quiet {
    id: String,
}

/// Opens sockets at tables at which nothing happens, and listens until somebody has enough.
async fn watch(count: usize, site: &Site) -> Result<JoinSet<Result<(), LoadError>>, LoadError> {
    let opening = (0..count).step_by(WATCHERS).map(|first| {
        let (site, watchers) = (site.clone(), WATCHERS.min(count - first));
        async move {
            let person = json!({ "kind": "person" });
            let settings = json!({ "game": "winter", "seats": [person, person] });
            let Quiet { id } = Http::connect(&site).await?.post("/api/tables", &settings).await?;
            let mut clients = Vec::new();
            for _ in 0..watchers {
                clients.push(Client::join(&site, &id, &[], 0).await?);
            }
            Ok(clients)
        }
    });
    let mut idle = JoinSet::new();
    for mut client in at_once(FEW, opening).await?.into_iter().flatten() {
        idle.spawn(async move {
            loop {
                client.hear().await?;
            }
        });
    }
    Ok(idle)
}

/// What became of a party that played.
struct Played {
    party: Party,
    times: Vec<Duration>,
    games: usize,
}

/// Plays until the time is up, game after game.
fn play(
    load: &Load,
    site: &Site,
    mut party: Party,
    mut luck: Luck,
) -> impl Future<Output = Result<Played, LoadError>> + use<> {
    let (load, site, end) = (load.clone(), site.clone(), Instant::now() + load.time);
    let twice = u32::try_from(2 * load.think.as_millis()).unwrap_or(u32::MAX - 1);
    async move {
        let (mut times, mut games) = (Vec::new(), 0);
        loop {
            let next = Instant::now() + Duration::from_millis(luck.below(twice + 1).into());
            sleep_until(next.min(end).into()).await;
            if Instant::now() >= end {
                return Ok(Played { party, times, games });
            }
            match party.turn().await? {
                Some(acknowledged) => times.push(acknowledged.took),
                None => {
                    games += 1;
                    party = sit_down(&load, &site, luck.below(u32::MAX) as usize).await?;
                }
            }
        }
    }
}

fn sum(all: Vec<Played>) -> (Vec<Party>, Vec<Duration>, usize) {
    let (mut parties, mut times, mut games) = (Vec::new(), Vec::new(), 0);
    for played in all {
        parties.push(played.party);
        times.extend(played.times);
        games += played.games;
    }
    (parties, times, games)
}

/// Everybody connects again; how long each took.
async fn join_all(site: &Site, parties: Vec<Party>) -> Result<(Vec<Party>, Vec<Duration>), LoadError> {
    let joining = parties.into_iter().map(|mut party| {
        let site = site.clone();
        async move { party.join(&site).await.map(|times| (party, times)) }
    });
    let (parties, times): (Vec<Party>, Vec<Vec<Duration>>) = at_once(FEW, joining).await?.into_iter().unzip();
    Ok((parties, times.concat()))
}

/// Stops the server and starts it again; everybody comes back and makes a move.
async fn restart(serving: &mut Serving, parties: Vec<Party>) -> Result<Restart, LoadError> {
    serving.stop().await?;
    serving.start_again().await?;
    let start = Instant::now();
    let (parties, _) = join_all(serving.site(), parties).await?;
    let moving = parties.into_iter().map(|mut party| async move { party.turn().await });
    at_once(usize::MAX, moving).await?;
    Ok(Restart { seconds: serving.took().as_secs_f64(), back: start.elapsed().as_secs_f64() })
}
