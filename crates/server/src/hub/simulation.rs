//! Several nodes and their store, simulated in one thread: everything that happens is drawn from a seed, so a failure repeats.
//!
//! What is simulated is what the network and the machines do: answers of the store come late, twice or never, notices get lost,
//! nodes die in the middle of everything and come back. What is tested is the real [`Replica`] and [`Progress`].

use std::collections::{BTreeMap, VecDeque};

use client::Mirror;
use games::Seat;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Logged, Order, OrderId, Secret, Settings, Table};

use super::progress::{Progress, Stamp};
use super::replica::{Replica, bodies, row};
use crate::cluster::News;
use crate::keys::{Hash, TableId};
use crate::store::{Body, Entry, Key, Stored, StoredSeats, root};

const NODES: usize = 3;
/// How many things happen in a simulation.
const STEPS: usize = 400;

/// How the store fails those who trust it, to show that it would be noticed.
#[derive(Clone, Copy, PartialEq)]
enum Lie {
    None,
    /// Says that something is stored, and forgets it.
    Forgets,
    /// Stores what builds on something else.
    Overwrites,
}

/// The store: one table.
struct SimulatedStore {
    id: TableId,
    key: Key,
    secret: Vec<u8>,
    log: Vec<(Body, Hash)>,
    lie: Lie,
}

impl SimulatedStore {
    fn head(&self) -> Hash {
        self.log.last().map_or_else(|| root(&self.id), |(_, hash)| *hash)
    }

    /// Whether an entry was appended; if it is tried again, whether it is there.
    fn append(&mut self, entry: &Entry, is_again: bool, is_lying: bool) -> bool {
        let is_there = self.log.get(entry.last() as usize - 1).is_some_and(|(_, hash)| *hash == entry.head());
        if is_again && is_there {
            return true;
        }
        match self.lie {
            Lie::Forgets if is_lying => return true,
            Lie::Overwrites if is_lying => self.log.truncate(entry.first() as usize - 1),
            _ => {}
        }
        if self.head() != entry.before() && self.lie != Lie::Overwrites {
            return false;
        }
        self.log.extend(entry.events().iter().cloned());
        true
    }

    fn stored(&self) -> Stored {
        Stored {
            number: 1,
            secret: self.secret.clone(),
            is_over: false,
            host: None,
            bodies: self.log.iter().map(|(body, _)| body.clone()).collect(),
            head: self.head(),
            seats: StoredSeats::default(),
        }
    }
}

/// A node that runs.
struct Node {
    replica: Replica,
    progress: Progress,
    /// What is on its way to the store, and whether it was tried before.
    pending: VecDeque<(Entry, Stamp, bool)>,
    /// Orders whose sender waits.
    waiting: Vec<(String, Stamp)>,
    /// What other nodes have told, in the order in which it arrives.
    notices: VecDeque<News>,
}

impl Node {
    fn load(store: &SimulatedStore) -> Result<Node, String> {
        let replica =
            Replica::load(&store.id, &store.stored(), &store.key).map_err(|error| error.to_string())?;
        let progress = Progress { durable: replica.table.version(), ..Progress::default() };
        let (pending, notices) = (VecDeque::new(), VecDeque::new());
        Ok(Node { replica, progress, pending, waiting: Vec::new(), notices })
    }
}

struct Simulation {
    chance: Xoshiro256PlusPlus,
    store: SimulatedStore,
    nodes: Vec<Option<Node>>,
    /// What clients know to be stored: the last event of an order, by its id.
    acknowledged: BTreeMap<String, u64>,
    /// What clients have seen under which number.
    seen: BTreeMap<u64, Body>,
    orders: u64,
    now: u64,
}

impl Simulation {
    fn new(seed: u64, lie: Lie) -> Result<Simulation, String> {
        let id = TableId::read("0123456789abcdef").ok_or("an id")?;
        let key = Key::of_bytes([7; 32]);
        let settings: Settings = serde_json::from_str(
            r#"{"game":"kids","seats":[{"kind":"person"},{"kind":"person"}],"starts":{"seat":0}}"#,
        )
        .map_err(|error| error.to_string())?;
        let secret = Secret::new([seed as u8; 32]);
        let encrypted = key.encrypt(&id, &secret).map_err(|error| error.to_string())?;
        let (table, created) =
            Table::create(settings, secret, 1).map_err(|refused| format!("{refused:?}"))?;
        let created = bodies(&[created]).map_err(|error| format!("{error:?}"))?;
        let row = row(&id, &table, 1, 1).map_err(|error| format!("{error:?}"))?;
        let first = Entry::new(&id, 1, 1, &created, root(&id), row);
        let store = SimulatedStore { id, key, secret: encrypted, log: first.events().to_vec(), lie };
        let nodes = (0..NODES).map(|_| Node::load(&store).map(Some)).collect::<Result<_, _>>()?;
        let (acknowledged, seen) = (BTreeMap::new(), BTreeMap::new());
        let chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(Simulation { chance, store, nodes, acknowledged, seen, orders: 0, now: 1 })
    }

    fn draw(&mut self, below: usize) -> usize {
        (self.chance.next_u64() % below as u64) as usize
    }

    /// Whether something happens that happens once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.draw(times) == 0
    }

    /// Runs to the end; the answer is how many orders were acknowledged.
    fn run(mut self) -> Result<usize, String> {
        for _ in 0..STEPS {
            self.now += 1;
            let node = self.draw(NODES);
            match self.draw(12) {
                0 if self.once_in(4) => self.nodes[node] = None,
                0..=4 => self.order(node)?,
                5..=8 => self.answer_of_store(node)?,
                9 => self.catch_up(node)?,
                10 => self.hear(node)?,
                _ => {
                    if self.nodes[node].is_none() {
                        self.nodes[node] = Some(Node::load(&self.store)?);
                    }
                }
            }
        }
        self.check()?;
        Ok(self.acknowledged.len())
    }

    /// Somebody gives an order at a node: what a player would do next, as far as this node knows.
    fn order(&mut self, at: usize) -> Result<(), String> {
        self.orders += 1;
        // Clocks of nodes differ.
        let (number, now) = (self.orders, self.now + 100 * at as u64);
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        let table = &node.replica.table;
        let free = table.players().iter().position(table::Player::is_free);
        let (seat, order) = match (free, table.game()) {
            (Some(seat), _) => (seat as u8, Order::Sit { name: format!("Player {number}") }),
            (None, None) => (0, Order::Start {}),
            (None, Some(_)) => {
                let mut mirror = Mirror::new(number);
                for (body, _) in &self.store.log {
                    let logged: Logged = serde_json::from_str(body).map_err(|error| error.to_string())?;
                    if logged.version <= table.version() {
                        // Where this node knows more or something else, the rules refuse the move.
                        let _ = mirror.see(&logged);
                    }
                }
                match mirror.next_move() {
                    Some((seat, text)) => (seat, Order::Play { text, confirm: true }),
                    None => return Ok(()),
                }
            }
        };
        let id = OrderId { seat, id: format!("order {number}") };
        let now = node.replica.time(now);
        let Ok(events) = node.replica.table.order(Seat(seat), &order, Some(&id), now) else { return Ok(()) };
        let entry = node.replica.entry(&self.store.id, 1, &events).map_err(|error| format!("{error:?}"))?;
        let stamp = node.replica.stamp();
        node.pending.push_back((entry, stamp, false));
        node.waiting.push((id.id, stamp));
        Ok(())
    }

    /// The store gets to what a node sent first; its answer may be lost.
    fn answer_of_store(&mut self, at: usize) -> Result<(), String> {
        let (is_lost, is_lying) = (self.once_in(6), self.once_in(3));
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        let Some((entry, stamp, is_again)) = node.pending.pop_front() else { return Ok(()) };
        let is_stored = self.store.append(&entry, is_again, is_lying);
        if is_stored {
            self.tell_others(at, &entry);
        }
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        if is_lost {
            node.pending.push_front((entry, stamp, true));
            return Ok(());
        }
        match is_stored {
            true => node.progress.on_stored(stamp, String::new()),
            false if node.progress.outcome(stamp).is_some() => {}
            false => {
                let stored = self.store.stored();
                let replica = Replica::load(&self.store.id, &stored, &self.store.key);
                node.replica.replace(replica.map_err(|error| error.to_string())?);
                let durable = node.replica.table.version();
                node.progress.begin_epoch(durable, String::new());
            }
        }
        self.tell_clients(at)
    }

    /// Notices get to some of the other nodes, in any order.
    fn tell_others(&mut self, at: usize, entry: &Entry) {
        let bodies: Vec<Body> = entry.events().iter().map(|(body, _)| body.clone()).collect();
        for other in (0..NODES).filter(|other| *other != at) {
            let (is_lost, is_early) = (self.once_in(5), self.once_in(5));
            let Some(node) = self.nodes[other].as_mut().filter(|_| !is_lost) else { continue };
            let news = News { before: entry.before(), bodies: bodies.clone() };
            if is_early { node.notices.push_front(news) } else { node.notices.push_back(news) }
        }
    }

    /// A notice with events has come.
    fn hear(&mut self, at: usize) -> Result<(), String> {
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        let Some(news) = node.notices.pop_front().filter(|news| node.replica.is_next(news)) else {
            return Ok(());
        };
        node.replica.follow(&news.bodies)?;
        node.progress.follow(node.replica.table.version(), String::new());
        self.tell_clients(at)
    }

    /// A notice without events has come, or a gap was noticed.
    fn catch_up(&mut self, at: usize) -> Result<(), String> {
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        let stamp = node.replica.stamp();
        if node.progress.outcome(stamp).is_none() {
            return Ok(());
        }
        let news: Vec<Body> =
            self.store.log.iter().skip(stamp.version as usize).map(|(body, _)| body.clone()).collect();
        node.replica.follow(&news)?;
        node.progress.follow(node.replica.table.version(), String::new());
        self.tell_clients(at)
    }

    /// Those who wait hear what became of their orders, and all see what is new.
    fn tell_clients(&mut self, at: usize) -> Result<(), String> {
        let Some(node) = &mut self.nodes[at] else { return Ok(()) };
        let (durable, progress) = (node.progress.durable, &node.progress);
        node.waiting.retain(|(id, stamp)| match progress.outcome(*stamp) {
            Some(Ok(())) => {
                self.acknowledged.insert(id.clone(), stamp.version);
                false
            }
            Some(Err(_)) => false,
            None => true,
        });
        let first = durable.saturating_sub(8);
        let Some(recent) = node.replica.recent(first, (durable - first) as usize) else { return Ok(()) };
        for (version, body) in (first + 1..).zip(recent) {
            let known = self.seen.entry(version).or_insert_with(|| body.clone());
            if *known != body {
                return Err(format!("event {version} was seen as {known} and as {body}"));
            }
        }
        Ok(())
    }

    /// What clients were told is what happened.
    fn check(&self) -> Result<(), String> {
        let events: Vec<Logged> = self
            .store
            .log
            .iter()
            .map(|(body, _)| serde_json::from_str(body).map_err(|error| error.to_string()))
            .collect::<Result<_, _>>()?;
        Table::mirror(&events).map_err(|error| format!("the log is not that of a game: {error}"))?;
        if let Some(pair) = events.windows(2).find(|pair| pair[0].at > pair[1].at) {
            return Err(format!("event {} happened before the one before it", pair[1].version));
        }
        for (id, version) in &self.acknowledged {
            let of_order: Vec<&Logged> = events
                .iter()
                .filter(|logged| logged.order.as_ref().is_some_and(|order| order.id == *id))
                .collect();
            match of_order.last() {
                Some(last) if last.version == *version => {}
                Some(last) => {
                    return Err(format!("{id} was acknowledged as {version} and is {}", last.version));
                }
                None => return Err(format!("{id} was acknowledged and is lost")),
            }
        }
        for (version, body) in &self.seen {
            let stored = self.store.log.get(*version as usize - 1).map(|(body, _)| body);
            if stored != Some(body) {
                return Err(format!("event {version} was seen as {body} and is stored as {stored:?}"));
            }
        }
        Ok(())
    }
}

fn simulate(seed: u64, lie: Lie) -> Result<usize, String> {
    Simulation::new(seed, lie)?.run().map_err(|error| format!("seed {seed}: {error}"))
}

/// How many seeds: 200, or what `BASTIDE_SEEDS` says.
fn seeds() -> u64 {
    std::env::var("BASTIDE_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(200)
}

#[test]
fn nothing_that_was_acknowledged_or_seen_is_ever_lost_or_changed() {
    let acknowledged: usize = (0..seeds()).map(|seed| simulate(seed, Lie::None).unwrap()).sum();
    assert!(acknowledged as u64 > 10 * seeds(), "hardly anything happened: {acknowledged} orders");
}

#[test]
fn the_same_seed_is_the_same_simulation() {
    let run = |seed| {
        let mut simulation = Simulation::new(seed, Lie::None).unwrap();
        for _ in 0..100 {
            simulation.order(0).unwrap();
            simulation.answer_of_store(0).unwrap();
        }
        simulation.store.log
    };
    assert_eq!(run(5), run(5));
    assert!(run(5).len() > 20, "hardly anything happened");
}

#[test]
fn a_store_that_lies_is_noticed() {
    for lie in [Lie::Forgets, Lie::Overwrites] {
        let noticed = (0..20).filter(|seed| simulate(*seed, lie).is_err()).count();
        assert!(noticed >= 15, "{noticed} of 20");
    }
}
