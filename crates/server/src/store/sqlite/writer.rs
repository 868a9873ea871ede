//! The one who writes. All changes that wait are made together and reach the disk together, so that
//! many tables share the time that takes; then everybody is told.

use std::sync::mpsc::Receiver;
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};

use crate::metrics::Metrics;
use crate::store::StoreError;
use crate::store::database::Job;

/// How many changes reach the disk together at the most.
const MOST: usize = 1024;

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
        let outcome = job.run(&*one);
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
