//! The lessons of the games: what is told, and which moves are made in between.

use axum::Json;
use axum::extract::Path;
use games::{LessonStep, catalog};
use scene::Spot;
use serde::Serialize;
use utoipa::ToSchema;

use super::problem::Problem;
use crate::error::ApiError;

/// A little game in which every draw is known, told step by step. The learner plays the first seat.
#[derive(Serialize, ToSchema)]
#[schema(as = Lesson)]
pub(super) struct LessonView {
    /// The name of the game.
    game: &'static str,
    /// The head of a record: how the game stands when the lesson begins.
    record: String,
    /// Its steps.
    steps: Vec<LessonStepView>,
}

/// A step of a lesson.
#[derive(Serialize, ToSchema)]
#[schema(as = LessonStep)]
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
}

impl LessonStepView {
    fn new(step: LessonStep) -> LessonStepView {
        let LessonStep { says, before, wants, hint, light } = step;
        let light = light.map(|(cell, zone)| Spot::new(cell, zone));
        LessonStepView { says, before, wants, hint, light }
    }
}

/// The lesson of a game.
#[utoipa::path(
    get, path = "/api/lessons/{game}", tag = "scenes", params(("game" = String, Path)),
    responses((status = 200, body = LessonView), (status = "4XX", body = Problem))
)]
pub(super) async fn lesson(Path(game): Path<String>) -> Result<Json<LessonView>, ApiError> {
    let definition = catalog::find(&game).map_err(|_| ApiError::NoPage)?;
    let lesson = definition.lesson.ok_or(ApiError::NoPage)?();
    let steps = lesson.steps.into_iter().map(LessonStepView::new).collect();
    Ok(Json(LessonView { game: definition.name, record: lesson.record, steps }))
}
