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
    /// Would rather not pass, so that reserves run dry.
    grabby: bool,
    /// Would rather not take an abbot back, so that he is there when his zone is completed.
    patient: bool,
}

impl Style {
    /// How often a move is thought over.
    const TRIES: usize = 8;

    /// The eight styles in turn.
    pub(crate) fn nth(n: u64) -> Style {
        Style { dense: n & 1 == 1, grabby: n & 2 == 2, patient: n & 4 == 4 }
    }

    /// The next move; none when the game is over.
    pub(crate) fn choose(self, game: &dyn Game, luck: &mut Luck) -> Option<Move> {
        let mut sample = || game.sample(&mut |bound| luck.below(bound));
        let first = sample()?;
        if matches!(first, Move::Place(..)) && self.dense {
            let taken: HashSet<Cell> = game.view().placed.iter().map(|(placed, _)| placed.cell).collect();
            let tries = (1..Style::TRIES).filter_map(|_| sample()).chain([first]);
            return tries.max_by_key(|wanted| match wanted {
                Move::Place(cell, _) => cell.around().filter(|next| taken.contains(next)).count(),
                _ => 0,
            });
        }
        let likes = |wanted: &Move| match wanted {
            Move::Pass => !self.grabby,
            Move::Recall(_) => !self.patient,
            _ => true,
        };
        if likes(&first) {
            return Some(first);
        }
        (1..Style::TRIES).filter_map(|_| sample()).find(likes).or(Some(first))
    }
}
