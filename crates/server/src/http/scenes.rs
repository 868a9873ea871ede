//! Scenes: what a client shows that knows no rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::text::read_move;
use games::{History, Record};
use scene::{Mark, Scene, SceneRequest, marks};
use serde::{Deserialize, Serialize};
use table::Refused;
use utoipa::{IntoParams, ToSchema};

use super::App;
use super::extract::{Caller, Language, TablePath, ValidJson, ValidQuery};
use super::problem::Problem;
use crate::error::ApiError;
use crate::hub::Seen;

/// What is known already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Known {
    /// How many moves of the game: the story tells what came after them.
    #[serde(default)]
    since: usize,
}

/// A table as it stands, and its game as a scene.
#[utoipa::path(
    get, path = "/api/tables/{id}/scene", operation_id = "table_scene", tag = "scenes", params(("id" = String, Path), Known),
    responses((status = 200, body = Seen), (status = "4XX", body = Problem))
)]
pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    ValidQuery(known): ValidQuery<Known>,
    caller: Caller,
    Language(lang): Language,
) -> Result<Json<Seen>, ApiError> {
    let words = app.words(lang);
    let seats = caller.seats(&app, &live).await?;
    Ok(Json(live.scene(words, seats, known.since).await?))
}

/// A moment of a recorded game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Moment {
    /// The text of the record.
    record: String,
    /// After how many moves; otherwise as it ended.
    #[serde(default)]
    at: Option<usize>,
    /// How many moves are known already.
    #[serde(default)]
    since: usize,
    /// Moves to be made after that: what would follow.
    #[serde(default)]
    moves: Vec<String>,
    /// The names of those who played; a seat without one is called by its colour.
    #[serde(default)]
    names: Vec<Option<String>>,
}

impl Moment {
    fn record(&self) -> Result<Record, ApiError> {
        Record::read(&self.record).map_err(ApiError::Record)
    }

    fn at(&self, record: &Record) -> Result<History, Refused> {
        let mut history = History::from_record(record);
        history.rewind(self.at.unwrap_or(usize::MAX));
        for wanted in &self.moves {
            let wanted = read_move(history.game(), wanted).map_err(Refused::Move)?;
            history.play(wanted).map_err(Refused::Rule)?;
        }
        Ok(history)
    }

    /// The game up to this moment.
    pub(super) fn history(&self) -> Result<History, ApiError> {
        Ok(self.at(&self.record()?)?)
    }
}

/// A moment of a recorded game, as a scene.
#[derive(Serialize, ToSchema)]
pub(super) struct Replayed {
    /// The scene.
    scene: Scene,
    /// How many moves the record has.
    moves: usize,
    /// The position, for a table at which the game goes on from here.
    position: String,
    /// The moves at which something scored.
    marks: Vec<Mark>,
}

/// Look at a moment of a recorded game.
#[utoipa::path(
    post, path = "/api/scenes", operation_id = "record_scene", tag = "scenes", request_body = Moment,
    responses((status = 200, body = Replayed), (status = "4XX", body = Problem))
)]
pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    ValidJson(moment): ValidJson<Moment>,
) -> Result<Json<Replayed>, ApiError> {
    let (record, words) = (moment.record()?, app.words(lang));
    let history = moment.at(&record)?;
    let request = SceneRequest { since: moment.since, names: moment.names, ..SceneRequest::default() };
    let scene = Scene::of(&history, words, &request);
    let marks = marks(&record, words, &request.names);
    let (moves, position) = (record.moves().len(), history.game().position());
    Ok(Json(Replayed { scene, moves, position, marks }))
}
