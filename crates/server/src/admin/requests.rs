//! What can be asked of a running server, and what it answers.

use serde::{Deserialize, Serialize};
use table::Millis;
use views::Stage;

/// What an administrator wants.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// The tables, the latest first.
    Tables {
        /// Those at this stage.
        stage: Option<Stage>,
        /// So many at the most.
        most: usize,
    },
    /// One table.
    Table {
        /// Its name.
        id: String,
    },
    /// That a game ends now, without a winner.
    CloseTable {
        /// The name of the table.
        id: String,
    },
    /// That a table is deleted with all that happened there.
    DeleteTable {
        /// Its name.
        id: String,
    },
    /// Whether the server is well: something was written to the disk just now.
    Health {},
    /// The people, the latest first.
    People {
        /// Those with this in their name or the name of their account.
        name: Option<String>,
        /// So many at the most.
        most: usize,
    },
    /// One person.
    Person {
        /// Their number.
        number: i64,
    },
    /// That a person is signed out on all devices.
    SignOut {
        /// Their number.
        number: i64,
    },
    /// That a person is deleted; their name stays in the games that they played.
    DeletePerson {
        /// Their number.
        number: i64,
    },
}

/// What the server answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// Tables.
    Tables {
        /// The tables.
        tables: Vec<TableInfo>,
    },
    /// People.
    People {
        /// The people.
        people: Vec<PersonInfo>,
    },
    /// It is done.
    Done {},
    /// It was not done.
    Refused {
        /// Why.
        reason: String,
    },
}

/// A table, for whoever runs the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is shown to everybody.
    pub is_listed: bool,
    /// How many events it has.
    pub events: u64,
    /// How much they take, in bytes.
    pub bytes: u64,
    /// When it was made, in milliseconds since 1970.
    pub created_at: Millis,
    /// When something happened last.
    pub changed_at: Millis,
    /// When it will be deleted if nothing happens any more.
    pub expires_at: Option<Millis>,
    /// The number of the person who made it, if they were somebody.
    pub creator: Option<i64>,
    /// How many are connected.
    pub connected: u32,
    /// The seats.
    pub seats: Vec<SeatInfo>,
}

/// A seat of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// The name of who sits there.
    pub name: Option<String>,
    /// The number of the person whose it is.
    pub person: Option<i64>,
}

/// A person, for whoever runs the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PersonInfo {
    /// Their number.
    pub number: i64,
    /// How they are called.
    pub name: String,
    /// The name of their account; a guest has none.
    pub login: Option<String>,
    /// When they came first, in milliseconds since 1970.
    pub created_at: Millis,
    /// On how many devices they are signed in.
    pub sessions: u64,
    /// The names of the tables at which they have a seat.
    pub tables: Vec<String>,
}
