//! Tables that the page runs itself: it has the secret, draws, and keeps the events.

use bots::Turn;
use games::Seat;
use serde::Serialize;
use table::{Logged, Millis, Order, OrderId, Secret, Settings, Table};
use views::check_settings;

use crate::error::{Error, malformed};
use crate::requests::Handle;
use crate::tables::{Known, Tables};

/// A table that was made, and its first event.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Hosted {
    table: Handle,
    events: Vec<Logged>,
}

/// What happened.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Happened {
    events: Vec<Logged>,
}

/// What happened, and how the same people play again.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct Again {
    events: Vec<Logged>,
    settings: Settings,
}

/// Makes a table.
pub(crate) fn host(
    tables: &mut Tables,
    id: String,
    settings: Settings,
    secret: &str,
    now: Millis,
) -> Result<Hosted, Error> {
    check_settings(&settings)?;
    let (table, created) = Table::create(settings, read_secret(secret)?, now)?;
    let Known { table } = tables.add(id, table);
    Ok(Hosted { table, events: vec![created] })
}

/// Takes up a table that was made before.
pub(crate) fn resume(
    tables: &mut Tables,
    id: String,
    secret: &str,
    events: &[Logged],
) -> Result<Known, Error> {
    let table = Table::resume(read_secret(secret)?, events)?;
    Ok(tables.add(id, table))
}

fn read_secret(text: &str) -> Result<Secret, Error> {
    Secret::read(text).ok_or_else(|| malformed("a secret has 64 hexadecimal digits"))
}

/// Time goes on at a table that nobody ran for a while.
pub(crate) fn reopen(table: &mut Table, now: Millis) -> Result<Happened, Error> {
    Ok(Happened { events: table.reopen(now)? })
}

/// Executes an order.
pub(crate) fn order(
    table: &mut Table,
    seat: u8,
    order: &Order,
    id: Option<String>,
    now: Millis,
) -> Result<Happened, Error> {
    let id = id.map(|id| OrderId { seat, id });
    Ok(Happened { events: table.order(Seat(seat), order, id.as_ref(), now)? })
}

/// Makes the best of the turns that a bot has thought of.
pub(crate) fn bot_turn(
    table: &mut Table,
    seat: u8,
    turns: Vec<Turn>,
    now: Millis,
) -> Result<Happened, Error> {
    let best = Turn::best(turns).ok_or_else(|| malformed("a bot makes one of several turns, not of none"))?;
    Ok(Happened { events: table.bot_turn(Seat(seat), &best.moves, now)? })
}

/// Does what the passing of time causes.
pub(crate) fn timeout(table: &mut Table, now: Millis) -> Result<Happened, Error> {
    Ok(Happened { events: table.tick(now)? })
}

/// The same people play again at another table.
pub(crate) fn rematch(table: &mut Table, id: &str, now: Millis) -> Result<Again, Error> {
    Ok(Again { events: table.set_rematch(id, now)?, settings: table.settings().rotated() })
}
