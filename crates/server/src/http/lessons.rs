//! The lessons of the games.

use std::sync::Arc;

use axum::extract::{Path, State};
use views::{LessonView, Problem};

use super::App;
use super::json_text::JsonText;
use crate::error::ApiError;
use crate::work::Client;

/// The lesson of a game.
#[utoipa::path(
    get, path = "/api/lessons/{game}", tag = "scenes", params(("game" = String, Path)),
    responses((status = 200, body = LessonView), (status = "4XX", body = Problem))
)]
pub(super) async fn lesson(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    client: Client,
) -> Result<JsonText, ApiError> {
    app.make(client, move || LessonView::of(&game)).await
}
