//! What the creator of a table sets.

use std::collections::BTreeMap;

use games::position::{self, PositionError};
use games::record::Start;
use games::{Definition, GameOption, History, Phase, RulesVersion, Seat, Setup, SetupError, catalog};
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::order::Refused;

/// What is agreed on before anybody sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name of the game.
    pub game: String,
    /// Its options; those that are not here are as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who is to sit where, in the order of play.
    pub seats: Vec<PlayerKind>,
    /// Who starts.
    #[serde(default)]
    pub starts: Starts,
    /// How long a player may think.
    #[serde(default)]
    pub clock: Clock,
    /// What helps players.
    #[serde(default)]
    pub aids: Aids,
    /// What the others may do about somebody who stays away, where no clock does it.
    #[serde(default, skip_serializing_if = "Absence::is_usual")]
    pub absence: Absence,
    /// What draws come from.
    #[serde(default)]
    pub draws: DrawMode,
    /// Whether the table is shown in the list of tables.
    #[serde(default)]
    pub is_listed: bool,
    /// The position that the game begins in, as text; it has the options then, and who started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayerKind {
    /// A person.
    Person {
        /// The colour of the pieces; without one it is the first that is left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
    },
    /// A bot of this level.
    Bot {
        /// The name of the level.
        level: String,
        /// The colour of the pieces; without one it is the first that is left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
    },
}

impl PlayerKind {
    /// A person with any colour.
    pub const PERSON: PlayerKind = PlayerKind::Person { colour: None };

    /// Whether a person is to sit here.
    pub fn is_person(&self) -> bool {
        matches!(self, PlayerKind::Person { .. })
    }

    fn colour(&self) -> Option<&str> {
        match self {
            PlayerKind::Person { colour } | PlayerKind::Bot { colour, .. } => colour.as_deref(),
        }
    }
}

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Starts {
    /// It is drawn.
    #[default]
    Drawn,
    /// This seat does.
    Seat(u8),
}

/// What helps players at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Aids {
    /// All there is, for those who learn the game.
    Learning,
    /// What saves tedious looking, and takes no decision from anybody.
    #[default]
    Normal,
    /// Nothing but the rules.
    Tournament,
}

/// What may be done about somebody who stays away: each of these, and those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// A bot plays on for them until they come back.
    #[default]
    Bot,
    /// The game is ended, and nobody wins.
    Unfinished,
    /// They have given up, so that the others may win.
    Win,
}

impl Absence {
    /// All, in this order.
    pub const ALL: [Absence; 3] = [Absence::Bot, Absence::Unfinished, Absence::Win];

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
    fn is_usual(&self) -> bool {
        *self == Absence::default()
    }
}

/// What the draws of a table come from. What each mode holds against whom is told in `docs/fair-draws.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawMode {
    /// From the secret of the host and a word of every seat, all committed to before the game.
    #[default]
    Committed,
    /// Besides, from another word of every seat for each draw: not even the host knows it beforehand.
    Sealed,
}

impl DrawMode {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            DrawMode::Committed => "committed",
            DrawMode::Sealed => "sealed",
        }
    }
}

impl Settings {
    /// The version of the rules of a new game: the latest, or that of the position it begins in.
    pub fn latest_rules(&self) -> Result<RulesVersion, Refused> {
        match &self.from {
            None => catalog::find(&self.game).map(Definition::latest).map_err(Refused::Setup),
            Some(position) => {
                let game = games::position::read(position).map_err(Refused::Position)?;
                Ok(game.setup().version())
            }
        }
    }

    /// The game before its first move, by this version of the rules, with this seat to start unless a position says who
    /// started; if there can be such a game.
    pub fn open(&self, rules: u32, starts: Seat) -> Result<History, Refused> {
        let Some(position) = &self.from else {
            let setup = self.setup(starts).and_then(|setup| setup.with_version(rules));
            return setup.and_then(History::new).map_err(Refused::Setup);
        };
        let history = History::from_position(position).map_err(Refused::Position)?;
        let game = history.game();
        let setup = game.setup();
        // A position has its colours; whoever names one must mean that.
        let mut chosen = self.seats.iter().zip(setup.colours());
        let is_same = setup.game() == self.game
            && usize::from(setup.seats()) == self.seats.len()
            && chosen.all(|(kind, known)| kind.colour().is_none_or(|name| name == known.name()));
        match game.phase() {
            Phase::Over => Err(Refused::Over),
            _ if is_same => Ok(history),
            _ => Err(Refused::OtherGame),
        }
    }

    /// The same with all limits that a game at a table has, so that none goes on for ever.
    pub(crate) fn limited(mut self) -> Result<Settings, Refused> {
        let limits = catalog::find(&self.game).map_err(Refused::Setup)?.options.iter();
        for option in limits.filter(|option| option.limit.is_some()) {
            match &mut self.from {
                None => {
                    let said = self.options.get(option.key).map(String::as_str);
                    let value = option.at_table(said).map_err(Refused::Setup)?;
                    self.options.extend(value.map(|value| (option.key.to_owned(), value)));
                }
                Some(position) => limit_position(&self.game, position, option).map_err(Refused::Position)?,
            }
        }
        Ok(self)
    }

    fn setup(&self, starts: Seat) -> Result<Setup, SetupError> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        // More seats than fit are more than any game has.
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let colours: Vec<Option<&str>> = self.seats.iter().map(PlayerKind::colour).collect();
        catalog::find(&self.game)?.setup(seats, starts, &options)?.with_colours(&colours)
    }

    /// Whether it is drawn who starts.
    pub(crate) fn is_start_drawn(&self) -> bool {
        self.starts == Starts::Drawn && self.from.is_none()
    }

    /// What is agreed on, as text, for draws by the method of version 2.
    pub(crate) fn agreement(start: &Start, is_start_drawn: bool) -> String {
        let agreement = Settings::old_agreement(start);
        let Start::Setup(setup) = start else { return agreement };
        let (RulesVersion { number, tiles }, starts) = (setup.version(), setup.starts().to_string());
        let starts = if is_start_drawn { "drawn" } else { &starts };
        format!("{agreement} starts={starts} rules={number} tiles={tiles}")
    }

    /// What is agreed on, as text: it goes into the chain of draws by the method of version 1.
    pub(crate) fn old_agreement(start: &Start) -> String {
        let setup = match start {
            Start::Position(position) => return format!("from {position}"),
            Start::Setup(setup) => setup,
        };
        let options: String = setup.options().iter().map(|(key, value)| format!(" {key}={value}")).collect();
        let colours = setup.chosen_colours().map(|names| format!(" colours={names}")).unwrap_or_default();
        format!("{}{options} seats={}{colours}", setup.game(), setup.seats())
    }

    /// The settings for playing again: everybody moves on by one seat, and who starts moves along.
    #[must_use]
    pub fn rotated(&self) -> Settings {
        let mut again = self.clone();
        again.seats.rotate_right(1);
        again
    }
}

/// Adds a limit to a position of a game that has none. One of another game is refused later, and stays as it is.
fn limit_position(game: &str, position: &mut String, option: &GameOption) -> Result<(), PositionError> {
    let read = position::read(position)?;
    let is_without = read.setup().game() == game && read.setup().option(option.key).is_none();
    if let (true, Some(usual)) = (is_without, option.limit) {
        *position = format!("{};{}={usual}", position.trim().trim_end_matches(';'), option.key);
    }
    Ok(())
}
