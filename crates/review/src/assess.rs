//! A single state: what it is worth, the best ways to go on, and what each draw would change.

use bots::{Appraiser, BotError, Depth, dice, mean};
use games::{AreaGame, AreaGameVisitor, Details, Game, Move, Phase, Seat, catalog};

use crate::error::ReviewError;
use crate::judge::{percent, solve};
use crate::value::{Unit, Value, Values};

/// What a state is worth, and what may come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// What values count.
    pub unit: Unit,
    /// What is expected.
    pub expected: Values,
    /// The best ways to play the rest of the turn, the best first; none where chance is to move.
    pub ways: Vec<JudgedWay>,
    /// Everything that can be drawn, with what is expected then; none where a player is to move, and where dice are rolled.
    pub draws: Vec<(Move, Values)>,
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedWay {
    /// Its moves.
    pub moves: Vec<Move>,
    /// What is expected after it.
    pub expected: Values,
    /// By how much it is worse than the best one, for who plays.
    pub loss: Value,
}

/// Assesses a state. So many ways to go on are compared at the most: those that look best at first sight.
pub fn assess(game: &dyn Game, ways: usize) -> Result<Assessment, ReviewError> {
    if let Some(assessed) = catalog::visit(game, TileGame { ways }) {
        return assessed.map_err(ReviewError::Bot);
    }
    match game.view().details {
        Details::Dice(_) => Ok(assess_dice(game, ways)),
        _ => Err(ReviewError::NoJudge(game.setup().definition().name)),
    }
}

struct TileGame {
    ways: usize,
}

impl AreaGameVisitor for TileGame {
    type Output = Result<Assessment, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let unit = if game.setup().definition().has_points { Unit::Points } else { Unit::Pawns };
        let mut appraiser = Appraiser::new(game)?;
        // As far ahead as the ways to play are compared, so that the numbers can be.
        let draws = appraiser.draws(game, Depth::TwoTurns);
        if !draws.is_empty() {
            let expected = Values::of(&mean(&draws));
            let draws = draws.iter().map(|draw| (draw.draw, Values::of(&draw.leads))).collect();
            return Ok(Assessment { unit, expected, ways: Vec::new(), draws });
        }
        let as_it_is = Values::of(&appraiser.appraise(game));
        let ways =
            if game.phase() == Phase::Over { Vec::new() } else { appraiser.best_turns(game, self.ways) };
        let judged = ways.into_iter().map(|moves| {
            let mut after = game.clone();
            moves.iter().for_each(|&played| after.apply_unchecked(played));
            (moves, Values::of(&appraiser.appraise(&after)))
        });
        Ok(best_first(game, unit, as_it_is, judged.collect()))
    }
}

/// What the solver does, and the other ways to end a roll.
fn assess_dice(game: &dyn Game, ways: usize) -> Assessment {
    let after = |moves: &[Move]| {
        let mut after = game.fork();
        moves.iter().for_each(|&played| after.apply_unchecked(played));
        let (_, solved) = solve(&*after);
        percent(dice::chances(&*solved), 1.0)
    };
    let (solved, _) = solve(game);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let ends = legal.into_iter().filter(|end| matches!(end, Move::Again | Move::Stop | Move::Keep));
    let mut moves = vec![solved];
    for end in ends.map(|end| vec![end]) {
        if !moves.contains(&end) {
            moves.push(end);
        }
    }
    moves.retain(|moves| !moves.is_empty());
    moves.truncate(ways);
    let judged = moves.into_iter().map(|moves| (after(&moves), moves)).map(|(value, moves)| (moves, value));
    best_first(game, Unit::Percent, after(&[]), judged.collect())
}

/// Sorts ways by what they are worth to who plays; the state is worth as much as the best of them.
fn best_first(
    game: &dyn Game,
    unit: Unit,
    as_it_is: Values,
    mut judged: Vec<(Vec<Move>, Values)>,
) -> Assessment {
    let seat: Seat = game.view().seat;
    judged.sort_by_key(|(_, values)| std::cmp::Reverse(values[seat]));
    let expected = judged.first().map_or(as_it_is, |(_, values)| *values);
    let ways = judged.into_iter().map(|(moves, values)| JudgedWay {
        moves,
        expected: values,
        loss: expected[seat] - values[seat],
    });
    Assessment { unit, expected, ways: ways.collect(), draws: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A city that the tile in hand completes.
    const CITY: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=3;scores=0,0;\
        board=D@0,0r0;step=place:E;left=U,V*2;aside=";

    fn assessed(position: &str) -> Assessment {
        let game = games::position::read(position).expect("a position");
        assess(&*game, 4).expect("an assessment")
    }

    fn first_move(position: &str, way: &JudgedWay) -> String {
        let game = games::position::read(position).expect("a position");
        games::text::write_move(&*game, way.moves[0])
    }

    #[test]
    fn the_best_way_comes_first_and_loses_nothing() {
        let Assessment { unit, expected, ways, draws } = assessed(CITY);
        assert_eq!((unit, ways.len(), draws.len()), (Unit::Points, 4, 0));
        assert_eq!(first_move(CITY, &ways[0]), "place 0,-1 r2");
        assert_eq!((ways[0].loss, ways[0].expected), (Value::default(), expected));
        assert!(ways.is_sorted_by_key(|way| way.loss));
    }

    #[test]
    fn draws_are_told_where_chance_is_to_move() {
        let Assessment { ways, draws, .. } = assessed(&CITY.replace("place:E", "draw"));
        assert_eq!((ways.len(), draws.len()), (0, 2));
    }

    #[test]
    fn dice_have_their_ends_compared_with_the_best_way() {
        let dice = "dice/1;seats=2;starts=0;turn=1;scores=0,0;board=;hand=end*2,straight,knight*6;knights=0;\
            catapults=0;rolls=1;doubled=off;kept=;step=build";
        let Assessment { unit, ways, .. } = assessed(dice);
        assert_eq!(unit, Unit::Percent);
        assert!(ways.len() > 1 && ways.is_sorted_by_key(|way| way.loss));
    }
}
