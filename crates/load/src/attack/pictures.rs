//! Pictures: of tiles, and the larger ones of games.

use client::Http;
use games::catalog;
use serde::Deserialize;

use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;

/// Where pictures begin.
#[derive(Deserialize)]
struct Catalogue {
    pictures: String,
}

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let start = start(target).await?;
    let games = catalog::games().map(|game| Request::get(format!("{start}/games/{}.svg", game.name)));
    let tiles = (0..4).map(|rotation| Request::get(format!("{start}/winter/tiles/K-0-{rotation}.svg")));
    flood(target, games.chain(tiles).collect()).await
}

/// The address that those of all pictures begin with.
pub(super) async fn start(target: &Target) -> Result<String, LoadError> {
    let Catalogue { pictures } = Http::connect(&target.address).await?.get("/api/games").await?;
    Ok(pictures)
}
