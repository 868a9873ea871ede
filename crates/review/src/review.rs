//! A game, looked at from its first state to its last.

use std::collections::BTreeMap;
use std::ops::Range;

use games::{Move, Record, Seat};

use crate::certainty::Certainty;
use crate::class::Class;
use crate::error::ReviewError;
use crate::reviewer::Reviewer;
use crate::spread::Spread;
use crate::thoroughness::Thoroughness;
use crate::value::{Unit, Value, Values};
use crate::why::Reason;

/// What a game was decided by.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The name of the game.
    pub game: &'static str,
    /// What values count.
    pub unit: Unit,
    /// How many play.
    pub seats: u8,
    /// How many tiles were left to be drawn at the start.
    pub left: usize,
    /// What chance to win an expected lead gives; none where values are chances.
    pub spread: Option<Spread>,
    /// How sure values are; none where nobody knows.
    pub certainty: Option<Certainty>,
    /// The points that each seat got, by the kind of area.
    pub points: BTreeMap<(Seat, &'static str), u32>,
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
    /// How many tiles are left to be drawn after it; none once the game is over.
    pub left: usize,
    /// What the way that was played is worth to who plays, as it was compared with others.
    pub reached: Value,
    /// What was lost against the best way to play.
    pub loss: Value,
    /// The same as a first review has it: one turn ahead, against few ways.
    pub first_loss: Value,
    /// The best way, which is the one that was played where nothing was better.
    pub best: Vec<Move>,
    /// Why it is better, the strongest reason first; none where it is not, or by so little that nobody can tell.
    pub reasons: Vec<Reason>,
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
    /// How bad a step was. What is lost within the doubt about it is no mistake.
    pub fn class(&self, step: &Step) -> Class {
        let class = Class::of(step.loss, self.unit);
        let is_sure = self.loss_error(step).is_none_or(|error| step.loss.units() > error);
        if is_sure { class } else { class.min(Class::Good) }
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
