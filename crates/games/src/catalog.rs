//! The games there are. A game is registered here: its definition, and its type where bots think about its
//! areas.

use std::any::Any;

use crate::area_game::{AreaGame, AreaGameVisitor};
use crate::definition::Definition;
use crate::game::Game;
use crate::hunters::Hunters;
use crate::kids::Kids;
use crate::seat::Seat;
use crate::setup::SetupError;
use crate::winter::Winter;

static DEFINITIONS: &[&Definition] = &[
    &crate::winter::DEFINITION,
    &crate::hunters::OF_2002,
    &crate::hunters::OF_2020,
    &crate::dice::DEFINITION,
    &crate::kids::DEFINITION,
    #[cfg(feature = "test-game")]
    &crate::trails::DEFINITION,
];

/// Shows a game by its type to a visitor; none where it is no game of areas. So a search is compiled for each
/// game, and no other crate has to know which games there are.
pub fn visit<V: AreaGameVisitor>(game: &dyn Game, visitor: V) -> Option<V::Output> {
    fn cast<G: AreaGame>(game: &dyn Game) -> Option<&G> {
        let game: &dyn Any = game;
        game.downcast_ref()
    }
    if let Some(game) = cast::<Winter>(game) {
        return Some(visitor.visit(game));
    }
    if let Some(game) = cast::<Hunters>(game) {
        return Some(visitor.visit(game));
    }
    if let Some(game) = cast::<Kids>(game) {
        return Some(visitor.visit(game));
    }
    #[cfg(feature = "test-game")]
    if let Some(game) = cast::<crate::trails::Trails>(game) {
        return Some(visitor.visit(game));
    }
    None
}

/// All games that there are.
pub fn all() -> impl Iterator<Item = &'static Definition> {
    DEFINITIONS.iter().copied()
}

/// All games that are offered to players.
pub fn games() -> impl Iterator<Item = &'static Definition> {
    all().filter(|game| game.is_listed)
}

/// The game of this name, whatever the case of its letters and the kind of its minus sign.
pub fn find(name: &str) -> Result<&'static Definition, SetupError> {
    let wanted = name.replace('\u{2212}', "-");
    all().find(|game| game.name.eq_ignore_ascii_case(&wanted)).ok_or_else(|| {
        let known = games().map(|game| game.name).collect();
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
    find(name)?.setup(seats, starts, options)?.start()
}
