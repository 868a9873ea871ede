//! The rules of the games, in words.

use std::sync::Arc;

use axum::extract::{Path, State};
use views::{Problem, RuleBook};

use super::App;
use super::extract::Language;
use super::json_text::JsonText;
use crate::error::ApiError;
use crate::work::Client;

/// The rules of a game, in words.
#[utoipa::path(
    get, path = "/api/rules/{game}", tag = "scenes", params(("game" = String, Path)),
    responses((status = 200, body = RuleBook), (status = "4XX", body = Problem))
)]
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    client: Client,
    Language(lang): Language,
) -> Result<JsonText, ApiError> {
    let words = Arc::clone(app.words(lang));
    app.make(client, move || RuleBook::of(&game, &words)).await
}
