//! The lessons of the games.

use axum::Json;
use axum::extract::Path;
use views::{LessonView, Problem};

use crate::error::ApiError;

/// The lesson of a game.
#[utoipa::path(
    get, path = "/api/lessons/{game}", tag = "scenes", params(("game" = String, Path)),
    responses((status = 200, body = LessonView), (status = "4XX", body = Problem))
)]
pub(super) async fn lesson(Path(game): Path<String>) -> Result<Json<LessonView>, ApiError> {
    Ok(Json(LessonView::of(&game)?))
}
