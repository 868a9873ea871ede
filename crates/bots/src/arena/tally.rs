//! What many games say about how strong a bot is, and how surely.

/// The results of one contestant, round by round. The games of a round share their luck, so the round
/// is what is counted: its mean, and how rounds differ.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    rounds: Vec<Round>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Round {
    games: u32,
    /// Wins; who wins together shares.
    wins: f64,
    margin: f64,
    points: f64,
}

/// A mean with the half width of its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// It lies within this much of the true value, 95 times of 100.
    pub margin: f64,
}

impl Estimate {
    /// The mean of numbers that have nothing to do with one another.
    pub fn of(numbers: &[f64]) -> Estimate {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let margin =
            if count > 1.0 { 1.96 * (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        Estimate { mean, margin }
    }
}

impl Tally {
    /// Adds a round: of each game the share of the win, the lead over the best other seat, and the
    /// points.
    pub fn add(&mut self, games: &[(f64, f64, f64)]) {
        if games.is_empty() {
            return;
        }
        let mean = |of: fn(&(f64, f64, f64)) -> f64| games.iter().map(of).sum::<f64>() / games.len() as f64;
        self.rounds.push(Round {
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            wins: mean(|game| game.0),
            margin: mean(|game| game.1),
            points: mean(|game| game.2),
        });
    }

    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.rounds.iter().map(|round| round.games).sum()
    }

    /// The share of wins.
    pub fn wins(&self) -> Estimate {
        self.estimate(|round| round.wins)
    }

    /// The lead over the best other seat.
    pub fn margin(&self) -> Estimate {
        self.estimate(|round| round.margin)
    }

    /// The points.
    pub fn points(&self) -> Estimate {
        self.estimate(|round| round.points)
    }

    fn estimate(&self, of: fn(&Round) -> f64) -> Estimate {
        Estimate::of(&self.rounds.iter().map(of).collect::<Vec<_>>())
    }
}

/// The Elo points by which a share of wins stands above the fair one among so many seats.
pub fn elo(share: f64, seats: u8) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share) * f64::from(seats - 1)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_those_of_the_textbook() {
        let mut tally = Tally::default();
        for wins in [1.0, 0.5, 0.5, 0.0] {
            tally.add(&[(wins, 10.0 * wins, 80.0), (wins, 10.0 * wins, 90.0)]);
        }
        assert_eq!(tally.games(), 8);
        let wins = tally.wins();
        assert!((wins.mean - 0.5).abs() < 1e-12);
        // The variance of the four rounds is 1/6; its root over two is 0.2041.
        assert!((wins.margin - 1.96 * 0.204_124).abs() < 1e-4, "{wins:?}");
        assert!((tally.margin().mean - 5.0).abs() < 1e-12);
        assert!((tally.points().mean - 85.0).abs() < 1e-12);
    }

    #[test]
    fn one_round_says_nothing_about_the_spread() {
        let mut tally = Tally::default();
        tally.add(&[(1.0, 5.0, 50.0)]);
        assert_eq!(tally.wins().margin, f64::INFINITY);
    }

    #[test]
    fn elo_is_zero_at_the_fair_share() {
        assert!(elo(0.5, 2).abs() < 1e-9 && elo(0.25, 4).abs() < 1e-9);
        assert!((elo(10.0 / 11.0, 2) - 400.0).abs() < 1e-9);
        assert!(elo(1.0, 2) > 1000.0);
    }
}
