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

/// One of so many ways is followed further, by as many times more games.
const CUT: usize = 4;
/// For how many games it counts what a way looked like at first, when it is decided which ways are followed further.
const PRIOR: f64 = 4.0;

/// What a way to play came to in the games that followed it.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// Its moves.
    pub moves: Vec<Move>,
    /// How many games followed it.
    pub games: u32,
    /// By how much who plays was ahead of the best other seat in the end, in the mean. What fewer games followed than the best way is
    /// compared with it over the games with the same decks, so that luck with these counts for neither.
    pub lead: f64,
}

/// Follows every way to play the rest of a turn by so many games, the best quarter of them by four times as many, the best quarter of
/// those by four times as many again, until one is left (successive rejects), which comes first in the answer. What each is worth is told
/// by games with other decks, as many as it was chosen or given up by, and four times the most of these for the best: whatever is best of
/// many was lucky with the decks that it was chosen by (winner's curse). The nth game after each way has the same deck (common random
/// numbers). There are no ways where a game has no areas.
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
        let way = |(moves, impression)| Way { moves, impression, leads: Vec::new() };
        let mut ways: Vec<Way> = appraiser.all_turns(game).map(way).collect();
        let games = self.choose(game, &mut appraiser, &mut ways);
        for (way, games) in ways.iter_mut().zip(games) {
            self.value(game, &mut appraiser, way, games);
        }
        Ok(rolled_out(ways))
    }
}

impl Comparison {
    /// Puts the best way first, behind it those that were given up later before those given up earlier. The answer is by how many games
    /// each is to be valued.
    fn choose<G: AreaGame>(&self, game: &G, appraiser: &mut Appraiser<G>, ways: &mut [Way]) -> Vec<usize> {
        let (mut left, mut games) = (ways.len(), self.games as usize);
        let mut valued_by = vec![games; left];
        while left > 1 {
            for way in &mut ways[..left] {
                way.follow(appraiser, game, games, self.seed);
            }
            ways[..left].sort_by(|one, other| other.promise().total_cmp(&one.promise()));
            (left, games) = (left.div_ceil(CUT), games.saturating_mul(CUT));
            valued_by[..left].fill(games);
        }
        valued_by
    }

    /// Values a way by so many games with other decks than those by which it was chosen.
    fn value<G: AreaGame>(&self, game: &G, appraiser: &mut Appraiser<G>, way: &mut Way, games: usize) {
        way.leads.clear();
        way.follow(appraiser, game, games, !self.seed);
    }
}

/// A way to play that is being followed.
#[derive(Clone, Debug)]
struct Way {
    moves: Vec<Move>,
    /// What its lead looked like at first.
    impression: f64,
    /// The lead at the end of each game. The nth has the same deck whatever the way.
    leads: Vec<f64>,
}

impl Way {
    /// What can be expected of it, by how it looked at first and by the games.
    fn promise(&self) -> f64 {
        let games = self.leads.len() as f64;
        (PRIOR * self.impression + games * self.mean()) / (PRIOR + games)
    }

    fn mean(&self) -> f64 {
        self.leads.iter().sum::<f64>() / self.leads.len().max(1) as f64
    }

    /// The lead of another way, and by how much this one is better in games with the same decks.
    fn lead_against(&self, other: &Way) -> f64 {
        let differences: f64 = self.leads.iter().zip(&other.leads).map(|(own, other)| own - other).sum();
        other.mean() + differences / self.leads.len().max(1) as f64
    }

    /// Lets games follow it until there are so many.
    fn follow<G: AreaGame>(&mut self, appraiser: &mut Appraiser<G>, game: &G, games: usize, seed: u64) {
        let mut after = game.clone();
        self.moves.iter().for_each(|&made| after.apply_unchecked(made));
        while self.leads.len() < games {
            let deck = Deck::shuffled(game, seed, self.leads.len() as u64);
            let result = appraiser.play_on(&after, deck, usize::MAX).after(usize::MAX);
            self.leads.push(result[game.seat().index()]);
        }
    }
}

/// What the games have shown, of which the first way has as many as any other.
fn rolled_out(ways: Vec<Way>) -> Vec<RolledOut> {
    let Some(best) = ways.first().cloned() else { return Vec::new() };
    let rolled_out = |way: Way| RolledOut {
        lead: way.lead_against(&best),
        // They were counted with the same type.
        games: way.leads.len() as u32,
        moves: way.moves,
    };
    ways.into_iter().map(rolled_out).collect()
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
        assert!(ways.is_sorted_by(|one, other| one.games >= other.games));
        assert!(ways[0].lead >= ways[1].lead);
    }

    #[test]
    fn the_best_quarter_is_followed_by_four_times_as_many_games() {
        let position = LAST_TILE.replace("left=", "left=U*4,V*4,E*4");
        let game = position::read(&position).unwrap();
        let ways = roll_out(&*game, 2, 1).unwrap();
        let (mut left, mut games) = (ways.len(), 2);
        while left > 1 {
            let quarter = left.div_ceil(4);
            assert!(ways[quarter..left].iter().all(|way| way.games == games), "{ways:?}");
            (left, games) = (quarter, games * 4);
        }
        assert_eq!(ways[0].games, games, "{ways:?}");
        assert_eq!(roll_out(&*game, 2, 1).unwrap(), ways);
        assert_ne!(roll_out(&*game, 2, 2).unwrap(), ways);
    }

    /// The leads of the best way after the games by which it is chosen, and after those by which it is valued.
    struct BothLeads(Comparison);

    impl AreaGameVisitor for BothLeads {
        type Output = [Vec<f64>; 2];

        fn visit<G: AreaGame>(self, game: &G) -> Self::Output {
            let mut appraiser = Appraiser::new(game).unwrap();
            let moves = appraiser.best_turns(game, 1).remove(0);
            let mut ways = [Way { moves, impression: 0.0, leads: Vec::new() }];
            ways[0].follow(&mut appraiser, game, 16, self.0.seed);
            let chosen_by = ways[0].leads.clone();
            self.0.value(game, &mut appraiser, &mut ways[0], 16);
            [chosen_by, ways[0].leads.clone()]
        }
    }

    #[test]
    fn ways_are_valued_with_other_decks_than_they_are_chosen_by() {
        let position = LAST_TILE.replace("left=", "left=U*4,V*4,E*4");
        let game = position::read(&position).unwrap();
        let leads = catalog::visit(&*game, BothLeads(Comparison { games: 16, seed: 1 })).unwrap();
        assert_eq!(leads[0].len(), leads[1].len());
        assert_ne!(leads[0], leads[1]);
    }

    #[test]
    fn luck_of_decks_counts_for_nobody() {
        let way = |leads: &[f64]| Way { moves: Vec::new(), impression: 0.0, leads: leads.to_vec() };
        // The first two decks were lucky, whichever way was played.
        let ways = rolled_out(vec![way(&[20.0, 10.0, -8.0, -6.0]), way(&[18.0, 9.0])]);
        assert_eq!((ways[0].lead, ways[0].games), (4.0, 4));
        assert_eq!((ways[1].lead, ways[1].games), (2.5, 2));
        assert!(rolled_out(Vec::new()).is_empty());
    }
}
