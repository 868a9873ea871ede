//! What an attacker knows of the server, and what became of their requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use client::{ClientError, Http, Method, ServerAddress};
use hyper::StatusCode;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use super::Scale;
use crate::error::LoadError;
use crate::new_table::NewTable;

/// How often something that is needed for an attack is asked for.
const MOST_TRIES: usize = 60;
/// How long an attacker waits who was told to.
const WAIT: Duration = Duration::from_millis(500);

/// The server that is attacked.
pub(super) struct Target {
    /// Where it is, from the attacker's address.
    pub(super) address: ServerAddress,
    /// How much is thrown at it.
    pub(super) scale: Scale,
    /// The table that was prepared.
    pub(super) table: Option<String>,
    /// What became of requests.
    pub(super) tally: Arc<Tally>,
    is_under_way: watch::Sender<bool>,
}

impl Target {
    pub(super) fn new(address: ServerAddress, scale: Scale, table: Option<String>) -> Target {
        Target { address, scale, table, tally: Arc::default(), is_under_way: watch::Sender::new(false) }
    }

    /// All that the attack needs is there: from now on it is one.
    pub(super) fn begin(&self) {
        self.is_under_way.send_replace(true);
    }

    /// Waits until the attack is under way.
    pub(super) async fn begun(&self) {
        // The sender is here, so it can't be gone.
        let _ = self.is_under_way.subscribe().wait_for(|is_under_way| *is_under_way).await;
    }

    /// A table with these settings at which the first person has sat down.
    pub(super) async fn table(&self, http: &mut Http, settings: &Value) -> Result<NewTable, LoadError> {
        let made = self.insist(http, "/api/tables", None, settings).await?;
        let table: NewTable = serde_json::from_slice(&made).map_err(ClientError::from)?;
        self.order(http, &table, 0, &json!({ "order": "sit", "name": "Mallory" })).await?;
        Ok(table)
    }

    /// An order of a seat.
    pub(super) async fn order(
        &self,
        http: &mut Http,
        table: &NewTable,
        seat: usize,
        order: &Value,
    ) -> Result<(), LoadError> {
        let path = format!("/api/tables/{}/orders", table.id);
        let token = table.tokens().get(seat).copied();
        self.insist(http, &path, token, order).await?;
        Ok(())
    }

    /// Posts something that the attack needs, and waits as long as it is told to.
    async fn insist(
        &self,
        http: &mut Http,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<hyper::body::Bytes, LoadError> {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
        let body = serde_json::to_vec(body).map_err(ClientError::from)?;
        for _ in 0..MOST_TRIES {
            let answer = http.ask(Method::POST, path, &headers, body.clone().into()).await?;
            match answer.status {
                StatusCode::TOO_MANY_REQUESTS => sleep(WAIT).await,
                status if status.is_success() => return Ok(answer.body),
                _ => return Err(LoadError::Unprepared(String::from_utf8_lossy(&answer.body).into_owned())),
            }
        }
        Err(LoadError::Unprepared(path.to_owned()))
    }
}

/// What became of the requests of an attacker.
#[derive(Default)]
pub(super) struct Tally {
    answered: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
}

impl Tally {
    /// A request was answered with this status.
    pub(super) fn count(&self, status: StatusCode) {
        let is_refused = matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        if is_refused { self.refuse() } else { self.answer() }
    }

    /// Something was done.
    pub(super) fn answer(&self) {
        self.answered.fetch_add(1, Ordering::Relaxed);
    }

    /// Something was not done.
    pub(super) fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection was given up, by whichever side.
    pub(super) fn break_off(&self) {
        self.broken.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn answered(&self) -> u64 {
        self.answered.load(Ordering::Relaxed)
    }

    pub(super) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    pub(super) fn broken(&self) -> u64 {
        self.broken.load(Ordering::Relaxed)
    }
}
