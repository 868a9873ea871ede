//! Deep reviews of games at tables, finished or not. One may take longer than a request, so each request goes on where the
//! last one stopped.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use views::ReviewInProgress;

use crate::keys::TableId;

/// How many are kept at the most; each has a game and some hundred numbers.
const MOST: usize = 32;

/// Which game: a table after an event.
pub(super) type Game = (TableId, u64);

/// The reviews that were worked at last.
#[derive(Default)]
pub(super) struct DeepReviews(Mutex<VecDeque<(Game, ReviewInProgress)>>);

impl DeepReviews {
    /// Takes one out that was begun before.
    pub(super) fn take(&self, game: &Game) -> Option<ReviewInProgress> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == game)?;
        kept.remove(at).map(|(_, review)| review)
    }

    /// Keeps one instead of the oldest, and instead of that of the table as it was.
    pub(super) fn put(&self, game: Game, review: ReviewInProgress) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| known.0 != game.0);
        kept.push_back((game, review));
        if kept.len() > MOST {
            kept.pop_front();
        }
    }
}
