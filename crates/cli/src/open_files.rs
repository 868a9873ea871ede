//! Many connections are many open files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// How many open files are kept for everything but connections: the store, the log, the program itself.
const OTHERS: u64 = 64;

/// Allows this process as many open files as the machine lets it have; the answer is how many.
pub(crate) fn raise() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
        return maximum.unwrap_or(u64::MAX);
    }
    current.unwrap_or(u64::MAX)
}

/// How many connections there can be with so many open files.
pub(crate) fn connections(open_files: u64) -> u64 {
    open_files.saturating_sub(OTHERS).max(1)
}
