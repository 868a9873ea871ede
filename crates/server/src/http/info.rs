//! What there is to know about the server itself.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use games::{Audience, Definition, catalog};
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

/// A game: what it is, and what can be agreed on.
#[derive(Serialize, ToSchema)]
struct GameView {
    /// Its name.
    game: &'static str,
    /// The message that has its title.
    title: &'static str,
    /// The message that says what it is about.
    about: &'static str,
    /// Whether it is made for children who don't read yet.
    is_for_children: bool,
    /// The fewest who can play.
    least: u8,
    /// The most who can play.
    most: u8,
    /// Its options.
    options: Vec<OptionView>,
    /// What the piece looks like that stands for a player.
    figure: &'static str,
    /// The style that boards are painted in.
    style: &'static str,
    /// The colours of its pieces, in the order in which seats get them.
    colours: Vec<&'static str>,
    /// Whether points are counted; if not, the pieces that are left.
    has_points: bool,
    /// The rules that give points, in the order in which a table of points has them.
    points: Vec<PointsView>,
    /// The levels of bots that differ in this game, the weakest first.
    levels: Vec<LevelView>,
    /// The level that a newcomer plays against.
    first_level: &'static str,
    /// How many steps its lesson has; nothing where there is none.
    lesson_steps: Option<usize>,
}

impl GameView {
    fn new(game: &Definition) -> GameView {
        let levels = game.bots.levels.iter();
        let offered = levels
            .filter_map(|known| known.about.map(|about| LevelView { level: known.level.name(), about }));
        let options = game.options.iter();
        let points = game.points.iter();
        GameView {
            game: game.name,
            title: game.title,
            about: game.about,
            is_for_children: game.audience == Audience::Children,
            least: *game.seats.start(),
            most: *game.seats.end(),
            options: options.map(|option| OptionView { key: option.key, values: option.known() }).collect(),
            figure: scene::standing_figure(game.piece).name(),
            style: game.tile_set().map_or("", |set| set.style()),
            colours: game.colours.iter().map(|colour| colour.name()).collect(),
            has_points: game.has_points,
            points: points.map(|points| PointsView { rule: points.rule.0, label: points.label }).collect(),
            levels: offered.collect(),
            first_level: game.bots.first.name(),
            lesson_steps: game.lesson.map(|lesson| lesson().steps.len()),
        }
    }
}

/// A rule that gives points.
#[derive(Serialize, ToSchema)]
struct PointsView {
    /// The rule.
    rule: &'static str,
    /// The message that says what such points are for.
    label: &'static str,
}

/// A level of bots.
#[derive(Serialize, ToSchema)]
struct LevelView {
    /// Its name.
    level: &'static str,
    /// The message that says what it is like.
    about: &'static str,
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
pub(super) async fn games() -> Result<Json<Catalogue>, ApiError> {
    let games = catalog::games().map(GameView::new).collect();
    Ok(Json(Catalogue { games, levels: levels(), pictures: pictures::address().await? }))
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
