//! The chance to win with an expected lead.

use crate::table::numbers;

const FITTED: &str = include_str!("spread.txt");

/// How far results spread around what was expected, by how much is left to be drawn: a logistic distribution whose scale grows with
/// the root of the number of tiles left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The scale when nothing but the turn that is being played is left, in units.
    pub least: f64,
    /// What a tile adds to it, times the root of how many are left.
    pub growth: f64,
}

impl Spread {
    /// That of a game with so many seats, if it was fitted.
    pub(crate) fn of(game: &str, seats: u8) -> Option<Spread> {
        let [least, growth] = numbers(FITTED, &[game, &seats.to_string()])?;
        Some(Spread { least, growth })
    }

    /// The chances to win of all seats, by how many units each is expected to be ahead of the best other one; together they are one.
    pub fn chances(&self, leads: &[f64], left: usize) -> Vec<f64> {
        let chances: Vec<f64> = leads.iter().map(|lead| self.chance(*lead, left)).collect();
        let sum: f64 = chances.iter().sum();
        chances.iter().map(|chance| chance / sum.max(f64::MIN_POSITIVE)).collect()
    }

    /// The chance to win of who is expected to be ahead by so many units, with so many tiles left to be drawn. With none it is known.
    pub fn chance(&self, lead: f64, left: usize) -> f64 {
        if left == 0 {
            return 0.5 * (1.0 + lead.signum() * f64::from(u8::from(lead != 0.0)));
        }
        1.0 / (1.0 + (-lead / (self.least + self.growth * (left as f64).sqrt())).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_the_less_is_left() {
        let spread = Spread { least: 2.0, growth: 1.0 };
        assert_eq!(spread.chance(0.0, 40), 0.5);
        assert!(spread.chance(5.0, 40) < spread.chance(5.0, 4));
        assert!((spread.chance(5.0, 9) + spread.chance(-5.0, 9) - 1.0).abs() < 1e-12);
        assert_eq!([1.0, 0.0, -1.0].map(|lead| spread.chance(lead, 0)), [1.0, 0.5, 0.0]);
    }

    #[test]
    fn the_chances_of_all_seats_come_to_one() {
        let spread = Spread { least: 2.0, growth: 1.0 };
        let chances = spread.chances(&[3.0, -3.0, -3.0], 16);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{chances:?}");
        assert!(chances[0] > 0.4 && chances[1] == chances[2], "{chances:?}");
        assert_eq!(spread.chances(&[0.0, 0.0, -2.0], 0), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn every_game_with_tiles_has_one_for_any_number_of_seats() {
        for game in games::catalog::all().filter(|game| game.is_listed && game.name != "dice") {
            for seats in game.seats.clone() {
                let Spread { least, growth } = Spread::of(game.name, seats).unwrap();
                assert!(least > 0.0 && growth > 0.0, "{} with {seats} seats", game.name);
            }
        }
    }
}
