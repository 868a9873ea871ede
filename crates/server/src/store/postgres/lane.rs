//! A thread that writes through a connection of its own. All changes of a table go through the same one, so they are made in
//! order; those of many tables are made together.

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

use super::append::{CHANNEL, MOST, append, is_appended};
use super::connection::Connection;
use super::hosts::Hosts;
use crate::cluster::{FanOut, MovedNotices};
use crate::metrics::Metrics;
use crate::store::StoreError;
use crate::store::database::Job;
use crate::store::log::Entry;

/// How long the database may be away before those who wait are told. A standby may take its place meanwhile.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before it is tried again.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// What a lane needs.
pub(super) struct Lane {
    pub(super) hosts: Arc<Hosts>,
    pub(super) runtime: Handle,
    pub(super) metrics: Arc<Metrics>,
    /// The name of this node.
    pub(super) node: String,
    /// What tells the other nodes which tables have moved; otherwise the database does.
    pub(super) fan_out: Option<Arc<dyn FanOut>>,
    pub(super) connection: Option<Connection>,
}

impl Lane {
    /// Writes until nobody can ask for anything any more.
    pub(super) fn write(mut self, jobs: &Receiver<Box<dyn Job>>) {
        while let Ok(first) = jobs.recv() {
            let mut waiting = vec![first];
            waiting.extend(jobs.try_iter().take(MOST - 1));
            let mut appends: Vec<Box<dyn Job>> = Vec::new();
            for job in waiting {
                match job.entry() {
                    Some(_) => appends.push(job),
                    None => {
                        self.append_all(std::mem::take(&mut appends));
                        self.change(job);
                    }
                }
            }
            self.append_all(appends);
        }
    }

    /// Makes a change of another kind, by itself.
    fn change(&mut self, mut job: Box<dyn Job>) {
        let start = Instant::now();
        let outcome = self.connected().and_then(|db| db.transaction(|db| job.run(db)));
        self.metrics.commit(1, start.elapsed());
        job.answer(outcome);
    }

    /// Appends entries; those of one table that follow each other become one.
    fn append_all(&mut self, jobs: Vec<Box<dyn Job>>) {
        let mut groups: Vec<(Entry, Vec<Box<dyn Job>>)> = Vec::new();
        for job in jobs {
            let Some(entry) = job.entry().cloned() else { continue };
            match groups.iter_mut().find(|(other, _)| other.number == entry.number) {
                Some((other, jobs)) if other.head() == entry.before => {
                    other.extend(entry);
                    jobs.push(job);
                }
                Some(_) => {
                    // It builds on something else: only one of both can be right, and they come one after the other.
                    self.append_groups(std::mem::take(&mut groups));
                    groups.push((entry, vec![job]));
                }
                None => groups.push((entry, vec![job])),
            }
        }
        self.append_groups(groups);
    }

    fn append_groups(&mut self, groups: Vec<(Entry, Vec<Box<dyn Job>>)>) {
        if groups.is_empty() {
            return;
        }
        let (entries, jobs): (Vec<Entry>, Vec<_>) = groups.into_iter().unzip();
        let start = Instant::now();
        let outcomes = self.append_patiently(&entries);
        self.metrics.commit(entries.len(), start.elapsed());
        for (jobs, outcome) in jobs.into_iter().zip(outcomes) {
            jobs.into_iter().for_each(|job| job.answer(outcome.clone()));
        }
    }

    /// Appends entries, trying again for a while if the database does not answer. What was written although no answer came is
    /// found again by its hash.
    fn append_patiently(&mut self, entries: &[Entry]) -> Vec<Result<(), StoreError>> {
        let start = Instant::now();
        let mut is_again = false;
        loop {
            match self.append_once(entries, is_again) {
                Err(StoreError::Unavailable(reason)) if start.elapsed() < PATIENCE => {
                    tracing::warn!(reason, "the database does not answer");
                    self.metrics.store_retries.inc();
                    is_again = true;
                    std::thread::sleep(PAUSE);
                }
                Err(error) => {
                    tracing::error!(%error, changes = entries.len(), "nothing could be written");
                    return entries.iter().map(|_| Err(error.clone())).collect();
                }
                Ok(outcomes) => return outcomes,
            }
        }
    }

    fn append_once(
        &mut self,
        entries: &[Entry],
        is_again: bool,
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let (node, fan_out) = (self.node.clone(), self.fan_out.clone());
        let channel = if fan_out.is_some() { "" } else { CHANNEL };
        let notices = MovedNotices::new(&node, entries.iter().map(Entry::moved))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        let db = self.connected()?;
        let moved = append(db, entries, &node, channel, &notices)?;
        let mut outcomes = Vec::with_capacity(entries.len());
        for entry in entries {
            let is_there = moved.contains(&entry.number) || is_again && is_appended(db, entry)?;
            outcomes.push(if is_there { Ok(()) } else { Err(StoreError::Conflict) });
        }
        if let Some(fan_out) = fan_out {
            let texts = notices.texts.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_ok());
            fan_out.send(notices.join(texts.map(|(text, _)| text.as_str())));
        }
        let conflicts = outcomes.iter().filter(|outcome| outcome.is_err()).count();
        self.metrics.conflicts.inc_by(conflicts as u64);
        Ok(outcomes)
    }

    /// The connection; another one if it was lost.
    fn connected(&mut self) -> Result<&Connection, StoreError> {
        let connection = match self.connection.take().filter(Connection::is_usable) {
            Some(connection) => connection,
            None => Connection::open(&self.hosts, &self.runtime)?,
        };
        Ok(self.connection.insert(connection))
    }
}
