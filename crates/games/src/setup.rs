//! What is agreed on before a game: which one, with which options, how many seats, who starts.

use tiles::TileId;

use crate::colour::Colour;
use crate::definition::{Definition, RulesVersion};
use crate::game::Game;
use crate::message::{Message, Say};
use crate::seat::Seat;

/// An option of a game.
#[derive(Debug)]
pub struct GameOption {
    /// The name of the option.
    pub key: &'static str,
    /// Its values; the first is meant where nothing is said.
    pub values: &'static [&'static str],
    /// Values that are no word of a list but have a form.
    pub form: Option<ValueForm>,
    /// What tables have where nothing is said, if it is an option without which a game might never end: its first value,
    /// which is no limit, is none for tables. Texts don't name the option where it has that value, so that those from
    /// before there was the option mean the same.
    pub limit: Option<&'static str>,
}

/// The form of the values of an option.
#[derive(Debug)]
pub struct ValueForm {
    /// How a person would write it, such as `WxH`.
    pub name: &'static str,
    /// Whether a text has the form.
    pub holds: fn(&str) -> bool,
}

impl GameOption {
    /// An option with a list of values.
    pub const fn of(key: &'static str, values: &'static [&'static str]) -> GameOption {
        GameOption { key, values, form: None, limit: None }
    }

    /// All that may be said: the values, and the form where there is one.
    pub fn known(&self) -> Vec<&'static str> {
        self.values.iter().copied().chain(self.form.as_ref().map(|form| form.name)).collect()
    }

    /// All that may be said at a table, what it has where nothing is said first.
    pub fn known_at_tables(&self) -> Vec<&'static str> {
        let Some(usual) = self.limit else { return self.known() };
        let others = self.known().into_iter().skip(1).filter(|value| *value != usual);
        std::iter::once(usual).chain(others).collect()
    }

    /// Whether this value is the one that texts don't name.
    fn is_implied(&self, value: &str) -> bool {
        self.limit.is_some() && value == self.values[0]
    }

    /// The value that a table has where this one is said; an error where tables have no such value.
    pub fn at_table(&'static self, said: Option<&str>) -> Result<Option<String>, SetupError> {
        match said {
            None => Ok(self.limit.map(str::to_owned)),
            Some(value) if self.is_implied(&value.to_lowercase()) => {
                let known = self.known_at_tables();
                Err(SetupError::Value { key: self.key, value: value.to_owned(), known })
            }
            Some(value) => Ok(Some(value.to_owned())),
        }
    }
}

/// A valid agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    definition: &'static Definition,
    version: RulesVersion,
    seats: u8,
    starts: Seat,
    options: Vec<(&'static str, String)>,
    /// By seat, all different.
    colours: Vec<Colour>,
}

impl Setup {
    /// An agreement of these seats and options; the rest is as usual.
    pub fn new(
        definition: &'static Definition,
        seats: u8,
        starts: Seat,
        options: &[(&str, &str)],
    ) -> Result<Setup, SetupError> {
        if !definition.seats.contains(&seats) {
            let (least, most) = (*definition.seats.start(), *definition.seats.end());
            return Err(SetupError::Seats { game: definition.name, seats, least, most });
        }
        if starts.0 >= seats {
            return Err(SetupError::Starts { starts: starts.0, seats });
        }
        for (at, &(key, _)) in options.iter().enumerate() {
            if !definition.options.iter().any(|option| option.key == key) {
                let known = definition.options.iter().map(|option| option.key).collect();
                return Err(SetupError::Option { game: definition.name, key: key.to_owned(), known });
            }
            if options[..at].iter().any(|&(before, _)| before == key) {
                return Err(SetupError::Twice { key: key.to_owned() });
            }
        }
        let resolved: Result<Vec<_>, SetupError> =
            definition.options.iter().map(|option| option.resolve(options)).collect();
        let options = resolved?.into_iter().flatten().collect();
        let colours = definition.colours[..usize::from(seats)].to_vec();
        Ok(Setup { definition, version: definition.latest(), seats, starts, options, colours })
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.definition.name
    }

    /// The game.
    pub fn definition(&self) -> &'static Definition {
        self.definition
    }

    /// The same by another version of the rules.
    pub fn with_version(self, number: u32) -> Result<Setup, SetupError> {
        let versions = self.definition.versions;
        let Some(version) = versions.iter().find(|version| version.number == number) else {
            let known = versions.iter().map(|version| version.number).collect();
            return Err(SetupError::Version { game: self.definition.name, version: number, known });
        };
        Ok(Setup { version: *version, ..self })
    }

    /// The same, if it is played with the tile set of this fingerprint.
    pub fn with_tiles(self, fingerprint: &str) -> Result<Setup, SetupError> {
        if self.version.tiles.eq_ignore_ascii_case(fingerprint) {
            return Ok(self);
        }
        let (game, fingerprint) = (self.definition.name, fingerprint.to_owned());
        Err(SetupError::OtherTiles {
            game,
            version: self.version.number,
            fingerprint,
            known: self.version.tiles,
        })
    }

    /// The version of the rules.
    pub fn version(&self) -> RulesVersion {
        self.version
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Who starts.
    pub fn starts(&self) -> Seat {
        self.starts
    }

    /// The same with these colours, which those have chosen who sit in the first seats. Who has chosen none gets
    /// the first that is left.
    pub fn with_colours(self, chosen: &[Option<&str>]) -> Result<Setup, SetupError> {
        let known = self.definition.colours;
        let mut wanted = Vec::new();
        for name in chosen {
            let Some(name) = name else {
                wanted.push(None);
                continue;
            };
            let colour = known.iter().copied().find(|colour| colour.name().eq_ignore_ascii_case(name));
            let colour = colour.ok_or_else(|| SetupError::Colour {
                name: (*name).to_owned(),
                known: known.iter().map(|colour| colour.name()).collect(),
            })?;
            if wanted.contains(&Some(colour)) {
                return Err(SetupError::ColourTwice { colour });
            }
            wanted.push(Some(colour));
        }
        if wanted.len() > usize::from(self.seats) {
            return Err(SetupError::Colours { seats: self.seats, colours: wanted.len() });
        }
        wanted.resize(usize::from(self.seats), None);
        let mut left = known.iter().copied().filter(|colour| !wanted.contains(&Some(*colour)));
        // There are as many colours as seats, so that each finds one.
        let colours = wanted.iter().filter_map(|chosen| chosen.or_else(|| left.next())).collect();
        Ok(Setup { colours, ..self })
    }

    /// The colour of each seat.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index() % self.colours.len()]
    }

    /// The names of the colours, where they are not those that seats get by themselves.
    pub fn chosen_colours(&self) -> Option<String> {
        let is_usual = self.definition.colours.starts_with(&self.colours);
        let names = || self.colours.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(",");
        (!is_usual).then(names)
    }

    /// Starts a game.
    pub fn start(self) -> Result<Box<dyn Game>, SetupError> {
        (self.definition.start)(self, None)
    }

    /// Starts a game with fewer tiles than usual: these are all that will be drawn.
    pub fn start_with(self, pile: &[TileId]) -> Result<Box<dyn Game>, SetupError> {
        (self.definition.start)(self, Some(pile))
    }

    /// Every option with its value, but for limits that there are not.
    pub fn options(&self) -> &[(&'static str, String)] {
        &self.options
    }

    /// The value of an option.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    /// Whether an option has this value.
    pub fn is(&self, key: &str, value: &str) -> bool {
        self.option(key) == Some(value)
    }
}

impl GameOption {
    /// The option with its value, if it is to be named.
    fn resolve(&'static self, wanted: &[(&str, &str)]) -> Result<Option<(&'static str, String)>, SetupError> {
        let said = wanted.iter().find(|(key, _)| *key == self.key);
        let value = said.map_or(self.values[0].to_owned(), |(_, value)| value.to_lowercase());
        let has_form = self.form.as_ref().is_some_and(|form| (form.holds)(&value));
        if !has_form && !self.values.contains(&value.as_str()) {
            return Err(SetupError::Value { key: self.key, value, known: self.known() });
        }
        Ok((!self.is_implied(&value)).then_some((self.key, value)))
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
    /// The game has no pieces of this colour.
    Colour {
        /// The name of the colour.
        name: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// Two seats want the same colour.
    ColourTwice {
        /// The colour.
        colour: Colour,
    },
    /// More colours than seats.
    Colours {
        /// How many seats.
        seats: u8,
        /// How many colours.
        colours: usize,
    },
    /// The rules of this version are not known.
    Version {
        /// The game.
        game: &'static str,
        /// The version asked for.
        version: u32,
        /// Those there are.
        known: Vec<u32>,
    },
    /// This version of the rules has another tile set.
    OtherTiles {
        /// The game.
        game: &'static str,
        /// The version.
        version: u32,
        /// The fingerprint of the set asked for.
        fingerprint: String,
        /// That of the set there is.
        known: &'static str,
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
            SetupError::Colour { name, known } => {
                Message::new("setup-colour").with("name", name.as_str()).with("known", known.join(", "))
            }
            SetupError::ColourTwice { colour } => {
                Message::new("setup-colour-twice").with("colour", colour.name())
            }
            SetupError::Colours { seats, colours } => Message::new("setup-colours")
                .with("seats", u32::from(*seats))
                .with("colours", u32::try_from(*colours).unwrap_or(u32::MAX)),
            SetupError::Version { game, version, known } => Message::new("setup-version")
                .with("game", *game)
                .with("version", *version)
                .with("known", known.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")),
            SetupError::OtherTiles { game, version, fingerprint, known } => Message::new("setup-other-tiles")
                .with("game", *game)
                .with("version", *version)
                .with("fingerprint", fingerprint.as_str())
                .with("known", *known),
            SetupError::TileSet(error) => Message::new("setup-tile-set").with("error", error.to_string()),
            SetupError::Tile { code } => Message::new("setup-tile").with("code", code.as_str()),
        }
    }
}
