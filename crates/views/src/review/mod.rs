//! A review as it is told: numbers, moves as texts, and sentences.

mod seat;
mod turn;
mod why;

use games::{Phase, Record};
use review::{Class, Review, Reviewer, Thoroughness, Unit, accuracy_scale};
use scene::seat_names;
use serde::{Deserialize, Serialize};
use table::{Aids, Refused, Table};
use words::Words;

pub use seat::{AreaTotal, ClassCount, SeatReview, StrengthView};
pub use turn::{BetterWay, TurnReview};

use crate::error::RequestError;
use crate::table_view::names;

/// A recorded game that is to be reviewed.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The text of the record.
    record: String,
    /// How closely it is looked at.
    #[serde(default)]
    depth: ReviewDepth,
    /// The names of those who played; a seat without one is called by its colour.
    #[serde(default)]
    names: Vec<Option<String>>,
    /// The seat of who reads it, which is called "you".
    #[serde(default)]
    you: Option<u8>,
}

impl ReviewRequest {
    /// The game at a table, which must be over, unless its aids are those for learning.
    pub fn of_table(table: &Table, depth: ReviewDepth) -> Result<ReviewRequest, RequestError> {
        let history = table.history().ok_or(Refused::NotStarted)?;
        if table.ended().is_none() && table.settings().aids != Aids::Learning {
            return Err(RequestError::StillPlayed);
        }
        let record = history.record().write();
        Ok(ReviewRequest { record, depth, names: names(table), you: None })
    }
}

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewDepth {
    /// One turn ahead: within a second.
    #[default]
    First,
    /// Two turns ahead, and more ways to play are compared: it takes some ten times as long and more.
    Deep,
}

impl ReviewDepth {
    /// What is done for it.
    pub fn thoroughness(self) -> Thoroughness {
        match self {
            ReviewDepth::First => Thoroughness::FIRST,
            ReviewDepth::Deep => Thoroughness::DEEP,
        }
    }
}

/// A review that is being made, step by step.
#[derive(Debug)]
pub struct ReviewInProgress {
    record: Record,
    reviewer: Reviewer,
    readers: Readers,
}

/// Those whom a review is about and who read it.
#[derive(Clone, Debug, Default)]
pub struct Readers {
    /// The names of those who played; a seat without one is called by its colour.
    pub names: Vec<Option<String>>,
    /// The seat of who reads it, which is called "you".
    pub you: Option<u8>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// How many moves of the record have been looked at.
    pub looked_at: usize,
    /// How many there are.
    pub moves: usize,
}

impl ReviewInProgress {
    /// Nothing has been looked at yet.
    pub fn new(request: ReviewRequest) -> Result<ReviewInProgress, RequestError> {
        let record = Record::read(&request.record).map_err(RequestError::Record)?;
        let reviewer = Reviewer::new(&record, request.depth.thoroughness()).map_err(RequestError::Review)?;
        let readers = Readers { names: request.names, you: request.you };
        Ok(ReviewInProgress { record, reviewer, readers })
    }

    /// Looks at the next draw and what was made of it, if there is one.
    pub fn step(&mut self) -> ReviewProgress {
        self.reviewer.step();
        self.progress()
    }

    /// Whether all has been looked at.
    pub fn is_done(&self) -> bool {
        self.reviewer.is_done()
    }

    /// How far it is.
    pub fn progress(&self) -> ReviewProgress {
        ReviewProgress { looked_at: self.reviewer.looked_at(), moves: self.record.moves().len() }
    }

    /// The review of what has been looked at.
    pub fn view(&self, words: &Words) -> ReviewView {
        ReviewView::new(&self.record, self.reviewer.review(), &self.readers, words)
    }
}

/// What a game was decided by.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// The name of the game.
    pub game: &'static str,
    /// What values count.
    pub unit: Unit,
    /// Whether the game is over, and so `end` is its result.
    pub is_over: bool,
    /// The chance of each seat to win at the start, in parts of a hundred; empty where nobody knows it.
    pub chances_at_start: Vec<f64>,
    /// Where the result of each seat comes from, and how it was played.
    pub seats: Vec<SeatReview>,
    /// All draws and rolls in order, each with what was made of it.
    pub turns: Vec<TurnReview>,
    /// What a turn has lost at least that is of a class, the best class first.
    pub thresholds: Vec<Threshold>,
    /// What a turn has lost in the mean where the accuracy is 100 / e.
    pub accuracy_scale: f64,
}

/// What a turn has lost at least that is of a class.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Threshold {
    /// The class.
    pub class: Class,
    /// What is lost.
    pub least: f64,
}

impl ReviewView {
    /// A review in words, of all moves of a record or of those at its beginning.
    pub fn new(record: &Record, review: &Review, readers: &Readers, words: &Words) -> ReviewView {
        let looked_at = review.steps.last().map_or(0, |step| step.played.end);
        let is_over = looked_at == record.moves().len() && record.last().phase() == Phase::Over;
        let names = seat_names(record.first().setup(), &readers.names, words);
        ReviewView {
            game: record.first().setup().game(),
            unit: review.unit,
            is_over,
            chances_at_start: review.chances_at_start(),
            turns: turn::turns(record, review, &names, words),
            seats: seat::seats(record, review, is_over, names, readers.you, words),
            thresholds: Class::ALL.map(|class| Threshold::of(class, review.unit)).to_vec(),
            accuracy_scale: accuracy_scale(review.unit),
        }
    }

    /// Whether one curve tells all: what one seat expects is what the other lacks.
    pub fn is_duel(&self) -> bool {
        self.seats.len() == 2 && self.unit != Unit::Percent
    }
}

impl Threshold {
    fn of(class: Class, unit: Unit) -> Threshold {
        Threshold { class, least: class.threshold(unit).units() }
    }
}
