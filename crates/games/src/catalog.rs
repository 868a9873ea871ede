//! The games there are. Adding one is a module and a line here.

use tiles::TileId;

use crate::game::Game;
use crate::position::{Fields, PositionError};
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::{Choices, Setup, SetupError};

/// A game in the catalogue.
#[derive(Debug)]
pub struct Listing {
    pub(crate) choices: &'static Choices,
    pub(crate) rules: &'static [Rule],
    pub(crate) start: Start,
    pub(crate) load: Load,
}

/// Starts a game, with only a part of its pile where one is given.
pub(crate) type Start = fn(Setup, Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError>;
/// Reads the fields of a position that are the game's own.
pub(crate) type Load = fn(Setup, &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError>;

static GAMES: [&Listing; 5] = [
    &crate::winter::LISTING,
    &crate::hunters::LISTING_2002,
    &crate::hunters::LISTING_2020,
    &crate::dice::LISTING,
    &crate::kids::LISTING,
];

/// All games.
pub fn games() -> impl Iterator<Item = &'static Listing> {
    GAMES.into_iter()
}

/// The game of this name, whatever the case of its letters and the kind of its minus sign.
pub fn find(name: &str) -> Result<&'static Listing, SetupError> {
    let wanted = name.replace('\u{2212}', "-");
    games().find(|listing| listing.name().eq_ignore_ascii_case(&wanted)).ok_or_else(|| {
        let known = games().map(Listing::name).collect();
        SetupError::Game { name: name.to_owned(), known }
    })
}

/// Starts the game of this name.
pub fn start(
    name: &str,
    seats: u8,
    starts: Seat,
    options: &[(&str, &str)],
) -> Result<Box<dyn Game>, SetupError> {
    let listing = find(name)?;
    listing.start(listing.setup(seats, starts, options)?)
}

impl Listing {
    /// The name of the game.
    pub fn name(&self) -> &'static str {
        self.choices.game
    }

    /// What may be agreed on.
    pub fn choices(&self) -> &'static Choices {
        self.choices
    }

    /// Its rules.
    pub fn rules(&self) -> &'static [Rule] {
        self.rules
    }

    /// An agreement for this game.
    pub fn setup(&self, seats: u8, starts: Seat, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        Setup::new(self.choices, seats, starts, options)
    }

    /// Starts a game.
    pub fn start(&self, setup: Setup) -> Result<Box<dyn Game>, SetupError> {
        (self.start)(setup, None)
    }

    /// Starts a game with fewer tiles than usual: these are all that will be drawn.
    pub fn start_with(&self, setup: Setup, pile: &[TileId]) -> Result<Box<dyn Game>, SetupError> {
        (self.start)(setup, Some(pile))
    }
}
