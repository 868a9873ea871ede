//! Deleting what nobody uses any more: tables, guests and sessions whose time is over.

use std::sync::Arc;

use table::Millis;
use tokio::time::{MissedTickBehavior, interval};
use views::Stage;

use super::{Hub, LiveTable};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::keys::TableId;
use crate::store::{self, StoreError};
use crate::time::now;

/// How many tables are looked for at a time.
const AT_A_TIME: usize = 100;

impl Hub {
    /// Deletes what has expired, again and again.
    pub(crate) async fn expire_regularly(self: Arc<Self>) {
        let mut ticks = interval(self.retention.every);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.expire().await {
                // Next time it will be deleted.
                tracing::warn!(?error, "what has expired could not be deleted");
            }
        }
    }

    /// When a table at this stage is deleted, if nothing has happened there since.
    pub(crate) fn expires_at(&self, stage: Stage, changed_at: Millis) -> Option<Millis> {
        self.retention.expires_at(stage, changed_at)
    }

    async fn expire(self: &Arc<Self>) -> Result<(), ApiError> {
        for stage in [Stage::Waiting, Stage::Running, Stage::Over] {
            self.expire_tables(stage).await?;
        }
        if let Some(before) = self.retention.expired_guests(now()) {
            let guests = self.store.write(move |db| store::forget_guests(db, before)).await?;
            if guests > 0 {
                tracing::info!(guests, "guests without a seat have expired");
            }
        }
        if !self.cluster.is_alone() {
            self.store.write(store::forget_nodes).await?;
        }
        Ok(self.store.write(|db| store::forget_sessions(db, now())).await?)
    }

    async fn expire_tables(self: &Arc<Self>, stage: Stage) -> Result<(), ApiError> {
        let Some(before) = self.retention.expired(stage, now()) else { return Ok(()) };
        let mut deleted = 0;
        loop {
            let found =
                self.store.read(move |db| store::unchanged_since(db, stage, before, AT_A_TIME)).await?;
            let mut count = 0;
            for id in &found {
                match self.expire_table(id, before).await {
                    Ok(is_deleted) => count += usize::from(is_deleted),
                    Err(error) => {
                        tracing::warn!(table = %id, ?error, "a table has expired and is still there");
                    }
                }
            }
            deleted += count;
            // Those that are still there are looked at next time.
            if count == 0 {
                break;
            }
        }
        if deleted > 0 {
            tracing::info!(deleted, stage = stage.name(), "tables have expired");
        }
        Ok(())
    }

    /// Deletes a table, unless somebody is there or something has happened; whether it is deleted.
    async fn expire_table(self: &Arc<Self>, id: &TableId, before: Millis) -> Result<bool, ApiError> {
        let live = self.find(id).await?;
        if live.presence()?.is_anybody() || live.changed_at()? > before {
            return Ok(false);
        }
        self.delete(&live).await?;
        Ok(true)
    }

    /// Deletes a table for good, after its record was exported where that is wanted.
    pub(crate) async fn delete(&self, live: &Arc<LiveTable>) -> Result<(), ApiError> {
        self.export(live).await?;
        let id = live.id().clone();
        self.store.write(move |db| store::delete_table(db, &id)).await?;
        self.cluster.publish(&Notice::Deleted(live.id().clone()));
        live.break_off(self, StoreError::Deleted);
        Ok(())
    }

    /// Writes the record of a game to the folder for such, if there is a game and a folder.
    async fn export(&self, live: &LiveTable) -> Result<(), ApiError> {
        let Some(folder) = self.retention.export.clone() else { return Ok(()) };
        let record = live.read_table(|table| table.record().map(|record| record.write())).await?;
        let Some(record) = record else { return Ok(()) };
        let file = folder.join(format!("{}.txt", live.id()));
        let written = tokio::task::spawn_blocking(move || store::export(&file, &record)).await;
        Ok(written.map_err(|_| ApiError::Failed)??)
    }
}
