//! Advice from a bot, at tables where people learn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::{Actor, Game};
use protocol::Advice;
use serde::Serialize;
use table::{Aids, Refused};
use utoipa::ToSchema;

use super::App;
use super::extract::{Caller, Language, TablePath};
use super::problem::Problem;
use crate::bots::advise;
use crate::error::ApiError;
use crate::keys::random;

/// How many ways to go on are told.
const CANDIDATES: usize = 5;

/// What a bot would do.
#[derive(Serialize, ToSchema)]
pub(super) struct Hint {
    /// For which seat.
    seat: u8,
    /// The moves of the turn, as far as they can be known now.
    moves: Vec<String>,
    /// The same in words.
    text: String,
    #[serde(flatten)]
    advice: Advice,
}

/// Ask a bot what it would do; for whoever has to move, where the aids are those for learning.
#[utoipa::path(
    get, path = "/api/tables/{id}/hint", tag = "scenes", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = "4XX", body = Problem))
)]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
    Language(lang): Language,
) -> Result<Json<Hint>, ApiError> {
    let seats = caller.seats(&app, &live).await?;
    let asked = live.read_table(|table| {
        if table.settings().aids != Aids::Learning {
            return Err(ApiError::NoHints);
        }
        let names = table.players().iter().map(|player| player.name.clone()).collect::<Vec<_>>();
        Ok((table.game().map(Game::fork), names))
    });
    let (game, names) = asked.await??;
    let game = game.ok_or(ApiError::Refused(Refused::NotStarted))?;
    let Actor::Seat(seat) = game.actor() else { return Err(ApiError::Refused(Refused::Complete)) };
    if !seats.contains(&seat.0) {
        return Err(ApiError::Forbidden);
    }
    let (within, seed) = (app.config.think_time, u64::from_le_bytes(random()?));
    let (thought, game) = app.hub.run_blocking(move || (advise(&*game, within, seed), game)).await?;
    let choice = thought?.ok_or(ApiError::Failed)?;
    let advice = Advice::new(&*game, &choice, CANDIDATES);
    let moves = choice.candidates.first().map_or_else(|| vec![choice.best], |first| first.moves.clone());
    let (texts, told) =
        scene::tell(&*game, &moves, app.words(lang), &names).into_iter().unzip::<_, _, _, Vec<_>>();
    Ok(Json(Hint { seat: seat.0, moves: texts, text: told.join(" "), advice }))
}
