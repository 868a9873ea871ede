//! What a move causes, for everybody to see.

use land::{Cell, TileIx};
use tiles::{TileId, ZoneId};

use crate::message::{Message, Say};
use crate::moves::Piece;
use crate::rule::Rule;
use crate::seat::Seat;

/// One thing that a move caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A drawn tile fits nowhere and is out of the game.
    SetAside {
        /// The rule that says so.
        rule: Rule,
        /// The tile.
        tile: TileId,
    },
    /// Points.
    Scored(Score),
    /// A piece came back to its reserve.
    Home {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where it had been.
        cell: Cell,
        /// On which zone of the tile there.
        zone: ZoneId,
    },
    /// No turn is left; the scores that follow are those of the end.
    FinalScoring {
        /// The rule that ends the game.
        rule: Rule,
    },
    /// The game is over.
    Over {
        /// Who won, together if they are several.
        winners: Vec<Seat>,
    },
}

/// Points for an area, with their reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The rule that gives them.
    pub rule: Rule,
    /// The name of the message that explains them.
    pub message: &'static str,
    /// How many points each of the seats got.
    pub points: u32,
    /// Who got them.
    pub seats: Vec<Seat>,
    /// The cells of the area.
    pub cells: Vec<Cell>,
    /// Its zones, by the order in which tiles were placed.
    pub zones: Vec<(TileIx, ZoneId)>,
    /// What was counted, by name: tiles, coats and so on.
    pub counts: Vec<(&'static str, u32)>,
}

/// The explanation: what was counted and how many points that makes.
impl Say for Score {
    fn say(&self) -> Message {
        let message = Message::new(self.message).with("points", self.points);
        self.counts.iter().fold(message, |message, &(name, count)| message.with(name, count))
    }
}

/// Somebody who is told events, or nobody. Search plays millions of moves that nobody watches, so
/// an event is only put together where there is a witness.
pub(crate) trait Witness {
    /// Tells the event.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Nobody watches.
impl Witness for () {
    fn see(&mut self, _: impl FnOnce() -> Event) {}
}
