//! What is answered.

use serde::Serialize;

use crate::advice::Advice;
use crate::state::State;
use crate::tiles::TileSetView;

/// An answer: `{"ok":...}`, `{"refused":{...}}` or `{"error":"..."}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Answer {
    /// What was asked for.
    Ok(Payload),
    /// The rules forbid the move.
    Refused {
        /// The rule.
        rule: &'static str,
        /// Why, in words.
        text: String,
    },
    /// The request makes no sense.
    Error(String),
}

/// What was asked for.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Payload {
    State(Box<State>),
    Moves(Vec<String>),
    Text(String),
    Advice(Advice),
    Tiles(TileSetView),
}

impl Answer {
    /// The line.
    pub(crate) fn write(&self) -> String {
        // Names of fields are text and nothing here is a number that JSON lacks, so this can't fail.
        serde_json::to_string(self).unwrap_or_else(|_| r#"{"error":"?"}"#.to_owned())
    }
}
