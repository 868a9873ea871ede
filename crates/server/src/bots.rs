//! The bots at tables. This is the one place that knows how they are asked.

use std::time::Duration;

use ::bots::{BotError, Choice, Level, Limit, SingleThread, bot};
use games::{Actor, Game, Seat, text};
use runner::think;

/// What a bot does until it is somebody else's turn, or chance's: the texts of its moves, each thought of
/// within the time given.
pub(crate) fn bot_turn(
    level: Level,
    mut game: Box<dyn Game>,
    seat: Seat,
    within: Duration,
    seed: u64,
) -> Result<Vec<String>, BotError> {
    let mut bot = bot(game.setup().definition(), level, seed)?;
    let limit = limit(within);
    let mut texts = Vec::new();
    while game.actor() == Actor::Seat(seat) {
        let Some(choice) = think(&mut *bot, &*game, limit, &SingleThread) else { break };
        texts.push(text::write_move(&*game, choice.best));
        game.apply_unchecked(choice.best);
    }
    Ok(texts)
}

/// What the strongest bot would do, thought of within the time given.
pub(crate) fn advise(game: &dyn Game, within: Duration, seed: u64) -> Result<Option<Choice>, BotError> {
    let definition = game.setup().definition();
    let mut bot = bot(definition, definition.bots.strongest(), seed)?;
    Ok(think(&mut *bot, game, limit(within), &SingleThread))
}

fn limit(within: Duration) -> Limit {
    Limit::Milliseconds(u32::try_from(within.as_millis()).unwrap_or(u32::MAX).max(1))
}

#[cfg(test)]
mod tests {
    use games::catalog;

    use super::*;

    #[test]
    fn every_level_takes_its_turn_in_every_game() {
        for definition in catalog::games() {
            for level in Level::ALL {
                let mut game = catalog::start(definition.name, 2, Seat(0), &[]).unwrap();
                while game.actor() == Actor::Chance {
                    let drawn = game.sample(&mut |_| 0).unwrap();
                    game.apply(drawn).unwrap();
                }
                let Actor::Seat(seat) = game.actor() else { panic!("nobody's turn") };
                let texts = bot_turn(level, game.fork(), seat, Duration::from_millis(20), 1).unwrap();
                assert!(!texts.is_empty(), "{} {level:?}", definition.name);
                for text in texts {
                    let played = text::read_move(&*game, &text).unwrap();
                    game.apply(played).unwrap();
                }
                assert_ne!(game.actor(), Actor::Seat(seat));
            }
        }
    }
}
