//! What whoever runs a server wants to know of tables and people.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};
use serde_json::Value;
use table::Millis;

use super::error::StoreError;
use super::people::PersonId;
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

/// The tables, the latest first, so many at the most. Who is connected and when they expire is not known here.
pub(crate) fn tables(
    db: &Connection,
    filter: &TableFilter,
    most: usize,
) -> Result<Vec<TableInfo>, StoreError> {
    let (condition, value): (&str, Box<dyn ToSql>) = match filter {
        TableFilter::Stage(None) => ("?1 IS NULL", Box::new(None::<String>)),
        TableFilter::Stage(Some(stage)) => ("stage = ?1", Box::new(stage.name())),
        TableFilter::Id(id) => ("id = ?1", Box::new(id.as_str().to_owned())),
    };
    let sql = format!(
        "SELECT id, stage, is_listed, version, created_at, changed_at, creator, summary, number,
             (SELECT coalesce(sum(length(body)), 0) FROM events WHERE table_number = number)
         FROM tables WHERE {condition} ORDER BY changed_at DESC LIMIT ?2"
    );
    let mut found = db.prepare_cached(&sql)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = found.query_map(params![value, most], |row| Ok((table(row)?, row.get(8)?)))?;
    let rows: Vec<((TableInfo, Value), i64)> = rows.collect::<Result<_, _>>()?;
    rows.into_iter()
        .map(|((mut table, summary), number)| {
            table.seats = seats(db, number, &summary)?;
            Ok(table)
        })
        .collect()
}

/// A table without its seats, and its summary.
fn table(row: &Row<'_>) -> rusqlite::Result<(TableInfo, Value)> {
    let number = |value: i64| u64::try_from(value).unwrap_or(0);
    let stage: String = row.get(1)?;
    let summary: String = row.get(7)?;
    let summary: Value = serde_json::from_str(&summary).unwrap_or_default();
    let stages = [Stage::Waiting, Stage::Running, Stage::Over];
    let table = TableInfo {
        id: row.get(0)?,
        game: summary["game"].as_str().unwrap_or_default().to_owned(),
        stage: stages.into_iter().find(|known| known.name() == stage).unwrap_or(Stage::Over),
        is_listed: row.get(2)?,
        events: number(row.get(3)?),
        bytes: number(row.get(9)?),
        created_at: number(row.get(4)?),
        changed_at: number(row.get(5)?),
        expires_at: None,
        creator: row.get(6)?,
        connected: 0,
        seats: Vec::new(),
    };
    Ok((table, summary))
}

fn seats(db: &Connection, number: i64, summary: &Value) -> Result<Vec<SeatInfo>, StoreError> {
    let mut seats =
        db.prepare_cached("SELECT seat, person FROM seats WHERE table_number = ?1 ORDER BY seat")?;
    let name = |seat: u8| summary["seats"][usize::from(seat)]["name"].as_str().map(str::to_owned);
    let seats = seats.query_map([number], |row| {
        let seat = row.get(0)?;
        Ok(SeatInfo { seat, name: name(seat), person: row.get(1)? })
    })?;
    Ok(seats.collect::<Result<_, _>>()?)
}

/// The people with this in a name of theirs, the latest first, so many at the most.
pub(crate) fn people(
    db: &Connection,
    name: Option<&str>,
    most: usize,
) -> Result<Vec<PersonInfo>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT number FROM people WHERE ?1 IS NULL OR instr(lower(name), lower(?1)) OR instr(lower(login), lower(?1))
         ORDER BY number DESC LIMIT ?2",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let numbers: Vec<i64> =
        found.query_map(params![name, most], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let people: Vec<Option<PersonInfo>> =
        numbers.into_iter().map(|number| person(db, PersonId(number))).collect::<Result<_, _>>()?;
    Ok(people.into_iter().flatten().collect())
}

/// A person.
pub(crate) fn person(db: &Connection, id: PersonId) -> Result<Option<PersonInfo>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT name, login, created_at, (SELECT count(*) FROM sessions WHERE person = number)
         FROM people WHERE number = ?1",
    )?;
    let person = found
        .query_row([id.0], |row| {
            Ok(PersonInfo {
                number: id.0,
                name: row.get(0)?,
                login: row.get(1)?,
                created_at: Millis::try_from(row.get::<_, i64>(2)?).unwrap_or(0),
                sessions: u64::try_from(row.get::<_, i64>(3)?).unwrap_or(0),
                tables: Vec::new(),
            })
        })
        .optional()?;
    let Some(mut person) = person else { return Ok(None) };
    let mut tables = db.prepare_cached(
        "SELECT DISTINCT id FROM seats JOIN tables ON number = table_number WHERE person = ?1 ORDER BY changed_at DESC",
    )?;
    person.tables = tables.query_map([id.0], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(Some(person))
}
