//! Pictures: tiles, backs, pieces, icons. Their addresses change with them, so that a browser asks for each only once.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use views::{Problem, RequestError, TileZones};

use super::App;
use super::picture_index::PictureIndex;
use crate::error::ApiError;
use crate::work::{Class, Client};

/// The caching of what never changes at its address.
pub(super) const IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// The caching of what may change: whoever has it asks whether it is still the same.
pub(super) const REVALIDATE: &str = "no-cache";

/// Draws all pictures in the background.
pub(crate) fn prepare() {
    PictureIndex::prepare();
}

/// Where pictures begin. Until all of them are drawn their version is not known; those who ask before get an address
/// at which they are as well, to be asked for again.
pub(super) fn address() -> String {
    let version = PictureIndex::get().ok().and_then(PictureIndex::version);
    format!("/pictures/{}", version.unwrap_or("0"))
}

/// A picture: a tile, a back, a piece, an icon or a part of a board.
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    client: Client,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let address = uri.path().strip_prefix("/pictures/").and_then(|rest| rest.split_once('/'));
    let (version, path) = address.ok_or(RequestError::NoPage)?;
    answer(&app, client, version, path.to_owned(), &headers).await
}

/// The outlines of all zones of a tile set.
#[utoipa::path(
    get, path = "/pictures/{version}/{set}/zones.json", tag = "pictures",
    params(("version" = String, Path), ("set" = String, Path)),
    responses((status = 200, body = Vec<TileZones>), (status = "4XX", body = Problem))
)]
pub(super) async fn zones(
    State(app): State<Arc<App>>,
    client: Client,
    Path((version, set)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    answer(&app, client, &version, format!("{set}/zones.json"), &headers).await
}

/// What is at a path, from memory; the first who asks for it may have to wait until it is drawn.
async fn answer(
    app: &App,
    client: Client,
    version: &str,
    path: String,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let index = PictureIndex::get()?;
    let found = match index.drawn(&path)? {
        Some(drawn) => drawn,
        None => app.hub.pool().run(Class::Request, client, move |_| index.find(&path)).await??,
    };
    // A page that was loaded from another build asks for that build's version, and gets the pictures of this one.
    found.answer(headers, if index.version() == Some(version) { IMMUTABLE } else { REVALIDATE })
}
