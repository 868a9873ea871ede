//! What there is to know about the server itself.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tokio::sync::Mutex;
use utoipa::ToSchema;
use views::{Catalogue, Problem, RequestError};

use super::App;
use super::encoding::KeptAnswer;
use super::extract::Peer;
use super::pictures::{self, REVALIDATE};
use crate::error::ApiError;
use crate::store;
use crate::time::now;
use crate::work::{Class, Client, Task};

/// What can be played here.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalogue)))]
pub(super) async fn games() -> Json<Catalogue> {
    Json(Catalogue::new(pictures::address()))
}

/// That the server is well.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    /// The version of the program.
    version: &'static str,
}

/// What the last check of the store has found out, and when.
pub(super) type LastCheck = Mutex<Option<(Instant, Result<(), ApiError>)>>;

/// How long that holds: whoever asks, the disk has no more to do than that.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// Whether the server is well: something was written to the disk just now.
#[utoipa::path(
    get, path = "/api/health", tag = "server",
    responses((status = 200, body = Health), (status = "5XX", body = Problem))
)]
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    // Those who ask meanwhile wait for the same answer.
    let mut last = app.health.lock().await;
    let found = match &*last {
        Some((at, found)) if at.elapsed() < CHECK_EVERY => found.clone(),
        _ => {
            let found = app.store.write(|db| store::check_health(db, now())).await.map_err(ApiError::from);
            *last = Some((Instant::now(), found.clone()));
            found
        }
    };
    found.map(|()| Json(Health { version: env!("CARGO_PKG_VERSION") }))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
pub(super) async fn description(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    static KEPT: OnceLock<KeptAnswer> = OnceLock::new();
    let kept = match KEPT.get() {
        Some(kept) => kept,
        None => {
            let describe =
                |_: &Task| KeptAnswer::new("application/json", &serde_json::to_vec(&super::description())?);
            let made = app.hub.pool().run(Class::Request, client, describe).await??;
            KEPT.get_or_init(|| made)
        }
    };
    kept.answer(&headers, REVALIDATE)
}

/// Figures for Prometheus, for whoever is on the machine itself.
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    Extension(Peer(peer)): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if !is_local(peer, &headers) {
        return Err(RequestError::NoPage.into());
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics.write()).into_response())
}

/// Whether a request comes from this machine, and not through a proxy on it.
fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let is_forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    peer.ip().to_canonical().is_loopback() && !is_forwarded
}
