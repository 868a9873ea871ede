//! Answers to what an administrator wants.

use std::sync::Arc;

use table::Table;
use views::Stage;

use super::requests::{AdminAnswer, AdminRequest, PersonInfo, TableInfo};
use crate::error::ApiError;
use crate::hub::{Hub, LiveTable};
use crate::keys::TableId;
use crate::store::{self, Db, PersonId, StoreError, TableFilter};
use crate::time::now;

/// Why something was not done.
enum AdminError {
    NoTable,
    NoPerson,
    /// Nothing is being played at the table.
    NotRunning,
    Failed(ApiError),
}

impl AdminError {
    fn reason(&self) -> String {
        match self {
            AdminError::NoTable => "there is no such table".to_owned(),
            AdminError::NoPerson => "there is no such person".to_owned(),
            AdminError::NotRunning => "no game is being played there; the table can be deleted".to_owned(),
            AdminError::Failed(error) => format!("it could not be done: {error:?}"),
        }
    }
}

impl<E: Into<ApiError>> From<E> for AdminError {
    fn from(error: E) -> AdminError {
        match error.into() {
            ApiError::NoTable => AdminError::NoTable,
            other => AdminError::Failed(other),
        }
    }
}

/// The answer to a request.
pub(super) async fn answer(hub: &Arc<Hub>, request: AdminRequest) -> AdminAnswer {
    execute(hub, request).await.unwrap_or_else(|error| AdminAnswer::Refused { reason: error.reason() })
}

async fn execute(hub: &Arc<Hub>, request: AdminRequest) -> Result<AdminAnswer, AdminError> {
    match request {
        AdminRequest::Tables { stage, most } => tables(hub, TableFilter::Stage(stage), most).await,
        AdminRequest::Table { id } => tables(hub, TableFilter::Id(read(&id)?), 1).await,
        AdminRequest::CloseTable { id } => close(hub, &find(hub, &id).await?).await,
        AdminRequest::DeleteTable { id } => {
            hub.delete(&find(hub, &id).await?).await?;
            Ok(AdminAnswer::Done {})
        }
        AdminRequest::Health {} => {
            hub.store().write(|db| store::check_health(db, now())).await?;
            Ok(AdminAnswer::Done {})
        }
        AdminRequest::People { name, most } => {
            let people = hub.store().read(move |db| store::people(db, name.as_deref(), most)).await?;
            Ok(AdminAnswer::People { people })
        }
        AdminRequest::Person { number } => {
            let person = hub.store().read(move |db| store::person(db, PersonId(number))).await?;
            Ok(AdminAnswer::People { people: vec![person.ok_or(AdminError::NoPerson)?] })
        }
        AdminRequest::SignOut { number } => change(hub, number, store::end_sessions).await,
        AdminRequest::DeletePerson { number } => change(hub, number, store::forget).await,
    }
}

fn read(id: &str) -> Result<TableId, AdminError> {
    TableId::read(id).ok_or(AdminError::NoTable)
}

async fn find(hub: &Arc<Hub>, id: &str) -> Result<Arc<LiveTable>, AdminError> {
    Ok(hub.find(&read(id)?).await?)
}

async fn tables(hub: &Arc<Hub>, filter: TableFilter, most: usize) -> Result<AdminAnswer, AdminError> {
    let is_one = matches!(filter, TableFilter::Id(_));
    let mut tables: Vec<TableInfo> = hub.store().read(move |db| store::tables(db, &filter, most)).await?;
    if is_one && tables.is_empty() {
        return Err(AdminError::NoTable);
    }
    for table in &mut tables {
        table.connected = hub.connected(&read(&table.id)?);
        table.expires_at = hub.expires_at(table.stage, table.changed_at);
    }
    Ok(AdminAnswer::Tables { tables })
}

async fn close(hub: &Arc<Hub>, live: &Arc<LiveTable>) -> Result<AdminAnswer, AdminError> {
    if live.read_table(Stage::of).await? != Stage::Running {
        return Err(AdminError::NotRunning);
    }
    let closed = live.run(hub, Table::close)?;
    live.durable(closed).await?;
    Ok(AdminAnswer::Done {})
}

/// Changes something about a person who exists.
async fn change(
    hub: &Arc<Hub>,
    number: i64,
    change: fn(&dyn Db, PersonId) -> Result<(), StoreError>,
) -> Result<AdminAnswer, AdminError> {
    let person: Option<PersonInfo> = hub.store().read(move |db| store::person(db, PersonId(number))).await?;
    person.ok_or(AdminError::NoPerson)?;
    hub.store().write(move |db| change(db, PersonId(number))).await?;
    Ok(AdminAnswer::Done {})
}
