//! The messages of a socket.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Logged, Millis, Reaction};
use utoipa::ToSchema;
use views::{Presence, Problem};

use super::tables::Ordered;
use crate::keys::{TableId, Token};

/// What a client says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ToServer {
    /// The first message.
    Hello(Hello),
    /// What a seat wants.
    Order(Ordered),
    /// A seat shows a feeling to whoever is connected. It is kept nowhere.
    React {
        /// The seat, for somebody with several.
        #[serde(default)]
        seat: Option<u8>,
        /// Which.
        reaction: Reaction,
    },
    /// Whether the server is there.
    // The braces let serde refuse unknown fields.
    Ping {},
}

/// How far a client is, and who it is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {
    /// The number of the last event that it has. Whoever has more than there is gets all events from the first.
    #[serde(default)]
    pub(super) have: u64,
    /// Whether it had followed the table and found out that it had diverged: by a hash that was not its own, or an
    /// event that did not fit.
    #[serde(default)]
    pub(super) has_diverged: bool,
    /// The tokens of the seats that it plays for.
    #[serde(default)]
    #[schema(value_type = Vec<String>)]
    pub(super) tokens: Vec<Token>,
    /// Its language; otherwise that of the request.
    #[serde(default)]
    pub(super) lang: Option<String>,
}

/// What the server says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum FromServer {
    /// The answer to hello.
    Welcome {
        /// The name of the table.
        #[schema(value_type = String)]
        table: TableId,
        /// The number of the last event. A client that has more forgets all of it: the server was put back to an
        /// earlier state, and sends everything from the first event.
        version: u64,
        /// The seats that the client plays for.
        seats: Vec<u8>,
        /// The time of the server, in milliseconds since 1970.
        now: Millis,
        /// When the table will be deleted if nothing happens there any more.
        #[serde(skip_serializing_if = "Option::is_none")]
        expires_at: Option<Millis>,
    },
    /// What happened, in order.
    Events {
        /// The events.
        #[schema(value_type = Vec<Logged>)]
        events: Vec<Box<RawValue>>,
        /// The hash of the state of the table after them, where it is known: whoever follows the table by its events
        /// has the same, or has diverged.
        #[serde(skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
    },
    /// Who is connected.
    Presence(Presence),
    /// A seat shows a feeling.
    Reaction {
        /// Which seat.
        seat: u8,
        /// Which feeling.
        reaction: Reaction,
    },
    /// An order was executed, and what it caused is on disk.
    Ack {
        /// The id of the order.
        id: Option<String>,
        /// The number of the last event that it caused.
        version: u64,
    },
    /// An order was not executed; nothing has changed.
    Refused {
        /// The id of the order.
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
    },
    /// The server is there.
    Pong {
        /// The time of the server, in milliseconds since 1970.
        now: Millis,
    },
}
