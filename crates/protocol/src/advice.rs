//! What a bot would do, as a program sees it.

use bots::Choice;
use games::{Game, text};
use serde::Serialize;

/// What a bot would do.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub best: String,
    /// By how many points it expects to be ahead in the end.
    pub lead: Option<f32>,
    /// How many simulations it made.
    pub simulations: u32,
    /// What it thought about, the best first.
    pub candidates: Vec<Thought>,
}

/// A way to go on that a bot thought about.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Thought {
    /// The moves of the turn.
    pub moves: Vec<String>,
    /// The lead it expects.
    pub lead: f32,
    /// How many simulations it spent on it.
    pub visits: u32,
}

impl Advice {
    /// A choice in words, with at most so many candidates.
    pub fn new(game: &dyn Game, choice: &Choice, most: usize) -> Advice {
        let candidates = choice.candidates.iter().take(most);
        Advice {
            best: text::write_move(game, choice.best),
            lead: choice.lead,
            simulations: choice.simulations,
            candidates: candidates
                .map(|candidate| Thought {
                    moves: candidate.texts(game),
                    lead: candidate.lead,
                    visits: candidate.visits,
                })
                .collect(),
        }
    }
}
