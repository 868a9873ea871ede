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
use super::ask::{At, Caller, Language};
use super::problem::Problem;
use crate::bots::advise;
use crate::keys::random;
use crate::trouble::Trouble;

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
    At(live): At,
    caller: Caller,
    Language(lang): Language,
) -> Result<Json<Hint>, Trouble> {
    let own = caller.seats(&app, &live).await?;
    let asked = live.look(|table| {
        if table.settings().aids != Aids::Learning {
            return Err(Trouble::NoHints);
        }
        let names = table.sitters().iter().map(|sitter| sitter.name.clone()).collect::<Vec<_>>();
        Ok((table.game().map(Game::fork), names))
    });
    let (game, names) = asked.await??;
    let game = game.ok_or(Trouble::Refused(Refused::NotStarted))?;
    let Actor::Seat(seat) = game.actor() else { return Err(Trouble::Refused(Refused::Complete)) };
    if !own.contains(&seat.0) {
        return Err(Trouble::Forbidden);
    }
    let (within, seed) = (app.config.think_time, u64::from_le_bytes(random()?));
    let thought = app.hub.labour(move || advise(&*game, within, seed).map(|choice| (game, choice))).await?;
    let (game, choice) = thought.ok_or(Trouble::Failed)?;
    let advice = Advice::new(&*game, &choice, CANDIDATES);
    let moves = choice.candidates.first().map_or_else(|| vec![choice.best], |first| first.moves.clone());
    let (texts, told) =
        scene::tell(&*game, &moves, app.words(lang), &names).into_iter().unzip::<_, _, _, Vec<_>>();
    Ok(Json(Hint { seat: seat.0, moves: texts, text: told.join(" "), advice }))
}
