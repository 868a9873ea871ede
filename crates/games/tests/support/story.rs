//! Games on their way, for proptest: a failing one shrinks to fewer moves.

use bots::Luck;
use games::{Game, History};
use proptest::prelude::*;

use crate::setups::setups;
use crate::style::Style;

/// How a game was set up, and how far random play took it.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// Which of all setups.
    setup: usize,
    seed: u64,
    /// More than a game has moves stands for a whole game.
    moves: usize,
}

/// Stories of every setup, from the very start to the end of a game.
pub(crate) fn stories() -> impl Strategy<Value = Story> {
    let moves = prop_oneof![8 => 0..250usize, 2 => Just(usize::MAX)];
    (0..setups().len(), any::<u64>(), moves).prop_map(|(setup, seed, moves)| Story { setup, seed, moves })
}

impl Story {
    /// The game with its past.
    pub(crate) fn history(&self) -> History {
        let mut history = History::new(setups()[self.setup].clone()).unwrap();
        let (style, mut luck) = (Style::nth(self.seed), self.luck());
        for _ in 0..self.moves {
            let Some(next) = style.choose(history.game(), &mut luck) else { break };
            history.play(next).unwrap();
        }
        history
    }

    /// The game as it is now.
    pub(crate) fn game(&self) -> Box<dyn Game> {
        self.history().game().fork()
    }

    /// The luck of the story, from its beginning.
    pub(crate) fn luck(&self) -> Luck {
        Luck::new(self.seed)
    }
}
