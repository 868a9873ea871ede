//! How bots think about tile games: chances of holes to be filled, what areas are worth, what each
//! move of a turn leads to, and looking further ahead.

mod arm;
mod by_seats;
mod chances;
mod completion;
mod evaluate;
mod explorer;
mod gains;
mod generator;
mod joins;
mod notes;
mod plain;
mod rollouts;
mod search;
mod tree;
mod utility;
mod weights;

pub(crate) use by_seats::BySeats;
pub(crate) use completion::{CompletionOdds, Completions};
pub(crate) use generator::{TurnGenerator, TurnPlan, comes_to_the_same};
pub(crate) use plain::{PlainSearch, Verdict};
pub(crate) use search::{Follow, Search, look_ahead};
pub(crate) use utility::{Aim, Values, lead};
pub use weights::{Weights, WeightsError};
