//! Games that go on from a state, in which everybody plays what looks best one step ahead.

use games::{AreaGame, AreaGameVisitor, Game, MAX_SEATS, Move, Phase, catalog};

use crate::appraiser::{Appraiser, Leads};
use crate::arena::Deck;
use crate::levels::BotError;

/// How a game went on.
#[derive(Clone, Debug, PartialEq)]
pub struct Rollout {
    /// What was expected after each turn.
    leads: Vec<Leads>,
    /// Whether the last of them is the result.
    is_over: bool,
    seats: usize,
}

impl Rollout {
    /// What was expected after so many turns: the result, if the game was over by then, otherwise the mean over the last round,
    /// since the evaluation favours whoever moves next.
    pub fn after(&self, turns: usize) -> Leads {
        let known = &self.leads[..turns.min(self.leads.len())];
        let is_result = self.is_over && known.len() == self.leads.len();
        let last = &known[known.len().saturating_sub(if is_result { 1 } else { self.seats })..];
        let mut mean = [0.0; MAX_SEATS];
        for leads in last {
            mean.iter_mut().zip(leads).for_each(|(sum, lead)| *sum += lead / last.len() as f64);
        }
        mean
    }
}

impl<G: AreaGame> Appraiser<G> {
    /// Plays on for so many turns, with the tiles of a deck. Everybody plays what looks best one step ahead.
    pub fn play_on(&mut self, game: &G, mut deck: Deck, turns: usize) -> Rollout {
        let mut state = game.clone();
        let mut rollout = Rollout { leads: Vec::new(), is_over: false, seats: self.seats.into() };
        while rollout.leads.len() < turns.max(1) && !rollout.is_over {
            deck.draw_for(&mut state);
            let leads = if state.phase() == Phase::Over { None } else { self.play_best(&mut state) };
            rollout.is_over = state.phase() == Phase::Over;
            rollout.leads.push(match leads {
                Some(leads) if !rollout.is_over => leads,
                _ => self.as_it_is(&state),
            });
        }
        rollout
    }
}

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
    catalog::visit(game, Comparison { games, seed }).unwrap_or_else(|| Ok(Vec::new()))
}

struct Comparison {
    games: u32,
    seed: u64,
}

impl AreaGameVisitor for Comparison {
    type Output = Result<Vec<RolledOut>, BotError>;

    fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
        let mut appraiser = Appraiser::new(game)?;
        let way = |moves| RolledOut { moves, games: 0, lead: 0.0 };
        let mut ways: Vec<RolledOut> = appraiser.best_turns(game, usize::MAX).into_iter().map(way).collect();
        let (mut left, mut games) = (ways.len(), self.games);
        loop {
            for way in &mut ways[..left] {
                way.follow(&mut appraiser, game, games, self.seed);
            }
            ways[..left].sort_by(|one, other| other.lead.total_cmp(&one.lead));
            if left <= FINALISTS {
                return Ok(ways);
            }
            (left, games) = (left.div_ceil(2).max(FINALISTS), games.saturating_mul(2));
        }
    }
}

impl RolledOut {
    /// Lets games follow it until there are so many. The nth has the same deck whatever the way.
    fn follow<G: AreaGame>(&mut self, appraiser: &mut Appraiser<G>, game: &G, games: u32, seed: u64) {
        let mut after = game.clone();
        self.moves.iter().for_each(|&made| after.apply_unchecked(made));
        while self.games < games {
            let deck = Deck::shuffled(game, seed, self.games.into());
            let result = appraiser.play_on(&after, deck, usize::MAX).after(usize::MAX);
            self.games += 1;
            self.lead += (result[game.seat().index()] - self.lead) / f64::from(self.games);
        }
    }
}

#[cfg(test)]
mod tests {
    use games::position;

    use super::*;
    use crate::ways::tests::LAST_TILE;

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
