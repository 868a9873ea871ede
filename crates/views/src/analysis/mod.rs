//! What may come next at a moment of a game, for those who try things out.

mod assessed;
mod draws;
mod fillers;

pub use assessed::Assessed;
pub use draws::Draws;
pub use fillers::Fillers;

use serde::Serialize;

use crate::error::RequestError;
use crate::moment::Moment;

/// A game up to a moment, to be kept.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Branch {
    /// The record of the game up to there.
    record: String,
}

impl Branch {
    /// The game up to a moment.
    pub fn of(moment: &Moment) -> Result<Branch, RequestError> {
        Ok(Branch { record: moment.history()?.record().write() })
    }
}
