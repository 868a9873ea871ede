//! Who is connected to a table.

use serde::{Deserialize, Serialize};
use table::Table;

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Presence {
    /// How many connections each seat has.
    pub seats: Vec<u32>,
    /// How many are connected without a seat.
    pub watching: u32,
}

impl Presence {
    /// Nobody is connected to a table.
    pub fn nobody(table: &Table) -> Presence {
        Presence { seats: vec![0; table.players().len()], watching: 0 }
    }

    /// Whether anybody is connected.
    pub fn is_anybody(&self) -> bool {
        self.connections() > 0
    }

    /// How many connections there are.
    pub fn connections(&self) -> u32 {
        self.seats.iter().fold(self.watching, |sum, seat| sum.saturating_add(*seat))
    }

    /// Counts a connection in these seats, or of somebody without one.
    pub fn count(&mut self, seats: &[u8], add: impl Fn(&mut u32)) {
        if seats.is_empty() {
            add(&mut self.watching);
        }
        for seat in seats {
            self.seats.get_mut(usize::from(*seat)).into_iter().for_each(&add);
        }
    }
}
