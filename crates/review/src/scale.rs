//! What part of the luck that a judge sees one turn ahead shows in the result.

use crate::table::numbers;

/// A line for each game: its name and the factor.
const FACTORS: &str = include_str!("scale.txt");

/// The factor for the luck of a game, or one where none was fitted. A judge sees more luck in a draw than there is, since what looks
/// best is often overrated. The factor depends on the game alone, so the mean of luck stays zero.
pub(crate) fn scale(game: &str) -> f64 {
    numbers(FACTORS, &[game]).map_or(1.0, |[factor]| factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_factor() {
        for game in games::catalog::all().filter(|game| game.is_listed) {
            let factor = scale(game.name);
            assert!((0.3..1.0).contains(&factor), "{}: {factor}", game.name);
        }
    }
}
