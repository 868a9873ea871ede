//! What there is to know about the server itself.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use games::catalog;
use serde::Serialize;
use utoipa::ToSchema;

use super::App;
use super::extract::Peer;
use super::pictures;
use crate::bots::levels;
use crate::error::ApiError;

/// What can be played.
#[derive(Serialize, ToSchema)]
pub(super) struct Catalogue {
    /// The games.
    games: Vec<GameView>,
    /// The levels of bots, the weakest first.
    levels: Vec<&'static str>,
    /// Where the addresses of pictures begin.
    pictures: String,
}

/// A game and what can be agreed on.
#[derive(Serialize, ToSchema)]
struct GameView {
    /// Its name.
    game: &'static str,
    /// The fewest who can play.
    least: u8,
    /// The most who can play.
    most: u8,
    /// Its options.
    options: Vec<OptionView>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionView {
    /// Its name.
    key: &'static str,
    /// Its values; the first is meant where nothing is said.
    values: Vec<&'static str>,
}

/// What can be played here.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalogue)))]
pub(super) async fn games() -> Json<Catalogue> {
    let games = catalog::games().map(|listing| {
        let choices = listing.choices();
        let options = choices.options.iter();
        GameView {
            game: choices.game,
            least: *choices.seats.start(),
            most: *choices.seats.end(),
            options: options.map(|choice| OptionView { key: choice.key, values: choice.known() }).collect(),
        }
    });
    Json(Catalogue { games: games.collect(), levels: levels(), pictures: pictures::address() })
}

/// That the server is well.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    /// The version of the program.
    version: &'static str,
}

/// Whether the server is well: it can write.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = Health)))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    app.store.write(|_| Ok(())).await?;
    Ok(Json(Health { version: env!("CARGO_PKG_VERSION") }))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
pub(super) async fn description() -> Json<utoipa::openapi::OpenApi> {
    Json(super::description())
}

/// Figures for Prometheus, for whoever is on the machine itself.
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    Extension(Peer(peer)): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if !is_local(peer, &headers) {
        return Err(ApiError::NoPage);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics.write()).into_response())
}

/// Whether a request comes from this machine, and not through a proxy on it.
fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let is_forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    peer.ip().to_canonical().is_loopback() && !is_forwarded
}
