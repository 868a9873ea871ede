//! Games that are played on from a way to play now (rollouts): for some turns everybody plays what looks best one step ahead, and
//! what lies then is evaluated. So a search comes to its own next turns however many play, which a tree of all draws hardly does.

use games::{AreaGame, Seat};

use super::explorer::Explorer;
use super::generator::TurnPlan;
use super::utility::{Values, lead};
use crate::bot::Budget;

/// With fewer games nothing is sure.
const FEWEST: usize = 16;
/// A difference is sure that is as large as so many of its standard errors.
const SURE: f32 = 4.0;

/// How many games there were, the mean of them, and the sum of leads.
pub(super) type Seen = (usize, f32, f32);

/// A way to play now, and the games that were played on from it.
#[derive(Debug)]
pub(crate) struct Rollouts {
    plan: TurnPlan,
    seat: Seat,
    seats: u8,
    /// How sure who plays is to win, at first sight.
    impression: f32,
    /// The same after each game. The nth game of all ways has the same deck (common random numbers).
    games: Vec<f32>,
    /// The mean of these.
    mean: f32,
    /// The leads of who plays, in sum.
    leads: f32,
}

impl Rollouts {
    pub(super) fn new(plan: TurnPlan, (seat, seats): (Seat, u8), impression: f32) -> Rollouts {
        Rollouts { plan, seat, seats, impression, games: Vec::new(), mean: 0.0, leads: 0.0 }
    }

    fn note(&mut self, confidence: f32, values: &Values) {
        self.games.push(confidence);
        self.mean += (confidence - self.mean) / self.games.len() as f32;
        self.leads += lead(values, self.seat, self.seats);
    }

    /// The way.
    pub(super) fn plan(&self) -> &TurnPlan {
        &self.plan
    }

    /// Plays one more game on; whether there was time for it.
    pub(super) fn follow<G: AreaGame>(&mut self, explorer: &mut Explorer<G>, budget: &Budget<'_>) -> bool {
        let Some((values, confidences)) = explorer.play_on(&self.plan, self.games.len(), budget) else {
            return false;
        };
        self.note(confidences[self.seat.index()], &values);
        true
    }

    /// What the games have shown.
    pub(super) fn seen(&self) -> Seen {
        (self.games.len(), self.mean, self.leads)
    }

    /// Forgets later games.
    pub(super) fn unsee(&mut self, (games, mean, leads): Seen) {
        self.games.truncate(games);
        (self.mean, self.leads) = (mean, leads);
    }

    /// How many games there were.
    pub(super) fn visits(&self) -> u32 {
        // Nobody waits for billions.
        self.games.len() as u32
    }

    /// How sure who plays is to win, if the first impression counts for so many games.
    pub(super) fn mean(&self, prior: f32) -> f32 {
        let games = self.games.len() as f32;
        (prior * self.impression + games * self.mean) / (prior + games)
    }

    /// The lead that who plays expects.
    pub(super) fn lead(&self) -> f32 {
        if self.games.is_empty() { self.plan.lead } else { self.leads / self.games.len() as f32 }
    }

    /// Whether it is better by far more than chance, by the differences of games with the same deck.
    pub(super) fn is_surely_better(&self, other: &Rollouts) -> bool {
        let differences = || self.games.iter().zip(&other.games).map(|(own, other)| own - other);
        let count = differences().count();
        if count < FEWEST {
            return false;
        }
        let mean = differences().sum::<f32>() / count as f32;
        let squares: f32 = differences().map(|difference| (difference - mean).powi(2)).sum();
        let error = (squares / (count * (count - 1)) as f32).sqrt();
        mean > SURE * error
    }
}

#[cfg(test)]
mod tests {
    use games::winter::Winter;
    use games::{Game, Move, Phase, catalog};

    use super::*;
    use crate::bot::Part;
    use crate::think::tree::tests::game_with_left;
    use crate::think::{Aim, Weights};

    fn explorer(game: &Winter, turns: f32) -> Explorer<Winter> {
        let mut weights = Weights::tuned(catalog::find("winter").unwrap(), 2).unwrap();
        weights.search.turns = turns;
        Explorer::new(game, weights, Aim::Win, Part::WHOLE)
    }

    fn arm(games: &[f32]) -> Rollouts {
        let mut explorer = explorer(&game_with_left(2), 1.0);
        let mut arm = explorer.lay_out(1).remove(0);
        games.iter().for_each(|&game| arm.note(game, &Values::default()));
        arm
    }

    #[test]
    fn a_game_that_is_played_to_its_end_counts_as_it_ended() {
        let game = game_with_left(1);
        let other = Seat(1 - game.seat().0);
        let mut explorer = explorer(&game, 6.0);
        let (last, _) = game.next_stack().unwrap().counts().next().unwrap();
        for mut arm in explorer.lay_out(8) {
            assert!(arm.follow(&mut explorer, &Budget::simulations(100)));
            let mut drawn = game.clone();
            arm.plan.moves().chain([Move::Draw(last)]).for_each(|made| drawn.apply_unchecked(made));
            let mut ends = Vec::new();
            play_all(&drawn, &mut ends);
            let margin = |end: &Winter| {
                let [first, second] = [0, 1].map(|seat| end.scores()[seat] as f32);
                if other == Seat(0) { first - second } else { second - first }
            };
            // Whoever plays the last tile sees the end.
            let best = ends.iter().map(margin).fold(f32::MIN, f32::max);
            assert!((arm.lead() + best).abs() < 1e-3, "{} {best}", arm.lead());
        }
    }

    /// All ends that a game can come to without another draw.
    fn play_all(game: &Winter, ends: &mut Vec<Winter>) {
        if game.phase() == Phase::Over {
            ends.push(game.clone());
            return;
        }
        let mut legal = Vec::new();
        game.legal(&mut legal);
        for made in legal {
            let mut after = game.clone();
            after.apply_unchecked(made);
            play_all(&after, ends);
        }
    }

    #[test]
    fn a_way_is_surely_better_if_it_is_so_with_nearly_every_deck() {
        let noise: Vec<f32> = (0..40).map(|at| (at * 7 % 11) as f32 / 11.0).collect();
        let better: Vec<f32> = noise.iter().map(|game| game + 0.1).collect();
        let shuffled: Vec<f32> = noise.iter().rev().map(|game| game + 0.1).collect();
        assert!(arm(&better).is_surely_better(&arm(&noise)));
        assert!(!arm(&noise).is_surely_better(&arm(&better)));
        assert!(!arm(&shuffled).is_surely_better(&arm(&noise)), "decks must be compared one by one");
        assert!(!arm(&better[..8]).is_surely_better(&arm(&noise[..8])), "few games say little");
        assert!(!arm(&noise).is_surely_better(&arm(&noise)));
    }

    #[test]
    fn what_is_forgotten_was_never_seen() {
        let mut one = arm(&[0.5, 0.1]);
        let seen = one.seen();
        one.note(0.9, &[3.0, 1.0, 0.0, 0.0, 0.0]);
        assert!((one.mean(0.0) - 0.5).abs() < 1e-6);
        one.unsee(seen);
        assert_eq!((one.visits(), one.mean(0.0), one.lead()), (2, 0.3, 0.0));
    }

    #[test]
    fn all_ways_have_the_same_decks_and_each_of_several_searches_has_others() {
        let game = game_with_left(40);
        let leads = |part| {
            let mut weights = Weights::tuned(catalog::find("winter").unwrap(), 2).unwrap();
            weights.search.turns = 4.0;
            let mut explorer = Explorer::new(&game, weights, Aim::Win, part);
            let mut arms = explorer.lay_out(2);
            arms.push(explorer.lay_out(1).remove(0));
            for _ in 0..6 {
                assert!(arms.iter_mut().all(|arm| arm.follow(&mut explorer, &Budget::simulations(100))));
            }
            arms.iter().map(|arm| arm.games.clone()).collect::<Vec<_>>()
        };
        let whole = leads(Part::WHOLE);
        assert_eq!(whole[0], whole[2]);
        assert_ne!(whole[0], whole[1]);
        assert_ne!(leads(Part::new(1, 2).unwrap())[0], whole[0]);
    }
}
