//! Notices through the database: `LISTEN` and `NOTIFY`.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client};

use super::append::CHANNEL;
use super::hosts::Hosts;
use crate::cluster::{FanOut, Heard, hear};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// How often it is asked whether there is still somebody at the other end.
const PROBE_EVERY: Duration = Duration::from_secs(1);
/// How long the answer may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// Sends notices through the database.
pub(crate) struct Notify(pub(crate) Arc<Store>);

impl FanOut for Notify {
    fn send(&self, text: String) {
        let notify = move |db: &dyn crate::store::Db| {
            db.execute("SELECT pg_notify(?1, ?2)", &[CHANNEL.into(), text.as_str().into()])
        };
        self.0.submit(None, notify, |sent| {
            if let Err(error) = sent {
                tracing::debug!(%error, "a notice was not sent");
            }
        });
    }
}

/// Listens for as long as anybody wants to hear, connecting again where that is needed.
pub(crate) async fn listen(hosts: Hosts, name: String, heard: mpsc::Sender<Heard>, metrics: Arc<Metrics>) {
    while !heard.is_closed() {
        if let Err(error) = listen_once(&hosts, &name, &heard, &metrics).await {
            tracing::debug!(%error, "nothing is heard of other nodes");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection is lost.
async fn listen_once(
    hosts: &Hosts,
    name: &str,
    heard: &mpsc::Sender<Heard>,
    metrics: &Metrics,
) -> Result<(), StoreError> {
    let (client, mut connection) = hosts.connect().await?;
    let hearing = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notification) = message? {
                hear(notification.payload(), name, heard, metrics).await;
            }
        }
        Ok(())
    };
    tokio::select! {
        ended = hearing => ended,
        lost = ask_for_notices(&client, heard) => lost,
        () = heard.closed() => Ok(()),
    }
}

/// Asks for notices, and then again and again whether there is still somebody at the other end: a proxy may swallow all that is
/// sent, and whoever only listens would wait for ever.
async fn ask_for_notices(client: &Client, heard: &mpsc::Sender<Heard>) -> Result<(), StoreError> {
    timeout(ANSWER_WITHIN, client.batch_execute("LISTEN bastide")).await.map_err(no_answer)??;
    // What came before nobody has heard.
    let _ = heard.send(Heard::Gap).await;
    loop {
        tokio::time::sleep(PROBE_EVERY).await;
        timeout(ANSWER_WITHIN, client.batch_execute("")).await.map_err(no_answer)??;
    }
}

fn no_answer(_: Elapsed) -> StoreError {
    StoreError::Unavailable("no answer".to_owned())
}
