//! A game, looked at from its first state to its last.

use std::ops::Range;

use games::{Move, Record, Seat};

use crate::class::Class;
use crate::error::ReviewError;
use crate::reviewer::Reviewer;
use crate::thoroughness::Thoroughness;
use crate::value::{Unit, Value, Values};

/// What a game was decided by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What values count.
    pub unit: Unit,
    /// How many play.
    pub seats: u8,
    /// What was expected at the start.
    pub start: Values,
    /// All that has changed that, in order.
    pub steps: Vec<Step>,
    /// The result, or what is expected where the game is not over.
    pub end: Values,
}

/// A draw or a roll, and what was made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of the turn.
    pub turn: u32,
    /// Who has it.
    pub seat: Seat,
    /// Which moves of the record chance has made.
    pub drawn: Range<usize>,
    /// Which moves of the record the player has made.
    pub played: Range<usize>,
    /// What was expected before.
    pub before: Values,
    /// By how much what was drawn was better, for each seat, than what could be expected.
    pub luck: Values,
    /// By how much all else has changed what is expected: what was played, and what the judge had not seen.
    pub play: Values,
    /// What was lost against the best way to play.
    pub loss: Value,
    /// The best way, which is the one that was played where nothing was better.
    pub best: Vec<Move>,
}

impl Step {
    /// What is expected after it.
    pub fn after(&self) -> Values {
        self.before + self.luck + self.play
    }

    /// Whether the player has done anything.
    pub fn is_played(&self) -> bool {
        !self.played.is_empty()
    }
}

impl Review {
    /// How bad a step was.
    pub fn class(&self, step: &Step) -> Class {
        Class::of(step.loss, self.unit)
    }
}

/// Reviews a game, finished or not. After each step `on_step` is told how many moves of the record have been looked at.
pub fn review(
    record: &Record,
    thoroughness: Thoroughness,
    on_step: &mut dyn FnMut(usize),
) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(record, thoroughness)?;
    while reviewer.step() {
        on_step(reviewer.looked_at());
    }
    Ok(reviewer.into_review())
}
