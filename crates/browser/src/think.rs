//! Bots that think in the page.

use bots::{Bot, Budget, Choice};
use games::Game;
use serde::Serialize;
use table::{Refused, Table};
use views::{Hint, RequestError};
use words::Words;

use crate::clock::now_ms;
use crate::error::Error;
use crate::requests::ThinkRequest;

/// What a bot does.
#[derive(Serialize)]
pub(crate) struct Thought {
    /// The seat that it plays for.
    seat: u8,
    /// Its moves, until it is somebody else's turn.
    moves: Vec<String>,
    /// After which event it thought that; if more has happened since, it must think again.
    version: u64,
}

/// How long a bot thinks about a move.
enum Limit {
    Millis(u32),
    Simulations(u32),
}

impl ThinkRequest {
    fn limit(&self) -> Result<Limit, Error> {
        match (self.millis, self.simulations) {
            (Some(millis), None) => Ok(Limit::Millis(millis)),
            (None, Some(simulations)) => Ok(Limit::Simulations(simulations)),
            _ => {
                Err(RequestError::Malformed("either `millis` or `simulations` must be given".to_owned())
                    .into())
            }
        }
    }
}

impl Limit {
    /// Lets a bot think about a move.
    fn think(&self, bot: &mut dyn Bot, game: &dyn Game) -> Option<Choice> {
        match *self {
            Limit::Simulations(most) => bot.choose(game, &Budget::simulations(most)),
            Limit::Millis(time) => {
                let start = now_ms();
                let spent = || ((now_ms() - start) / f64::from(time.max(1))) as f32;
                bot.choose(game, &Budget::clock(&spent))
            }
        }
    }
}

/// What the bot does that a table waits for; nothing if it waits for none.
pub(crate) fn think(table: &Table, request: &ThinkRequest) -> Result<Option<Thought>, Error> {
    let limit = request.limit()?;
    let Some(((seat, level), game)) = table.awaited_bot().zip(table.game()) else { return Ok(None) };
    let moves = bots::turn(level, game, seat, request.seed, &mut |bot, game| limit.think(bot, game))?;
    Ok(Some(Thought { seat: seat.0, moves, version: table.version() }))
}

/// What a bot would do for the seat that is to move, where hints are given.
pub(crate) fn hint(table: &Table, request: &ThinkRequest, words: &Words) -> Result<Hint, Error> {
    let limit = request.limit()?;
    let seat = Hint::seat(table)?;
    let game = table.game().ok_or(Refused::NotStarted)?;
    let choice = bots::advise(game, request.seed, &mut |bot, game| limit.think(bot, game))?;
    let choice = choice.ok_or_else(|| Error::Failed("the bot knows no move".to_owned()))?;
    let names: Vec<Option<String>> = table.players().iter().map(|player| player.name.clone()).collect();
    Ok(Hint::new(game, seat, &choice, &names, words))
}
