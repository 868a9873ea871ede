//! Games on their way, for proptest: a failing one shrinks to fewer moves.

use bots::Rng;
use games::{Game, History, Setup, catalog};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Union;

use crate::setups::setups_of;
use crate::style::Style;

/// How a game was set up, and how far random play took it.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    setup: Setup,
    seed: u64,
    /// A thousand are a whole game of tiles.
    moves: usize,
}

/// Stories of every game and setup, from the very start to the end of a game.
pub(crate) fn stories() -> impl Strategy<Value = Story> {
    let moves = prop_oneof![8 => 0..250usize, 2 => Just(1_000)];
    let setup = Union::new(catalog::games().map(|definition| select(setups_of(definition))));
    (setup, any::<u64>(), moves).prop_map(|(setup, seed, moves)| Story { setup, seed, moves })
}

impl Story {
    /// The game with its past.
    pub(crate) fn history(&self) -> History {
        let mut history = History::new(self.setup.clone()).unwrap();
        let mut rng = self.rng();
        let style = Style::any(&mut rng);
        for _ in 0..self.moves {
            let Some(next) = style.choose(history.game(), &mut rng) else { break };
            history.play(next).unwrap();
        }
        history
    }

    /// The game as it is now.
    pub(crate) fn game(&self) -> Box<dyn Game> {
        self.history().game().fork()
    }

    /// The luck of the story, from its beginning.
    pub(crate) fn rng(&self) -> Rng {
        Rng::new(self.seed)
    }
}
