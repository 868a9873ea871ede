//! Ways to play at random that get into interesting states.

use std::collections::HashSet;

use bots::Luck;
use games::{Game, Move};
use land::Cell;

/// How a random player leans.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Places tiles where many others lie around, so that areas join, close and leave holes.
    dense: bool,
    /// Hardly ever passes, so that reserves run dry and abbots come and go.
    grabby: bool,
}

impl Style {
    /// The four styles in turn.
    pub(crate) fn nth(n: u64) -> Style {
        Style { dense: n & 1 == 1, grabby: n & 2 == 2 }
    }

    /// The next move; none when the game is over.
    pub(crate) fn choose(self, game: &dyn Game, luck: &mut Luck) -> Option<Move> {
        const TRIES: usize = 6;
        let mut sample = || game.sample(&mut |bound| luck.below(bound));
        match sample()? {
            Move::Place(cell, rotation) if self.dense => {
                let taken: HashSet<Cell> = game.view().placed.iter().map(|(placed, _)| placed.cell).collect();
                let others = (1..TRIES).filter_map(|_| sample());
                let tries = others.chain([Move::Place(cell, rotation)]);
                tries.max_by_key(|wanted| match wanted {
                    Move::Place(cell, _) => cell.around().filter(|next| taken.contains(next)).count(),
                    _ => 0,
                })
            }
            Move::Pass if self.grabby => {
                let mut others = (1..TRIES).filter_map(|_| sample());
                Some(others.find(|&wanted| wanted != Move::Pass).unwrap_or(Move::Pass))
            }
            wanted => Some(wanted),
        }
    }
}
