//! What players get for what they do.

use games::{Game, Phase};

/// What a reward is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// Nothing until the game is over, then its [`outcomes`].
    #[default]
    Outcome,
    /// The points that each seat gets, as it gets them.
    Points,
}

/// What a game has come to for each seat, from -1 to 1, 0 in all: who wins alone gets 1 from the others together, and winners
/// share. Nothing for anybody until it is over.
pub fn outcomes(game: &dyn Game) -> Vec<f64> {
    let seats = f64::from(game.setup().seats());
    let mut outcomes = vec![0.0; game.scores().len()];
    if game.phase() != Phase::Over {
        return outcomes;
    }
    let winners = game.winners();
    outcomes.fill(-1.0 / (seats - 1.0));
    for winner in &winners {
        outcomes[winner.index()] += seats / (winners.len() as f64 * (seats - 1.0));
    }
    outcomes
}
