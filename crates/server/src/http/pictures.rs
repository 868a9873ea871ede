//! Pictures: tiles, backs, pieces, icons. They are drawn when they are asked for, which takes less than a
//! millisecond. Their addresses change with them, so that a browser asks for each only once.

use art::icons;
use art::piece::{Colour, Figure};
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::catalog;
use tiles::Rotation;

use super::picture::{Picture, PictureIndex, arts};
use super::problem::Problem;
use super::zones::TileZones;
use crate::error::ApiError;

/// The caching of what never changes at its address.
pub(super) const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// The caching of what may change: whoever has it asks whether it is still the same.
pub(super) const REVALIDATE: &str = "no-cache";

/// Where pictures begin.
pub(super) async fn address() -> Result<String, ApiError> {
    Ok(format!("/pictures/{}", PictureIndex::get().await?.version))
}

/// How long a browser may keep what it asked for under a version. A page that was loaded from another build asks
/// for that build's version, and gets the pictures of this one.
async fn caching(version: &str) -> Result<&'static str, ApiError> {
    let is_current = PictureIndex::get().await?.version == version;
    Ok(if is_current { IMMUTABLE } else { REVALIDATE })
}

async fn answer(version: &str, picture: Picture) -> Result<Response, ApiError> {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, caching(version).await?)];
    Ok((headers, picture.draw()?).into_response())
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

/// How the tile set of a name is drawn.
fn art(set: &str) -> Result<&'static art::Art, ApiError> {
    arts()?.iter().find(|art| art.set().name() == set).ok_or(ApiError::NoPage)
}

/// A tile: `K-0-3.svg` is the first copy of K, turned three times.
pub(super) async fn tile(
    Path((version, set, file)): Path<(String, String, String)>,
) -> Result<Response, ApiError> {
    let art = art(&set)?;
    let [rotation, copy, code] = parts(&file)?;
    let tile = art.set().find(code).ok_or(ApiError::NoPage)?;
    let copy = number(copy, art.set().tile(tile).count)?;
    let rotation = Rotation::quarter_turns(number(rotation, 4)?);
    answer(&version, Picture::Tile { art, tile, copy, rotation }).await
}

/// The back of a group of tiles: `land.svg`.
pub(super) async fn back(
    Path((version, set, file)): Path<(String, String, String)>,
) -> Result<Response, ApiError> {
    let art = art(&set)?;
    let [name] = parts(&file)?;
    let group = art.set().groups().iter().find(|group| group.name == name).ok_or(ApiError::NoPage)?;
    answer(&version, Picture::Back { art, group: &group.name }).await
}

/// A piece: `abbot-blue.svg`, or `abbot-2.svg` by the number of the colour, which is that of the seat where
/// nobody has chosen another.
pub(super) async fn figure(Path((version, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [colour, name] = parts(&file)?;
    let figure = Figure::ALL.into_iter().find(|figure| figure.name() == name).ok_or(ApiError::NoPage)?;
    let mut colours = (0..).zip(Colour::ALL);
    let is_meant = |&(number, known): &(u8, Colour)| known.name() == colour || colour == number.to_string();
    let (_, colour) = colours.find(is_meant).ok_or(ApiError::NoPage)?;
    answer(&version, Picture::Piece(figure, colour)).await
}

/// What rules speak of: `deer.svg`.
pub(super) async fn icon(Path((version, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [name] = parts(&file)?;
    let name = icons::names().find(|known| *known == name).ok_or(ApiError::NoPage)?;
    answer(&version, Picture::Icon(name)).await
}

/// A part of a board of a game: `winter.svg`.
pub(super) async fn game(Path((version, file)): Path<(String, String)>) -> Result<Response, ApiError> {
    let [name] = parts(&file)?;
    let game = catalog::find(name).map_err(|_| ApiError::NoPage)?;
    answer(&version, Picture::Card(game)).await
}

/// The outlines of all zones of a tile set.
#[utoipa::path(
    get, path = "/pictures/{version}/{set}/zones.json", tag = "pictures",
    params(("version" = String, Path), ("set" = String, Path)),
    responses((status = 200, body = Vec<TileZones>), (status = "4XX", body = Problem))
)]
pub(super) async fn zones(Path((version, set)): Path<(String, String)>) -> Result<Response, ApiError> {
    let json = PictureIndex::get().await?.zones(&set).ok_or(ApiError::NoPage)?;
    let headers =
        [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, caching(&version).await?)];
    Ok((headers, json).into_response())
}
