//! Pictures: tiles, backs, pieces, icons. They are drawn when they are asked for, which takes less than a
//! millisecond, and never change under one version, so that a browser asks for each only once.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use art::board::{Board, Show};
use art::geometry::Point;
use art::piece::{Colour, Figure};
use art::{Art, UnknownStyle, icons, piece};
use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::Record;
use games::catalog;
use scene::Still;
use serde::Serialize;
use tiles::Rotation;
use utoipa::ToSchema;

use super::problem::Problem;
use crate::error::ApiError;

/// The version of all pictures, which is a part of their addresses.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where pictures begin.
pub(super) fn address() -> String {
    format!("/pictures/{VERSION}")
}

/// For how long a browser keeps what never changes. While the program is being worked on it does.
pub(super) const KEPT: &str =
    if cfg!(debug_assertions) { "no-cache" } else { "public, max-age=31536000, immutable" };

/// The zones of one copy of a tile, not turned. Turned tiles have theirs turned round the middle.
#[derive(Clone, Serialize, ToSchema)]
pub(super) struct TileZones {
    /// Which tile.
    tile: &'static str,
    /// Which copy of it.
    copy: u8,
    /// Its zones, in order.
    zones: Vec<ZoneOutline>,
}

/// Where a zone lies in the picture of a tile, which is a square of side 100.
#[derive(Clone, Serialize, ToSchema)]
struct ZoneOutline {
    /// The name of the zone in moves.
    name: &'static str,
    /// What it is, such as `city`.
    kind: &'static str,
    /// Its border as the path of SVG, by the even-odd rule.
    outline: String,
    /// Where a piece goes.
    spot: [f64; 2],
    /// Where that lies which is counted in it.
    marks: Vec<[f64; 2]>,
}

/// The tile set of a name, and how it is drawn.
fn art(set: &str) -> Result<Art, ApiError> {
    let mut sets = catalog::games().filter_map(|game| game.tile_set().ok());
    let set = sets.find(|known| known.name() == set).ok_or(ApiError::NoPage)?;
    Ok(Art::of(set)?)
}

impl From<UnknownStyle> for ApiError {
    fn from(error: UnknownStyle) -> ApiError {
        tracing::error!(%error, "a picture could not be drawn");
        ApiError::Failed
    }
}

fn picture(svg: String) -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEPT)], svg).into_response()
}

/// The parts of the name of a picture, such as `K-0-3.svg`, from the end.
fn parts<const N: usize>(file: &str) -> Result<[&str; N], ApiError> {
    let name = file.strip_suffix(".svg").ok_or(ApiError::NoPage)?;
    let parts: Vec<&str> = name.rsplitn(N, '-').collect();
    parts.try_into().map_err(|_| ApiError::NoPage)
}

fn number(text: &str, below: u8) -> Result<u8, ApiError> {
    text.parse().ok().filter(|number| *number < below).ok_or(ApiError::NoPage)
}

/// A tile: `K-0-3.svg` is the first copy of K, turned three times.
pub(super) async fn tile(Path((_, set, file)): Path<(String, String, String)>) -> Result<Response, ApiError> {
    let art = art(&set)?;
    let [rotation, copy, code] = parts(&file)?;
    let tile = art.set().find(code).ok_or(ApiError::NoPage)?;
    let copy = number(copy, art.set().tile(tile).count)?;
    let rotation = Rotation::quarter_turns(number(rotation, 4)?);
    Ok(picture(art.svg(tile, copy, rotation, true, None)))
}

/// The back of a group of tiles: `land.svg`.
pub(super) async fn back(Path((_, set, file)): Path<(String, String, String)>) -> Result<Response, ApiError> {
    let art = art(&set)?;
    let [group] = parts(&file)?;
    if art.set().group(group).is_none() {
        return Err(ApiError::NoPage);
    }
    let body = art.back(group);
    Ok(picture(art::svg::document(Point::splat(100.0), None, &art.definitions(&body), &body)))
}

/// A piece: `abbot-blue.svg`, or `abbot-2.svg` by the number of the colour, which is that of the seat where
/// nobody has chosen another.
pub(super) async fn figure(Path((_, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [colour, name] = parts(&file)?;
    let figure = Figure::ALL.into_iter().find(|figure| figure.name() == name).ok_or(ApiError::NoPage)?;
    let mut colours = (0..).zip(Colour::ALL);
    let is_meant = |&(number, known): &(u8, Colour)| known.name() == colour || colour == number.to_string();
    let (_, colour) = colours.find(is_meant).ok_or(ApiError::NoPage)?;
    Ok(picture(piece::picture(figure, colour)))
}

/// What rules speak of: `deer.svg`.
pub(super) async fn icon(Path((_, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [name] = parts(&file)?;
    icons::icon(name, None).map(picture).ok_or(ApiError::NoPage)
}

/// How many columns and rows of a board are seen on the card of a game.
const CARD: (i16, i16) = (4, 3);

/// A part of a board of a game: `winter.svg`.
pub(super) async fn game(Path((_, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [game] = parts(&file)?;
    let definition = catalog::find(game).map_err(|_| ApiError::NoPage)?;
    let record = Record::read(definition.sample).map_err(ApiError::Record)?;
    Ok(picture(with_board(&record, Show::default(), |board| board.detail(CARD.0, CARD.1))?))
}

/// Draws the board of a recorded game after its last move.
pub(super) fn with_board<T>(
    record: &Record,
    show: Show,
    draw: impl FnOnce(Board<'_>) -> T,
) -> Result<T, UnknownStyle> {
    let still = Still::last(record);
    let art = Art::of(still.set())?;
    let mut board = Board::new(&art, show);
    still.lay_out(&mut board);
    Ok(draw(board))
}

/// What has been worked out for sets.
static ZONES: LazyLock<Mutex<HashMap<&'static str, Vec<TileZones>>>> = LazyLock::new(Mutex::default);

/// The outlines of all zones of a tile set.
#[utoipa::path(
    get, path = "/pictures/{version}/{set}/zones.json", tag = "pictures",
    params(("version" = String, Path), ("set" = String, Path)),
    responses((status = 200, body = Vec<TileZones>), (status = "4XX", body = Problem))
)]
pub(super) async fn zones(Path((_, set)): Path<(String, String)>) -> Result<Response, ApiError> {
    let art = art(&set)?;
    let mut known = ZONES.lock().unwrap_or_else(PoisonError::into_inner);
    let zones = known.entry(art.set().name()).or_insert_with(|| outlines(&art));
    Ok(([(header::CACHE_CONTROL, KEPT)], Json(&*zones)).into_response())
}

fn outlines(art: &Art) -> Vec<TileZones> {
    let set = art.set();
    let tenth = |at: Point| [at.x, at.y].map(|value| (value * 10.0).round() / 10.0);
    let of_copy = |(id, copy)| {
        let drawn = set.tile(id).zones.iter().zip(art.plan(id, copy, Rotation::R0).plots);
        let zones = drawn.map(|(zone, plot)| ZoneOutline {
            name: &zone.name,
            kind: set.kind_name(zone.kind),
            outline: art::svg::path(plot.shape.elements()),
            spot: tenth(plot.spot),
            marks: plot.marks.iter().map(|&(_, at)| tenth(at)).collect(),
        });
        TileZones { tile: &set.tile(id).code, copy, zones: zones.collect() }
    };
    set.tile_ids().flat_map(|(id, tile)| (0..tile.count).map(move |copy| (id, copy))).map(of_copy).collect()
}
