//! What was made of tables a moment ago: a link that is sent to many is looked up by many at once.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use words::Lang;

use crate::keys::TableId;

/// How many of a kind are kept at the most; each has some hundred kilobytes at the most.
const MOST: usize = 32;

/// What it was made of: a table after an event, in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableKey {
    pub(super) table: TableId,
    pub(super) version: u64,
    pub(super) lang: Lang,
}

/// The answers of one kind that were made last.
#[derive(Default)]
pub(super) struct TableCache(Mutex<VecDeque<(TableKey, Bytes)>>);

impl TableCache {
    /// One that was made before.
    pub(super) fn get(&self, key: &TableKey) -> Option<Bytes> {
        self.kept().iter().find(|(known, _)| known == key).map(|(_, made)| made.clone())
    }

    /// Keeps one instead of the oldest, and instead of those of the table as it was.
    pub(super) fn put(&self, key: TableKey, made: Bytes) {
        let mut kept = self.kept();
        kept.retain(|(known, _)| {
            known.table != key.table || (known.version == key.version && known.lang != key.lang)
        });
        kept.push_back((key, made));
        if kept.len() > MOST {
            kept.pop_front();
        }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(TableKey, Bytes)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_answers_are_kept_and_none_of_a_table_as_it_was() {
        let cache = TableCache::default();
        let key = |table: &TableId, version, lang| TableKey { table: table.clone(), version, lang };
        let table = TableId::random().unwrap();
        let first = key(&table, 1, Lang::English);
        assert_eq!(cache.get(&first), None);
        cache.put(first.clone(), Bytes::from_static(b"1"));
        cache.put(key(&table, 1, Lang::French), Bytes::from_static(b"2"));
        assert_eq!(cache.get(&first).as_deref(), Some(&b"1"[..]));
        cache.put(key(&table, 2, Lang::English), Bytes::from_static(b"3"));
        assert_eq!(cache.get(&first), None);
        for _ in 0..MOST {
            cache.put(key(&TableId::random().unwrap(), 1, Lang::English), Bytes::new());
        }
        assert_eq!(cache.get(&key(&table, 2, Lang::English)), None);
        assert_eq!(cache.kept().len(), MOST);
    }
}
