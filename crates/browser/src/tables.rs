//! The tables that a page has made known.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Logged, Table};

use crate::error::Error;
use crate::requests::Handle;
use crate::told::StateHash;

/// The tables by their handles.
#[derive(Default)]
pub(crate) struct Tables {
    known: BTreeMap<Handle, KnownTable>,
    last: Handle,
}

/// A table, and the name that it has everywhere.
pub(crate) struct KnownTable {
    pub(crate) id: String,
    pub(crate) table: Table,
}

/// The handle of a table that is known from now on.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Known {
    pub(crate) table: Handle,
}

/// A table was forgotten.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Forgotten {}

impl Tables {
    /// Makes a table known.
    pub(crate) fn add(&mut self, id: String, table: Table) -> Known {
        self.last = self.last.next();
        self.known.insert(self.last, KnownTable { id, table });
        Known { table: self.last }
    }

    /// The table of a handle, with its name.
    pub(crate) fn known(&self, handle: Handle) -> Result<&KnownTable, Error> {
        self.known.get(&handle).ok_or(Error::NoTable)
    }

    /// The table of a handle.
    pub(crate) fn find(&self, handle: Handle) -> Result<&Table, Error> {
        self.known(handle).map(|known| &known.table)
    }

    /// The table of a handle, to be changed.
    pub(crate) fn find_mut(&mut self, handle: Handle) -> Result<&mut Table, Error> {
        self.known.get_mut(&handle).map(|known| &mut known.table).ok_or(Error::NoTable)
    }

    /// Follows a table by its events.
    pub(crate) fn mirror(&mut self, id: String, events: &[Logged]) -> Result<Known, Error> {
        let table = Table::mirror(events)?;
        Ok(self.add(id, table))
    }

    /// Applies events to a table: all of them, or none.
    pub(crate) fn apply(&mut self, handle: Handle, events: &[Logged]) -> Result<StateHash, Error> {
        let table = self.find_mut(handle)?;
        let mut next = table.clone();
        events.iter().try_for_each(|logged| next.apply(logged))?;
        *table = next;
        Ok(StateHash::of(table))
    }

    /// Forgets a table.
    pub(crate) fn forget(&mut self, handle: Handle) -> Result<Forgotten, Error> {
        self.known.remove(&handle).map(|_| Forgotten {}).ok_or(Error::NoTable)
    }
}
