//! Scenes: what a client shows that knows no rules.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;
use views::{Moment, Problem, Replayed, Seen};

use super::App;
use super::encoding::respond;
use super::extract::{Caller, Language, TablePath, ValidJson, ValidQuery};
use super::json_text::JsonText;
use crate::error::ApiError;
use crate::work::Client;

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
    client: Client,
    Language(lang): Language,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let seats = caller.seats(&app, &live).await?;
    let seen = live.scene(&app.hub, client, app.words(lang), seats, known.since).await?;
    respond(seen.into(), "application/json", &headers)
}

/// Look at a moment of a recorded game.
#[utoipa::path(
    post, path = "/api/scenes", operation_id = "record_scene", tag = "scenes", request_body = Moment,
    responses((status = 200, body = Replayed), (status = "4XX", body = Problem))
)]
pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    client: Client,
    Language(lang): Language,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<JsonText, ApiError> {
    let words = Arc::clone(app.words(lang));
    app.make(client, move || Replayed::new(moment, &words)).await
}
