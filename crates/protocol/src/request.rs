//! What can be asked.

use std::collections::BTreeMap;

use bots::Level;
use serde::Deserialize;
use serde_json::{Error, Map, Value};

/// A request. What it does not know is an error, so that a misspelt field is not passed over.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Request {
    /// Begin a game.
    New {
        game: String,
        seats: u8,
        #[serde(default)]
        options: BTreeMap<String, String>,
        #[serde(default)]
        starts: u8,
        /// Of the first seats; the others get those that are left.
        #[serde(default)]
        colours: Vec<String>,
        /// Which seat the program has that is told of the game; nothing depends on it here.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// Make a move.
    Play {
        #[serde(rename = "move")]
        text: String,
    },
    /// Tell all legal moves.
    Legal {},
    /// Tell the state.
    State {},
    /// Take the last move back.
    Undo {},
    /// Tell the game so far as a record.
    Record {},
    /// Tell the state as a position.
    Position {},
    /// Go on with a game from elsewhere.
    Load(Source),
    /// Tell what the tiles of the game are.
    Tiles {},
    /// The game is over, or was given away; nothing depends on it here.
    Over { scores: Vec<u32>, winners: Vec<u8>, forfeit: Option<Forfeit> },
    /// Tell what a bot would do, given so many milliseconds or simulations.
    Choose {
        #[serde(default = "strongest")]
        bot: String,
        ms: Option<u32>,
        simulations: Option<u32>,
        #[serde(default)]
        seed: u64,
    },
}

/// A game that was given away.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forfeit {
    pub(crate) seat: u8,
    pub(crate) reason: String,
}

/// Who is asked where nobody is named.
fn strongest() -> String {
    Level::Master.name().to_owned()
}

/// Where a game comes from: exactly one of these.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Source {
    /// The text of a record.
    Record(String),
    /// The text of a position.
    Position(String),
}

impl Request {
    /// The request on a line, which must be a JSON object.
    pub(crate) fn read(line: &str) -> Result<Request, Error> {
        // By itself serde would take a list of the fields for a request as well.
        let object: Map<String, Value> = serde_json::from_str(line)?;
        serde_json::from_value(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_needs_a_name_and_seats_only() {
        let wanted = Request::New {
            game: "winter".to_owned(),
            seats: 3,
            options: BTreeMap::new(),
            starts: 0,
            colours: Vec::new(),
            seat: None,
        };
        assert_eq!(Request::read(r#"{"op":"new","game":"winter","seats":3}"#).unwrap(), wanted);
    }

    #[test]
    fn load_has_exactly_one_source() {
        let position = Request::Load(Source::Position("x".to_owned()));
        assert_eq!(Request::read(r#"{"op":"load","position":"x"}"#).unwrap(), position);
        let record = Request::Load(Source::Record("y".to_owned()));
        assert_eq!(Request::read(r#"{"record":"y","op":"load"}"#).unwrap(), record);
        for bad in [
            r#"{"op":"load"}"#,
            r#"{"op":"load","record":"y","position":"x"}"#,
            r#"{"op":"load","file":"x"}"#,
        ] {
            assert!(Request::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_not_known_is_an_error() {
        let bad = [
            "",
            "null",
            "[]",
            r#"["legal"]"#,
            r#""legal""#,
            r#"{"op":"choose","bot":"x","ms":-1}"#,
            r#"{"op":"choose","level":"x"}"#,
            r#"{"op":"LEGAL"}"#,
            r#"{"op":5}"#,
            r#"{}"#,
            r#"{"op":"legal","extra":1}"#,
            r#"{"op":"play"}"#,
            r#"{"op":"play","move":7}"#,
            r#"{"op":"new","game":"winter","seats":-1}"#,
            r#"{"op":"new","game":"winter","seats":300}"#,
            r#"{"op":"new","game":"winter","seats":"2"}"#,
            r#"{"op":"new","game":"winter","seats":2,"options":{"farmers":true}}"#,
            r#"{"op":"new","game":"winter","seats":2,"options":["farmers"]}"#,
            r#"{"op":"new","game":"winter","seats":2,"start":1}"#,
            r#"{"op":"legal"} {"op":"legal"}"#,
        ];
        for line in bad {
            assert!(Request::read(line).is_err(), "{line}");
        }
        assert!(Request::read(&"[".repeat(100_000)).is_err());
        assert!(Request::read(&r#"{"op":"#.repeat(100_000)).is_err());
    }
}
