//! A margin without luck: a control variate, which narrows the interval and leaves the mean where it is.

use super::tally::Estimate;

/// The lead over the best other seat, less what luck has made of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adjusted {
    /// The lead.
    pub margin: Estimate,
    /// How many times as many rounds would say as much, luck included.
    pub worth: f64,
}

impl Adjusted {
    /// With fewer rounds nothing can be said about the factor.
    pub const FEWEST_ROUNDS: usize = 8;

    /// From the margin and the luck of each round; none where there are too few. Of the luck in a round that part is taken off by
    /// which the other rounds say that it shows in margins. That part does not depend on the round itself, and luck is zero in the mean:
    /// so nobody gains by it.
    pub fn of(rounds: &[(f64, f64)]) -> Option<Adjusted> {
        if rounds.len() < Adjusted::FEWEST_ROUNDS {
            return None;
        }
        let all = Sums::of(rounds);
        let adjusted: Vec<f64> =
            rounds.iter().map(|&round| round.0 - all.less(round).factor() * round.1).collect();
        let raw: Vec<f64> = rounds.iter().map(|round| round.0).collect();
        let (margin, raw) = (Estimate::of(&adjusted), Estimate::of(&raw));
        Some(Adjusted { margin, worth: (raw.margin / margin.margin.max(f64::MIN_POSITIVE)).powi(2) })
    }
}

/// What a regression needs.
#[derive(Clone, Copy, Default)]
struct Sums {
    products: f64,
    squares: f64,
    margins: f64,
    lucks: f64,
    count: f64,
}

impl Sums {
    fn of(rounds: &[(f64, f64)]) -> Sums {
        rounds.iter().fold(Sums::default(), |sums, &round| sums.with(round, 1.0))
    }

    fn less(self, round: (f64, f64)) -> Sums {
        self.with(round, -1.0)
    }

    fn with(self, (margin, luck): (f64, f64), times: f64) -> Sums {
        Sums {
            products: self.products + times * margin * luck,
            squares: self.squares + times * luck * luck,
            margins: self.margins + times * margin,
            lucks: self.lucks + times * luck,
            count: self.count + times,
        }
    }

    /// By how much margins change with luck.
    fn factor(self) -> f64 {
        let variance = self.squares - self.lucks * self.lucks / self.count;
        let covariance = self.products - self.margins * self.lucks / self.count;
        if variance > 0.0 { covariance / variance } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random, from -1 to 1.
    fn numbers(seed: u32) -> impl Iterator<Item = f64> {
        let mut state = seed;
        std::iter::repeat_with(move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(state >> 8) / f64::from(1 << 23) - 1.0
        })
    }

    #[test]
    fn what_luck_has_made_is_taken_off() {
        let lucks = numbers(1).map(|luck| 20.0 * luck);
        let rounds: Vec<_> =
            lucks.zip(numbers(2)).take(400).map(|(luck, rest)| (3.0 + 0.5 * luck + rest, luck)).collect();
        let adjusted = Adjusted::of(&rounds).unwrap();
        assert!((adjusted.margin.mean - 3.0).abs() < 0.1, "{adjusted:?}");
        assert!(adjusted.worth > 50.0, "{adjusted:?}");
    }

    #[test]
    fn luck_that_shows_in_nothing_changes_little() {
        let rounds: Vec<_> = numbers(3).zip(numbers(4)).take(400).collect();
        let adjusted = Adjusted::of(&rounds).unwrap();
        assert!((0.95..1.05).contains(&adjusted.worth), "{adjusted:?}");
    }

    #[test]
    fn few_rounds_say_nothing() {
        assert_eq!(Adjusted::of(&[(1.0, 1.0); 7]), None);
    }
}
