//! What every request has to get past, and what every answer carries.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::extract::{Peer, is_change, is_same_origin, lang, tokens};
use super::limit::Cost;
use super::{App, problem};
use crate::error::ApiError;

/// Pages run only what comes from this server, and are shown in nobody else's.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data: blob:";

const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Turns away what is too much or comes from elsewhere, and answers the rest in time.
pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let lang = lang(request.uri(), request.headers());
    let method = request.method().clone();
    // The name of the table is what lets people watch: logs have the pattern only.
    let route =
        request.extensions().get::<MatchedPath>().map_or("none".to_owned(), |path| path.as_str().to_owned());
    let mut response = problem::tell(admit(&app, request, next).await, app.words(lang));
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    let status = response.status();
    app.metrics.requests.inc();
    if status.is_server_error() {
        app.metrics.failures.inc();
    }
    tracing::debug!(%method, route, status = status.as_u16(), took = ?start.elapsed(), "request");
    response
}

/// How much a request counts. What a board is made of is asked for all at once, and then kept by whoever asked; what is made of a
/// record, and what is stored for good, takes more than a look at something that is there.
fn cost(method: &Method, path: &str) -> Cost {
    let is_part = ["/pictures/", "/assets/"].iter().any(|start| path.starts_with(start));
    let is_dear =
        ["/api/tables", "/api/me", "/api/scenes"].contains(&path) || path.starts_with("/api/share/");
    let is_made = path.starts_with("/api/tables/") && (path.contains("/share/") || path.ends_with("/review"));
    match () {
        () if is_part => Cost::Part,
        () if is_made => Cost::Several,
        () if is_dear && is_change(method) => Cost::Several,
        () => Cost::Whole,
    }
}

async fn admit(app: &Arc<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>();
    let address = Peer::of(request.headers(), peer, &app.config);
    let cost = cost(request.method(), request.uri().path());
    if let Err(wait) = app.requests.admit(address, tokens(request.headers()), cost) {
        app.metrics.limited.inc();
        return ApiError::TooMany(wait).into_response();
    }
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    if (is_change(request.method()) || is_upgrade) && !is_same_origin(request.headers(), &app.config) {
        return ApiError::Origin.into_response();
    }
    match tokio::time::timeout(app.config.limits.time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::TooLate.into_response(),
    }
}
