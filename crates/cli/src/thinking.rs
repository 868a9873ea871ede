//! Bots on the command line: their names, how long they may think, and with how many threads.

use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::arena::{Contestant, ContestantError, Limit};
use bots::{Crew, Job, Level};
use games::Message;

use crate::app::App;
use crate::parallel::available_threads;

/// A thread for each of so many hands.
pub(crate) struct Threads(u16);

impl Threads {
    /// As many as the machine can run at the same time.
    pub(crate) fn all() -> Threads {
        Threads(available_threads())
    }
}

impl Crew for Threads {
    fn hands(&self) -> usize {
        self.0.into()
    }

    fn work(&self, jobs: Vec<Job<'_>>) {
        let jobs = Mutex::new(jobs);
        let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let take_turns = || {
            while let Some(job) = next() {
                job();
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.0 {
                // A thread that can't be had is not needed: others do its work.
                let _ = thread::Builder::new().spawn_scoped(scope, take_turns);
            }
            take_turns();
        });
    }
}

/// Reads a bot, such as `master@100ms`.
pub(crate) fn read_contestant(app: &App, text: &str) -> anyhow::Result<Contestant> {
    Contestant::read(text).map_err(|error| {
        let message = match error {
            ContestantError::Name(name) => no_bot(&name),
            ContestantError::Limit(limit) => Message::new("cli-bot-limit").with("limit", limit),
            ContestantError::Change(change) => Message::new("cli-bot-change").with("change", change),
        };
        app.usage(&message)
    })
}

/// Reads the name of a bot.
pub(crate) fn read_level(app: &App, name: &str) -> anyhow::Result<Level> {
    Level::find(name).ok_or_else(|| app.usage(&no_bot(name)))
}

fn no_bot(name: &str) -> Message {
    let known: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
    Message::new("cli-no-bot").with("name", name).with("known", known.join(", "))
}

/// Reads how long a bot may think, such as `200` simulations or `100ms`.
pub(crate) fn read_limit(app: &App, text: &str) -> anyhow::Result<Limit> {
    Limit::read(text).ok_or_else(|| app.usage(&Message::new("cli-bot-limit").with("limit", text)))
}
