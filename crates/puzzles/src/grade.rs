//! How hard a puzzle is: by how many bots miss it.

use bots::{Bot, BotError, Budget, Level, bot, equal_ways, turn};
use games::{Actor, Game, Move};
use review::{Unit, Value};

use crate::criteria::{equal, unit};
use crate::solve::Way;

/// How many of its best ways the simple player may try: a little, or more.
const TRIES: [usize; 2] = [3, 8];
/// Simulations of one who looks one step ahead and overlooks nothing, and of a master with little time.
const ONE_STEP: u32 = 1;
const LITTLE_TIME: u32 = 50;
/// Dice have only two players that differ: there the grade is by what the best wrong decision loses, in parts of a hundred.
const CLOSE: [Value; 4] = [Value(12_000), Value(8_000), Value(6_000), Value(4_500)];

/// The grade of a puzzle with these ways, from 1: one more than how many miss it of the simple player with three tries, the same
/// with eight, one who looks one step ahead with tuned numbers, and the master with 50 simulations.
pub fn grade(game: &dyn Game, ways: &[Way]) -> Result<u8, BotError> {
    let unit = unit(game);
    let (answers, others): (Vec<&Way>, Vec<&Way>) = ways.iter().partition(|way| way.loss <= equal(unit));
    if unit == Unit::Percent {
        let next = others.first().map(|way| way.loss).unwrap_or_default();
        return Ok(1 + CLOSE.iter().filter(|least| next < **least).count() as u8);
    }
    let mut right: Vec<Vec<Move>> = Vec::new();
    for answer in answers {
        right.extend(equal_ways(game, &answer.moves)?);
    }
    let simple = considered(game, simple(game), ONE_STEP)?;
    let one_step = considered(game, Level::Master, ONE_STEP)?;
    let master = considered(game, Level::Master, LITTLE_TIME)?;
    // Where the simple player looks no further than its points, first sight is that of one who does.
    let first_sight = if simple.is_empty() { &one_step } else { &simple };
    let finds = |ways: &[Vec<Move>], tries: usize| ways.iter().take(tries).any(|way| right.contains(way));
    let found =
        [finds(first_sight, TRIES[0]), finds(first_sight, TRIES[1]), finds(&one_step, 1), finds(&master, 1)];
    Ok(1 + found.iter().filter(|is_found| !**is_found).count() as u8)
}

/// Who sees what is obvious (the simple player): one step ahead by simple chances, or what scores most at once where those say no more.
pub(crate) fn simple(game: &dyn Game) -> Level {
    let bots = &game.setup().definition().bots;
    if bots.strategy(Level::Plain).is_some() { Level::Plain } else { Level::Points }
}

/// The ways that a level thinks about, the best first.
fn considered(game: &dyn Game, level: Level, simulations: u32) -> Result<Vec<Vec<Move>>, BotError> {
    let mut bot = bot(game.setup().definition(), level, 0)?;
    let choice = bot.choose(game, &Budget::simulations(simulations));
    let candidates = choice.map(|choice| choice.candidates).unwrap_or_default();
    Ok(candidates.into_iter().map(|way| way.moves).collect())
}

/// What a level plays.
pub(crate) fn played(game: &dyn Game, level: Level, seed: u64) -> Result<Vec<Move>, BotError> {
    let Actor::Seat(seat) = game.actor() else { return Ok(Vec::new()) };
    let mut think = |bot: &mut dyn Bot, game: &dyn Game| bot.choose(game, &Budget::simulations(ONE_STEP));
    let texts = turn(level, game, seat, seed, &mut think)?.moves;
    let (mut moves, mut game) = (Vec::new(), game.fork());
    for text in texts {
        let Ok(made) = games::text::read_move(&*game, &text) else { break };
        moves.push(made);
        game.apply_unchecked(made);
    }
    Ok(moves)
}
