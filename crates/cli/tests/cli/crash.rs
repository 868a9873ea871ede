//! A server that is killed again and again in the middle of many games: what was acknowledged is there
//! afterwards, and nothing happened twice.

use std::path::Path;
use std::sync::Arc;

use bots::Rng;
use client::{ClientError, Http, ServerAddress};
use load::{Acknowledged, Client, Pair, ServerProcess};
use table::{Event, Logged};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::bastide::bastide;

/// How many times it is killed; `cargo xtask crash --rounds 200` for more.
fn rounds() -> u64 {
    std::env::var("BASTIDE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(30)
}

const TABLES: usize = 24;
/// After how many acknowledged orders at the latest the server is killed: a time would be too short on a busy machine.
const LONGEST_LIFE: u32 = 400;
const GAMES: [&str; 3] = ["winter", "hunters-2020", "kids"];

/// Two players, and all that they were promised.
struct Witness {
    pair: Pair,
    acknowledged: Vec<Acknowledged>,
}

impl Witness {
    async fn new(http: &mut Http, seed: u64) -> Witness {
        let game = GAMES[(seed % 3) as usize];
        Witness {
            pair: Pair::new(http, game, Client::Protocol, seed).await.unwrap().with_log(),
            acknowledged: Vec::new(),
        }
    }

    /// Plays until the server is gone, or the game is over.
    async fn play(mut self, address: ServerAddress, count: Arc<Semaphore>) -> Witness {
        let ended = self.play_on(&address, &count).await;
        assert!(
            matches!(
                ended,
                Ok(()) | Err(ClientError::Io(_) | ClientError::Socket(_) | ClientError::Closed(_))
            ),
            "{ended:?}"
        );
        self
    }

    async fn play_on(&mut self, address: &ServerAddress, count: &Semaphore) -> Result<(), ClientError> {
        self.pair.join(address).await?;
        while let Some(acknowledged) = self.pair.turn().await? {
            self.acknowledged.push(acknowledged);
            count.add_permits(1);
        }
        Ok(())
    }

    /// Compares what the server has with what it promised.
    fn compare(&self, stored: &[Logged]) {
        let id = self.pair.id();
        assert!((1..).zip(stored).all(|(version, logged)| logged.version == version), "{id}: {stored:?}");
        assert!(stored.starts_with(self.pair.log()), "{id}: what was seen is not what is stored");
        for Acknowledged { id: order, seat, version, .. } in &self.acknowledged {
            let caused = caused(stored, *seat, order);
            let last = caused.last().map(|logged| logged.version);
            assert_eq!(last, Some(*version), "{id}: order {order} was acknowledged");
        }
        let orders = stored.iter().filter_map(|logged| logged.order.as_ref());
        for order in orders {
            let caused = caused(stored, order.seat, &order.id);
            let kinds: Vec<_> = caused.iter().filter_map(|logged| kind_of_order(&logged.event)).collect();
            let is_once = (1..kinds.len()).all(|at| !kinds[..at].contains(&kinds[at]));
            assert!(!kinds.is_empty() && is_once, "{id}: order {order:?} was followed twice: {kinds:?}");
        }
    }
}

/// What an order causes once at the most; other events follow from it.
fn kind_of_order(event: &Event) -> Option<std::mem::Discriminant<Event>> {
    let is_once = matches!(
        event,
        Event::Played { .. }
            | Event::Sat { .. }
            | Event::Committed { .. }
            | Event::Starting { .. }
            | Event::Revealed { .. }
            | Event::Started { .. }
    );
    is_once.then(|| std::mem::discriminant(event))
}

/// The events that an order caused.
fn caused<'a>(stored: &'a [Logged], seat: u8, id: &str) -> Vec<&'a Logged> {
    let is_own =
        |logged: &&Logged| logged.order.as_ref().is_some_and(|order| order.seat == seat && order.id == id);
    stored.iter().filter(is_own).collect()
}

/// All that happened at a table.
async fn events(http: &mut Http, table: &str) -> Vec<Logged> {
    let mut all = Vec::new();
    loop {
        let more: Vec<Logged> =
            http.get(&format!("/api/tables/{table}/events?after={}", all.len())).await.unwrap();
        if more.is_empty() {
            return all;
        }
        all.extend(more);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_loses_nothing_that_was_acknowledged_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut process = ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_bastide")), &data).await.unwrap();
    let mut rng = Rng::new(std::process::id().into());
    let (mut witnesses, mut tables) = (Vec::<Witness>::new(), 0);
    let (mut promises, mut games) = (0, 0);
    for _ in 0..rounds() {
        let mut http = Http::connect(process.address()).await.unwrap();
        while witnesses.len() < TABLES {
            witnesses.push(Witness::new(&mut http, tables).await);
            tables += 1;
        }
        let (mut playing, acknowledged) = (JoinSet::new(), Arc::new(Semaphore::new(0)));
        for witness in witnesses.drain(..) {
            playing.spawn(witness.play(process.address().clone(), acknowledged.clone()));
        }
        let _counted = acknowledged.acquire_many(rng.below(LONGEST_LIFE)).await.unwrap();
        process.kill().await.unwrap();
        let played = playing.join_all().await;

        process.start_again().await.unwrap();
        let mut http = Http::connect(process.address()).await.unwrap();
        for witness in played {
            witness.compare(&events(&mut http, witness.pair.id()).await);
            if witness.pair.is_over() {
                promises += witness.acknowledged.len();
                games += 1;
            } else {
                witnesses.push(witness);
            }
        }
    }
    promises += witnesses.iter().map(|witness| witness.acknowledged.len()).sum::<usize>();
    println!("{} crashes, {promises} acknowledged orders, {games} games to their end", rounds());
    assert!(promises as u64 > rounds() * TABLES as u64, "hardly anything was played: {promises}");
    process.kill().await.unwrap();
    // Every link of every log is what was written.
    bastide(&["backup", "--data", data.to_str().unwrap(), folder.path().join("copy.db").to_str().unwrap()])
        .ok();
}
