//! Bots that play the seats of nobody who learns.

use std::fmt;

use bots::{Bot, BotError, Budget, Level, bot};
use games::{Definition, Game, Move};

/// A bot that plays a seat, by the name of its level: `greedy`, or `master:200` with the simulations that it may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    level: Level,
    simulations: u32,
}

/// What a bot that searches makes of a move where nothing is said.
const SIMULATIONS: u32 = 100;

impl Opponent {
    /// The bot of this name in a game.
    pub fn read(game: &Definition, text: &str) -> Result<Opponent, OpponentError> {
        let (name, simulations) = text.split_once(':').unwrap_or((text, ""));
        let simulations = match simulations {
            "" => Some(SIMULATIONS),
            number => number.parse().ok().filter(|number| *number > 0),
        };
        let level = game.bots.find(name);
        let (Some(level), Some(simulations)) = (level, simulations) else {
            return Err(OpponentError { text: text.to_owned(), known: game.bots.names() });
        };
        Ok(Opponent { level, simulations })
    }

    /// The bot itself.
    pub(crate) fn bot(self, game: &Definition, seed: u64) -> Result<Player, BotError> {
        Ok(Player { bot: bot(game, self.level, seed)?, simulations: self.simulations })
    }
}

/// A bot with what it may think.
#[derive(Debug)]
pub(crate) struct Player {
    bot: Box<dyn Bot>,
    simulations: u32,
}

impl Player {
    pub(crate) fn choose(&mut self, game: &dyn Game) -> Option<Move> {
        self.bot.choose(game, &Budget::simulations(self.simulations)).map(|choice| choice.best)
    }
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentError {
    /// What was asked for.
    pub text: String,
    /// The bots that there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for OpponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no bot {:?}; there are {}, with simulations as in master:200",
            self.text,
            self.known.join(", ")
        )
    }
}

impl std::error::Error for OpponentError {}
