//! Advice from a bot, at tables where people learn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::Game;
use table::Refused;
use views::{Hint, Problem, RequestError};

use super::App;
use super::extract::{Caller, Language, TablePath};
use crate::bots::advise;
use crate::error::ApiError;
use crate::keys::random;
use crate::work::{Class, Client, Task};

/// Ask a bot what it would do; for whoever has to move, where the aids are those for learning.
#[utoipa::path(
    get, path = "/api/tables/{id}/hint", tag = "scenes", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = "4XX", body = Problem))
)]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
    client: Client,
    Language(lang): Language,
) -> Result<Json<Hint>, ApiError> {
    let seats = caller.seats(&app, &live).await?;
    let asked = live.read_table(|table| {
        let seat = Hint::seat(table)?;
        Ok::<_, RequestError>((table.game().map(Game::fork), seat))
    });
    let (game, seat) = asked.await??;
    if !seats.contains(&seat.0) {
        return Err(ApiError::Forbidden);
    }
    let game = game.ok_or(Refused::NotStarted)?;
    let (within, seed) = (app.config.think_time, u64::from_le_bytes(random()?));
    let think = move |task: &Task| (advise(&*game, seed, task, within), game);
    let (thought, game) = app.hub.pool().run(Class::Hint, client, think).await?;
    let choice = thought?.ok_or(ApiError::Failed)?;
    Ok(Json(Hint::new(&*game, seat, &choice, app.words(lang))))
}
