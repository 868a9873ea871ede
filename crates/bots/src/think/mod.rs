//! How bots think about tile games: chances of holes to be filled, what areas are worth, what each
//! move of a turn leads to, and looking further ahead.

mod appraise;
mod by_seats;
mod chances;
mod completion;
mod explorer;
mod gains;
mod notes;
mod plain;
mod scout;
mod search;
mod tree;
mod utility;
mod weights;

pub(crate) use by_seats::BySeats;
pub(crate) use completion::{Completions, Outlook};
pub(crate) use plain::PlainSearch;
pub(crate) use scout::Scout;
pub(crate) use search::Search;
pub use weights::{Weights, WeightsError};
