//! What is in the database, and how one of an earlier version becomes one of this.

use tokio_postgres::Client;

use crate::store::StoreError;

/// What makes each version of the one before it. A step that was released is never changed.
const STEPS: [&str; 2] = [include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// The number of the lock that lets one node at a time bring a database up to date.
const LOCK: i64 = 0x0062_6173_7469_6465;

/// Brings a database up to date.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let known = u32::try_from(STEPS.len()).unwrap_or(u32::MAX);
    let step = client.transaction().await?;
    step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    step.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let found = step.query_opt("SELECT version FROM schema_version", &[]).await?;
    let found = found.map_or(0, |row| u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX));
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for sql in &STEPS[found as usize..] {
        step.batch_execute(sql).await?;
    }
    if found < known {
        step.batch_execute("DELETE FROM schema_version").await?;
        step.execute("INSERT INTO schema_version VALUES ($1)", &[&i64::from(known)]).await?;
    }
    Ok(step.commit().await?)
}
