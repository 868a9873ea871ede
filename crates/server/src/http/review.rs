//! What a game was decided by: its review.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::Table;
use utoipa::IntoParams;
use views::{Problem, ReviewDepth, ReviewInProgress, ReviewRequest, ReviewView};

use super::App;
use super::extract::{Language, TablePath, ValidQuery};
use super::table_cache::TableKey;
use crate::error::ApiError;
use crate::work::{Class, Client, Task};

/// Which review is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// How closely the game is looked at: `first`, which it is where nothing is said, or `deep`.
    #[serde(default)]
    #[param(inline)]
    depth: ReviewDepth,
}

/// The review of a game that is over, or of one that is being played where the aids are those for learning. A deep one that
/// takes longer than a request may is `busy`: whoever asks again gets on with it.
#[utoipa::path(
    get, path = "/api/tables/{id}/review", tag = "scenes", params(("id" = String, Path), Wanted),
    responses((status = 200, body = ReviewView), (status = "4XX", body = Problem))
)]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    ValidQuery(Wanted { depth }): ValidQuery<Wanted>,
    client: Client,
    Language(lang): Language,
) -> Result<Response, ApiError> {
    let read = |table: &Table| Ok::<_, ApiError>((ReviewRequest::of_table(table, depth)?, table.version()));
    let (request, version) = live.read_table(read).await??;
    let key = TableKey { table: live.id().clone(), version, lang };
    let told = match depth {
        ReviewDepth::First => first(&app, key, client, request).await?,
        ReviewDepth::Deep => deep(&app, key, client, request).await?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// One turn ahead: it is made at once, and what is told is kept.
async fn first(
    app: &Arc<App>,
    key: TableKey,
    client: Client,
    request: ReviewRequest,
) -> Result<Bytes, ApiError> {
    if let Some(kept) = app.reviews.get(&key) {
        return Ok(kept);
    }
    let words = Arc::clone(app.words(key.lang));
    let make = move |task: &Task| {
        let mut review = ReviewInProgress::new(request)?;
        while !review.is_done() && !task.is_cancelled() {
            review.step();
        }
        Ok::<_, ApiError>(Bytes::from(serde_json::to_vec(&review.view(&words))?))
    };
    let told = app.hub.pool().run(Class::Film, client, make).await??;
    app.reviews.put(key, told.clone());
    Ok(told)
}

/// Two turns ahead: what is not done in the time of a request is gone on with in the next one.
async fn deep(
    app: &Arc<App>,
    key: TableKey,
    client: Client,
    request: ReviewRequest,
) -> Result<Bytes, ApiError> {
    let (words, made_by) = (Arc::clone(app.words(key.lang)), Arc::clone(app));
    // Time is left to wait for others and to be told.
    let most = app.config.limits.time / 2;
    let make = move |task: &Task| {
        let (begun, game) = (Instant::now(), (key.table, key.version));
        let mut review = match made_by.deep_reviews.take(&game) {
            Some(kept) => kept,
            None => ReviewInProgress::new(request)?,
        };
        // However short the time is, it gets on.
        loop {
            review.step();
            if review.is_done() || task.is_cancelled() || begun.elapsed() >= most {
                break;
            }
        }
        let told = review.is_done().then(|| serde_json::to_vec(&review.view(&words))).transpose()?;
        made_by.deep_reviews.put(game, review);
        told.map(Bytes::from).ok_or(ApiError::Busy)
    };
    app.hub.pool().run(Class::DeepReview, client, make).await?
}
