//! The bots at tables. This is the one place that knows how they are asked.

use std::time::{Duration, Instant};

use ::bots::{Bot, BotError, Budget, Choice, Level};
use games::{Game, Seat};

use crate::work::Task;

/// The moves of a bot until it is somebody else's turn, or chance's, each thought of within the time given, or less
/// where there is much to do.
pub(crate) fn bot_turn(
    level: Level,
    game: &dyn Game,
    seat: Seat,
    seed: u64,
    task: &Task,
    within: Duration,
) -> Result<Vec<String>, BotError> {
    Ok(::bots::turn(level, game, seat, seed, &mut thinking(task, within))?.moves)
}

/// What the strongest bot would do, thought of within the time given, or less where there is much to do.
pub(crate) fn advise(
    game: &dyn Game,
    seed: u64,
    task: &Task,
    within: Duration,
) -> Result<Option<Choice>, BotError> {
    ::bots::advise(game, seed, &mut thinking(task, within))
}

/// Lets bots think on this thread, for so long about each move; when nobody waits for it any more, no longer.
fn thinking(task: &Task, within: Duration) -> impl FnMut(&mut dyn Bot, &dyn Game) -> Option<Choice> {
    let budget = task.budget(within).max(Duration::from_millis(1));
    move |bot, game| {
        let start = Instant::now();
        let spent = || match task.is_cancelled() {
            true => 1.0,
            false => start.elapsed().as_secs_f32() / budget.as_secs_f32(),
        };
        bot.choose(game, &Budget::clock(&spent))
    }
}
