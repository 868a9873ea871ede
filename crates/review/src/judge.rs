//! Who says what states are worth: one judge for tile games, one for dice.

use std::any::Any;
use std::cmp::Reverse;

use bots::{AppraisedDraw, Appraiser, BotError, Depth, Leads, dice, mean};
use games::{AreaGame, Game, Move, Phase, Seat};

use crate::class::Class;
use crate::rollouts::Forecast;
use crate::scale::scale;
use crate::thoroughness::{FIRST_WAYS, Thoroughness};
use crate::value::{Unit, Value, Values};

/// Says what the states of a game are worth to each seat. It is asked in the order of the game: for the value of a state, then for
/// the luck of what is drawn there.
pub(crate) trait Judge: Send {
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
    /// By how much one is better that a first review would find.
    pub(crate) first_loss: Value,
    /// What the way that was played is worth.
    pub(crate) reached: Value,
}

impl Verdict {
    /// Nothing was lost.
    fn on_best(played: &[Move], reached: Value) -> Verdict {
        Verdict { best: played.to_vec(), loss: Value::default(), first_loss: Value::default(), reached }
    }
}

/// Judges tile games by the evaluation of the bots.
pub(crate) struct TileJudge<G> {
    appraiser: Appraiser<G>,
    thoroughness: Thoroughness,
    unit: Unit,
    luck: Luck<G>,
}

/// How the luck of draws is found.
enum Luck<G> {
    /// One turn ahead, against the exact mean of all that can be drawn.
    OneTurn {
        /// What part of it shows in results.
        scale: f64,
        /// What can be drawn in the state whose value was asked for last.
        draws: Vec<AppraisedDraw>,
    },
    /// By playing on.
    Rollouts {
        forecast: Forecast<G>,
        /// What the last state was worth.
        before: Leads,
    },
}

impl<G: AreaGame> TileJudge<G> {
    /// For a game with this start; what chance does in rollouts comes from the seed.
    pub(crate) fn new(game: &G, thoroughness: Thoroughness, seed: u64) -> Result<TileJudge<G>, BotError> {
        let definition = game.setup().definition();
        let luck = match thoroughness.rollouts {
            None => Luck::OneTurn { scale: scale(definition.name), draws: Vec::new() },
            Some(rollouts) => {
                Luck::Rollouts { forecast: Forecast::new(game, rollouts, seed), before: Leads::default() }
            }
        };
        let unit = if definition.has_points { Unit::Points } else { Unit::Pawns };
        Ok(TileJudge { appraiser: Appraiser::new(game)?, thoroughness, unit, luck })
    }

    fn value_after(&mut self, game: &G, seat: Seat, moves: &[Move], depth: Depth) -> Value {
        let mut after = game.clone();
        moves.iter().for_each(|&played| after.apply_unchecked(played));
        let draws = self.appraiser.draws(&after, depth);
        let is_drawn = !draws.is_empty();
        Values::of(&if is_drawn { mean(&draws) } else { self.appraiser.appraise(&after) })[seat]
    }

    /// The way that was played and those that look best, each with its value one turn ahead, the played one first.
    fn ways(&mut self, game: &G, seat: Seat, played: &[Move]) -> Vec<(Value, Vec<Move>)> {
        let mut ways = vec![played.to_vec()];
        ways.extend(self.appraiser.best_turns(game, self.thoroughness.ways));
        let value = |way: Vec<Move>| (self.value_after(game, seat, &way, Depth::OneTurn), way);
        ways.into_iter().map(value).collect()
    }

    /// Leaves the way that was played, which is the first, and the best others, but none that is a mistake against the best of all:
    /// looking further hardly ever changes as much.
    fn leave_finalists(&self, ways: &mut Vec<(Value, Vec<Move>)>) {
        let Some(best) = ways.iter().map(|(value, _)| *value).max() else { return };
        let least = best - Class::Mistake.threshold(self.unit);
        let mut others = ways.split_off(1);
        others.retain(|(value, way)| *value > least && *way != ways[0].1);
        others.sort_by_key(|(value, _)| Reverse(*value));
        others.truncate(self.thoroughness.finalists);
        ways.append(&mut others);
    }
}

/// By how much the best of some ways is better than the first of them.
fn loss(ways: &[(Value, Vec<Move>)]) -> Value {
    let best = ways.iter().map(|(value, _)| *value).max();
    best.zip(ways.first()).map_or_else(Value::default, |(best, (first, _))| best - *first)
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
        Values::of(&match &mut self.luck {
            Luck::OneTurn { draws, .. } => {
                *draws = self.appraiser.draws(game, Depth::OneTurn);
                if draws.is_empty() { self.appraiser.appraise(game) } else { mean(draws) }
            }
            Luck::Rollouts { forecast, before } => {
                *before = forecast.value(&mut self.appraiser, game);
                *before
            }
        })
    }

    fn luck(&mut self, game: &dyn Game, drawn: Move) -> Values {
        let Some(game) = cast::<G>(game) else { return Values::default() };
        let (scale, before, after) = match &mut self.luck {
            Luck::OneTurn { scale, draws } => {
                let known = std::mem::take(draws);
                let draws = if known.is_empty() { self.appraiser.draws(game, Depth::OneTurn) } else { known };
                let Some(found) = draws.iter().find(|draw| draw.draw == drawn) else {
                    return Values::default();
                };
                (*scale, mean(&draws), found.leads)
            }
            Luck::Rollouts { forecast, before } => {
                let after = forecast.value_after_draw(&mut self.appraiser, game, drawn);
                (1.0, std::mem::replace(before, after), after)
            }
        };
        let luck = after.iter().zip(before).map(|(after, before)| scale * (after - before));
        Values::of(&luck.collect::<Vec<_>>())
    }

    /// All ways are compared by what they lead to, over everything that can be drawn next; the best of them once more, one turn
    /// further, unless the way that was played is clearly the best.
    fn verdict(&mut self, game: &dyn Game, seat: Seat, played: &[Move]) -> Verdict {
        let Some(game) = cast::<G>(game).filter(|_| !played.is_empty() && self.thoroughness.ways > 0) else {
            return Verdict::on_best(played, Value::default());
        };
        let mut ways = self.ways(game, seat, played);
        let first_loss = loss(&ways[..ways.len().min(1 + FIRST_WAYS)]);
        if self.thoroughness.finalists > 0 {
            self.leave_finalists(&mut ways);
            if ways.len() > 1 {
                for (value, way) in &mut ways {
                    *value = self.value_after(game, seat, way, Depth::TwoTurns);
                }
            }
        }
        let (loss, reached) = (loss(&ways), ways[0].0);
        let best = ways.into_iter().find(|(value, _)| *value == reached + loss);
        Verdict { best: best.map_or_else(|| played.to_vec(), |(_, way)| way), loss, first_loss, reached }
    }
}

/// Judges the Dice Game by its solver.
pub(crate) struct DiceJudge {
    scale: f64,
}

impl DiceJudge {
    pub(crate) fn new(game: &dyn Game) -> DiceJudge {
        DiceJudge { scale: scale(game.setup().definition().name) }
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
        let reached = self.value(&*after)[seat];
        let loss = self.value(game)[seat] - reached;
        if played.is_empty() || loss <= Value::default() {
            return Verdict::on_best(played, reached);
        }
        Verdict { best, loss, first_loss: loss, reached }
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
