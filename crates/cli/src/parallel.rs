//! Work shared out among threads.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// All threads that this machine runs at once.
pub(crate) fn available_threads() -> u16 {
    thread::available_parallelism().ok().and_then(|threads| u16::try_from(threads.get()).ok()).unwrap_or(1)
}

/// What the work comes to for each number, in their order, whichever thread did it.
pub(crate) fn for_all<T: Send>(
    threads: u16,
    numbers: Range<u64>,
    work: impl Fn(u64) -> anyhow::Result<T> + Sync,
) -> anyhow::Result<Vec<T>> {
    let next = AtomicU64::new(numbers.start);
    let take_turns = || -> anyhow::Result<Vec<(u64, T)>> {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return Ok(done);
            }
            done.push((number, work(number)?));
        }
    };
    let mut all = thread::scope(|scope| -> anyhow::Result<Vec<(u64, T)>> {
        let workers: std::io::Result<Vec<_>> =
            (0..threads).map(|_| thread::Builder::new().spawn_scoped(scope, take_turns)).collect();
        let mut all = Vec::new();
        for worker in workers? {
            all.extend(worker.join().unwrap_or_else(|panic| resume_unwind(panic))?);
        }
        Ok(all)
    })?;
    all.sort_by_key(|&(number, _)| number);
    Ok(all.into_iter().map(|(_, done)| done).collect())
}
