//! A connection to PostgreSQL, used from threads that may wait.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

use bytes::BytesMut;
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Statement};

use super::hosts::Hosts;
use crate::store::StoreError;
use crate::store::db::{Db, Param, Row, Value};

/// How long a statement may take. What has not answered by then is not there any more.
const ANSWER_WITHIN: Duration = Duration::from_secs(4);
/// What holds for every connection. A node that hangs in the middle of a change must not lock others out of the tables that it
/// changes. And every statement finds its rows by a key: so it is planned once, not each time, and by its indexes even if there
/// was nothing in the tables yet.
const SETTINGS: &str = "
SET idle_in_transaction_session_timeout = '1s';
SET plan_cache_mode = force_generic_plan;
SET enable_seqscan = off;
SET jit = off";

/// A connection.
pub(in crate::store) struct Connection {
    runtime: Handle,
    client: Client,
    statements: RefCell<HashMap<&'static str, Statement>>,
    /// Whether an answer did not come: what was asked last may come to pass or not.
    is_lost: Cell<bool>,
}

/// Connects; the connection is served by the runtime.
pub(super) async fn connect(hosts: &Hosts) -> Result<Client, StoreError> {
    let (client, connection) = hosts.connect().await?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection to the database ended");
        }
    });
    let set = timeout(ANSWER_WITHIN, client.batch_execute(SETTINGS)).await;
    set.map_err(|_| StoreError::Unavailable("no answer".to_owned()))??;
    Ok(client)
}

impl Connection {
    /// Connects, waiting for it here.
    pub(super) fn open(hosts: &Hosts, runtime: &Handle) -> Result<Connection, StoreError> {
        let client = runtime.block_on(connect(hosts))?;
        Ok(Connection {
            runtime: runtime.clone(),
            client,
            statements: RefCell::default(),
            is_lost: Cell::new(false),
        })
    }

    /// Whether it can be used on.
    pub(super) fn is_usable(&self) -> bool {
        !self.is_lost.get() && !self.client.is_closed()
    }

    /// Makes changes that belong together: all of them, or none.
    pub(super) fn transaction(
        &self,
        change: impl FnOnce(&Connection) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.wait(self.client.batch_execute("BEGIN"))?;
        match change(self) {
            Ok(()) => self.wait(self.client.batch_execute("COMMIT")),
            Err(error) => {
                if self.is_usable() {
                    self.wait(self.client.batch_execute("ROLLBACK"))?;
                }
                Err(error)
            }
        }
    }

    /// The rows that a statement of PostgreSQL's own dialect finds.
    pub(super) fn run(
        &self,
        sql: &'static str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        let statement = self.statement(sql)?;
        self.wait(self.client.query(&statement, params))
    }

    fn statement(&self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.statements.borrow().get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.wait(self.client.prepare(&sql.replace('?', "$")))?;
        self.statements.borrow_mut().insert(sql, statement.clone());
        Ok(statement)
    }

    fn wait<T>(
        &self,
        answer: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StoreError> {
        if self.is_lost.get() {
            return Err(StoreError::Unavailable("the connection was lost".to_owned()));
        }
        let answer = self.runtime.block_on(async { timeout(ANSWER_WITHIN, answer).await });
        let answer = match answer {
            Ok(answer) => answer.map_err(StoreError::from),
            Err(_) => Err(StoreError::Unavailable("no answer".to_owned())),
        };
        if matches!(answer, Err(StoreError::Unavailable(_))) {
            self.is_lost.set(true);
        }
        answer
    }
}

impl Db for Connection {
    fn execute(&self, sql: &'static str, params: &[Param<'_>]) -> Result<u64, StoreError> {
        let statement = self.statement(sql)?;
        self.wait(self.client.execute(&statement, &references(params)))
    }

    fn query(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        let statement = self.statement(sql)?;
        let found = self.wait(self.client.query(&statement, &references(params)))?;
        found.iter().map(row).collect()
    }
}

fn references<'a>(params: &'a [Param<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    params.iter().map(|param| param as &(dyn ToSql + Sync)).collect()
}

fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let values = row.columns().iter().enumerate().map(|(at, column)| {
        let value = match *column.type_() {
            Type::BOOL => row.try_get::<_, Option<bool>>(at)?.map(Value::Bool),
            Type::INT8 => row.try_get::<_, Option<i64>>(at)?.map(Value::Number),
            Type::TEXT => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Bytes),
            ref other => return Err(StoreError::Damaged(format!("a column of type {other}"))),
        };
        Ok(value.unwrap_or(Value::Null))
    });
    Ok(Row(values.collect::<Result<_, _>>()?))
}

impl ToSql for Param<'_> {
    fn to_sql(&self, of: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Param::Null => Ok(IsNull::Yes),
            Param::Bool(is_true) => is_true.to_sql(of, out),
            Param::Number(number) => number.to_sql(of, out),
            Param::Text(text) => text.to_sql(of, out),
            Param::Bytes(bytes) => bytes.to_sql(of, out),
        }
    }

    fn accepts(of: &Type) -> bool {
        matches!(*of, Type::BOOL | Type::INT8 | Type::TEXT | Type::BYTEA)
    }

    to_sql_checked!();
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        // What the database itself says is more than "db error".
        let text = error.as_db_error().map_or_else(|| full_text(&error), ToString::to_string);
        let Some(code) = error.code() else { return StoreError::Unavailable(text) };
        match *code {
            SqlState::DISK_FULL => StoreError::Full,
            SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreError::Damaged(text),
            // It stops, starts, or has become one that others are copied from no more.
            SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            | SqlState::READ_ONLY_SQL_TRANSACTION
            | SqlState::TOO_MANY_CONNECTIONS
            | SqlState::CONNECTION_FAILURE
            | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT
            | SqlState::T_R_DEADLOCK_DETECTED => StoreError::Unavailable(text),
            _ => StoreError::Failed(text),
        }
    }
}

/// An error and what caused it.
fn full_text(error: &dyn Error) -> String {
    let cause = error.source().map(full_text);
    cause.map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"))
}
