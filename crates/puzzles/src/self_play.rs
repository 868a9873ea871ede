//! Turns to look for puzzles in: from games that bots of many levels play, and from records.

use bots::arena::{Deck, play};
use bots::{Bot, BotError, Budget, Rng, bot};
use games::{Game, Level, Phase, Record, Setup, SetupError};

/// Who plays: everybody who knows what a point is.
const LEVELS: [Level; 5] = [Level::Learner, Level::Greedy, Level::Planner, Level::Expert, Level::Master];
/// How long they think: not long, so that they make mistakes worth solving.
const SIMULATIONS: u32 = 20;
/// Turns before this one are much alike.
const FIRST_TURN: u32 = 5;

/// One of many games of a seed, between bots of levels that are drawn.
pub fn self_play(setup: &Setup, seed: u64, number: u64) -> Result<Record, PlayError> {
    let mut rng = Rng::for_game(seed, number);
    let seats = usize::from(setup.seats());
    let mut bots: Vec<Box<dyn Bot>> = Vec::with_capacity(seats);
    for _ in 0..seats {
        // Below five.
        let level = LEVELS[rng.below(LEVELS.len() as u32) as usize];
        bots.push(bot(setup.definition(), level, seed.wrapping_add(number))?);
    }
    let deck = Deck::shuffled(&*setup.clone().start()?, seed, number);
    let budget = Budget::simulations(SIMULATIONS);
    let played = play(setup.clone(), deck, &mut |history, seat| {
        bots[seat.index()].choose(history.game(), &budget).ok_or_else(String::new)
    })?;
    Record::read(&played.record).map_err(|_| PlayError::Record)
}

/// A turn of a game in which something was drawn or rolled and is to be played.
#[derive(Debug)]
pub struct Turn {
    /// How many moves of the game were made before.
    pub moves: usize,
    /// The state then.
    pub game: Box<dyn Game>,
}

/// All such turns of a game but the first ones.
pub fn turns(record: &Record) -> Vec<Turn> {
    let mut game = record.first().fork();
    let mut turns = Vec::new();
    let mut last = Phase::Over;
    for (moves, &made) in record.moves().iter().enumerate() {
        let is_dealt =
            matches!(game.phase(), Phase::Place | Phase::Build) && matches!(last, Phase::Draw | Phase::Roll);
        if is_dealt && game.turn() >= FIRST_TURN {
            turns.push(Turn { moves, game: game.fork() });
        }
        last = game.phase();
        game.apply_unchecked(made);
    }
    turns
}

/// Why a game could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// There is no such bot.
    Bot(BotError),
    /// There is no such game.
    Setup(SetupError),
    /// What was played can't be read.
    Record,
}

impl From<BotError> for PlayError {
    fn from(error: BotError) -> PlayError {
        PlayError::Bot(error)
    }
}

impl From<SetupError> for PlayError {
    fn from(error: SetupError) -> PlayError {
        PlayError::Setup(error)
    }
}

impl std::fmt::Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayError::Bot(error) => error.fmt(f),
            PlayError::Setup(error) => write!(f, "{error:?}"),
            PlayError::Record => f.write_str("a game that was played can't be read"),
        }
    }
}

impl std::error::Error for PlayError {}
