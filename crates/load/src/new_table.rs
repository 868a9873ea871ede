//! Making a table.

use client::{ClientError, Http};
use serde::Deserialize;
use serde_json::Value;

/// A table that was made: its name, and what opens its seats for people.
#[derive(Deserialize)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    seats: Vec<Invitation>,
}

#[derive(Deserialize)]
struct Invitation {
    token: String,
}

impl NewTable {
    /// Makes a table with these settings.
    pub(crate) async fn make(http: &mut Http, settings: &Value) -> Result<NewTable, ClientError> {
        http.post("/api/tables", settings).await
    }

    /// The tokens of the seats for people, in the order of the seats.
    pub(crate) fn tokens(&self) -> Vec<&str> {
        self.seats.iter().map(|seat| seat.token.as_str()).collect()
    }
}
