//! Turns with dice: what to build, and whether to stop or to go on.

use bots::dice;
use games::{Details, Game, Move, Phase, Seat};
use review::Value;

use crate::solve::Solution;

/// How a turn that was rolled for can end.
const DECISIONS: [Move; 3] = [Move::Again, Move::Stop, Move::Keep];

/// Rolls after which what follows is reckoned exactly: one more at the most.
const EXACT_AFTER: u8 = 2;

/// Solves what to do with a roll: the ways are those of the solver and of the simple player, and the same with another decision in
/// the end. There are none where the tables of the solver are not exact.
pub(crate) fn solve(game: &dyn Game) -> Solution {
    let is_exact = matches!(game.view().details, Details::Dice(turn) if turn.rolls >= EXACT_AFTER);
    let ways = if is_exact { ways(game) } else { Vec::new() };
    let mut worth: Vec<(Vec<Move>, Value)> =
        ways.into_iter().filter_map(|way| Some((way.clone(), chance_after(game, &way)?))).collect();
    worth.sort_by_key(|(_, worth)| -*worth);
    Solution::of(worth)
}

/// The chance to win after a way that ends with a roll to come or the end of the turn; none where it ends before.
pub(crate) fn chance_after(game: &dyn Game, way: &[Move]) -> Option<Value> {
    let mut after = game.fork();
    way.iter().for_each(|&made| after.apply_unchecked(made));
    chance(&*after, game.view().seat)
}

/// What the simple player does with a roll.
pub(crate) fn obvious(game: &dyn Game) -> Vec<Move> {
    until_decided(game, dice::heuristic)
}

fn ways(game: &dyn Game) -> Vec<Vec<Move>> {
    let mut ways: Vec<Vec<Move>> = Vec::new();
    let mut ends: Vec<String> = Vec::new();
    for player in [dice::solver, dice::heuristic] {
        let way = until_decided(game, player);
        let built = way.iter().copied().filter(|made| !DECISIONS.contains(made)).collect::<Vec<_>>();
        let others = DECISIONS.map(|decision| built.iter().copied().chain([decision]).collect());
        for way in std::iter::once(way).chain(others) {
            let Some(end) = end_of(game, &way) else { continue };
            if !ends.contains(&end) {
                ends.push(end);
                ways.push(way);
            }
        }
    }
    ways
}

/// The moves of a player until dice are rolled again or the turn is over.
fn until_decided(game: &dyn Game, player: fn(&dyn Game) -> Option<Move>) -> Vec<Move> {
    let (mut moves, mut game) = (Vec::new(), game.fork());
    while game.phase() == Phase::Build
        && let Some(next) = player(&*game)
    {
        moves.push(next);
        game.apply_unchecked(next);
    }
    moves
}

/// The position after a way; none where it is not legal.
fn end_of(game: &dyn Game, way: &[Move]) -> Option<String> {
    let mut after = game.fork();
    for &made in way {
        after.apply(made).ok()?;
    }
    (after.phase() != Phase::Build).then(|| after.position())
}

/// The chance of a seat to win, in parts of a hundred, where dice are to be rolled or the game is over.
fn chance(game: &dyn Game, seat: Seat) -> Option<Value> {
    dice::chances(game)?.get(seat.index()).map(|chance| Value::of(100.0 * chance))
}
