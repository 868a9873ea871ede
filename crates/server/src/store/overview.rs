//! What whoever runs a server wants to know of tables and people.

use serde_json::Value;

use super::db::{Db, Param, Row, params};
use super::error::StoreError;
use super::people::PersonId;
use super::seats::{StoredSeat, stored_seats};
use crate::admin::{PersonInfo, SeatInfo, TableInfo};
use crate::keys::TableId;
use views::Stage;

/// Which tables are asked for.
pub(crate) enum TableFilter {
    /// All, or those at a stage.
    Stage(Option<Stage>),
    /// One.
    Id(TableId),
}

/// What is told of tables, up to the condition.
macro_rules! tables_where {
    ($condition:literal) => {
        concat!(
            "SELECT id, stage, is_listed, version, created_at, changed_at, creator, summary, number,
                 (SELECT coalesce(sum(length(body)), 0) FROM events WHERE table_number = number)
             FROM tables WHERE ",
            $condition,
            " ORDER BY changed_at DESC LIMIT ?1"
        )
    };
}

/// The tables, the latest first, so many at the most. Who is connected and when they expire is not known here.
pub(crate) fn tables(db: &dyn Db, filter: &TableFilter, most: usize) -> Result<Vec<TableInfo>, StoreError> {
    let found = match filter {
        TableFilter::Stage(None) => db.query(tables_where!("true"), params![most]),
        TableFilter::Stage(Some(stage)) => db.query(tables_where!("stage = ?2"), params![most, stage.name()]),
        TableFilter::Id(id) => db.query(tables_where!("id = ?2"), params![most, id.as_str()]),
    };
    found?.into_iter().map(|row| table(db, row)).collect()
}

fn table(db: &dyn Db, mut row: Row) -> Result<TableInfo, StoreError> {
    let (stage, summary): (String, String) = (row.take(1)?, row.take(7)?);
    let summary: Value = serde_json::from_str(&summary).unwrap_or_default();
    let stages = [Stage::Waiting, Stage::Running, Stage::Over];
    let name = |seat: u8| summary["seats"][usize::from(seat)]["name"].as_str().map(str::to_owned);
    let seats = stored_seats(db, row.take(8)?)?.seats.into_iter();
    let seats = seats.map(|StoredSeat { seat, person, .. }| SeatInfo {
        seat,
        name: name(seat),
        person: person.map(|person| person.0),
    });
    Ok(TableInfo {
        id: row.take(0)?,
        game: summary["game"].as_str().unwrap_or_default().to_owned(),
        stage: stages.into_iter().find(|known| known.name() == stage).unwrap_or(Stage::Over),
        is_listed: row.take(2)?,
        events: row.take(3)?,
        bytes: row.take(9)?,
        created_at: row.take(4)?,
        changed_at: row.take(5)?,
        expires_at: None,
        creator: row.take(6)?,
        connected: 0,
        seats: seats.collect(),
    })
}

/// The people with this in a name of theirs, the latest first, so many at the most.
pub(crate) fn people(db: &dyn Db, name: Option<&str>, most: usize) -> Result<Vec<PersonInfo>, StoreError> {
    // What a text is in becomes another text without it: the one test for that which both databases have.
    let found = db.query(
        "SELECT number FROM people
         WHERE replace(lower(name), lower(?1), '') != lower(name)
             OR replace(lower(login), lower(?1), '') != lower(login)
             OR ?1 = ''
         ORDER BY number DESC LIMIT ?2",
        &[Param::Text(name.unwrap_or_default()), most.into()],
    )?;
    let people: Vec<Option<PersonInfo>> =
        found.into_iter().map(|mut row| person(db, PersonId(row.take(0)?))).collect::<Result<_, _>>()?;
    Ok(people.into_iter().flatten().collect())
}

/// A person.
pub(crate) fn person(db: &dyn Db, id: PersonId) -> Result<Option<PersonInfo>, StoreError> {
    let found = db.query_first(
        "SELECT name, login, created_at, (SELECT count(*) FROM sessions WHERE person = number)
         FROM people WHERE number = ?1",
        params![id.0],
    )?;
    let Some(mut row) = found else { return Ok(None) };
    let tables = db.query(
        "SELECT id FROM seats JOIN tables ON number = table_number WHERE person = ?1
         GROUP BY id, changed_at ORDER BY changed_at DESC",
        params![id.0],
    )?;
    Ok(Some(PersonInfo {
        number: id.0,
        name: row.take(0)?,
        login: row.take(1)?,
        created_at: row.take(2)?,
        sessions: row.take(3)?,
        tables: tables.into_iter().map(|mut row| row.take(0)).collect::<Result<_, _>>()?,
    }))
}
