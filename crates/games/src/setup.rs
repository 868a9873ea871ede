//! What is agreed on before a game: which one, with which options, how many seats, who starts.

use std::ops::RangeInclusive;

use crate::message::{Message, Say};
use crate::seat::Seat;

/// What may be agreed on in a game.
#[derive(Debug)]
pub struct Choices {
    /// The name of the game.
    pub game: &'static str,
    /// How many seats it has.
    pub seats: RangeInclusive<u8>,
    /// Its options.
    pub options: &'static [Choice],
}

/// An option of a game.
#[derive(Debug)]
pub struct Choice {
    /// The name of the option.
    pub key: &'static str,
    /// Its values; the first is meant where nothing is said.
    pub values: &'static [&'static str],
    /// Values that are no word of a list but have a form.
    pub form: Option<Form>,
}

/// The form of the values of an option.
#[derive(Debug)]
pub struct Form {
    /// How a person would write it, such as `WxH`.
    pub name: &'static str,
    /// Whether a text has the form.
    pub holds: fn(&str) -> bool,
}

impl Choice {
    /// An option with a list of values.
    pub const fn of(key: &'static str, values: &'static [&'static str]) -> Choice {
        Choice { key, values, form: None }
    }

    /// All that may be said: the values, and the form where there is one.
    pub fn known(&self) -> Vec<&'static str> {
        self.values.iter().copied().chain(self.form.as_ref().map(|form| form.name)).collect()
    }
}

/// A valid agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    game: &'static str,
    seats: u8,
    starts: Seat,
    options: Vec<(&'static str, String)>,
}

impl Setup {
    /// An agreement of these seats and options; the rest is as usual.
    pub fn new(
        choices: &'static Choices,
        seats: u8,
        starts: Seat,
        options: &[(&str, &str)],
    ) -> Result<Setup, SetupError> {
        if !choices.seats.contains(&seats) {
            let (least, most) = (*choices.seats.start(), *choices.seats.end());
            return Err(SetupError::Seats { game: choices.game, seats, least, most });
        }
        if starts.0 >= seats {
            return Err(SetupError::Starts { starts: starts.0, seats });
        }
        for (at, &(key, _)) in options.iter().enumerate() {
            if !choices.options.iter().any(|choice| choice.key == key) {
                let known = choices.options.iter().map(|choice| choice.key).collect();
                return Err(SetupError::Option { game: choices.game, key: key.to_owned(), known });
            }
            if options[..at].iter().any(|&(before, _)| before == key) {
                return Err(SetupError::Twice { key: key.to_owned() });
            }
        }
        let options: Result<_, SetupError> =
            choices.options.iter().map(|choice| choice.resolve(options)).collect();
        Ok(Setup { game: choices.game, seats, starts, options: options? })
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Who starts.
    pub fn starts(&self) -> Seat {
        self.starts
    }

    /// Every option with its value.
    pub fn options(&self) -> &[(&'static str, String)] {
        &self.options
    }

    /// The value of an option.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(own, _)| *own == key).map(|(_, value)| value.as_str())
    }

    /// Whether an option has this value.
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.option(key) == Some(value)
    }
}

impl Choice {
    fn resolve(&'static self, wanted: &[(&str, &str)]) -> Result<(&'static str, String), SetupError> {
        let Some((_, value)) = wanted.iter().find(|(key, _)| *key == self.key) else {
            return Ok((self.key, self.values[0].to_owned()));
        };
        let value = value.to_lowercase();
        let has_form = self.form.as_ref().is_some_and(|form| (form.holds)(&value));
        if has_form || self.values.contains(&value.as_str()) {
            Ok((self.key, value))
        } else {
            Err(SetupError::Value { key: self.key, value, known: self.known() })
        }
    }
}

/// Why there can't be such a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// There is no game of this name.
    Game {
        /// The name.
        name: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// Not for so many.
    Seats {
        /// The game.
        game: &'static str,
        /// The seats asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The seat that should start does not exist.
    Starts {
        /// The seat.
        starts: u8,
        /// How many there are.
        seats: u8,
    },
    /// The game has no such option.
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        key: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        key: &'static str,
        /// The value.
        value: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// An option was given twice.
    Twice {
        /// The option.
        key: String,
    },
    /// The game's own tile set is broken.
    TileSet(tiles::SetError),
    /// This tile is in no pile of the game, or not so often.
    Tile {
        /// The tile.
        code: String,
    },
}

impl From<tiles::SetError> for SetupError {
    fn from(error: tiles::SetError) -> SetupError {
        SetupError::TileSet(error)
    }
}

impl Say for SetupError {
    fn say(&self) -> Message {
        match self {
            SetupError::Game { name, known } => {
                Message::new("setup-game").with("name", name.as_str()).with("known", known.join(", "))
            }
            SetupError::Seats { game, seats, least, most } => Message::new("setup-seats")
                .with("game", *game)
                .with("seats", u32::from(*seats))
                .with("least", u32::from(*least))
                .with("most", u32::from(*most)),
            SetupError::Starts { starts, seats } => Message::new("setup-starts")
                .with("starts", u32::from(*starts))
                .with("seats", u32::from(*seats)),
            SetupError::Option { game, key, known } => Message::new("setup-option")
                .with("game", *game)
                .with("key", key.as_str())
                .with("known", known.join(", ")),
            SetupError::Value { key, value, known } => Message::new("setup-value")
                .with("key", *key)
                .with("value", value.as_str())
                .with("known", known.join(", ")),
            SetupError::Twice { key } => Message::new("setup-twice").with("key", key.as_str()),
            SetupError::TileSet(error) => Message::new("setup-tile-set").with("error", error.to_string()),
            SetupError::Tile { code } => Message::new("setup-tile").with("code", code.as_str()),
        }
    }
}
