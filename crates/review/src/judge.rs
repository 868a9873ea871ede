//! Who says what states are worth: one judge for tile games, one for dice.

use std::any::Any;

use bots::{AppraisedDraw, Appraiser, BotError, dice, mean};
use games::{AreaGame, Game, Move, Phase, Seat};

use crate::scale::scale;
use crate::thoroughness::Thoroughness;
use crate::value::{Unit, Value, Values};

/// Says what the states of a game are worth to each seat. It is asked in the order of the game: for the value of a state, then for
/// the luck of what is drawn there.
pub(crate) trait Judge {
    /// What values count.
    fn unit(&self) -> Unit;

    /// What a state is worth.
    fn value(&mut self, game: &dyn Game) -> Values;

    /// The luck of a move of chance. In the mean over all that chance could do, it is zero.
    fn luck(&mut self, game: &dyn Game, drawn: Move) -> Values;

    /// What a way to play has lost, and which is best.
    fn verdict(&mut self, game: &dyn Game, seat: Seat, played: &[Move]) -> Verdict;
}

/// What was lost by a way to play.
pub(crate) struct Verdict {
    /// The way that is best.
    pub(crate) best: Vec<Move>,
    /// By how much it is better.
    pub(crate) loss: Value,
}

impl Verdict {
    /// Nothing was lost.
    fn on_best(played: &[Move]) -> Verdict {
        Verdict { best: played.to_vec(), loss: Value::default() }
    }
}

/// Judges tile games by the evaluation of the bots.
pub(crate) struct TileJudge<G> {
    appraiser: Appraiser<G>,
    thoroughness: Thoroughness,
    scale: f64,
    unit: Unit,
    /// What can be drawn in the state whose value was asked for last.
    draws: Vec<AppraisedDraw>,
}

impl<G: AreaGame> TileJudge<G> {
    pub(crate) fn new(game: &G, thoroughness: Thoroughness) -> Result<TileJudge<G>, BotError> {
        let definition = game.setup().definition();
        Ok(TileJudge {
            appraiser: Appraiser::new(game)?,
            thoroughness,
            scale: scale(definition.name, thoroughness.depth),
            unit: if definition.has_points { Unit::Points } else { Unit::Pawns },
            draws: Vec::new(),
        })
    }

    fn value_after(&mut self, game: &G, seat: Seat, moves: &[Move]) -> Value {
        let mut after = game.clone();
        moves.iter().for_each(|&played| after.apply_unchecked(played));
        Values::of(&self.appraiser.appraise(&after))[seat]
    }
}

/// A game by its type. A judge is made for one game, and shown no other.
fn cast<G: AreaGame>(game: &dyn Game) -> Option<&G> {
    let game: &dyn Any = game;
    game.downcast_ref()
}

impl<G: AreaGame> Judge for TileJudge<G> {
    fn unit(&self) -> Unit {
        self.unit
    }

    fn value(&mut self, game: &dyn Game) -> Values {
        let Some(game) = cast::<G>(game) else { return Values::default() };
        self.draws = self.appraiser.draws(game, self.thoroughness.depth);
        let is_drawn = !self.draws.is_empty();
        Values::of(&if is_drawn { mean(&self.draws) } else { self.appraiser.appraise(game) })
    }

    fn luck(&mut self, game: &dyn Game, drawn: Move) -> Values {
        let Some(game) = cast::<G>(game) else { return Values::default() };
        let known = std::mem::take(&mut self.draws);
        let draws =
            if known.is_empty() { self.appraiser.draws(game, self.thoroughness.depth) } else { known };
        let Some(after) = draws.iter().find(|draw| draw.draw == drawn) else { return Values::default() };
        let luck = after.leads.iter().zip(mean(&draws)).map(|(after, mean)| self.scale * (after - mean));
        Values::of(&luck.collect::<Vec<_>>())
    }

    /// All ways are compared by what they lead to, over everything that can be drawn next.
    fn verdict(&mut self, game: &dyn Game, seat: Seat, played: &[Move]) -> Verdict {
        let Some(game) = cast::<G>(game).filter(|_| !played.is_empty() && self.thoroughness.ways > 0) else {
            return Verdict::on_best(played);
        };
        let reached = self.value_after(game, seat, played);
        let mut best = (reached, played.to_vec());
        for way in self.appraiser.best_turns(game, self.thoroughness.ways) {
            let value = self.value_after(game, seat, &way);
            if value > best.0 {
                best = (value, way);
            }
        }
        Verdict { loss: best.0 - reached, best: best.1 }
    }
}

/// Judges the Dice Game by its solver.
pub(crate) struct DiceJudge {
    scale: f64,
}

impl DiceJudge {
    pub(crate) fn new(game: &dyn Game, thoroughness: Thoroughness) -> DiceJudge {
        DiceJudge { scale: scale(game.setup().definition().name, thoroughness.depth) }
    }
}

impl Judge for DiceJudge {
    fn unit(&self) -> Unit {
        Unit::Percent
    }

    fn value(&mut self, game: &dyn Game) -> Values {
        let (_, solved) = solve(game);
        percent(dice::chances(&*solved), 1.0)
    }

    fn luck(&mut self, game: &dyn Game, drawn: Move) -> Values {
        let Move::Roll(faces) = drawn else { return Values::default() };
        percent(dice::luck(game, faces), self.scale)
    }

    /// It is compared with what the solver does.
    fn verdict(&mut self, game: &dyn Game, seat: Seat, played: &[Move]) -> Verdict {
        let mut after = game.fork();
        played.iter().for_each(|&played| after.apply_unchecked(played));
        let (best, _) = solve(game);
        let loss = self.value(game)[seat] - self.value(&*after)[seat];
        if played.is_empty() || loss <= Value::default() {
            return Verdict::on_best(played);
        }
        Verdict { best, loss }
    }
}

/// What the solver does until dice are rolled again, and the state then.
pub(crate) fn solve(game: &dyn Game) -> (Vec<Move>, Box<dyn Game>) {
    let (mut moves, mut solved) = (Vec::new(), game.fork());
    while solved.phase() == Phase::Build
        && let Some(next) = dice::solver(&*solved)
    {
        moves.push(next);
        solved.apply_unchecked(next);
    }
    (moves, solved)
}

/// Chances times a factor, in parts of a hundred.
pub(crate) fn percent(chances: Option<Vec<f64>>, factor: f64) -> Values {
    let parts = chances.unwrap_or_default().into_iter().map(|chance| 100.0 * factor * chance);
    Values::of(&parts.collect::<Vec<_>>())
}
