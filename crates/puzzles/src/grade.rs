//! How hard a puzzle is: by how many levels of bots miss it.

use bots::{Bot, BotError, Budget, Level, equal_ways, turn};
use games::{Actor, Game, Move};
use review::Value;

use crate::criteria::unit;
use crate::solve::Solution;

/// The levels that try, each so often, since some overlook ways by chance.
const LEVELS: [Level; 5] = [Level::Learner, Level::Greedy, Level::Planner, Level::Expert, Level::Master];
const TRIES: u64 = 20;
/// Simulations of the master: few.
const SIMULATIONS: u32 = 50;
/// How many levels miss it, in the mean over their tries, for it to be of a grade above the first.
const MISSED: [f64; 4] = [2.9, 3.2, 3.6, 4.0];
/// Dice have only two players that differ: there the grade is by what the best wrong decision loses, in parts of a hundred.
const CLOSE: [Value; 4] = [Value(12_000), Value(8_000), Value(6_000), Value(4_500)];

/// The grade of a puzzle, from 1.
pub(crate) fn grade(game: &dyn Game, solution: &Solution) -> Result<u8, BotError> {
    let above = if unit(game) == review::Unit::Percent {
        let answers = solution.answers(game).count();
        let next = solution.ways.get(answers).map(|way| way.loss).unwrap_or_default();
        CLOSE.iter().filter(|least| next < **least).count()
    } else {
        let missed = missed(game, solution)?;
        MISSED.iter().filter(|least| missed >= **least).count()
    };
    // At most four.
    Ok(1 + above as u8)
}

/// How many levels miss it, in the mean over their tries.
fn missed(game: &dyn Game, solution: &Solution) -> Result<f64, BotError> {
    let mut right: Vec<Vec<Move>> = Vec::new();
    for answer in solution.answers(game) {
        right.extend(equal_ways(game, &answer.moves)?);
    }
    let mut missed = 0.0;
    for level in LEVELS {
        let tries = if level == Level::Master { 1 } else { TRIES };
        for seed in 0..tries {
            if !right.contains(&played(game, level, seed)?) {
                missed += 1.0 / tries as f64;
            }
        }
    }
    Ok(missed)
}

/// What a level plays.
pub(crate) fn played(game: &dyn Game, level: Level, seed: u64) -> Result<Vec<Move>, BotError> {
    let Actor::Seat(seat) = game.actor() else { return Ok(Vec::new()) };
    let mut think = |bot: &mut dyn Bot, game: &dyn Game| bot.choose(game, &Budget::simulations(SIMULATIONS));
    let texts = turn(level, game, seat, seed, &mut think)?.moves;
    let (mut moves, mut game) = (Vec::new(), game.fork());
    for text in texts {
        let Ok(made) = games::text::read_move(&*game, &text) else { break };
        moves.push(made);
        game.apply_unchecked(made);
    }
    Ok(moves)
}
