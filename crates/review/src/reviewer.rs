//! A review that is made step by step, so that whoever waits for it sees how far it is and can stop it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use bots::BotError;
use games::{Actor, AreaGame, AreaGameVisitor, Details, Game, Move, Phase, Record, Seat, catalog};

use crate::certainty::Certainty;
use crate::class::Class;
use crate::error::ReviewError;
use crate::judge::{DiceJudge, Judge, TileJudge, Verdict};
use crate::outcome::scored;
use crate::review::{Review, Step};
use crate::spread::Spread;
use crate::thoroughness::Thoroughness;
use crate::value::{Unit, Values};
use crate::why::reasons;

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
        let mut judge = judge_of(record, thoroughness)?;
        let game = record.first().fork();
        let start = judge.value(&*game);
        let (unit, seats, name) = (judge.unit(), game.setup().seats(), game.setup().definition().name);
        let review = Review {
            game: name,
            unit,
            seats,
            left: left(&*game),
            spread: Spread::of(name, seats),
            certainty: Certainty::of(name),
            points: BTreeMap::new(),
            start,
            steps: Vec::new(),
            end: start,
        };
        Ok(Reviewer { judge, moves: record.moves().to_vec(), game, review })
    }

    /// Looks at what chance and then a player do next; false if there is nothing more.
    pub fn step(&mut self) -> bool {
        if self.is_done() {
            return false;
        }
        let (drawn, luck) = self.draw();
        let (turn, seat, dealt) = (self.game.turn(), self.game.view().seat, self.game.fork());
        let played = self.play(seat, drawn.end);
        let before = self.review.end;
        let is_open = played.is_empty() && self.game.phase() != Phase::Over;
        let play = if is_open { Values::default() } else { self.judge.value(&*self.game) - before - luck };
        let moves = &self.moves[played.clone()];
        let Verdict { best, loss, first_loss, reached } = self.judge.verdict(&*dealt, seat, moves);
        let is_better = Class::of(loss, self.review.unit) > Class::Best;
        let reasons = if is_better { reasons(&*dealt, seat, moves, &best) } else { Vec::new() };
        let left = left(&*self.game);
        let step = Step {
            turn,
            seat,
            drawn,
            played,
            before,
            luck,
            play,
            left,
            reached,
            loss,
            first_loss,
            best,
            reasons,
        };
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

    /// What chance does next: its moves, and their luck.
    fn draw(&mut self) -> (Range<usize>, Values) {
        let first = self.looked_at();
        let (mut at, mut luck) = (first, Values::default());
        while at < self.moves.len() && self.game.actor() == Actor::Chance {
            luck = luck + self.judge.luck(&*self.game, self.moves[at]);
            self.make(self.moves[at]);
            at += 1;
        }
        (first..at, luck)
    }

    /// What a player does in the rest of a turn, or until chance is to move again.
    fn play(&mut self, seat: Seat, first: usize) -> Range<usize> {
        let (mut at, turn) = (first, self.game.turn());
        while at < self.moves.len() && self.game.actor() == Actor::Seat(seat) && self.game.turn() == turn {
            self.make(self.moves[at]);
            at += 1;
        }
        first..at
    }

    /// Makes a move and counts what it scores.
    fn make(&mut self, made: Move) {
        // The moves of a record are legal: it was replayed when it was read or made.
        let events = self.game.apply(made).unwrap_or_default();
        if self.review.unit != Unit::Percent {
            for (of, points) in scored(&*self.game, &events) {
                *self.review.points.entry(of).or_default() += points;
            }
        }
    }
}

impl fmt::Debug for Reviewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewer").field("review", &self.review).finish_non_exhaustive()
    }
}

/// How many tiles are left to be drawn; none once the game is over.
fn left(game: &dyn Game) -> usize {
    if game.phase() == Phase::Over {
        return 0;
    }
    game.view().pile.iter().map(|(_, count)| usize::from(*count)).sum()
}

/// Who judges a game.
fn judge_of(record: &Record, thoroughness: Thoroughness) -> Result<Box<dyn Judge>, ReviewError> {
    let game = record.first();
    if let Some(judge) = catalog::visit(game, TileGame { thoroughness, seed: seed(record) }) {
        return judge.map_err(ReviewError::Bot);
    }
    match game.view().details {
        Details::Dice(_) => Ok(Box::new(DiceJudge::new(game))),
        _ => Err(ReviewError::NoJudge(game.setup().definition().name)),
    }
}

/// A number that is another for every record and the same every time (FNV-1a).
fn seed(record: &Record) -> u64 {
    record
        .write()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

struct TileGame {
    thoroughness: Thoroughness,
    seed: u64,
}

impl AreaGameVisitor for TileGame {
    type Output = Result<Box<dyn Judge>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        Ok(Box::new(TileJudge::new(game, self.thoroughness, self.seed)?))
    }
}
