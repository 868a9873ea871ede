//! How far a table is.

use serde::{Deserialize, Serialize};
use table::Table;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are still sitting down.
    Waiting,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
}

impl Stage {
    /// How far a table is.
    pub fn of(table: &Table) -> Stage {
        match (table.game(), table.ended()) {
            (None, _) => Stage::Waiting,
            (Some(_), None) => Stage::Running,
            (Some(_), Some(_)) => Stage::Over,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Running => "running",
            Stage::Over => "over",
        }
    }
}
