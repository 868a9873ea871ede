//! Whole turns of bots, and their advice. How long they think about a move is up to who asks.

use games::{Actor, Game, Level, Seat, text};

use crate::bot::{Bot, Choice};
use crate::levels::{BotError, bot};

/// Lets a bot think about a move: gives it a budget.
pub type Think<'a> = &'a mut dyn FnMut(&mut dyn Bot, &dyn Game) -> Option<Choice>;

/// What a bot does until it is somebody else's turn, or chance's: the texts of its moves.
pub fn turn(
    level: Level,
    game: &dyn Game,
    seat: Seat,
    seed: u64,
    think: Think<'_>,
) -> Result<Vec<String>, BotError> {
    let mut bot = bot(game.setup().definition(), level, seed)?;
    let mut game = game.fork();
    let mut texts = Vec::new();
    while game.actor() == Actor::Seat(seat) {
        let Some(choice) = think(&mut *bot, &*game) else { break };
        texts.push(text::write_move(&*game, choice.best));
        game.apply_unchecked(choice.best);
    }
    Ok(texts)
}

/// What the strongest bot of a game would do.
pub fn advise(game: &dyn Game, seed: u64, think: Think<'_>) -> Result<Option<Choice>, BotError> {
    let definition = game.setup().definition();
    let mut bot = bot(definition, definition.bots.strongest(), seed)?;
    Ok(think(&mut *bot, game))
}

#[cfg(test)]
mod tests {
    use games::catalog;

    use super::*;
    use crate::bot::Budget;

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
                let mut think =
                    |bot: &mut dyn Bot, game: &dyn Game| bot.choose(game, &Budget::simulations(20));
                let texts = turn(level, &*game, seat, 1, &mut think).unwrap();
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
