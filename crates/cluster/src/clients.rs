//! Pairs of players who play on whatever happens to the nodes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Rng;
use client::{ClientError, Http, ServerAddress};
use load::{Client, Observer, Pair};
use table::{DrawMode, Logged, Order};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::history::{History, Step};

/// How long a client waits for a node before it tries another.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How long it waits before it tries again.
const PAUSE: Duration = Duration::from_millis(50);
/// How long players think: many tables share the processor with three nodes and the database.
const THINK: Duration = Duration::from_millis(20);
/// What is played; one game after the other.
const GAMES: [&str; 3] = ["kids", "winter", "hunters-2020"];
/// Who plays along at some tables: the node that keeps the table moves it.
const BOT: &str = "learner";

/// Many pairs of players, each at a table, the two of a pair at different nodes.
pub struct Clients {
    tables: Vec<Arc<Seats>>,
    /// Raised when all are to connect again, elsewhere.
    round: watch::Sender<u64>,
    playing: JoinSet<()>,
}

/// A pair of players, from one game to the next.
struct Seats {
    nodes: Vec<ServerAddress>,
    state: Mutex<State>,
}

struct State {
    /// When an order was acknowledged last, and in which round it was sent.
    moved: (Instant, u64),
    /// Every game so far.
    games: Vec<Game>,
    /// What went wrong, and when, since all were to connect again.
    trouble: Vec<(Instant, String)>,
}

/// How long tables took to move.
#[derive(Clone, Debug)]
pub struct Moved {
    /// How long it took until all had, if they had within the limit.
    pub after: Option<Duration>,
    /// What was wrong at those that were the last.
    pub last: Vec<String>,
}

/// What the two players of a game did and saw.
#[derive(Clone, Debug)]
pub struct Game {
    /// The name of the table.
    pub table: String,
    /// What they did and saw.
    pub history: History,
    /// Whether they have come to its end.
    pub is_over: bool,
    /// What a node said that can't be, if one did.
    pub nonsense: Option<String>,
}

impl Clients {
    /// Lets pairs play at so many tables.
    pub fn start(nodes: &[ServerAddress], tables: usize, seed: u64) -> Clients {
        let (round, _) = watch::channel(0);
        let state = || State { moved: (Instant::now(), 0), games: Vec::new(), trouble: Vec::new() };
        let seats = || Arc::new(Seats { nodes: nodes.to_vec(), state: Mutex::new(state()) });
        let tables: Vec<Arc<Seats>> = (0..tables).map(|_| seats()).collect();
        let mut playing = JoinSet::new();
        for (number, seats) in (0..).zip(&tables) {
            playing.spawn(Arc::clone(seats).play(seed.wrapping_mul(1000) + number, round.subscribe()));
        }
        Clients { tables, round, playing }
    }

    /// All connect again, at nodes chosen anew, so that none is without clients.
    pub fn reconnect(&self) {
        self.tables.iter().for_each(|seats| seats.state().trouble.clear());
        self.round.send_modify(|round| *round += 1);
    }

    /// Waits until an order was acknowledged at every table that was sent in this round; the time is counted from an instant.
    pub async fn await_moves(&self, since: Instant, limit: Duration) -> Moved {
        let round = *self.round.borrow();
        let is_late = |seats: &&Arc<Seats>| {
            let (at, moved) = seats.state().moved;
            at <= since || moved != round
        };
        let mut late: Vec<&Arc<Seats>> = Vec::new();
        loop {
            let still = self.tables.iter().filter(is_late).collect::<Vec<_>>();
            let is_over = since.elapsed() > limit;
            if still.is_empty() || is_over {
                let after = still.is_empty().then(|| since.elapsed());
                let last = if is_over { still } else { late };
                return Moved { after, last: last.iter().map(|seats| seats.trouble(since)).collect() };
            }
            late = still;
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Ends all games where they are; the answer is what was done and seen in them.
    pub async fn stop(mut self) -> Vec<Game> {
        self.playing.shutdown().await;
        self.tables.iter().flat_map(|seats| std::mem::take(&mut seats.state().games)).collect()
    }
}

impl Seats {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was wrong after an instant.
    fn trouble(&self, since: Instant) -> String {
        let state = self.state();
        let mut text = state.games.last().map_or("no table", |game| &game.table).to_owned();
        for (at, trouble) in state.trouble.iter().filter(|(at, _)| *at >= since) {
            text += &format!(", {:.2} s: {trouble}", at.duration_since(since).as_secs_f64());
        }
        text
    }

    /// Plays game after game.
    async fn play(self: Arc<Self>, mut seed: u64, mut round: watch::Receiver<u64>) {
        let mut rng = Rng::new(seed);
        loop {
            let node = &self.nodes[rng.below(self.nodes.len() as u32) as usize];
            match timeout(PATIENCE, new_pair(node, seed)).await {
                Ok(Ok(pair)) => self.play_one(pair, &mut rng, &mut round).await,
                Ok(Err(error)) => self.note(&error.to_string()),
                Err(_) => self.note("no table was made in time"),
            }
            // The same seed would be the same moves at another table.
            seed += 1_000_003;
            sleep(PAUSE).await;
        }
    }

    /// Plays a game to its end, connecting again where that is needed.
    async fn play_one(self: &Arc<Self>, pair: Pair, rng: &mut Rng, round: &mut watch::Receiver<u64>) {
        let (table, history) = (pair.id().to_owned(), History::default());
        let at = {
            let mut state = self.state();
            state.games.push(Game { table, history, is_over: false, nonsense: None });
            state.games.len() - 1
        };
        let mut pair = pair.observed_by(Box::new(Witness { seats: Arc::clone(self), at }));
        let mut suspect = None;
        while !pair.is_over() {
            let current = *round.borrow_and_update();
            let nodes = self.choose(rng, suspect);
            let failed = self.play_at(&mut pair, &nodes, round, current).await;
            // A node that did not answer is not asked again at once, if there are others.
            let (seat, awaited) = pair.awaited();
            let node = nodes[usize::from(seat)];
            suspect = failed.as_ref().map(|_| node);
            if let Some(failure) = failed {
                let text = failure.to_string();
                self.note(&format!("no {awaited:?} for seat {seat} at node {node}: {text}"));
                if failure.is_nonsense() {
                    self.state().games[at].nonsense = Some(text);
                    return;
                }
                sleep(PAUSE).await;
            }
        }
        self.state().games[at].is_over = true;
    }

    /// Two nodes, different if there are several.
    fn choose(&self, rng: &mut Rng, suspect: Option<usize>) -> [usize; 2] {
        let mut nodes: Vec<usize> = (0..self.nodes.len()).collect();
        for at in (1..nodes.len()).rev() {
            nodes.swap(at, rng.below(at as u32 + 1) as usize);
        }
        nodes.sort_by_key(|node| Some(*node) == suspect);
        [nodes[0], nodes.get(1).copied().unwrap_or(nodes[0])]
    }

    /// Plays at these nodes until the game is over, everybody is to connect again, or something fails.
    async fn play_at(
        &self,
        pair: &mut Pair,
        nodes: &[usize; 2],
        round: &watch::Receiver<u64>,
        current: u64,
    ) -> Option<Failure> {
        let addresses = nodes.map(|node| &self.nodes[node]);
        if let Some(failure) = Failure::of(timeout(PATIENCE, pair.join_at(addresses)).await) {
            return Some(failure);
        }
        while *round.borrow() == current {
            match timeout(PATIENCE, pair.turn()).await {
                Ok(Ok(Some(_))) => self.state().moved = (Instant::now(), current),
                Ok(Ok(None)) => return None,
                failed => return Failure::of(failed),
            }
            sleep(THINK).await;
        }
        None
    }

    fn note(&self, trouble: &str) {
        self.state().trouble.push((Instant::now(), trouble.to_owned()));
    }
}

/// Why a pair could not play on.
enum Failure {
    Late,
    Client(ClientError),
}

impl Failure {
    fn of<T>(outcome: Result<Result<T, ClientError>, tokio::time::error::Elapsed>) -> Option<Failure> {
        match outcome {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(Failure::Client(error)),
            Err(_) => Some(Failure::Late),
        }
    }

    /// Whether a node said something that can't be: no fault of the machine explains that.
    fn is_nonsense(&self) -> bool {
        matches!(
            self,
            Failure::Client(ClientError::Json(_) | ClientError::Gap { .. } | ClientError::Wrong { .. })
        )
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Late => to.write_str("no answer"),
            Failure::Client(error) => write!(to, "{error}"),
        }
    }
}

/// Keeps what a pair does and sees.
struct Witness {
    seats: Arc<Seats>,
    at: usize,
}

impl Witness {
    fn add(&self, step: Step) {
        self.seats.state().games[self.at].history.add(step);
    }
}

impl Observer for Witness {
    fn sent(&mut self, seat: u8, id: &str, order: &Order) {
        self.add(Step::Sent { seat, id: id.to_owned(), order: order.clone() });
    }

    fn acknowledged(&mut self, seat: u8, id: &str, version: u64) {
        self.add(Step::Acknowledged { seat, id: id.to_owned(), version });
    }

    fn saw(&mut self, seat: u8, logged: &Logged) {
        self.add(Step::Saw { seat, logged: logged.clone() });
    }
}

/// A new table of one kind or another: with usual draws, with sealed draws, or with a bot.
async fn new_pair(node: &ServerAddress, seed: u64) -> Result<Pair, ClientError> {
    let mut http = Http::connect(node).await?;
    let game = GAMES[(seed / 3 % 3) as usize];
    match seed % 3 {
        0 => Pair::new(&mut http, game, Client::Page, seed).await,
        1 => Pair::with_draws(&mut http, game, Client::Page, DrawMode::Sealed, seed).await,
        _ => Pair::with_bot(&mut http, game, Client::Page, BOT, seed).await,
    }
}
