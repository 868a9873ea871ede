//! What a turn earns.

use games::{Actor, Game, Setup, SetupError};

use crate::dice::heuristic;
use crate::rng::Rng;

/// How often a turn of the Dice Game earned how much.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// The points, from few to many, each with the number of turns that earned them.
    pub turns: Vec<(u32, u64)>,
}

impl Odds {
    /// The odds over so many first turns of the simple player, all chance coming from the seed.
    pub fn of_turns(setup: &Setup, turns: u64, seed: u64) -> Result<Odds, SetupError> {
        let first = setup.clone().start()?;
        let mut odds = Odds::default();
        for number in 0..turns {
            odds.add(play_turn(&*first, &mut Rng::for_game(seed, number)));
        }
        Ok(odds)
    }

    fn add(&mut self, points: u32) {
        match self.turns.binary_search_by_key(&points, |&(known, _)| known) {
            Ok(at) => self.turns[at].1 += 1,
            Err(at) => self.turns.insert(at, (points, 1)),
        }
    }

    /// How many turns there were.
    pub fn count(&self) -> u64 {
        self.turns.iter().map(|(_, count)| count).sum()
    }

    /// All points together.
    pub fn points(&self) -> u64 {
        self.turns.iter().map(|&(points, count)| u64::from(points) * count).sum()
    }
}

/// Plays the first turn; the answer is what it earned.
fn play_turn(first: &dyn Game, rng: &mut Rng) -> u32 {
    let mut game = first.fork();
    while game.turn() == first.turn() {
        let next = match game.actor() {
            Actor::Chance => game.sample(&mut |bound| rng.below(bound)),
            Actor::Seat(_) => heuristic(&*game),
            Actor::Nobody => None,
        };
        let Some(next) = next else { break };
        game.apply_unchecked(next);
    }
    game.scores().iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Seat, catalog};

    fn odds(turns: u64, seed: u64) -> Odds {
        let setup = catalog::find("dice").unwrap().setup(2, Seat(0), &[]).unwrap();
        Odds::of_turns(&setup, turns, seed).unwrap()
    }

    /// D-10: about one turn in three closes nothing; what is closed has mostly 5 or 6 dice.
    #[test]
    fn turns_earn_what_players_report() {
        let odds = odds(4_000, 1);
        assert_eq!(odds.count(), 4_000);
        let share = |wanted: u32| {
            let found = odds.turns.iter().find(|&&(points, _)| points == wanted);
            found.map_or(0.0, |&(_, count)| count as f64 / 4_000.0)
        };
        assert!((0.25..0.42).contains(&share(0)), "{odds:?}");
        let most_often = odds.turns.iter().filter(|(points, _)| *points > 0).max_by_key(|(_, count)| *count);
        assert!([6, 10].contains(&most_often.unwrap().0), "{odds:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_odds() {
        assert_eq!(odds(50, 7), odds(50, 7));
    }
}
