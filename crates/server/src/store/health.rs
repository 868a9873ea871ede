//! Whether anything can be written.

use rusqlite::{Connection, params};
use table::Millis;

use super::error::StoreError;
use super::log::time;

/// How much is written to find out, in bytes: a few pages, as an order takes.
const ROOM: i64 = 16 * 1024;

/// Writes for no other purpose than to find out whether that is possible.
pub(crate) fn check_health(db: &Connection, now: Millis) -> Result<(), StoreError> {
    // The new row before the old one goes: it must not fit merely because the old one made room.
    db.prepare_cached("INSERT INTO health VALUES (?1, zeroblob(?2))")?.execute(params![time(now), ROOM])?;
    db.prepare_cached("DELETE FROM health WHERE rowid < last_insert_rowid()")?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema::migrate;

    #[test]
    fn checks_leave_no_more_than_one_row() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db).unwrap();
        for now in 1..=3 {
            check_health(&db, now).unwrap();
        }
        let left: (i64, i64) = db
            .query_row("SELECT count(*), max(checked_at) FROM health", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .unwrap();
        assert_eq!(left, (1, 3));
    }
}
