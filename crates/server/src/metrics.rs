//! Figures for whoever runs a server, in the form that Prometheus reads.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The figures of one server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Orders that were executed.
    pub(crate) orders: Counter,
    /// Orders that were refused.
    pub(crate) refusals: Counter,
    /// From an order to its acknowledgement, in seconds.
    acknowledged: Histogram,
    /// Changes that reached the disk.
    changes: Counter,
    /// How long that took, in seconds.
    commits: Histogram,
    /// Turns of bots.
    pub(crate) bot_turns: Counter,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Sockets that were dropped because they did not keep up.
    pub(crate) slow_sockets: Counter,
    /// Clients whose copy of a table had diverged.
    pub(crate) diverged: Counter,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Requests answered.
    pub(crate) requests: Counter,
    /// Requests turned away because there were too many.
    pub(crate) limited: Counter,
    /// Answers that something went wrong in the server.
    pub(crate) failures: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        // From a tenth of a millisecond to about six seconds.
        let seconds = || Histogram::new(exponential_buckets(0.0001, 2.0, 17));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("bastide"),
            orders: Counter::default(),
            refusals: Counter::default(),
            acknowledged: seconds(),
            changes: Counter::default(),
            commits: seconds(),
            bot_turns: Counter::default(),
            sockets: Gauge::default(),
            slow_sockets: Counter::default(),
            diverged: Counter::default(),
            tables: Gauge::default(),
            requests: Counter::default(),
            limited: Counter::default(),
            failures: Counter::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let all = &mut self.registry;
        all.register("orders", "Orders that were executed", self.orders.clone());
        all.register("refusals", "Orders that were refused", self.refusals.clone());
        all.register(
            "acknowledged_seconds",
            "From an order to its acknowledgement",
            self.acknowledged.clone(),
        );
        all.register("changes", "Changes that reached the disk", self.changes.clone());
        all.register("commit_seconds", "How long a commit took", self.commits.clone());
        all.register("bot_turns", "Turns of bots", self.bot_turns.clone());
        all.register("sockets", "Open WebSockets", self.sockets.clone());
        all.register("slow_sockets", "Sockets that did not keep up", self.slow_sockets.clone());
        all.register("diverged", "Clients whose copy of a table had diverged", self.diverged.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("requests", "Requests answered", self.requests.clone());
        all.register("limited", "Requests turned away, being too many", self.limited.clone());
        all.register(
            "failures",
            "Requests that failed through no fault of their sender",
            self.failures.clone(),
        );
    }

    /// So many changes reached the disk together.
    pub(crate) fn commit(&self, changes: usize, took: Duration) {
        self.changes.inc_by(u64::try_from(changes).unwrap_or(u64::MAX));
        self.commits.observe(took.as_secs_f64());
    }

    /// An order was acknowledged after so long.
    pub(crate) fn acknowledge(&self, took: Duration) {
        self.orders.inc();
        self.acknowledged.observe(took.as_secs_f64());
    }

    /// All figures as text.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
