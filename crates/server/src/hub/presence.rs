//! Who is connected to a table, here and at other nodes.

use std::collections::HashMap;

use views::Presence;

use super::{Hub, LiveTable};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::keys::TableId;

/// Of how many tables is told at once: that fits in a notice.
const AT_ONCE: usize = 60;

/// Who is connected.
pub(super) struct Connections {
    here: Presence,
    /// By the name of the node.
    elsewhere: HashMap<String, Presence>,
}

impl Connections {
    pub(super) fn none(seats: usize) -> Connections {
        Connections { here: Presence { seats: vec![0; seats], watching: 0 }, elsewhere: HashMap::new() }
    }

    /// All who are connected, wherever.
    pub(super) fn all(&self) -> Presence {
        let mut all = self.here.clone();
        for other in self.elsewhere.values() {
            all.watching = all.watching.saturating_add(other.watching);
            for (sum, count) in all.seats.iter_mut().zip(&other.seats) {
                *sum = sum.saturating_add(*count);
            }
        }
        all
    }
}

impl Hub {
    /// Tells the other nodes who is connected here to some tables, if anybody is.
    pub(super) fn publish_presence(&self, tables: &[TableId]) -> Result<(), ApiError> {
        let mut told = Vec::new();
        for live in tables.iter().filter_map(|id| self.in_memory(id)) {
            let here = live.lock()?.connections.here.clone();
            if here.is_anybody() {
                told.push((live.id().clone(), here));
            }
        }
        for some in told.chunks(AT_ONCE) {
            self.cluster.publish(&Notice::Presence(some.to_vec()));
        }
        Ok(())
    }
}

impl LiveTable {
    /// Somebody in these seats is connected, until [`LiveTable::disconnect`].
    pub(crate) fn connect(&self, hub: &Hub, seats: &[u8]) -> Result<(), ApiError> {
        self.count_connection(hub, seats, |count| *count += 1)
    }

    /// Somebody in these seats has gone.
    pub(crate) fn disconnect(&self, hub: &Hub, seats: &[u8]) {
        // At a table that is no good any more nobody is told.
        let _ = self.count_connection(hub, seats, |count| *count = count.saturating_sub(1));
    }

    fn count_connection(&self, hub: &Hub, seats: &[u8], add: impl Fn(&mut u32)) -> Result<(), ApiError> {
        let here = {
            let mut inner = self.lock()?;
            inner.connections.here.count(seats, add);
            inner.connections.here.clone()
        };
        // Of a crowd that watches, other nodes need not know more than that somebody does.
        if !seats.is_empty() || here.watching <= 1 {
            hub.cluster.publish(&Notice::Presence(vec![(self.id().clone(), here)]));
        }
        self.tell_presence(seats);
        Ok(())
    }

    /// Another node has told who is connected there.
    pub(super) fn set_presence(&self, node: &str, presence: Presence) -> Result<(), ApiError> {
        let seats: Vec<u8> = {
            let mut inner = self.lock()?;
            let before = inner.connections.all();
            match presence.is_anybody() {
                true => inner.connections.elsewhere.insert(node.to_owned(), presence),
                false => inner.connections.elsewhere.remove(node),
            };
            let after = inner.connections.all();
            let changed = before.seats.iter().zip(&after.seats).map(|(before, after)| before != after);
            (0..).zip(changed).filter_map(|(seat, is_changed)| is_changed.then_some(seat)).collect()
        };
        self.tell_presence(&seats);
        Ok(())
    }

    /// Players are told at once; how many watch, with the next thing that happens. So a crowd that
    /// comes to watch is no crowd of messages.
    fn tell_presence(&self, seats: &[u8]) {
        if !seats.is_empty() {
            self.progress.send_modify(|progress| progress.presence += 1);
        }
    }

    pub(crate) fn presence(&self) -> Result<Presence, ApiError> {
        Ok(self.lock()?.connections.all())
    }

    /// Forgets who is connected at nodes that are not there any more.
    pub(super) fn forget_nodes(&self, is_alive: impl Fn(&str) -> bool) -> Result<(), ApiError> {
        let gone: Vec<String> = {
            let inner = self.lock()?;
            inner.connections.elsewhere.keys().filter(|node| !is_alive(node)).cloned().collect()
        };
        gone.iter().try_for_each(|node| self.set_presence(node, Presence::default()))
    }
}
