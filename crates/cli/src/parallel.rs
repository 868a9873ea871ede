//! Threads for work on many games.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// A pool of so many threads, or of one for each core.
pub(crate) fn thread_pool(threads: Option<u16>) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0).into()).build()
}
