//! A review that is made step by step, so that whoever waits for it sees how far it is and can stop it.

use std::fmt;

use bots::BotError;
use games::{Actor, AreaGame, AreaGameVisitor, Details, Game, Move, Phase, Record, catalog};

use crate::error::ReviewError;
use crate::judge::{DiceJudge, Judge, TileJudge, Verdict};
use crate::review::{Review, Step};
use crate::thoroughness::Thoroughness;
use crate::value::Values;

/// Reviews a game, finished or not, one step after the other.
pub struct Reviewer {
    judge: Box<dyn Judge>,
    moves: Vec<Move>,
    /// The state after the moves that have been looked at.
    game: Box<dyn Game>,
    /// The review of these moves.
    review: Review,
}

impl Reviewer {
    /// Nothing has been looked at yet.
    pub fn new(record: &Record, thoroughness: Thoroughness) -> Result<Reviewer, ReviewError> {
        if record.moves().is_empty() {
            return Err(ReviewError::NoMoves);
        }
        let mut judge = judge_of(record.first(), thoroughness)?;
        let game = record.first().fork();
        let start = judge.value(&*game);
        let (unit, seats) = (judge.unit(), game.setup().seats());
        let review = Review { unit, seats, start, steps: Vec::new(), end: start };
        Ok(Reviewer { judge, moves: record.moves().to_vec(), game, review })
    }

    /// Looks at what chance and then a player do next; false if there is nothing more.
    pub fn step(&mut self) -> bool {
        let looked_at = self.looked_at();
        if looked_at == self.moves.len() {
            return false;
        }
        let step = next_step(&mut *self.judge, &mut *self.game, &self.moves, looked_at, self.review.end);
        self.review.end = step.after();
        self.review.steps.push(step);
        true
    }

    /// How many moves of the record have been looked at.
    pub fn looked_at(&self) -> usize {
        self.review.steps.last().map_or(0, |step| step.played.end)
    }

    /// Whether all moves have been.
    pub fn is_done(&self) -> bool {
        self.looked_at() == self.moves.len()
    }

    /// The review of what has been looked at, as if the game had been broken off there.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The same to keep.
    pub fn into_review(self) -> Review {
        self.review
    }
}

impl fmt::Debug for Reviewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewer").field("review", &self.review).finish_non_exhaustive()
    }
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
