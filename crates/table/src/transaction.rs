//! Events that happen together: all of them, or none.

use crate::clock::Millis;
use crate::event::{Event, Logged, OrderId};
use crate::table::{ApplyError, Table};

/// Events that one order, or the passing of time, causes. They are applied to a copy of the table.
pub(crate) struct Transaction<'a> {
    table: Table,
    order: Option<&'a OrderId>,
    now: Millis,
    events: Vec<Logged>,
    /// Whether something should have happened that takes the secret.
    lacks_secret: bool,
}

/// What an order would make of a table, as far as anybody can know who does not have the secret.
#[derive(Clone, Debug)]
pub struct Foretold {
    /// The table.
    pub table: Table,
    /// Whether that is all. If not, a draw or the end of the game is still to come.
    pub is_complete: bool,
}

impl Table {
    /// Runs a transaction; the answer is its events. If one of them can't be applied, none has happened and
    /// the table is as it was.
    pub(crate) fn transact(
        &mut self,
        order: Option<&OrderId>,
        now: Millis,
        run: impl FnOnce(&mut Transaction<'_>) -> Result<(), ApplyError>,
    ) -> Result<Vec<Logged>, ApplyError> {
        let mut transaction = Transaction::new(self.clone(), order, now);
        run(&mut transaction)?;
        *self = transaction.table;
        Ok(transaction.events)
    }
}

impl<'a> Transaction<'a> {
    fn new(table: Table, order: Option<&'a OrderId>, now: Millis) -> Transaction<'a> {
        Transaction { table, order, now, events: Vec::new(), lacks_secret: false }
    }

    /// Runs at a table whose secret nobody knows yet.
    pub(crate) fn foretell(
        table: &Table,
        now: Millis,
        run: impl FnOnce(&mut Transaction<'_>) -> Result<(), ApplyError>,
    ) -> Result<Foretold, ApplyError> {
        let mut transaction = Transaction::new(table.without_secret(), None, now);
        run(&mut transaction)?;
        Ok(Foretold { table: transaction.table, is_complete: !transaction.lacks_secret })
    }

    /// Notes that something should happen now that takes the secret.
    pub(crate) fn lack_secret(&mut self) {
        self.lacks_secret = true;
    }

    /// The table after the events so far.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Numbers an event and applies it.
    pub(crate) fn emit(&mut self, event: Event) -> Result<(), ApplyError> {
        let at = match event {
            // While time stood still, the clock of whoever runs the table may have been set.
            Event::Reopened | Event::Resumed { .. } => self.now,
            // It does not run backwards otherwise, whatever the clock outside does.
            _ => self.now.max(self.table.last),
        };
        let logged = Logged { version: self.table.version() + 1, at, order: self.order.cloned(), event };
        self.table.apply(&logged)?;
        self.events.push(logged);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use games::Game;

    use super::*;
    use crate::fair::{Method, Secret};

    fn table() -> Table {
        let settings = r#"{ "game": "kids", "seats": [{ "kind": "person" }, { "kind": "person" }] }"#;
        Table::create(serde_json::from_str(settings).unwrap(), Secret::new([7; 32]), 5).unwrap().0
    }

    /// What anybody could tell two tables apart by.
    fn state(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
        let position = table.game().map(Game::position);
        (table.version(), table.last, table.players().to_vec(), position, table.awaited(), table.deadline())
    }

    #[test]
    fn an_event_that_cannot_be_applied_is_an_error_and_changes_nothing() {
        let mut table = table();
        table.transact(None, 6, |all| all.emit(Event::Started { starts: 1 })).unwrap();
        let settings = table.settings().clone();
        let before = state(&table);
        let impossible = [
            Event::Created {
                settings,
                commitment: table.commitment().to_owned(),
                method: Method::LATEST,
                rules: 1,
                tiles: None,
            },
            Event::Sat { seat: 2, name: "Ada".to_owned() },
            Event::Drawn { text: "draw 99".to_owned() },
            Event::Drawn { text: "no move".to_owned() },
            Event::Played { seat: 0, text: "pass".to_owned(), by_bot: false },
            Event::TakenBack { seat: 0 },
            Event::UndoAgreed { seat: 0 },
        ];
        for event in impossible {
            let error = table.transact(None, 7, |all| all.emit(event.clone())).unwrap_err();
            assert_eq!(error.version, 3, "{event:?}");
            assert_eq!(state(&table), before, "{event:?}");
        }
    }

    #[test]
    fn events_that_happen_together_all_happen_or_none_does() {
        let mut table = table();
        let before = state(&table);
        let id = OrderId { seat: 0, id: "a".to_owned() };
        let failed = table.transact(Some(&id), 6, |all| {
            all.emit(Event::Sat { seat: 0, name: "Ada".to_owned() })?;
            all.emit(Event::Started { starts: 0 })?;
            all.emit(Event::Drawn { text: "draw 99".to_owned() })
        });
        assert_eq!(failed.unwrap_err().version, 4);
        assert_eq!((state(&table), table.executed(&id)), (before, None));

        let events =
            table.transact(Some(&id), 6, |all| all.emit(Event::Sat { seat: 0, name: "Ada".to_owned() }));
        assert_eq!(events.unwrap()[0].version, 2);
    }
}
