//! Moments of recorded games.

use games::text::read_move;
use games::{History, Record};
use scene::{Mark, Scene, SceneRequest, marks};
use serde::{Deserialize, Serialize};
use table::Refused;
use words::Words;

use crate::error::RequestError;

/// A moment of a recorded game.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The text of the record; or a position, for a game that begins there.
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
    fn record(&self) -> Result<Record, RequestError> {
        if is_position(&self.record) {
            let history = History::from_position(&self.record).map_err(RequestError::Position)?;
            return Ok(history.record());
        }
        Record::read(&self.record).map_err(RequestError::Record)
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

    /// The names of those who played.
    pub fn names(&self) -> &[Option<String>] {
        &self.names
    }

    /// The game up to this moment.
    pub fn history(&self) -> Result<History, RequestError> {
        Ok(self.at(&self.record()?)?)
    }
}

/// Whether a text is meant as a position, which is one line of fields behind a game and a version.
fn is_position(text: &str) -> bool {
    let text = text.trim();
    let (head, _) = text.split_once(';').unwrap_or((text, ""));
    text.lines().count() == 1 && head.contains('/')
}

/// A moment of a recorded game, as a scene.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replayed {
    /// The scene.
    scene: Scene,
    /// How many moves the record has.
    moves: usize,
    /// The position, for a table at which the game goes on from here.
    position: String,
    /// The moves at which something scored.
    marks: Vec<Mark>,
}

impl Replayed {
    /// What is seen at a moment.
    pub fn new(moment: Moment, words: &Words) -> Result<Replayed, RequestError> {
        let record = moment.record()?;
        let history = moment.at(&record)?;
        let request = SceneRequest { since: moment.since, names: moment.names, ..SceneRequest::default() };
        Ok(Replayed {
            scene: Scene::of(&history, words, &request),
            moves: record.moves().len(),
            position: history.game().position(),
            marks: marks(&record, words, &request.names),
        })
    }
}
