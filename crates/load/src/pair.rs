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
        let people = vec![json!({ "kind": "person" }); SEATS.into()];
        let clock = json!({ "kind": "days", "days": 30 });
        let settings = json!({ "game": game, "seats": people, "clock": clock, "draws": draws });
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
        })
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
        // Whoever comes back has left before.
        for (had, viewer) in self.had.iter_mut().zip(self.viewers.drain(..)) {
            *had = viewer.leave();
        }
        let mut times = Vec::new();
        for (token, had) in self.tokens.iter().zip(&self.had) {
            let start = Instant::now();
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
        self.join(address).await?;
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
        for ((seat, viewer), device) in (0..).zip(&mut self.viewers).zip(&self.devices) {
            let Some(order) = device.reveal(self.mirror.links_of(seat)) else { continue };
            self.orders += 1;
            viewer.socket.order(seat, &self.orders.to_string(), &order).await?;
            asked.push(viewer);
        }
        for viewer in asked {
            let version = loop {
                match viewer.hear().await? {
                    ServerMessage::Ack { version } => break version,
                    // It was too late: the table has gone on without it.
                    ServerMessage::Refused { .. } => break self.version,
                    ServerMessage::Events { events, .. } => take_in(&mut self.mirror, &mut self.log, events)?,
                    ServerMessage::Welcome { .. }
                    | ServerMessage::Presence {}
                    | ServerMessage::Reaction {}
                    | ServerMessage::Pong => {}
                }
            };
            self.version = self.version.max(version);
        }
        Ok(())
    }

    /// Does what comes next: sends again what was not acknowledged, sits down, starts, or makes a move.
    /// Nothing when the game is over.
    pub async fn turn(&mut self) -> Result<Option<Acknowledged>, ClientError> {
        self.catch_up().await?;
        if self.pending.is_some() {
            return self.send_pending().await.map(Some);
        }
        self.settle().await?;
        let play = |(seat, text)| (seat, Order::Play { text, confirm: true });
        match self.agenda.pop_front().or_else(|| self.mirror.next_move().map(play)) {
            Some((seat, order)) => self.order(seat, order).await.map(Some),
            None => Ok(None),
        }
    }

    async fn order(&mut self, seat: u8, order: Order) -> Result<Acknowledged, ClientError> {
        self.orders += 1;
        self.pending = Some((seat, order));
        self.send_pending().await
    }

    /// Sends the order that is pending.
    async fn send_pending(&mut self) -> Result<Acknowledged, ClientError> {
        let (seat, order) = self.pending.as_ref().ok_or(ClientError::Closed(None))?;
        let (seat, id, start) = (*seat, self.orders.to_string(), Instant::now());
        let viewer = self.viewers.get_mut(usize::from(seat)).ok_or(ClientError::Closed(None))?;
        viewer.socket.order(seat, &id, order).await?;
        let version = loop {
            match viewer.hear().await? {
                ServerMessage::Ack { version } => break version,
                ServerMessage::Refused { code, text } => return Err(ClientError::Refused { code, text }),
                ServerMessage::Events { events, .. } => take_in(&mut self.mirror, &mut self.log, events)?,
                ServerMessage::Welcome { .. }
                | ServerMessage::Presence {}
                | ServerMessage::Reaction {}
                | ServerMessage::Pong => {}
            }
        };
        (self.pending, self.version) = (None, version);
        Ok(Acknowledged { id, seat, version, sent: start, took: start.elapsed() })
    }

    /// Everybody hears all that is known to have happened.
    pub async fn catch_up(&mut self) -> Result<(), ClientError> {
        for viewer in &mut self.viewers {
            while viewer.socket.have() < self.version {
                if let ServerMessage::Events { events, .. } = viewer.hear().await? {
                    take_in(&mut self.mirror, &mut self.log, events)?;
                }
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

/// Follows events that one of the sockets got. Those that another had before are known.
fn take_in(
    mirror: &mut Mirror,
    log: &mut Option<Vec<Logged>>,
    events: Vec<Logged>,
) -> Result<(), ClientError> {
    for logged in events {
        mirror.see(&logged)?;
        if let Some(log) = log.as_mut().filter(|log| log.len() as u64 + 1 == logged.version) {
            log.push(logged);
        }
    }
    Ok(())
}
