//! What happens at a table. Everybody may see all of it; what nobody may see yet is not in it.

use games::{RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::fair::Method;
use crate::settings::Settings;

/// An event with its number, its time and its cause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Logged {
    /// The number of the event at this table, from 1.
    pub version: u64,
    /// When it happened.
    pub at: Millis,
    /// The order that caused it, by the id that its sender gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderId>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// The id of an order, unique for its sender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OrderId {
    /// The seat that sent it.
    pub seat: u8,
    /// The id.
    pub id: String,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was set up.
    Created {
        /// What was set.
        settings: Settings,
        /// The hash of the secret that all draws will come from.
        commitment: String,
        /// The version of the method of draws; the first where none is named.
        #[serde(default, skip_serializing_if = "Method::is_unnamed")]
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        method: Method,
        /// The version of the rules; the first where none is named.
        #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
        rules: u32,
        /// The fingerprint of the tile set, where it is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tiles: Option<String>,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Their name.
        name: String,
    },
    /// A person stood up before the game, or went away in it: a bot plays until they come back.
    Left {
        /// From where.
        seat: u8,
    },
    /// Whoever made the table made a person stand up before the game.
    Removed {
        /// From where.
        seat: u8,
    },
    /// A person who had gone came back.
    Returned {
        /// To where.
        seat: u8,
    },
    /// A seat added words of its own to what draws are made from, at a table with draws by the method of version 1.
    Words {
        /// Which.
        seat: u8,
        /// The words.
        words: String,
    },
    /// The device of a seat committed to what it will add to draws.
    Committed {
        /// Which.
        seat: u8,
        /// The hash of the first link that it will tell, in hexadecimal.
        commitment: String,
    },
    /// A seat wants the game to begin, and the table waits for the words that devices committed to.
    Starting {
        /// Which.
        seat: u8,
    },
    /// The device of a seat told the next link of what it committed to.
    Revealed {
        /// Which.
        seat: u8,
        /// The link, in hexadecimal.
        link: String,
    },
    /// The game began.
    Started {
        /// The seat that starts.
        starts: u8,
    },
    /// Chance made a move.
    Drawn {
        /// The move.
        #[serde(rename = "move")]
        text: String,
    },
    /// A seat made a move. It can be taken back until it is confirmed.
    Played {
        /// Which.
        seat: u8,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// Whether a bot made it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat took its last move back.
    TakenBack {
        /// Which.
        seat: u8,
    },
    /// A seat stands by its moves.
    Confirmed {
        /// Which.
        seat: u8,
    },
    /// A seat asked to take back what it had confirmed.
    UndoAsked {
        /// Which.
        seat: u8,
        /// How many moves of the game would remain.
        moves: usize,
    },
    /// A seat agreed.
    UndoAgreed {
        /// Which.
        seat: u8,
    },
    /// A seat did not agree, or the question has become pointless.
    UndoRefused {
        /// Which.
        seat: u8,
    },
    /// All agreed: the moves behind are gone.
    Rewound {
        /// How many moves of the game remain.
        moves: usize,
    },
    /// The time of a seat was up: a bot plays this turn.
    TimedOut {
        /// Which.
        seat: u8,
    },
    /// A seat asked that time stands still.
    PauseAsked {
        /// Which.
        seat: u8,
    },
    /// A seat agreed.
    PauseAgreed {
        /// Which.
        seat: u8,
    },
    /// A seat did not agree, or whoever asked has gone.
    PauseRefused {
        /// Which.
        seat: u8,
    },
    /// Time stands still.
    Paused {
        /// Who wanted it.
        seat: u8,
    },
    /// Time goes on.
    Resumed {
        /// Who wanted it.
        seat: u8,
    },
    /// Nobody could move for a while, through no fault of the players: their time did not run.
    Reopened,
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// A seat showed a feeling. Logs of earlier programs have it; it is part of no game, and not logged any more.
    Reacted {
        /// Which.
        seat: u8,
        /// Which feeling.
        reaction: Reaction,
    },
    /// The game is over.
    Ended {
        /// How.
        how: Ending,
        /// Who won.
        winners: Vec<u8>,
        /// What all draws came from.
        secret: String,
    },
    /// The same people play again.
    Rematch {
        /// At this table.
        table: String,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules.
    Played,
    /// All but one gave up.
    Resigned,
    /// Whoever runs the table has ended it; nobody won.
    Closed,
    /// Somebody stayed away, and the others ended it; nobody won.
    Unfinished,
    /// All but one gave up or stayed away.
    Claimed,
}

/// A feeling that can be shown. There is no chat, so there is nothing to moderate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// That hurts.
    Ouch,
    /// Give me a moment.
    Thinking,
    /// Good game.
    GoodGame,
}

fn first_rules() -> u32 {
    RulesVersion::FIRST
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_first_rules(rules: &u32) -> bool {
    *rules == RulesVersion::FIRST
}

impl Event {
    /// The seat that the event is about.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Sat { seat, .. }
            | Event::Left { seat }
            | Event::Removed { seat }
            | Event::Returned { seat }
            | Event::Words { seat, .. }
            | Event::Committed { seat, .. }
            | Event::Starting { seat }
            | Event::Revealed { seat, .. }
            | Event::Played { seat, .. }
            | Event::TakenBack { seat }
            | Event::Confirmed { seat }
            | Event::UndoAsked { seat, .. }
            | Event::UndoAgreed { seat }
            | Event::UndoRefused { seat }
            | Event::TimedOut { seat }
            | Event::PauseAsked { seat }
            | Event::PauseAgreed { seat }
            | Event::PauseRefused { seat }
            | Event::Paused { seat }
            | Event::Resumed { seat }
            | Event::Resigned { seat }
            | Event::Reacted { seat, .. } => Some(Seat(seat)),
            Event::Created { .. }
            | Event::Started { .. }
            | Event::Drawn { .. }
            | Event::Rewound { .. }
            | Event::Reopened
            | Event::Ended { .. }
            | Event::Rematch { .. } => None,
        }
    }
}
