//! What each way to play a turn loses against the best.

use bots::{BotError, Budget, Part, compare_ways};
use games::{Details, Game, Move};
use review::Value;

use crate::criteria::{clear, equal, is_open, most_answers, unit};
use crate::dice;

/// The ways to play a turn by what they lose.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// What who plays can expect: to be ahead by so much, or the chance to win.
    pub lead: Value,
    /// The ways, the best first. What those lose that were given up early is a guess.
    pub ways: Vec<Way>,
}

/// A way to play a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its moves.
    pub moves: Vec<Move>,
    /// What it loses against the best.
    pub loss: Value,
}

/// Solves a turn with so many simulations. Another part of a search looks at other draws first: what both say is no accident. Turns
/// with dice are reckoned and need no simulations.
pub fn solve(game: &dyn Game, simulations: u32, part: Part) -> Result<Solution, BotError> {
    if let Details::Dice(_) = game.view().details {
        return Ok(dice::solve(game));
    }
    let candidates = compare_ways(game, &Budget::simulations(simulations).for_part(part))?;
    let ways = candidates.into_iter().map(|way| (way.moves, Value::of(way.lead.into())));
    Ok(Solution::of(ways.collect()))
}

impl Solution {
    /// From ways and what they are worth, the best first.
    pub(crate) fn of(ways: Vec<(Vec<Move>, Value)>) -> Solution {
        let lead = ways.first().map(|(_, worth)| *worth).unwrap_or_default();
        let mut ways: Vec<Way> =
            ways.into_iter().map(|(moves, worth)| Way { moves, loss: lead - worth }).collect();
        if let Some((_, others)) = ways.split_first_mut() {
            others.sort_by_key(|way| way.loss);
        }
        Solution { lead, ways }
    }

    /// The best way.
    pub fn best(&self) -> Option<&Way> {
        self.ways.first()
    }

    /// The ways that are as good as the best.
    pub fn answers(&self, game: &dyn Game) -> impl Iterator<Item = &Way> {
        let most = equal(unit(game));
        self.ways.iter().filter(move |way| way.loss <= most)
    }

    /// Whether the game is not decided, few ways are as good as the best, and all others are clearly worse, by this part of what
    /// is asked for.
    pub(crate) fn is_clear(&self, game: &dyn Game, part: f64) -> bool {
        let unit = unit(game);
        if !is_open(self.lead, unit) {
            return false;
        }
        let least = Value::of(part * clear(unit).units());
        let answers = self.answers(game).count();
        let is_settled = self.ways.iter().all(|way| way.loss >= Value::default());
        let next = self.ways.get(answers).map(|way| way.loss);
        is_settled && answers <= most_answers(unit) && next.is_some_and(|loss| loss >= least)
    }

    /// Whether its best way is one of the answers of another.
    pub fn agrees_with(&self, other: &Solution, game: &dyn Game) -> bool {
        self.best().is_some_and(|best| other.answers(game).any(|way| way.moves == best.moves))
    }
}
