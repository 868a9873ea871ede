//! A game, looked at from its first state to its last.

use std::fmt;
use std::ops::Range;

use bots::BotError;
use games::{Actor, AreaGame, AreaGameVisitor, Details, Game, Move, Phase, Record, Seat, catalog};

use crate::class::Class;
use crate::judge::{DiceJudge, Judge, TileJudge, Verdict};
use crate::thoroughness::Thoroughness;
use crate::value::{Unit, Value, Values};

/// What a game was decided by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What values count.
    pub unit: Unit,
    /// How many play.
    pub seats: u8,
    /// What was expected at the start.
    pub start: Values,
    /// All that has changed that, in order.
    pub steps: Vec<Step>,
    /// The result, or what is expected where the game is not over.
    pub end: Values,
}

/// A draw or a roll, and what was made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of the turn.
    pub turn: u32,
    /// Who has it.
    pub seat: Seat,
    /// Which moves of the record chance has made.
    pub drawn: Range<usize>,
    /// Which moves of the record the player has made.
    pub played: Range<usize>,
    /// What was expected before.
    pub before: Values,
    /// By how much what was drawn was better, for each seat, than what could be expected.
    pub luck: Values,
    /// By how much all else has changed what is expected: what was played, and what the judge had not seen.
    pub play: Values,
    /// What was lost against the best way to play.
    pub loss: Value,
    /// The best way, which is the one that was played where nothing was better.
    pub best: Vec<Move>,
}

impl Step {
    /// What is expected after it.
    pub fn after(&self) -> Values {
        self.before + self.luck + self.play
    }

    /// Whether the player has done anything.
    pub fn is_played(&self) -> bool {
        !self.played.is_empty()
    }
}

impl Review {
    /// How bad a step was.
    pub fn class(&self, step: &Step) -> Class {
        Class::of(step.loss, self.unit)
    }
}

/// Why there is no review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// Nobody can say what its states are worth.
    NoJudge(&'static str),
    /// The numbers of the judge can't be read.
    Bot(BotError),
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::NoJudge(game) => write!(f, "nobody can judge states of {game}"),
            ReviewError::Bot(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReviewError {}

/// Reviews a game, finished or not. After each step `on_step` is told how many moves of the record have been looked at.
pub fn review(
    record: &Record,
    thoroughness: Thoroughness,
    on_step: &mut dyn FnMut(usize),
) -> Result<Review, ReviewError> {
    let mut judge = judge_of(record.first(), thoroughness)?;
    let mut game = record.first().fork();
    let start = judge.value(&*game);
    let (mut steps, mut now, mut at) = (Vec::new(), start, 0);
    while at < record.moves().len() {
        let step = next_step(&mut *judge, &mut *game, record.moves(), at, now);
        (now, at) = (step.after(), step.played.end);
        steps.push(step);
        on_step(at);
    }
    Ok(Review { unit: judge.unit(), seats: game.setup().seats(), start, steps, end: now })
}

/// What chance and then a player do next, beginning with a move of the record; the game is left after it.
fn next_step(
    judge: &mut dyn Judge,
    game: &mut dyn Game,
    moves: &[Move],
    first: usize,
    before: Values,
) -> Step {
    let (mut at, mut luck) = (first, Values::default());
    while at < moves.len() && game.actor() == Actor::Chance {
        luck = luck + judge.luck(game, moves[at]);
        game.apply_unchecked(moves[at]);
        at += 1;
    }
    let (turn, seat, drawn) = (game.turn(), game.view().seat, first..at);
    let dealt = game.fork();
    while at < moves.len() && game.actor() == Actor::Seat(seat) && game.turn() == turn {
        game.apply_unchecked(moves[at]);
        at += 1;
    }
    let played = drawn.end..at;
    let is_open = played.is_empty() && game.phase() != Phase::Over;
    let play = if is_open { Values::default() } else { judge.value(game) - before - luck };
    let Verdict { best, loss } = judge.verdict(&*dealt, seat, &moves[played.clone()]);
    Step { turn, seat, drawn, played, before, luck, play, loss, best }
}

/// Who judges a game.
fn judge_of(game: &dyn Game, thoroughness: Thoroughness) -> Result<Box<dyn Judge>, ReviewError> {
    if let Some(judge) = catalog::visit(game, TileGame(thoroughness)) {
        return judge.map_err(ReviewError::Bot);
    }
    match game.view().details {
        Details::Dice(_) => Ok(Box::new(DiceJudge::new(game, thoroughness))),
        _ => Err(ReviewError::NoJudge(game.setup().definition().name)),
    }
}

struct TileGame(Thoroughness);

impl AreaGameVisitor for TileGame {
    type Output = Result<Box<dyn Judge>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        Ok(Box::new(TileJudge::new(game, self.0)?))
    }
}
