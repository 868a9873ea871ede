//! Several nodes that share a store: what they tell each other, and which of them are running.

mod moved;
mod nats;
mod notice;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::mpsc;

pub(crate) use moved::{Moved, MovedNotices, News};
pub(crate) use nats::Nats;
pub(crate) use notice::Notice;

use notice::Envelope;

use crate::metrics::Metrics;

/// How many notices may wait to be followed. Where there are more, they are read more slowly.
pub(crate) const WAITING: usize = 10_000;

/// What a node hears of the others.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A notice of another node.
    Notice { node: String, notice: Notice },
    /// Notices may have been missed.
    Gap,
}

/// How notices get from one node to all others. None is certain to arrive: who missed one finds out by the numbers of events.
pub(crate) trait FanOut: Send + Sync {
    /// Sends the text of a notice.
    fn send(&self, text: String);
}

/// The other nodes, from the view of one.
pub(crate) struct Cluster {
    /// The name of this node, which no other has had.
    name: String,
    /// None if there are no others.
    fan_out: Option<Arc<dyn FanOut>>,
    running: Running,
    metrics: Arc<Metrics>,
}

/// How many nodes are running, this one among them.
#[derive(Clone, Debug)]
pub(crate) struct Running(Arc<AtomicU32>);

impl Running {
    /// This one alone, as far as is known.
    pub(crate) fn one() -> Running {
        Running(Arc::new(AtomicU32::new(1)))
    }

    /// So many.
    pub(crate) fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    /// So many from now on.
    pub(crate) fn set(&self, count: usize) {
        self.0.store(u32::try_from(count).unwrap_or(u32::MAX).max(1), Ordering::Relaxed);
    }
}

impl Cluster {
    /// A node that has its store for itself.
    pub(crate) fn alone(metrics: Arc<Metrics>) -> Cluster {
        Cluster { name: String::new(), fan_out: None, running: Running::one(), metrics }
    }

    /// One of several nodes.
    pub(crate) fn new(name: String, fan_out: Arc<dyn FanOut>, metrics: Arc<Metrics>) -> Cluster {
        Cluster { name, fan_out: Some(fan_out), running: Running::one(), metrics }
    }

    /// The name of this node.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether there are no others.
    pub(crate) fn is_alone(&self) -> bool {
        self.fan_out.is_none()
    }

    /// How many nodes are running.
    pub(crate) fn running(&self) -> &Running {
        &self.running
    }

    /// Tells the other nodes, if there are any.
    pub(crate) fn publish(&self, notice: &Notice) {
        let Some(fan_out) = &self.fan_out else { return };
        match Envelope::write(&self.name, notice) {
            Ok(text) => {
                self.metrics.notices_sent.inc();
                fan_out.send(text);
            }
            Err(error) => tracing::error!(%error, "a notice could not be written"),
        }
    }
}

/// Takes in the text of a notice, unless this node has sent it itself.
pub(crate) async fn hear(text: &str, name: &str, heard: &mpsc::Sender<Heard>, metrics: &Metrics) {
    match read(text, name) {
        Ok(None) => {}
        Ok(Some(notice)) => {
            metrics.notices_heard.inc();
            // A node that stops hears nothing more.
            let _ = heard.send(notice).await;
        }
        // A later version may have other notices.
        Err(error) => tracing::debug!(%error, "a notice that is not understood"),
    }
}

/// What a text says, unless this node has sent it itself.
fn read(text: &str, name: &str) -> serde_json::Result<Option<Heard>> {
    let envelope = Envelope::read(text)?;
    if envelope.node() == name {
        return Ok(None);
    }
    Ok(Some(Heard::Notice { node: envelope.node().to_owned(), notice: envelope.notice()? }))
}
