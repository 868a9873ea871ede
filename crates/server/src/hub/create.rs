//! New tables.

use std::sync::Arc;

use table::{Secret, Settings, Table};
use views::check_settings;

use super::Hub;
use super::LiveTable;
use super::replica::{bodies, row};
use crate::error::ApiError;
use crate::keys::{TableId, Token, TokenHash, random};
use crate::store::{self, Creator, Entry, NewSeat, NewTable, StoreError, root};
use crate::time::now;

/// A new table, and what opens its seats.
pub(crate) struct Created {
    pub(crate) id: TableId,
    /// The token of every seat for a person.
    pub(crate) tokens: Vec<(u8, Token)>,
    /// What whoever made it shows to be that.
    pub(crate) host: Token,
}

/// A new table that is not stored yet.
struct Draft {
    new: NewTable,
    entry: Entry,
}

impl Hub {
    /// Makes a table, unless its creator has too many at which nobody plays yet.
    pub(crate) async fn create(&self, settings: Settings, creator: Creator) -> Result<Created, ApiError> {
        check_settings(&settings)?;
        let people = (0..).zip(&settings.seats).filter(|(_, kind)| kind.is_person());
        let tokens: Vec<(u8, Token)> =
            people.map(|(seat, _)| Ok((seat, Token::random()?))).collect::<Result<_, ApiError>>()?;
        let seats =
            tokens.iter().map(|(seat, token)| NewSeat { seat: *seat, token: token.hash(), person: None });
        let host = Token::random()?;
        let Draft { new, entry } = self.draft(settings, seats.collect(), creator, Some(host.hash()))?;
        let (id, most) = (new.id.clone(), self.waiting_tables);
        let made = self.store.write(move |db| {
            if most > 0 && store::waiting_tables(db, &new.creator)? >= most as u64 {
                return Err(StoreError::TooManyTables);
            }
            store::create(db, &new, &entry)
        });
        made.await.map_err(|error| match error {
            StoreError::TooManyTables => ApiError::TooManyTables,
            other => other.into(),
        })?;
        Ok(Created { id, tokens, host })
    }

    /// Makes the table at which the people of a table that is over play again, one seat on; their tokens
    /// open their seats there too. If somebody was faster, it is theirs.
    pub(crate) async fn rematch(self: &Arc<Self>, live: &Arc<LiveTable>) -> Result<TableId, ApiError> {
        let number = live.number();
        let owners = self.store.read(move |db| store::owners(db, number)).await?;
        let begin_again = || {
            let mut inner = live.lock()?;
            if inner.replica.table.ended().is_none() {
                return Err(ApiError::NotOver);
            }
            if let Some(again) = inner.replica.table.rematch().and_then(TableId::read) {
                return Ok((again, inner.replica.stamp()));
            }
            let count = inner.replica.table.players().len();
            let seats = inner.seating.tokens().map(|(seat, token)| NewSeat {
                seat: u8::try_from((usize::from(seat) + 1) % count).unwrap_or(0),
                token,
                person: owners.iter().find(|(owned, _)| *owned == seat).map(|(_, person)| *person),
            });
            let (seats, settings) = (seats.collect(), inner.replica.table.settings().rotated());
            let Draft { new, entry } = self.draft(settings, seats, Creator::default(), live.host())?;
            let again = new.id.clone();
            let at = inner.replica.time(now());
            let events = inner.replica.table.set_rematch(again.as_str(), at)?;
            live.append_with(self, &mut inner, &events, move |db| store::create(db, &new, &entry))?;
            Ok((again, inner.replica.stamp()))
        };
        live.persist(self, begin_again).await
    }

    fn draft(
        &self,
        settings: Settings,
        seats: Vec<NewSeat>,
        creator: Creator,
        host: Option<TokenHash>,
    ) -> Result<Draft, ApiError> {
        let (id, secret, is_listed) = (TableId::random()?, Secret::new(random()?), settings.is_listed);
        let encrypted = self.store.key().encrypt(&id, &secret)?;
        let now = now();
        let (table, created) = Table::create(settings, secret, now)?;
        let row = row(&id, &table, now, now)?;
        let entry = Entry::new(&id, id.number(), 1, &bodies(&[created])?, root(&id), row);
        Ok(Draft { new: NewTable { id, secret: encrypted, is_listed, host, seats, creator }, entry })
    }
}
