//! Ways to play a turn, compared by whole games: each is followed by games to the end in which all seats look one step ahead.

use games::{Actor, AreaGame, AreaGameVisitor, Game, Move, catalog};

use crate::arena::Deck;
use crate::levels::BotError;
use crate::think::{TurnGenerator, TurnPlan, Weights};

/// So many ways are compared most closely.
const FINALISTS: usize = 2;

/// What a way to play came to in the games that followed it.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// Its moves.
    pub moves: Vec<Move>,
    /// How many games followed it.
    pub games: u32,
    /// By how much who plays was ahead of the best other seat in the end, in the mean.
    pub lead: f64,
}

/// Follows every way to play the rest of a turn by so many games, and the better half of them by twice as many, the better half of
/// those by twice as many again, until two are left (sequential halving). The answer has first who was left longest. The nth game
/// after each way has the same deck (common random numbers). There are no ways where a game has no areas.
pub fn roll_out(game: &dyn Game, games: u32, seed: u64) -> Result<Vec<RolledOut>, BotError> {
    catalog::visit(game, Rollouts { games, seed }).unwrap_or_else(|| Ok(Vec::new()))
}

struct Rollouts {
    games: u32,
    seed: u64,
}

impl AreaGameVisitor for Rollouts {
    type Output = Result<Vec<RolledOut>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let setup = game.setup();
        let weights = Weights::tuned(setup.definition(), setup.seats())?;
        let mut player =
            Player { generator: TurnGenerator::new(game, weights), plans: Vec::new(), seed: self.seed };
        let mut ways = player.ways(game);
        let (mut left, mut games) = (ways.len(), self.games);
        loop {
            for way in &mut ways[..left] {
                player.follow(game, way, games);
            }
            ways[..left].sort_by(|one, other| other.lead.total_cmp(&one.lead));
            if left <= FINALISTS {
                return Ok(ways);
            }
            (left, games) = (left.div_ceil(2).max(FINALISTS), games.saturating_mul(2));
        }
    }
}

/// Plays games to their end.
struct Player<G> {
    generator: TurnGenerator<G>,
    plans: Vec<TurnPlan>,
    seed: u64,
}

impl<G: AreaGame> Player<G> {
    /// All ways to play the rest of a turn, of those that come to the same only one.
    fn ways(&mut self, game: &G) -> Vec<RolledOut> {
        self.generator.plans(game, &mut self.plans);
        let way = |plan: &TurnPlan| RolledOut { moves: plan.moves().collect(), games: 0, lead: 0.0 };
        self.plans.iter().map(way).collect()
    }

    /// Lets games follow a way until there are so many.
    fn follow(&mut self, game: &G, way: &mut RolledOut, games: u32) {
        while way.games < games {
            let lead = self.play(game, &way.moves, way.games);
            way.games += 1;
            way.lead += (lead - way.lead) / f64::from(way.games);
        }
    }

    /// The lead at the end of one of the games after a way.
    fn play(&mut self, game: &G, moves: &[Move], number: u32) -> f64 {
        let mut deck = Deck::shuffled(game, self.seed, number.into());
        let mut state = game.clone();
        moves.iter().for_each(|&made| state.apply_unchecked(made));
        while self.go_on(&mut state, &mut deck) {}
        let seat = game.seat().index();
        let others = state.scores().iter().enumerate().filter(|(other, _)| *other != seat);
        let best_other = others.map(|(_, &points)| points).max().unwrap_or(0);
        f64::from(state.scores()[seat]) - f64::from(best_other)
    }

    /// Lets whoever is to move do so; whether somebody was.
    fn go_on(&mut self, state: &mut G, deck: &mut Deck) -> bool {
        match state.actor() {
            Actor::Nobody => return false,
            Actor::Chance => match deck.next(state) {
                Some(drawn) => state.apply_unchecked(drawn),
                None => return false,
            },
            Actor::Seat(_) => {
                self.generator.plans(state, &mut self.plans);
                let Some(best) = self.plans.first() else { return false };
                best.moves().for_each(|made| state.apply_unchecked(made));
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use games::position;

    use super::*;

    /// The last tile of a game, in which the first seat has a road that is open at both ends.
    const LAST_TILE: &str = "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=classic;turn=3;scores=0,0;\
        board=D@0,0r0/U@1,0r0+0:meeple:road1;step=place:U;left=;aside=";

    #[test]
    fn with_the_last_tile_ways_are_worth_the_points_of_the_end() {
        let game = position::read(LAST_TILE).unwrap();
        let ways = roll_out(&*game, 3, 1).unwrap();
        assert!(ways.len() > 3);
        for way in &ways {
            let mut after = game.fork();
            way.moves.iter().for_each(|&made| after.apply_unchecked(made));
            let margin = f64::from(after.scores()[0]) - f64::from(after.scores()[1]);
            assert!((way.lead - margin).abs() < 1e-9, "{way:?}: {margin}");
        }
        assert!(ways.is_sorted_by(|one, other| one.lead >= other.lead && one.games >= other.games));
    }

    #[test]
    fn the_better_half_is_followed_by_twice_as_many_games() {
        let position = LAST_TILE.replace("left=", "left=U*4,V*4,E*4");
        let game = position::read(&position).unwrap();
        let ways = roll_out(&*game, 2, 1).unwrap();
        let mut left = ways.len();
        let mut games = 2;
        while left > 2 {
            let half = left.div_ceil(2);
            assert!(ways[half..left].iter().all(|way| way.games == games), "{ways:?}");
            (left, games) = (half, games * 2);
        }
        assert!(ways[..2].iter().all(|way| way.games == games), "{ways:?}");
        assert_eq!(roll_out(&*game, 2, 1).unwrap(), ways);
        assert_ne!(roll_out(&*game, 2, 2).unwrap(), ways);
    }
}
