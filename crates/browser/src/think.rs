//! Bots that think in the page.

use bots::{Bot, Budget, Choice, Turn};
use games::{Game, Strategy};
use serde::Serialize;
use table::{Refused, Table};
use views::Hint;
use words::Words;

use crate::clock::now_ms;
use crate::error::{Error, malformed};
use crate::requests::{Limit, Part};

/// A bot that a table waits for.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct AwaitedBot {
    /// The seat that it plays for.
    seat: u8,
    /// Whether it searches, and so finds more in several parts than in one.
    is_search: bool,
}

/// What a bot does.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct BotThought {
    /// The seat that it plays for.
    seat: u8,
    turn: Turn,
    /// After which event it thought that; if more has happened since, it must think again.
    version: u64,
}

impl Limit {
    /// Lets a bot think about a move.
    fn think(self, bot: &mut dyn Bot, game: &dyn Game, part: bots::Part) -> Option<Choice> {
        match self {
            Limit::Simulations(most) => bot.choose(game, &Budget::simulations(most).for_part(part)),
            Limit::Millis(time) => {
                let start = now_ms();
                let spent = || ((now_ms() - start) / f64::from(time.max(1))) as f32;
                bot.choose(game, &Budget::clock(&spent).for_part(part))
            }
        }
    }
}

impl Part {
    fn read(&self) -> Result<bots::Part, Error> {
        let Part { index, of } = *self;
        let error = || malformed(format!("there is no part {index} of {of}: the first is 0"));
        bots::Part::new(index, of).ok_or_else(error)
    }
}

/// The bot that a table waits for, if it waits for one.
pub(crate) fn awaited_bot(table: &Table) -> Option<AwaitedBot> {
    let ((seat, level), game) = table.awaited_bot().zip(table.game())?;
    let strategy = game.setup().definition().bots.strategy(level);
    Some(AwaitedBot { seat: seat.0, is_search: strategy.is_some_and(Strategy::is_search) })
}

/// What the bot does that a table waits for; nothing if it waits for none.
pub(crate) fn think(
    table: &Table,
    seed: u64,
    limit: Limit,
    part: &Part,
) -> Result<Option<BotThought>, Error> {
    let part = part.read()?;
    let Some(((seat, level), game)) = table.awaited_bot().zip(table.game()) else { return Ok(None) };
    let turn = bots::turn(level, game, seat, seed, &mut |bot, game| limit.think(bot, game, part))?;
    Ok(Some(BotThought { seat: seat.0, turn, version: table.version() }))
}

/// What a bot would do for the seat that is to move, where hints are given.
pub(crate) fn hint(table: &Table, seed: u64, limit: Limit, words: &Words) -> Result<Hint, Error> {
    let seat = Hint::seat(table)?;
    let game = table.game().ok_or(Refused::NotStarted)?;
    let mut think = |bot: &mut dyn Bot, game: &dyn Game| limit.think(bot, game, bots::Part::WHOLE);
    let choice = bots::advise(game, seed, &mut think)?;
    let choice = choice.ok_or_else(|| Error::Failed("the bot knows no move".to_owned()))?;
    Ok(Hint::new(game, seat, &choice, words))
}
