//! Bots by the name of their level. What a level does in a game, the game says.

use std::fmt;

use games::{Definition, Level, Overlooks, Strategy};

use crate::bot::Bot;
use crate::dice::{heuristic, solver};
use crate::players::{AreaBot, DiceBot, Method, Random};
use crate::rng::Rng;
use crate::skill::{Talent, talent};
use crate::think::{BySeats, Weights, WeightsError};

/// A bot of a level for a game; what it does by chance comes from the seed.
pub fn bot(game: &Definition, level: Level, seed: u64) -> Result<Box<dyn Bot>, BotError> {
    bot_with(game, level, seed, |_| {})
}

/// A bot of a level with other numbers in its evaluation.
pub fn bot_with(
    game: &Definition,
    level: Level,
    seed: u64,
    change: impl Fn(&mut Weights),
) -> Result<Box<dyn Bot>, BotError> {
    let strategy = game.bots.strategy(level).ok_or(BotError::Level { level, game: game.name })?;
    let rng = Rng::new(seed);
    let tuned = || Ok::<_, BotError>(BySeats::of_level(game, level)?.changed(&change));
    let method = match strategy {
        Strategy::Random => return Ok(Box::new(Random { rng })),
        Strategy::DiceHeuristic => return Ok(Box::new(DiceBot(heuristic))),
        Strategy::DiceSolver => return Ok(Box::new(DiceBot(solver))),
        Strategy::MostPoints { overlooks } => Method::MostPoints { overlooks },
        Strategy::OneAhead { is_tuned: true, overlooks } => Method::OneAhead { weights: tuned()?, overlooks },
        Strategy::OneAhead { is_tuned: false, overlooks } => {
            Method::OneAhead { weights: BySeats::any(Weights::plain()).changed(&change), overlooks }
        }
        Strategy::Search => Method::Search { weights: tuned()?, most: u32::MAX },
        Strategy::Skill(skill) => match talent(skill) {
            Talent::OneAhead { overlooks } => {
                Method::OneAhead { weights: tuned()?, overlooks: Overlooks::always(overlooks) }
            }
            Talent::Search { simulations } => Method::Search { weights: tuned()?, most: simulations },
        },
        Strategy::Playouts => Method::Playouts,
    };
    Ok(Box::new(AreaBot::new(method, rng)))
}

/// Why there is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError {
    /// The game has no such level.
    Level {
        /// The level.
        level: Level,
        /// The name of the game.
        game: &'static str,
    },
    /// The game has no numbers for an evaluation.
    NoWeights(&'static str),
    /// The numbers of the game can't be read.
    Weights(WeightsError),
}

impl From<WeightsError> for BotError {
    fn from(error: WeightsError) -> BotError {
        BotError::Weights(error)
    }
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotError::Level { level, game } => write!(f, "{game} has no bot {level}"),
            BotError::NoWeights(game) => write!(f, "{game} has no numbers for an evaluation"),
            BotError::Weights(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BotError {}
