//! Positions: one state as one line of text, complete. The grammar is in `docs/formats.md`.
//!
//! A position is `GAME/VERSION` and fields `key=value`, all separated by `;`. This module reads and
//! writes what all games share; the rest is read by each game, which accepts only states that can
//! stand on a table.

use crate::catalog;
use crate::definition::RulesVersion;
use crate::game::Game;
use crate::message::{Message, Say};
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};
use crate::text::MoveError;

/// The version of the format.
pub const VERSION: u32 = 1;

/// The state that a line of text says.
pub fn read(text: &str) -> Result<Box<dyn Game>, PositionError> {
    read_fields(text, |setup, fields| (setup.definition().load)(setup, fields))
}

/// What is made of the agreement and the other fields of a position, of which none must be left over.
pub(crate) fn read_fields<T>(
    text: &str,
    read: impl FnOnce(Setup, &mut Fields<'_>) -> Result<T, PositionError>,
) -> Result<T, PositionError> {
    let text = text.trim().replace('\u{2212}', "-").to_lowercase();
    let mut parts = text.split(';').map(str::trim);
    let (name, version) = parts.next().and_then(|head| head.split_once('/')).ok_or(PositionError::Head)?;
    if version.trim() != VERSION.to_string() {
        return Err(PositionError::Version(version.to_owned()));
    }
    let definition = catalog::find(name.trim())?;
    let mut fields = Fields::new(parts)?;
    let seats = fields.number("seats")?;
    let starts = Seat(fields.number("starts")?);
    let mut options = Vec::new();
    for option in definition.options {
        match fields.take_if_there(option.key) {
            Some(value) => options.push((option.key, value)),
            None if option.limit.is_some() => {}
            None => return Err(PositionError::Missing(option.key)),
        }
    }
    let version = match fields.take_if_there("rules") {
        None => RulesVersion::FIRST,
        Some(value) => {
            value.parse().map_err(|_| PositionError::Value { key: "rules", value: value.to_owned() })?
        }
    };
    let mut setup = definition.setup(seats, starts, &options)?.with_version(version)?;
    if let Some(colours) = fields.take_if_there("colours") {
        setup = setup.with_colours(&colours.split(',').map(|name| Some(name.trim())).collect::<Vec<_>>())?;
    }
    let made = read(setup, &mut fields)?;
    fields.finish()?;
    Ok(made)
}

/// The beginning of a position: what the game was set up as.
pub(crate) fn write_head(setup: &Setup) -> String {
    let options: String = setup.options().iter().map(|(key, value)| format!(";{key}={value}")).collect();
    let colours = setup.chosen_colours().map(|names| format!(";colours={names}")).unwrap_or_default();
    let version = setup.version().number;
    let rules = if version == RulesVersion::FIRST { String::new() } else { format!(";rules={version}") };
    let (game, seats, starts) = (setup.game(), setup.seats(), setup.starts());
    format!("{game}/{VERSION};seats={seats};starts={starts}{rules}{options}{colours}")
}

/// The fields of a position that have not been read yet.
pub struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn new(parts: impl Iterator<Item = &'a str>) -> Result<Fields<'a>, PositionError> {
        let mut fields = Vec::new();
        for part in parts.filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').ok_or_else(|| PositionError::Field(part.to_owned()))?;
            let (key, value) = (key.trim(), value.trim());
            if fields.iter().any(|&(before, _)| before == key) {
                return Err(PositionError::Twice(key.to_owned()));
            }
            fields.push((key, value));
        }
        Ok(Fields(fields))
    }

    /// The value of a field, which must be there.
    pub(crate) fn take(&mut self, key: &'static str) -> Result<&'a str, PositionError> {
        self.take_if_there(key).ok_or(PositionError::Missing(key))
    }

    /// All that has not been read.
    pub(crate) fn take_rest(&mut self) -> Vec<(&'a str, &'a str)> {
        std::mem::take(&mut self.0)
    }

    /// The value of a field that need not be there.
    pub(crate) fn take_if_there(&mut self, key: &str) -> Option<&'a str> {
        let at = self.0.iter().position(|&(known, _)| known == key)?;
        Some(self.0.remove(at).1)
    }

    /// The value of a field as a number.
    pub(crate) fn number<T: std::str::FromStr>(&mut self, key: &'static str) -> Result<T, PositionError> {
        let value = self.take(key)?;
        value.parse().map_err(|_| PositionError::Value { key, value: value.to_owned() })
    }

    fn finish(self) -> Result<(), PositionError> {
        match self.0.first() {
            None => Ok(()),
            Some((key, _)) => Err(PositionError::Unknown((*key).to_owned())),
        }
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// It does not begin with a game and a version.
    Head,
    /// Another version of the format.
    Version(String),
    /// A field without a value.
    Field(String),
    /// A field given twice.
    Twice(String),
    /// A field that is not there.
    Missing(&'static str),
    /// A field that this game does not have.
    Unknown(String),
    /// A value that makes no sense.
    Value {
        /// The field.
        key: &'static str,
        /// Its value, or the part of it that is wrong.
        value: String,
    },
    /// There is no such game.
    Setup(SetupError),
    /// A tile, cell or zone could not be read.
    Text {
        /// The item of the field `board`, `left`, `aside` or `step`.
        item: String,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A tile or a piece can't be there.
    Refused {
        /// The item of the field.
        item: String,
        /// The rule and the reason.
        refusal: Refusal,
    },
    /// The points are not what the board comes to.
    Miscounted {
        /// What the board comes to, by seat.
        counted: Vec<u32>,
        /// The rule by which it does.
        rule: Rule,
    },
    /// The step can't be the next one in this state.
    Step(String),
}

impl PositionError {
    /// The rule by which there is no such position, if it is one.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            PositionError::Refused { refusal, .. } => Some(refusal.rule),
            PositionError::Miscounted { rule, .. } => Some(*rule),
            _ => None,
        }
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::Setup(error)
    }
}

impl Say for PositionError {
    fn say(&self) -> Message {
        let about = |id: &str, text: &str| Message::new(id).with("text", text);
        match self {
            PositionError::Head => Message::new("position-head"),
            PositionError::Version(version) => about("position-version", version),
            PositionError::Field(text) => about("position-field", text),
            PositionError::Twice(key) => about("position-twice", key),
            PositionError::Missing(key) => about("position-missing", key),
            PositionError::Unknown(key) => about("position-unknown", key),
            PositionError::Value { key, value } => about("position-value", value).with("key", *key),
            PositionError::Setup(error) => error.say(),
            PositionError::Text { item, error } => about("position-item", item).with("reason", error.say()),
            PositionError::Refused { item, refusal } => {
                about("position-item", item).with("reason", refusal.say())
            }
            PositionError::Miscounted { counted, .. } => {
                let counted: Vec<String> = counted.iter().map(u32::to_string).collect();
                about("position-miscounted", &counted.join(","))
            }
            PositionError::Step(step) => about("position-step", step),
        }
    }
}
