//! How far a table is, for those who wait.

use crate::store::StoreError;

/// How far the events of a table are on disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    /// The last event that is on disk.
    pub(crate) durable: u64,
    /// The hash of the state of the table after it, unless nothing has happened since the table was loaded.
    pub(crate) state_hash: Option<String>,
    /// Grows when somebody comes or goes.
    pub(crate) presence: u64,
    /// Why the table is no good any more.
    pub(crate) broken: Option<StoreError>,
    /// Of each epoch that has ended, the last event that was on disk by then. What came after was never stored.
    pub(super) ended: Vec<u64>,
}

/// An event as this node knew it: its number, and since when. An epoch ends when another node was faster, and what this one
/// had done is replaced by what the store has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(super) epoch: usize,
    pub(crate) version: u64,
}

/// Another node was faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Overtaken;

impl Progress {
    /// Whether an event is on disk, once that is certain.
    pub(super) fn outcome(&self, stamp: Stamp) -> Option<Result<(), Overtaken>> {
        match self.ended.get(stamp.epoch) {
            Some(durable) => Some(if *durable >= stamp.version { Ok(()) } else { Err(Overtaken) }),
            None => (self.durable >= stamp.version).then_some(Ok(())),
        }
    }

    /// An event and all before it are on disk.
    pub(super) fn on_stored(&mut self, stamp: Stamp, state_hash: String) {
        if self.outcome(stamp).is_none() {
            (self.durable, self.state_hash) = (stamp.version, Some(state_hash));
        }
    }

    /// Another node has stored events after the last one here, which was on disk.
    pub(super) fn follow(&mut self, durable: u64, state_hash: String) {
        (self.durable, self.state_hash) = (durable, Some(state_hash));
    }

    /// The epoch ends: the store has got so far without this node.
    pub(super) fn begin_epoch(&mut self, durable: u64, state_hash: String) {
        self.ended.push(self.durable);
        (self.durable, self.state_hash) = (durable, Some(state_hash));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_on_disk_before_another_was_faster_stays_there() {
        let mut progress = Progress { durable: 5, ..Progress::default() };
        let [five, six] = [5, 6].map(|version| Stamp { epoch: 0, version });
        assert_eq!(progress.outcome(five), Some(Ok(())));
        assert_eq!(progress.outcome(six), None);
        progress.begin_epoch(8, String::new());
        assert_eq!(progress.outcome(five), Some(Ok(())));
        assert_eq!(progress.outcome(six), Some(Err(Overtaken)));
        assert_eq!(progress.outcome(Stamp { epoch: 1, version: 6 }), Some(Ok(())));
        assert_eq!(progress.outcome(Stamp { epoch: 1, version: 9 }), None);
    }
}
