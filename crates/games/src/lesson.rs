//! A lesson: a little game in which every draw is known, told step by step.

use land::Cell;
use tiles::ZoneId;

use crate::seat::Seat;

/// The seat that the learner plays.
pub const LEARNER: Seat = Seat(0);

/// A first game that explains by doing.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The head of a record: how the game stands when the lesson begins.
    pub record: String,
    /// What is told and done, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The message that tells it.
    pub says: &'static str,
    /// The moves that others and chance make before it is told.
    pub before: Vec<String>,
    /// The move that the learner is to make. Without one there is only something to read.
    pub wants: Option<String>,
    /// The message that helps after a move that is legal but not meant; otherwise one that always helps.
    pub hint: Option<&'static str>,
    /// A zone of the tile in a cell, whose area is lit.
    pub light: Option<(Cell, ZoneId)>,
    /// What the learner is to do that is no move.
    pub gesture: Option<Gesture>,
}

/// Something that is done at a table besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// To turn the tile in hand until it lies as the next step wants it.
    Turn,
    /// To take the last move back.
    TakeBack,
    /// To confirm the turn.
    Confirm,
}

impl Gesture {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Gesture::Turn => "turn",
            Gesture::TakeBack => "take-back",
            Gesture::Confirm => "confirm",
        }
    }
}

impl LessonStep {
    /// Something to read.
    pub(crate) fn new(says: &'static str) -> LessonStep {
        LessonStep { says, before: Vec::new(), wants: None, hint: None, light: None, gesture: None }
    }

    pub(crate) fn after(self, moves: &[&str]) -> LessonStep {
        LessonStep { before: moves.iter().map(|&played| played.to_owned()).collect(), ..self }
    }

    pub(crate) fn wants(self, wanted: &str) -> LessonStep {
        LessonStep { wants: Some(wanted.to_owned()), ..self }
    }

    pub(crate) fn hint(self, message: &'static str) -> LessonStep {
        LessonStep { hint: Some(message), ..self }
    }

    pub(crate) fn gesture(self, gesture: Gesture) -> LessonStep {
        LessonStep { gesture: Some(gesture), ..self }
    }

    pub(crate) fn light(self, x: i16, y: i16, zone: u8) -> LessonStep {
        LessonStep { light: Some((Cell::new(x, y), ZoneId(zone))), ..self }
    }
}
