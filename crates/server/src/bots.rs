//! The bots at tables. This is the one place that knows how they are asked.

use std::time::Duration;

use ::bots::{Bot, BotError, Choice, Level, Limit, SingleThread};
use games::{Game, Seat};
use runner::think;

/// The moves of a bot until it is somebody else's turn, or chance's, each thought of within the time given.
pub(crate) fn bot_turn(
    level: Level,
    game: &dyn Game,
    seat: Seat,
    within: Duration,
    seed: u64,
) -> Result<Vec<String>, BotError> {
    ::bots::turn(level, game, seat, seed, &mut thinking(within))
}

/// What the strongest bot would do, thought of within the time given.
pub(crate) fn advise(game: &dyn Game, within: Duration, seed: u64) -> Result<Option<Choice>, BotError> {
    ::bots::advise(game, seed, &mut thinking(within))
}

/// Lets bots think on one thread, for so long about each move.
fn thinking(within: Duration) -> impl FnMut(&mut dyn Bot, &dyn Game) -> Option<Choice> {
    let limit = Limit::Milliseconds(u32::try_from(within.as_millis()).unwrap_or(u32::MAX).max(1));
    move |bot, game| think(bot, game, limit, &SingleThread)
}
