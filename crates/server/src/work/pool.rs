//! The worker threads, and what they do next.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::class::Class;
use super::client::Client;
use super::queue::{FairQueue, Full, Next};
use crate::error::ApiError;
use crate::metrics::{Metrics, WorkMetrics};

/// How long work may wait before less time is taken for each.
const WAIT: Duration = Duration::from_secs(1);

/// The worker threads of a server, so many for each class of work.
pub(crate) struct Pool {
    lanes: [Arc<Lane>; Class::ALL.len()],
}

/// The queue of one class, and its workers.
struct Lane {
    class: Class,
    workers: usize,
    state: Mutex<LaneState>,
    /// There is something to do, or nothing ever more.
    changed: Condvar,
    metrics: WorkMetrics,
}

struct LaneState {
    queue: FairQueue<Job>,
    /// What is being done.
    running: Vec<Arc<AtomicBool>>,
    is_closed: bool,
}

/// Work that waits.
struct Job {
    work: Box<dyn FnOnce(&Task) + Send>,
    is_cancelled: Arc<AtomicBool>,
    since: Instant,
}

/// Work that is being done, as it sees itself.
pub(crate) struct Task {
    is_cancelled: Arc<AtomicBool>,
    /// How much time there is for it, so that nobody waits for too long.
    share: Duration,
}

impl Task {
    /// Whether nobody wants the result any more. What takes long asks now and then.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    /// How long it may take at the most, of so long: less, the more there is to do.
    pub(crate) fn budget(&self, most: Duration) -> Duration {
        most.min(self.share)
    }
}

impl Pool {
    /// Starts the workers of all classes, for a server that is to use so many threads.
    pub(crate) fn start(threads: usize, metrics: &Metrics) -> io::Result<Pool> {
        let lanes = Class::ALL.map(|class| Lane::new(class, threads, metrics));
        let pool = Pool { lanes };
        for lane in &pool.lanes {
            for _ in 0..lane.workers {
                let (name, lane) = (format!("work-{}", lane.class.name()), Arc::clone(lane));
                thread::Builder::new().name(name).spawn(move || lane.work())?;
            }
        }
        Ok(pool)
    }

    /// Has work done for a client when it is their turn. Whoever stops waiting for it cancels it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        client: Client,
        work: impl FnOnce(&Task) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (tell, told) = oneshot::channel();
        let work = move |task: &Task| {
            // Whoever asked may have gone.
            let _ = tell.send(work(task));
        };
        let _pending = self.lane(class).submit(client, Box::new(work))?;
        told.await.map_err(|_| ApiError::Failed)
    }

    /// Does nothing more: what waits is dropped, and what is being done is cancelled.
    pub(crate) fn close(&self) {
        self.lanes.iter().for_each(|lane| lane.close());
    }

    /// Whether it was closed, because the server stops.
    pub(crate) fn is_closed(&self) -> bool {
        self.lanes.iter().any(|lane| lane.state().is_closed)
    }

    fn lane(&self, class: Class) -> &Arc<Lane> {
        // In the order of their classes.
        &self.lanes[class as usize]
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

/// Work that somebody waits for; without them it is not done.
struct Pending<'a> {
    lane: &'a Lane,
    client: Client,
    number: u64,
    is_cancelled: Arc<AtomicBool>,
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
        let mut state = self.lane.state();
        let removed = state.queue.remove(self.client, self.number);
        self.lane.tell_waiting(&state);
        drop(state);
        // What it holds may be large: it is dropped while nobody waits for the lock.
        drop(removed);
    }
}

impl Lane {
    fn new(class: Class, threads: usize, metrics: &Metrics) -> Arc<Lane> {
        let state = LaneState { queue: FairQueue::new(class.room()), running: Vec::new(), is_closed: false };
        Arc::new(Lane {
            class,
            workers: class.workers(threads),
            state: Mutex::new(state),
            changed: Condvar::new(),
            metrics: metrics.work(class),
        })
    }

    fn submit(&self, client: Client, work: Box<dyn FnOnce(&Task) + Send>) -> Result<Pending<'_>, ApiError> {
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let job = Job { work, is_cancelled: Arc::clone(&is_cancelled), since: Instant::now() };
        let mut state = self.state();
        if state.is_closed {
            return Err(ApiError::Failed);
        }
        let number = state.queue.push(client, job).map_err(|Full| {
            self.metrics.refused.inc();
            ApiError::Busy
        })?;
        self.tell_waiting(&state);
        drop(state);
        self.changed.notify_one();
        Ok(Pending { lane: self, client, number, is_cancelled })
    }

    /// Does one thing after the other, until there is nothing more to do ever.
    fn work(&self) {
        stand_back(self.class.niceness());
        while let Some(Next { job, crowd }) = self.next() {
            let share = WAIT.mul_f64(self.workers as f64 / crowd as f64);
            self.metrics.waited.observe(job.since.elapsed().as_secs_f64());
            let start = Instant::now();
            let task = Task { is_cancelled: Arc::clone(&job.is_cancelled), share };
            // Whoever waits is told that it failed: the sender is dropped.
            let _ = catch_unwind(AssertUnwindSafe(|| (job.work)(&task)));
            self.metrics.took.observe(start.elapsed().as_secs_f64());
            let mut state = self.state();
            state.running.retain(|running| !Arc::ptr_eq(running, &task.is_cancelled));
            self.metrics.running.set(count(state.running.len()));
        }
    }

    /// Waits for the next job; none when the lane is closed.
    fn next(&self) -> Option<Next<Job>> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(next) = state.queue.pop() {
                state.running.push(Arc::clone(&next.job.is_cancelled));
                self.tell_waiting(&state);
                self.metrics.running.set(count(state.running.len()));
                return Some(next);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        let waiting = std::mem::replace(&mut state.queue, FairQueue::new(self.class.room()));
        state.running.iter().for_each(|is_cancelled| is_cancelled.store(true, Ordering::Relaxed));
        self.tell_waiting(&state);
        drop(state);
        self.changed.notify_all();
        drop(waiting);
    }

    fn tell_waiting(&self, state: &LaneState) {
        self.metrics.waiting.set(count(state.queue.len()));
    }

    fn state(&self) -> MutexGuard<'_, LaneState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Lets other threads go first. On Linux every thread has a niceness of its own.
pub(crate) fn stand_back(niceness: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(niceness) {
        tracing::debug!(%error, "a worker could not be made nicer");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const CLIENT: Client = Client::Table(1);
    const OTHER: Client = Client::Table(2);

    fn pool() -> Pool {
        Pool::start(1, &Metrics::new()).unwrap()
    }

    /// Work that goes on until it is cancelled, and says that it has begun and ended.
    fn endless(begun: oneshot::Sender<()>, ended: mpsc::Sender<()>) -> impl FnOnce(&Task) + Send {
        move |task| {
            begun.send(()).unwrap();
            while !task.is_cancelled() {
                thread::yield_now();
            }
            ended.send(()).unwrap();
        }
    }

    #[tokio::test]
    async fn work_ends_when_nobody_waits_for_it_any_more() {
        let pool = pool();
        let ((begun, has_begun), (ended, has_ended)) = (oneshot::channel(), mpsc::channel());
        tokio::select! {
            _ = pool.run(Class::Film, CLIENT, endless(begun, ended)) => unreachable!("it never ends by itself"),
            _ = has_begun => {}
        }
        has_ended.recv().unwrap();
        assert_eq!(pool.run(Class::Film, CLIENT, |_| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn work_that_waits_is_not_done_when_nobody_waits_for_it_any_more() {
        let pool = pool();
        let ((begun, has_begun), (ended, _ended)) = (oneshot::channel(), mpsc::channel());
        let first = pool.run(Class::Film, CLIENT, endless(begun, ended));
        let second = pool.run(Class::Film, OTHER, |_| unreachable!("nobody wanted it any more"));
        tokio::select! {
            biased;
            _ = first => unreachable!("it never ends by itself"),
            _ = second => unreachable!("it has no turn"),
            _ = has_begun => {}
        }
        assert_eq!(pool.lane(Class::Film).state().queue.len(), 0);
    }

    #[tokio::test]
    async fn a_class_does_not_wait_for_another() {
        let pool = pool();
        let ((begun, has_begun), (ended, _ended)) = (oneshot::channel(), mpsc::channel());
        tokio::select! {
            _ = pool.run(Class::Bot, CLIENT, endless(begun, ended)) => unreachable!("it never ends by itself"),
            quick = async {
                has_begun.await.unwrap();
                pool.run(Class::QuickBot, CLIENT, |_| 7).await
            } => assert_eq!(quick.unwrap(), 7),
        }
    }

    #[tokio::test]
    async fn a_pool_that_is_closed_cancels_and_does_nothing_more() {
        let pool = pool();
        let ((begun, has_begun), (ended, has_ended)) = (oneshot::channel(), mpsc::channel());
        let close = async {
            has_begun.await.unwrap();
            pool.close();
        };
        let (cancelled, ()) = tokio::join!(pool.run(Class::Film, CLIENT, endless(begun, ended)), close);
        assert!(cancelled.is_ok(), "it ended because it was cancelled");
        has_ended.recv().unwrap();
        assert!(matches!(pool.run(Class::Film, CLIENT, |_| ()).await, Err(ApiError::Failed)));
    }

    #[tokio::test]
    async fn work_that_panics_fails_and_the_next_is_done() {
        let pool = pool();
        let failed = pool.run(Class::Hint, CLIENT, |_| unreachable!("a test of what happens then")).await;
        assert!(matches!(failed, Err::<(), _>(ApiError::Failed)));
        assert_eq!(pool.run(Class::Hint, CLIENT, |_| 7).await.unwrap(), 7);
    }

    #[test]
    fn the_more_there_is_to_do_the_less_time_there_is_for_each() {
        let task = |share| Task { is_cancelled: Arc::default(), share };
        let second = Duration::from_secs(1);
        assert_eq!(task(WAIT).budget(second), second);
        assert_eq!(task(WAIT / 100).budget(second), WAIT / 100);
    }
}
