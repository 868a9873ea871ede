//! What a page can ask for.

use serde::Deserialize;
use table::{Logged, Millis, Order, Settings};
use views::{Moment, Presence};

/// The number by which a page names a table that it has made known.
pub(crate) type Handle = u32;

/// A request, and the language of its answer.
// Unknown fields are refused by `Request`, which gets all that are left.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The code of a language; otherwise it is English.
    #[serde(default)]
    pub(crate) lang: Option<String>,
    #[serde(flatten)]
    pub(crate) request: Request,
}

/// What is asked for.
#[derive(Deserialize)]
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

    /// To follow a table by its events.
    Mirror { id: String, events: Vec<Logged> },
    /// What has happened there.
    Apply { table: Handle, events: Vec<Logged> },
    /// That a table is not needed any more.
    Forget { table: Handle },

    /// A table as it stands, with its game as a scene.
    Seen(SeenRequest),
    /// The same without its game, which takes far less time.
    Summary(SeenRequest),
    /// The same after these orders of a seat.
    Foretell(ForetellRequest),
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
    /// To make the moves of a bot.
    BotTurn { table: Handle, seat: u8, moves: Vec<String>, now: Millis },
    /// To do what the passing of time causes.
    Timeout { table: Handle, now: Millis },
    /// That the same people play again, at a table of this name.
    Rematch { table: Handle, id: String, now: Millis },

    /// What the bot does that a table waits for.
    Think(ThinkRequest),
    /// What a bot would do.
    Hint(ThinkRequest),
}

/// What a page kept when it committed to what it will add to draws.
#[derive(Deserialize)]
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

/// How somebody sees a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeenRequest {
    pub(crate) table: Handle,
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

/// How somebody would see a table after orders of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForetellRequest {
    pub(crate) table: Handle,
    pub(crate) seat: u8,
    pub(crate) orders: Vec<Order>,
    #[serde(default)]
    pub(crate) you: Vec<u8>,
    #[serde(default)]
    pub(crate) since: usize,
    pub(crate) now: Millis,
    #[serde(default)]
    pub(crate) presence: Option<Presence>,
}

/// What a bot thinks about, and for how long: so many milliseconds a move, or so many simulations.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThinkRequest {
    pub(crate) table: Handle,
    /// What it does by chance comes from this.
    pub(crate) seed: u64,
    #[serde(default)]
    pub(crate) millis: Option<u32>,
    #[serde(default)]
    pub(crate) simulations: Option<u32>,
}
