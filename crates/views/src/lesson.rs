//! The lessons of the games: what is told, and which moves are made in between.

use games::{Gesture, LessonStep, catalog};
use scene::Spot;
use serde::Serialize;

use crate::error::RequestError;

/// A little game in which every draw is known, told step by step. The learner plays the first seat.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Lesson))]
pub struct LessonView {
    /// The name of the game.
    game: &'static str,
    /// The head of a record: how the game stands when the lesson begins.
    record: String,
    /// Its steps.
    steps: Vec<LessonStepView>,
}

impl LessonView {
    /// The lesson of a game.
    pub fn of(game: &str) -> Result<LessonView, RequestError> {
        let definition = catalog::find(game).map_err(|_| RequestError::NoPage)?;
        let lesson = definition.lesson.ok_or(RequestError::NoPage)?();
        let steps = lesson.steps.into_iter().map(LessonStepView::new).collect();
        Ok(LessonView { game: definition.name, record: lesson.record, steps })
    }
}

/// A step of a lesson.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = LessonStep))]
struct LessonStepView {
    /// The message that tells it.
    says: &'static str,
    /// The moves that others and chance make before it is told.
    before: Vec<String>,
    /// The move that the learner is to make. Without one there is only something to read.
    #[serde(skip_serializing_if = "Option::is_none")]
    wants: Option<String>,
    /// The message that helps after a move that is legal but not meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'static str>,
    /// A zone whose area is lit.
    #[serde(skip_serializing_if = "Option::is_none")]
    light: Option<Spot>,
    /// What the learner is to do that is no move: `turn` the tile in hand until it lies as the next step wants it, `take-back`
    /// the last move, or `confirm` the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    gesture: Option<&'static str>,
}

impl LessonStepView {
    fn new(step: LessonStep) -> LessonStepView {
        let LessonStep { says, before, wants, hint, light, gesture } = step;
        let light = light.map(|(cell, zone)| Spot::new(cell, zone));
        LessonStepView { says, before, wants, hint, light, gesture: gesture.map(Gesture::name) }
    }
}
