//! Scenes: what a client shows that knows no rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use views::{Moment, Problem, Replayed, Seen};

use super::App;
use super::extract::{Caller, Language, TablePath, ValidJson, ValidQuery};
use crate::error::ApiError;
use crate::hub::SeenJson;

/// What is known already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Known {
    /// How many moves of the game: the story tells what came after them.
    #[serde(default)]
    since: usize,
}

/// A table as it stands, and its game as a scene.
#[utoipa::path(
    get, path = "/api/tables/{id}/scene", operation_id = "table_scene", tag = "scenes", params(("id" = String, Path), Known),
    responses((status = 200, body = Seen), (status = "4XX", body = Problem))
)]
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    ValidQuery(known): ValidQuery<Known>,
    caller: Caller,
    Language(lang): Language,
) -> Result<Json<SeenJson>, ApiError> {
    let words = app.words(lang);
    let seats = caller.seats(&app, &live).await?;
    Ok(Json(live.scene(words, seats, known.since).await?))
}

/// Look at a moment of a recorded game.
#[utoipa::path(
    post, path = "/api/scenes", operation_id = "record_scene", tag = "scenes", request_body = Moment,
    responses((status = 200, body = Replayed), (status = "4XX", body = Problem))
)]
pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<Json<Replayed>, ApiError> {
    Ok(Json(Replayed::new(moment, app.words(lang))?))
}
