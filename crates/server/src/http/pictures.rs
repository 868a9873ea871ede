//! Pictures: tiles, backs, pieces, icons. They are drawn when they are asked for, which takes less than a
//! millisecond. Their addresses change with them, so that a browser asks for each only once.

use axum::extract::Path;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use views::{Picture, Problem, RequestError, TileZones};

use super::picture_index::PictureIndex;
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

/// A picture: a tile, a back, a piece, an icon or a part of a board.
pub(super) async fn picture(uri: Uri) -> Result<Response, ApiError> {
    let address = uri.path().strip_prefix("/pictures/").and_then(|rest| rest.split_once('/'));
    let (version, path) = address.ok_or(RequestError::NoPage)?;
    let picture = Picture::at(path).ok_or(RequestError::NoPage)?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, caching(version).await?)];
    Ok((headers, picture.draw()?).into_response())
}

/// The outlines of all zones of a tile set.
#[utoipa::path(
    get, path = "/pictures/{version}/{set}/zones.json", tag = "pictures",
    params(("version" = String, Path), ("set" = String, Path)),
    responses((status = 200, body = Vec<TileZones>), (status = "4XX", body = Problem))
)]
pub(super) async fn zones(Path((version, set)): Path<(String, String)>) -> Result<Response, ApiError> {
    let json = PictureIndex::get().await?.zones(&set).ok_or(RequestError::NoPage)?;
    let headers =
        [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, caching(&version).await?)];
    Ok((headers, json).into_response())
}
