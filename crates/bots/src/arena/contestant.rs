//! Who takes part, as text: `master`, `expert@200`, `master@100ms`, `planner~city.growth=1.5`.

use std::fmt;

use games::{Definition, Level};

use crate::bot::Bot;
use crate::levels::{BotError, bot_with};
use crate::limit::Limit;
use crate::think::Weights;

/// A bot, how long it may think, and numbers of its evaluation that are other than usual.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    level: Level,
    limit: Option<Limit>,
    changes: Vec<(String, f32)>,
}

impl Contestant {
    /// Reads a contestant.
    pub fn read(text: &str) -> Result<Contestant, ContestantError> {
        let (text, changes) = text.split_once('~').unwrap_or((text, ""));
        let (name, limit) = match text.split_once('@') {
            Some((name, limit)) => {
                (name, Some(Limit::read(limit).ok_or_else(|| ContestantError::Limit(limit.to_owned()))?))
            }
            None => (text, None),
        };
        let level = Level::find(name).ok_or_else(|| ContestantError::Name(name.to_owned()))?;
        let changes = changes.split(',').filter(|change| !change.is_empty()).map(|change| {
            let error = || ContestantError::Change(change.to_owned());
            let (name, value) = change.split_once('=').ok_or_else(error)?;
            let value = value.parse().map_err(|_| error())?;
            if Weights::plain().set(name, value) { Ok((name.to_owned(), value)) } else { Err(error()) }
        });
        Ok(Contestant { level, limit, changes: changes.collect::<Result<_, _>>()? })
    }

    /// How long it may think, if that was said.
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// The bot.
    pub fn bot(&self, game: &Definition, seed: u64) -> Result<Box<dyn Bot>, BotError> {
        bot_with(game, self.level, seed, |weights| {
            for (name, value) in &self.changes {
                weights.set(name, *value);
            }
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)?;
        if let Some(limit) = self.limit {
            write!(f, "@{limit}")?;
        }
        for (at, (name, value)) in self.changes.iter().enumerate() {
            write!(f, "{}{name}={value}", if at == 0 { "~" } else { "," })?;
        }
        Ok(())
    }
}

/// Why a text is no contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestantError {
    /// There is no bot of this name.
    Name(String),
    /// This is no limit of thinking.
    Limit(String),
    /// This changes no number of an evaluation.
    Change(String),
}
