//! Previews that were drawn a moment ago: a link that is sent to many is looked up by many at once.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use words::Lang;

use crate::keys::TableId;

/// How many are kept at the most; each has some hundred kilobytes.
const MOST: usize = 32;

/// What a preview shows: a table after an event, in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PreviewKey {
    pub(super) table: TableId,
    pub(super) version: u64,
    pub(super) lang: Lang,
}

/// The previews that were drawn last.
#[derive(Default)]
pub(super) struct PreviewCache(Mutex<VecDeque<(PreviewKey, Bytes)>>);

impl PreviewCache {
    /// A preview that was drawn before.
    pub(super) fn get(&self, key: &PreviewKey) -> Option<Bytes> {
        self.kept().iter().find(|(known, _)| known == key).map(|(_, picture)| picture.clone())
    }

    /// Keeps a preview instead of the oldest, and instead of those of the table as it was.
    pub(super) fn put(&self, key: PreviewKey, picture: Bytes) {
        let mut kept = self.kept();
        kept.retain(|(known, _)| {
            known.table != key.table || (known.version == key.version && known.lang != key.lang)
        });
        kept.push_back((key, picture));
        if kept.len() > MOST {
            kept.pop_front();
        }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(PreviewKey, Bytes)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_previews_are_kept_and_none_of_a_table_as_it_was() {
        let cache = PreviewCache::default();
        let key = |table: &TableId, version, lang| PreviewKey { table: table.clone(), version, lang };
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
