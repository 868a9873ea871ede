//! What part of the luck that a judge sees shows in the result.

use bots::Depth;

use crate::table::numbers;

/// A line for each game: its name, and the factors one turn and two turns ahead.
const FACTORS: &str = include_str!("scale.txt");

/// The factor for the luck of a game, or one where none was fitted. A judge sees more luck in a draw than there is, since what looks
/// best is often overrated. The factor depends on the game and the depth alone, so the mean of luck stays zero.
pub(crate) fn scale(game: &str, depth: Depth) -> f64 {
    let [one_turn, two_turns] = numbers(FACTORS, &[game]).unwrap_or([1.0; 2]);
    match depth {
        Depth::OneTurn => one_turn,
        Depth::TwoTurns => two_turns,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_factors() {
        for game in games::catalog::all().filter(|game| game.is_listed) {
            for depth in [Depth::OneTurn, Depth::TwoTurns] {
                let factor = scale(game.name, depth);
                assert!((0.3..1.0).contains(&factor), "{}: {factor}", game.name);
            }
        }
    }
}
