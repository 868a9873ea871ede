//! The rules of the games, in words.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use views::{Problem, RuleBook};

use super::App;
use super::extract::Language;
use crate::error::ApiError;

/// The rules of a game, in words.
#[utoipa::path(
    get, path = "/api/rules/{game}", tag = "scenes", params(("game" = String, Path)),
    responses((status = 200, body = RuleBook), (status = "4XX", body = Problem))
)]
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Language(lang): Language,
) -> Result<Json<RuleBook>, ApiError> {
    Ok(Json(RuleBook::of(&game, app.words(lang))?))
}
