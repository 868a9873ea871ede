//! What a game was decided by: its review.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use views::{Problem, ReviewInProgress, ReviewRequest, ReviewView};

use super::App;
use super::extract::{Language, TablePath};
use super::table_cache::TableKey;
use crate::error::ApiError;
use crate::work::{Class, Client, Task};

/// The review of a game that is over, or of one that is being played where the aids are those for learning.
#[utoipa::path(
    get, path = "/api/tables/{id}/review", tag = "scenes", params(("id" = String, Path)),
    responses((status = 200, body = ReviewView), (status = "4XX", body = Problem))
)]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    client: Client,
    Language(lang): Language,
) -> Result<Response, ApiError> {
    let read = live.read_table(|table| Ok::<_, ApiError>((ReviewRequest::of_table(table)?, table.version())));
    let (request, version) = read.await??;
    let key = TableKey { table: live.id().clone(), version, lang };
    let told = match app.reviews.get(&key) {
        Some(kept) => kept,
        None => {
            let words = Arc::clone(app.words(lang));
            let make = move |task: &Task| {
                let mut review = ReviewInProgress::new(request)?;
                while !review.is_done() && !task.is_cancelled() {
                    review.step();
                }
                Ok::<_, ApiError>(Bytes::from(serde_json::to_vec(&review.view(&words))?))
            };
            let told = app.hub.pool().run(Class::Film, client, make).await??;
            app.reviews.put(key, told.clone());
            told
        }
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}
