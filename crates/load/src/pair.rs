//! Two people at a table, each with a socket of their own, who play game after game.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use client::{ClientError, Http, Mirror, ServerAddress, ServerMessage};
use serde_json::json;
use table::{DrawMode, Logged, Order};

use crate::device::Device;
use crate::new_table::NewTable;
use crate::viewer::{Client, Had, Viewer};

/// How many play.
const SEATS: u8 = 2;

/// Two people at a table.
pub struct Pair {
    id: String,
    tokens: Vec<String>,
    mirror: Mirror,
    /// Those who are connected.
    viewers: Vec<Viewer>,
    /// What each had when it came.
    had: Vec<Had>,
    /// What adds to draws, by seat.
    devices: Vec<Device>,
    /// What is to be done before the first move.
    agenda: VecDeque<(u8, Order)>,
    /// How many orders there were.
    orders: u64,
    /// The order that is not acknowledged yet.
    pending: Option<(u8, Order)>,
    /// The last event that is known to have happened.
    version: u64,
    /// All that happened, if somebody wants to compare it.
    log: Option<Vec<Logged>>,
    observer: Option<Box<dyn Observer>>,
    /// The seat that something is awaited for, and what.
    awaited: (u8, Awaited),
}

/// What is awaited from the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// A welcome.
    Welcome,
    /// The answer to an order.
    Answer,
    /// Events that are known to have happened.
    Events,
    /// The move of a bot.
    Bot,
}

/// Whoever is told what two people at a table do and see, at once.
pub trait Observer: Send {
    /// An order is sent, perhaps not for the first time.
    fn sent(&mut self, seat: u8, id: &str, order: &Order);
    /// An order was acknowledged; its last event has this number.
    fn acknowledged(&mut self, seat: u8, id: &str, version: u64);
    /// An event came to a seat.
    fn saw(&mut self, seat: u8, logged: &Logged);
}

/// An order that was acknowledged.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    /// The id under which it was sent.
    pub id: String,
    /// The seat that sent it.
    pub seat: u8,
    /// The number of its last event.
    pub version: u64,
    /// When it was sent.
    pub sent: Instant,
    /// How long the acknowledgement took.
    pub took: Duration,
}

impl Pair {
    /// Makes a table. It has a clock, so that the server has to look after it when it starts again.
    pub async fn new(http: &mut Http, game: &str, client: Client, seed: u64) -> Result<Pair, ClientError> {
        Pair::with_draws(http, game, client, DrawMode::Committed, seed).await
    }

    /// The same, with draws of this mode.
    pub async fn with_draws(
        http: &mut Http,
        game: &str,
        client: Client,
        draws: DrawMode,
        seed: u64,
    ) -> Result<Pair, ClientError> {
        Pair::make(http, game, client, draws, None, seed).await
    }

    /// The same with a bot of this level as a third player.
    pub async fn with_bot(
        http: &mut Http,
        game: &str,
        client: Client,
        level: &str,
        seed: u64,
    ) -> Result<Pair, ClientError> {
        Pair::make(http, game, client, DrawMode::Committed, Some(level), seed).await
    }

    async fn make(
        http: &mut Http,
        game: &str,
        client: Client,
        draws: DrawMode,
        bot: Option<&str>,
        seed: u64,
    ) -> Result<Pair, ClientError> {
        let mut seats = vec![json!({ "kind": "person" }); SEATS.into()];
        seats.extend(bot.map(|level| json!({ "kind": "bot", "level": level })));
        let clock = json!({ "kind": "days", "days": 30 });
        let settings = json!({ "game": game, "seats": seats, "clock": clock, "draws": draws });
        let devices: Vec<Device> = (0..SEATS).map(|seat| Device::new(seed, seat)).collect();
        let table = NewTable::make(http, &settings).await?;
        Ok(Pair {
            tokens: table.tokens().into_iter().map(str::to_owned).collect(),
            id: table.id,
            mirror: Mirror::new(seed),
            viewers: Vec::new(),
            had: vec![Had { client, have: 0, mirror: None }; SEATS.into()],
            agenda: agenda(&devices),
            devices,
            orders: 0,
            pending: None,
            version: 0,
            log: None,
            observer: None,
            awaited: (0, Awaited::Welcome),
        })
    }

    /// Somebody is told what both do and see.
    #[must_use]
    pub fn observed_by(mut self, observer: Box<dyn Observer>) -> Pair {
        self.observer = Some(observer);
        self
    }

    /// Keeps all that happens.
    #[must_use]
    pub fn with_log(mut self) -> Pair {
        self.log = Some(Vec::new());
        self
    }

    /// The name of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// All that happened, as far as both have heard of it.
    pub fn log(&self) -> &[Logged] {
        self.log.as_deref().unwrap_or_default()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.mirror.is_over()
    }

    /// Connects, or connects again: everybody says what they have. The answer is how long each took.
    pub async fn join(&mut self, address: &ServerAddress) -> Result<Vec<Duration>, ClientError> {
        self.join_at([address; SEATS as usize]).await
    }

    /// The same where each connects elsewhere: to another node of the same server.
    pub async fn join_at(
        &mut self,
        addresses: [&ServerAddress; SEATS as usize],
    ) -> Result<Vec<Duration>, ClientError> {
        // Whoever comes back has left before.
        for (had, viewer) in self.had.iter_mut().zip(self.viewers.drain(..)) {
            *had = viewer.leave();
        }
        let mut times = Vec::new();
        for ((seat, address), (token, had)) in (0..).zip(addresses).zip(self.tokens.iter().zip(&self.had)) {
            let start = Instant::now();
            self.awaited = (seat, Awaited::Welcome);
            self.viewers.push(Viewer::join(address, &self.id, token, had.clone()).await?);
            times.push(start.elapsed());
        }
        Ok(times)
    }

    /// How many bytes of text both were sent since they came.
    pub fn received(&self) -> u64 {
        self.viewers.iter().map(|viewer| viewer.socket.received()).sum()
    }

    /// Connects, sits down and starts.
    pub async fn begin(&mut self, address: &ServerAddress) -> Result<(), ClientError> {
        self.begin_at([address; SEATS as usize]).await
    }

    /// The same where each connects elsewhere.
    pub async fn begin_at(&mut self, addresses: [&ServerAddress; SEATS as usize]) -> Result<(), ClientError> {
        self.join_at(addresses).await?;
        while !self.agenda.is_empty() {
            self.turn().await?;
        }
        self.settle().await
    }

    /// Everybody hears all that is known to have happened, and devices add to draws that wait for it.
    pub async fn settle(&mut self) -> Result<(), ClientError> {
        self.catch_up().await?;
        while self.mirror.awaits_links() {
            self.reveal().await?;
            self.catch_up().await?;
        }
        Ok(())
    }

    /// All devices tell their next link, as they all hear at the same time that it is awaited.
    async fn reveal(&mut self) -> Result<(), ClientError> {
        let mut asked = Vec::new();
        for seat in 0..SEATS {
            let told = self.mirror.links_of(seat);
            let Some(order) = self.devices.get(usize::from(seat)).and_then(|device| device.reveal(told))
            else {
                continue;
            };
            self.orders += 1;
            let id = self.orders.to_string();
            self.send(seat, &id, &order).await?;
            asked.push((seat, id));
        }
        for (seat, id) in asked {
            match self.answer(seat, &id).await {
                Ok(version) => self.version = self.version.max(version),
                // It was too late: the table has gone on without it.
                Err(ClientError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn send(&mut self, seat: u8, id: &str, order: &Order) -> Result<(), ClientError> {
        if let Some(observer) = &mut self.observer {
            observer.sent(seat, id, order);
        }
        let viewer = self.viewers.get_mut(usize::from(seat)).ok_or(ClientError::Closed(None))?;
        viewer.socket.order(seat, id, order).await
    }

    /// What becomes of an order that a seat has sent: the number of its last event.
    async fn answer(&mut self, seat: u8, id: &str) -> Result<u64, ClientError> {
        loop {
            match self.hear(seat, Awaited::Answer).await? {
                ServerMessage::Ack { version } => {
                    if let Some(observer) = &mut self.observer {
                        observer.acknowledged(seat, id, version);
                    }
                    return Ok(version);
                }
                ServerMessage::Refused { code, text } => return Err(ClientError::Refused { code, text }),
                _ => {}
            }
        }
    }

    /// The next thing that the server says to a seat. Events are followed; those that the other had before are known.
    async fn hear(&mut self, seat: u8, awaited: Awaited) -> Result<ServerMessage, ClientError> {
        self.awaited = (seat, awaited);
        let viewer = self.viewers.get_mut(usize::from(seat)).ok_or(ClientError::Closed(None))?;
        let heard = viewer.hear().await?;
        if let ServerMessage::Events { events, .. } = &heard {
            for logged in events {
                self.take_in(seat, logged)?;
            }
        }
        Ok(heard)
    }

    fn take_in(&mut self, seat: u8, logged: &Logged) -> Result<(), ClientError> {
        if let Some(observer) = &mut self.observer {
            observer.saw(seat, logged);
        }
        if let Some(log) = self.log.as_mut().filter(|log| log.len() as u64 + 1 == logged.version) {
            log.push(logged.clone());
        }
        self.mirror.see(logged)
    }

    /// The seat that something is or was awaited for, and what: where nothing comes, its server is to blame.
    pub fn awaited(&self) -> (u8, Awaited) {
        self.awaited
    }

    /// Does what comes next: sends again what was not acknowledged, sits down, starts, or makes a move.
    /// Nothing when the game is over.
    pub async fn turn(&mut self) -> Result<Option<Acknowledged>, ClientError> {
        self.catch_up().await?;
        if self.pending.is_some() {
            return self.send_pending().await.map(Some);
        }
        self.settle().await?;
        if let Some((seat, order)) = self.agenda.pop_front() {
            return self.order(seat, order).await.map(Some);
        }
        loop {
            match self.mirror.next_move() {
                None => return Ok(None),
                Some((seat, text)) if seat < SEATS => {
                    return self.order(seat, Order::Play { text, confirm: true }).await.map(Some);
                }
                Some(_) => self.wait_for_bot().await?,
            }
        }
    }

    /// Waits until something has happened that nobody here has ordered.
    async fn wait_for_bot(&mut self) -> Result<(), ClientError> {
        let before = self.version;
        while self.version == before {
            self.hear(0, Awaited::Bot).await?;
            self.version = self.viewers.first().map_or(before, |viewer| viewer.socket.have().max(before));
        }
        self.settle().await
    }

    async fn order(&mut self, seat: u8, order: Order) -> Result<Acknowledged, ClientError> {
        self.orders += 1;
        self.pending = Some((seat, order));
        self.send_pending().await
    }

    /// Sends the order that is pending.
    async fn send_pending(&mut self) -> Result<Acknowledged, ClientError> {
        let (seat, order) = self.pending.clone().ok_or(ClientError::Closed(None))?;
        let (id, start) = (self.orders.to_string(), Instant::now());
        self.send(seat, &id, &order).await?;
        let version = self.answer(seat, &id).await?;
        (self.pending, self.version) = (None, version.max(self.version));
        Ok(Acknowledged { id, seat, version, sent: start, took: start.elapsed() })
    }

    /// Everybody hears all that is known to have happened.
    pub async fn catch_up(&mut self) -> Result<(), ClientError> {
        for seat in 0..SEATS {
            while self
                .viewers
                .get(usize::from(seat))
                .is_some_and(|viewer| viewer.socket.have() < self.version)
            {
                self.hear(seat, Awaited::Events).await?;
            }
        }
        Ok(())
    }
}

/// What two people and their devices do before the first move.
fn agenda(devices: &[Device]) -> VecDeque<(u8, Order)> {
    let seats = (0..SEATS).zip(devices);
    let sit = seats.flat_map(|(seat, device)| {
        [(seat, Order::Sit { name: format!("Player {seat}") }), (seat, device.commit())]
    });
    sit.chain([(0, Order::Start {})]).collect()
}
