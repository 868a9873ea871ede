//! Somebody who plays against a bot, game after game.

use std::time::{Duration, Instant};

use client::{ClientError, Http, Mirror, ServerAddress, ServerMessage, Socket};
use games::{Actor, Seat};
use serde_json::json;
use table::{Event, Order};

use crate::new_table::NewTable;

/// Where the person sits.
const OWN: Seat = Seat(0);

/// A person and a bot at a table.
pub(crate) struct AgainstBot {
    socket: Socket,
    mirror: Mirror,
    /// How many orders there were.
    orders: u64,
    /// How many moves both have made.
    moves: u64,
    /// Since when it is the bot's turn.
    since: Instant,
}

impl AgainstBot {
    /// Makes a table with a bot of this level, sits down and starts.
    pub(crate) async fn begin(
        address: &ServerAddress,
        game: &str,
        level: &str,
        seed: u64,
    ) -> Result<AgainstBot, ClientError> {
        let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": level }]);
        let settings = json!({ "game": game, "seats": seats });
        let table = NewTable::make(&mut Http::connect(address).await?, &settings).await?;
        let socket = Socket::join(address, &table.id, &table.tokens(), 0).await?;
        let mut game =
            AgainstBot { socket, mirror: Mirror::new(seed), orders: 0, moves: 0, since: Instant::now() };
        game.order(&Order::Sit { name: "Ada".to_owned() }).await?;
        game.order(&Order::Start {}).await?;
        Ok(game)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.mirror.is_over()
    }

    /// How many moves both have made.
    pub(crate) fn moves(&self) -> u64 {
        self.moves
    }

    /// Makes the moves of a turn, if it is the person's.
    pub(crate) async fn take_turn(&mut self) -> Result<(), ClientError> {
        while self.is_own_turn()
            && let Some((_, text)) = self.mirror.next_move()
        {
            self.order(&Order::Play { text, confirm: true }).await?;
        }
        self.since = Instant::now();
        Ok(())
    }

    /// Waits until it is the person's turn, or the game is over. Nothing is lost when somebody does not wait for that.
    pub(crate) async fn wait_for_bot(&mut self) -> Result<(), ClientError> {
        while !self.is_own_turn() && !self.is_over() {
            self.hear().await?;
        }
        Ok(())
    }

    /// For how long it has been, or was, the bot's turn.
    pub(crate) fn waited(&self) -> Duration {
        self.since.elapsed()
    }

    fn is_own_turn(&self) -> bool {
        self.mirror.game().is_some_and(|game| game.actor() == Actor::Seat(OWN))
    }

    /// Sends an order, and waits until all that it caused has come.
    async fn order(&mut self, order: &Order) -> Result<(), ClientError> {
        self.orders += 1;
        self.socket.order(OWN.0, &self.orders.to_string(), order).await?;
        let version = loop {
            match self.hear().await? {
                ServerMessage::Ack { version } => break version,
                ServerMessage::Refused { code, text } => return Err(ClientError::Refused { code, text }),
                _ => {}
            }
        };
        while self.socket.have() < version {
            self.hear().await?;
        }
        Ok(())
    }

    async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        let heard = self.socket.hear().await?;
        if let ServerMessage::Events { events, .. } = &heard {
            for logged in events {
                self.mirror.see(logged)?;
                self.moves += u64::from(matches!(logged.event, Event::Played { .. }));
            }
        }
        Ok(heard)
    }
}
