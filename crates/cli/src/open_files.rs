//! Many connections are many open files.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Allows this process as many open files as the machine lets it have; the answer is how many.
pub(crate) fn raise() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
        return maximum.unwrap_or(u64::MAX);
    }
    current.unwrap_or(u64::MAX)
}
