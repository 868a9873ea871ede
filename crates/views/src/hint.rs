//! Advice from a bot.

use bots::Choice;
use games::{Actor, Game, Seat};
use protocol::Advice;
use scene::ClaimChoice;
use serde::Serialize;
use table::{Aids, Refused, Table};
use words::Words;

use crate::error::RequestError;

/// How many ways to go on are told.
const CANDIDATES: usize = 5;

/// What a bot would do.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// For which seat.
    seat: u8,
    /// The moves of the turn, as far as they can be known now.
    moves: Vec<String>,
    /// The same in words.
    text: String,
    /// The piece that it would put, if any.
    claim: Option<ClaimChoice>,
    #[serde(flatten)]
    advice: Advice,
}

impl Hint {
    /// The seat that is to move, at a table where hints are given.
    pub fn seat(table: &Table) -> Result<Seat, RequestError> {
        if table.settings().aids != Aids::Learning {
            return Err(RequestError::NoHints);
        }
        match table.game().ok_or(Refused::NotStarted)?.actor() {
            Actor::Seat(seat) => Ok(seat),
            Actor::Chance | Actor::Nobody => Err(Refused::Complete.into()),
        }
    }

    /// What a bot chose for a seat.
    pub fn new(game: &dyn Game, seat: Seat, choice: &Choice, words: &Words) -> Hint {
        let advice = Advice::new(game, choice, CANDIDATES);
        let moves = choice.candidates.first().map_or_else(|| vec![choice.best], |first| first.moves.clone());
        let claim = scene::first_claim(game, &moves);
        let (moves, told): (Vec<String>, Vec<String>) =
            scene::advise(game, &moves, words).into_iter().unzip();
        Hint { seat: seat.0, moves, text: told.join(" "), claim, advice }
    }
}
