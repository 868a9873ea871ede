//! The one who writes. All changes that wait are made together and reach the disk together, so that
//! many tables share the time that takes; then everybody is told.

use std::sync::mpsc::Receiver;
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};

use super::error::StoreError;
use crate::metrics::Metrics;

/// How many changes reach the disk together at the most.
const MOST: usize = 1024;

/// A change that waits.
pub(super) trait Job: Send {
    /// Makes the change. One that fails leaves nothing behind.
    fn run(&mut self, db: &Connection) -> Result<(), StoreError>;

    /// Tells whoever waits what became of it; only now is it certain.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A change that a function makes, with a value for whoever waits.
pub(super) struct Change<R, T, D> {
    run: Option<R>,
    value: Option<T>,
    done: D,
}

impl<R, T, D> Change<R, T, D> {
    pub(super) fn new(run: R, done: D) -> Change<R, T, D> {
        Change { run: Some(run), value: None, done }
    }
}

impl<R, T, D> Job for Change<R, T, D>
where
    R: FnOnce(&Connection) -> Result<T, StoreError> + Send,
    T: Send,
    D: FnOnce(Result<T, StoreError>) + Send,
{
    fn run(&mut self, db: &Connection) -> Result<(), StoreError> {
        let run = self.run.take().ok_or(StoreError::Closed)?;
        self.value = Some(run(db)?);
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Change { value, done, .. } = *self;
        done(outcome.and_then(|()| value.ok_or(StoreError::Closed)));
    }
}

/// Writes until nobody can ask for anything any more.
pub(super) fn write(mut db: Connection, jobs: &Receiver<Box<dyn Job>>, metrics: &Metrics) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(MOST - 1));
        let start = Instant::now();
        let outcomes = commit(&mut db, &mut batch);
        metrics.commit(batch.len(), start.elapsed());
        match outcomes {
            Ok(outcomes) => batch.into_iter().zip(outcomes).for_each(|(job, outcome)| job.answer(outcome)),
            Err(error) => {
                tracing::error!(%error, changes = batch.len(), "nothing could be written");
                batch.into_iter().for_each(|job| job.answer(Err(error.clone())));
            }
        }
    }
}

/// Makes the changes; an error says that none of them was made.
fn commit(
    db: &mut Connection,
    batch: &mut [Box<dyn Job>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut all = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        let one = all.savepoint()?;
        let outcome = job.run(&one);
        match &outcome {
            Ok(()) => one.commit()?,
            Err(error) => {
                // An error of the disk takes the whole batch with it.
                if one.is_autocommit() {
                    return Err(error.clone());
                }
                one.finish()?;
            }
        }
        outcomes.push(outcome);
    }
    all.commit()?;
    Ok(outcomes)
}
