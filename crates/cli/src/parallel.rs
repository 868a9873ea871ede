//! Threads for work on many games.

use clap::value_parser;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// How many threads a command may use.
#[derive(clap::Args)]
pub(crate) struct ThreadArgs {
    /// How many threads to use; otherwise all there are.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArgs {
    pub(crate) fn pool(&self) -> Result<ThreadPool, ThreadPoolBuildError> {
        ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()
    }
}
