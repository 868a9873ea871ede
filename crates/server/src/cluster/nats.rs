//! Notices through NATS, for those whose database has no `NOTIFY`, or has enough to do without.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::runtime::Handle;
use tokio::sync::mpsc;

use super::{FanOut, Heard, hear};
use crate::metrics::Metrics;
use crate::store::StoreError;

/// The subject under which nodes tell each other.
const SUBJECT: &str = "bastide";

/// How often NATS is asked whether it is still there: a proxy may swallow all that is sent.
const PING_EVERY: Duration = Duration::from_secs(1);

/// A connection to NATS.
pub(crate) struct Nats {
    client: Client,
    runtime: Handle,
}

impl Nats {
    /// Connects, and hears what other nodes say from now on. A connection that is lost comes back by itself.
    pub(crate) async fn connect(
        url: &str,
        name: &str,
        heard: mpsc::Sender<Heard>,
        metrics: Arc<Metrics>,
    ) -> Result<Nats, StoreError> {
        let gaps = heard.clone();
        let options =
            ConnectOptions::new().name(name).ping_interval(PING_EVERY).event_callback(move |event| {
                let gaps = gaps.clone();
                async move {
                    // Whatever was said meanwhile was missed.
                    if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                        let _ = gaps.send(Heard::Gap).await;
                    }
                }
            });
        let failed = |error: String| StoreError::Failed(format!("{url}: {error}"));
        let client = options.connect(url).await.map_err(|error| failed(error.to_string()))?;
        let mut messages = client.subscribe(SUBJECT).await.map_err(|error| failed(error.to_string()))?;
        let name = name.to_owned();
        tokio::spawn(async move {
            while let Some(message) = messages.next().await {
                if let Ok(text) = std::str::from_utf8(&message.payload) {
                    hear(text, &name, &heard, &metrics).await;
                }
            }
        });
        Ok(Nats { client, runtime: Handle::current() })
    }
}

impl FanOut for Nats {
    fn send(&self, text: String) {
        let client = self.client.clone();
        self.runtime.spawn(async move {
            if let Err(error) = client.publish(SUBJECT, text.into()).await {
                tracing::debug!(%error, "a notice was not sent");
            }
        });
    }
}
