//! Figures for whoever runs a server, in the form that Prometheus reads.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use table::Millis;

use crate::work::Class;

/// The label that says which class of work a figure is about.
type ClassLabel = [(&'static str, &'static str); 1];
type HistogramFamily = Family<ClassLabel, Histogram, fn() -> Histogram>;

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
    /// From when it was a bot's turn until it had thought, in seconds.
    bot_turns: Histogram,
    /// Work that waits for its turn, by class.
    work_waiting: Family<ClassLabel, Gauge>,
    /// Work that is being done.
    work_running: Family<ClassLabel, Gauge>,
    /// Work that was refused because too much was waiting.
    work_refused: Family<ClassLabel, Counter>,
    /// How long work waited, in seconds.
    work_waited: HistogramFamily,
    /// How long it took, in seconds.
    work_took: HistogramFamily,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Sockets that were dropped because they did not keep up.
    pub(crate) slow_sockets: Counter,
    /// Clients whose copy of a table had diverged.
    pub(crate) diverged: Counter,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Events that were not stored because another node was faster.
    pub(crate) conflicts: Counter,
    /// Attempts to store something again because the database did not answer.
    pub(crate) store_retries: Counter,
    /// Times that something was done again because another node was faster.
    pub(crate) retries: Counter,
    /// Events of other nodes that were taken in.
    followed: Counter,
    /// How long after they happened, in seconds.
    lag: Histogram,
    /// Notices to and from other nodes.
    pub(crate) notices_sent: Counter,
    pub(crate) notices_heard: Counter,
    /// Tables that were taken over from a node that was not there any more.
    pub(crate) taken_over: Counter,
    /// Nodes that are running, as far as this one knows.
    pub(crate) nodes: Gauge,
    /// Requests answered.
    pub(crate) requests: Counter,
    /// Requests turned away because there were too many.
    pub(crate) limited: Counter,
    /// Answers that something went wrong in the server.
    pub(crate) failures: Counter,
}

/// The figures of one class of work.
pub(crate) struct WorkMetrics {
    /// How much waits.
    pub(crate) waiting: Gauge,
    /// How much is being done.
    pub(crate) running: Gauge,
    /// How much was refused.
    pub(crate) refused: Counter,
    /// How long it waited, in seconds.
    pub(crate) waited: Histogram,
    /// How long it took, in seconds.
    pub(crate) took: Histogram,
}

/// Times from a tenth of a millisecond to about six seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 17))
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("bastide"),
            orders: Counter::default(),
            refusals: Counter::default(),
            acknowledged: seconds(),
            changes: Counter::default(),
            commits: seconds(),
            bot_turns: seconds(),
            work_waiting: Family::default(),
            work_running: Family::default(),
            work_refused: Family::default(),
            work_waited: Family::new_with_constructor(seconds),
            work_took: Family::new_with_constructor(seconds),
            sockets: Gauge::default(),
            slow_sockets: Counter::default(),
            diverged: Counter::default(),
            tables: Gauge::default(),
            conflicts: Counter::default(),
            store_retries: Counter::default(),
            retries: Counter::default(),
            followed: Counter::default(),
            lag: seconds(),
            notices_sent: Counter::default(),
            notices_heard: Counter::default(),
            taken_over: Counter::default(),
            nodes: Gauge::default(),
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
        all.register("bot_turn_seconds", "From a bot's turn until it had thought", self.bot_turns.clone());
        all.register("work_waiting", "Work that waits for its turn", self.work_waiting.clone());
        all.register("work_running", "Work that is being done", self.work_running.clone());
        all.register("work_refused", "Work that was refused, too much waiting", self.work_refused.clone());
        all.register("work_waited_seconds", "How long work waited", self.work_waited.clone());
        all.register("work_seconds", "How long work took", self.work_took.clone());
        all.register("sockets", "Open WebSockets", self.sockets.clone());
        all.register("slow_sockets", "Sockets that did not keep up", self.slow_sockets.clone());
        all.register("diverged", "Clients whose copy of a table had diverged", self.diverged.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("conflicts", "Events not stored, another node being faster", self.conflicts.clone());
        all.register("store_retries", "Times that the database did not answer", self.store_retries.clone());
        all.register(
            "retries",
            "Times that something was done again, another node being faster",
            self.retries.clone(),
        );
        all.register("followed", "Events of other nodes that were taken in", self.followed.clone());
        all.register("lag_seconds", "From an event of another node until it was taken in", self.lag.clone());
        all.register("notices_sent", "Notices to other nodes", self.notices_sent.clone());
        all.register("notices_heard", "Notices of other nodes", self.notices_heard.clone());
        all.register("taken_over", "Tables taken over from nodes that are gone", self.taken_over.clone());
        all.register("nodes", "Nodes that are running", self.nodes.clone());
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

    /// So many events of another node were taken in, so many milliseconds after the last of them happened.
    pub(crate) fn follow(&self, events: usize, lag: Millis) {
        self.followed.inc_by(u64::try_from(events).unwrap_or(u64::MAX));
        self.lag.observe(Duration::from_millis(lag).as_secs_f64());
    }

    /// An order was acknowledged after so long.
    pub(crate) fn acknowledge(&self, took: Duration) {
        self.orders.inc();
        self.acknowledged.observe(took.as_secs_f64());
    }

    /// A bot has thought; it had its turn so long ago.
    pub(crate) fn bot_turn(&self, took: Duration) {
        self.bot_turns.observe(took.as_secs_f64());
    }

    /// The figures of a class of work.
    pub(crate) fn work(&self, class: Class) -> WorkMetrics {
        let label = [("class", class.name())];
        WorkMetrics {
            waiting: self.work_waiting.get_or_create_owned(&label),
            running: self.work_running.get_or_create_owned(&label),
            refused: self.work_refused.get_or_create_owned(&label),
            waited: self.work_waited.get_or_create_owned(&label),
            took: self.work_took.get_or_create_owned(&label),
        }
    }

    /// All figures as text.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
