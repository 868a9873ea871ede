//! Ways to play a turn, compared by points: for those who judge turns instead of choosing them.

use games::{AreaGame, AreaGameVisitor, Game, Move, catalog};

use crate::bot::{Budget, Candidate};
use crate::levels::BotError;
use crate::think::{Aim, Follow, Search, TurnGenerator, Weights, comes_to_the_same};

/// The ways to play the rest of a turn, the best first, each with the points by which who plays will be ahead. They are searched by
/// trees, for points where the master looks for the win; of ways that come to the same there is only one. There are
/// none where a game has no areas.
pub fn compare_ways(game: &dyn Game, budget: &Budget<'_>) -> Result<Vec<Candidate>, BotError> {
    catalog::visit(game, Comparison(budget)).unwrap_or_else(|| Ok(Vec::new()))
}

/// The ways to play the rest of a turn that come to the same as this one, which is one of them: the same piece, or none, after the
/// tile in the same cell, with areas that are worth the same. Only itself where a game has no areas.
pub fn equal_ways(game: &dyn Game, way: &[Move]) -> Result<Vec<Vec<Move>>, BotError> {
    let equal = catalog::visit(game, EqualWays(way)).unwrap_or_else(|| Ok(Vec::new()))?;
    Ok(if equal.is_empty() { vec![way.to_vec()] } else { equal })
}

struct Comparison<'a>(&'a Budget<'a>);

impl AreaGameVisitor for Comparison<'_> {
    type Output = Result<Vec<Candidate>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let mut search = Search::new(game, &tuned(game)?, (Follow::Trees, Aim::Points), self.0);
        search.think(self.0);
        Ok(search.candidates())
    }
}

struct EqualWays<'a>(&'a [Move]);

impl AreaGameVisitor for EqualWays<'_> {
    type Output = Result<Vec<Vec<Move>>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let mut plans = Vec::new();
        TurnGenerator::new(game, tuned(game)?).all_plans(game, &mut plans);
        let Some(&wanted) = plans.iter().find(|plan| plan.moves().eq(self.0.iter().copied())) else {
            return Ok(Vec::new());
        };
        let equal = plans.iter().filter(|plan| comes_to_the_same(plan, &wanted));
        Ok(equal.map(|plan| plan.moves().collect()).collect())
    }
}

fn tuned<G: AreaGame>(game: &G) -> Result<Weights, BotError> {
    Weights::tuned(game.setup().definition(), game.setup().seats())
}

#[cfg(test)]
pub(crate) mod tests {
    use games::{Seat, position};

    use super::*;

    /// The last tile of a game, in which the first seat has a road that is open at both ends.
    pub(crate) const LAST_TILE: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=3;scores=0,0;\
        board=D@0,0r0/U@1,0r0+0:meeple:road1;step=place:U;left=;aside=";

    #[test]
    fn with_the_last_tile_ways_are_worth_the_points_of_the_end() {
        let game = position::read(LAST_TILE).unwrap();
        let ways = compare_ways(&*game, &Budget::simulations(200)).unwrap();
        assert!(ways.len() > 3);
        for way in &ways {
            let mut after = game.fork();
            way.moves.iter().for_each(|&made| after.apply_unchecked(made));
            let margin = after.scores()[0] as f32 - after.scores()[1] as f32;
            assert!((way.lead - margin).abs() < 0.01, "{way:?}: {margin}");
        }
        assert!(ways.is_sorted_by(|one, other| one.lead >= other.lead));
        assert_eq!(game.view().seat, Seat(0));
    }

    #[test]
    fn a_straight_road_turned_half_round_is_the_same() {
        let game = position::read(LAST_TILE).unwrap();
        let place = |text| games::text::read_move(&*game, text).unwrap();
        let equal = equal_ways(&*game, &[place("place 2,0 r0")]).unwrap();
        assert_eq!(equal, [[place("place 2,0 r0")], [place("place 2,0 r2")]]);
    }
}
