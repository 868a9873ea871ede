//! The games as the types they are, for what the trait `Game` does not have.

use games::dice::Dice;
use games::hunters::Hunters;
use games::kids::Kids;
use games::winter::Winter;
use games::{Game, Setup, SetupError};
use tiles::TileId;

/// How a game of a type is started.
pub(crate) type Start<G> = fn(Setup, Option<&[TileId]>) -> Result<G, SetupError>;

/// Something to be done with games of a type.
pub(crate) trait Task {
    fn run<G: Game + Clone>(self, start: Start<G>);
}

/// Does it with the type of this game.
pub(crate) fn with_type_of(game: &'static str, task: impl Task) {
    match game {
        "winter" => task.run(Winter::new),
        "hunters-2002" | "hunters-2020" => task.run(Hunters::new),
        "kids" => task.run(Kids::new),
        "dice" => task.run(|setup, _| Dice::new(setup)),
        other => unreachable!("the type of {other}"),
    }
}
