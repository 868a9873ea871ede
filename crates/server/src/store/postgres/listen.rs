//! Notices through the database: `LISTEN` and `NOTIFY`.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::append::CHANNEL;
use crate::cluster::{FanOut, Heard, hear};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

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
pub(crate) async fn listen(config: Config, name: String, heard: mpsc::Sender<Heard>, metrics: Arc<Metrics>) {
    while !heard.is_closed() {
        if let Err(error) = listen_once(&config, &name, &heard, &metrics).await {
            tracing::debug!(%error, "nothing is heard of other nodes");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen_once(
    config: &Config,
    name: &str,
    heard: &mpsc::Sender<Heard>,
    metrics: &Metrics,
) -> Result<(), StoreError> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let mut messages = poll_fn(|context| connection.poll_message(context));
    let listening = client.batch_execute("LISTEN bastide");
    let mut listening = std::pin::pin!(listening);
    let mut is_listening = false;
    loop {
        tokio::select! {
            done = &mut listening, if !is_listening => {
                done?;
                is_listening = true;
                // What came before nobody has heard.
                let _ = heard.send(Heard::Gap).await;
            }
            message = &mut messages => match message {
                Some(Ok(AsyncMessage::Notification(notification))) => {
                    hear(notification.payload(), name, heard, metrics).await;
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Ok(()),
            },
            () = heard.closed() => return Ok(()),
        }
    }
}
