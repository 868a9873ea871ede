//! What a page can ask for.

use bots::Turn;
use serde::{Deserialize, Serialize};
use table::{Logged, Millis, Order, Settings};
use views::{Moment, Presence};

/// The number by which a page names a table that it has made known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Handle(u32);

impl Handle {
    /// The one behind it.
    pub(crate) fn next(self) -> Handle {
        Handle(self.0 + 1)
    }
}

/// A request, and the language of its answer.
// Unknown fields are refused by `Request`, which gets all that are left.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Asked {
    /// The code of a language; otherwise it is English.
    #[serde(default)]
    pub(crate) lang: Option<String>,
    #[serde(flatten)]
    pub(crate) request: Request,
}

/// What is asked for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
// Variants without fields have braces: otherwise serde would ignore unknown fields there.
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    /// What can be played, where the addresses of pictures begin like this.
    Catalogue {
        #[serde(default)]
        pictures: String,
    },
    /// The rules of a game.
    Rules { game: String },
    /// The lesson of a game.
    Lesson { game: String },
    /// A moment of a recorded game.
    Replay { moment: Moment },
    /// Whether a record is one, and its draws were fair; and whether what the page added to them is in its proof.
    Verify {
        record: String,
        #[serde(default)]
        kept: Vec<KeptChain>,
    },
    /// The link so many places before another, in a chain of what a page adds to draws.
    Link { link: String, before: u32 },

    /// The record of a game up to a moment.
    Branch { moment: Moment },
    /// What chance can do at a moment. What it does at random comes from the seed.
    Draws { moment: Moment, seed: u64 },
    /// The tiles that fit into a cell.
    CellFillers { moment: Moment, x: i16, y: i16 },
    /// The tiles with which the area of a zone is complete at once.
    AreaFillers { moment: Moment, x: i16, y: i16, zone: u8 },

    /// To follow a table by its events.
    Mirror { id: String, events: Vec<Logged> },
    /// What has happened there.
    Apply { table: Handle, events: Vec<Logged> },
    /// That a table is not needed any more.
    Forget { table: Handle },

    /// A table as it stands, with its game as a scene.
    Seen { table: Handle, from: Viewpoint },
    /// The same without its game, which takes far less time.
    Summary { table: Handle, from: Viewpoint },
    /// The same after these orders of a seat.
    Foretell { table: Handle, from: Viewpoint, seat: u8, orders: Vec<Order> },
    /// The game in words.
    Describe { table: Handle },
    /// The record of a game.
    Record { table: Handle },
    /// The position of a game.
    Position { table: Handle },
    /// All moves that the rules allow.
    Legal { table: Handle },
    /// The hash of the state of a table.
    StateHash { table: Handle },

    /// To make a table and to run it.
    Host { id: String, settings: Settings, secret: String, now: Millis },
    /// To run a table that was made before.
    Resume { id: String, secret: String, events: Vec<Logged> },
    /// That time goes on at a table that nobody ran for a while.
    Reopen { table: Handle, now: Millis },
    /// To execute an order.
    Order {
        table: Handle,
        seat: u8,
        order: Order,
        #[serde(default)]
        id: Option<String>,
        now: Millis,
    },
    /// To make the best of the turns that a bot has thought of.
    BotTurn { table: Handle, seat: u8, turns: Vec<Turn>, now: Millis },
    /// To do what the passing of time causes.
    Timeout { table: Handle, now: Millis },
    /// That the same people play again, at a table of this name.
    Rematch { table: Handle, id: String, now: Millis },

    /// Which bot a table waits for.
    AwaitedBot { table: Handle },
    /// What that bot does. What it does by chance comes from the seed.
    Think {
        table: Handle,
        seed: u64,
        limit: Limit,
        #[serde(default)]
        part: Part,
    },
    /// What a bot would do.
    Hint { table: Handle, seed: u64, limit: Limit },
}

/// What a page kept when it committed to what it will add to draws.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptChain {
    pub(crate) seat: u8,
    /// What the host had committed to then.
    pub(crate) host: String,
    /// What the page committed to.
    pub(crate) commitment: String,
    /// The last link of the chain.
    pub(crate) last: String,
    /// How many links there are.
    pub(crate) links: u32,
}

/// From where somebody sees a table.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Viewpoint {
    /// Their seats.
    #[serde(default)]
    pub(crate) you: Vec<u8>,
    /// How many moves they know.
    #[serde(default)]
    pub(crate) since: usize,
    pub(crate) now: Millis,
    /// Who is connected; otherwise nobody is.
    #[serde(default)]
    pub(crate) presence: Option<Presence>,
}

/// How long a bot thinks about a move.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Limit {
    /// So many milliseconds.
    Millis(u32),
    /// So many simulations.
    Simulations(u32),
}

/// Which of several searches of the same state this is, counted from 0, whose turns `bot_turn` gets together.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    pub(crate) index: u8,
    pub(crate) of: u8,
}

impl Default for Part {
    /// The only one.
    fn default() -> Part {
        Part { index: 0, of: 1 }
    }
}
