//! Whether anything can be written.

use table::Millis;

use super::db::{Db, params};
use super::error::StoreError;

/// How much is written to find out, in bytes: a few pages, as an order takes.
const ROOM: usize = 16 * 1024;

/// Writes for no other purpose than to find out whether that is possible.
pub(crate) fn check_health(db: &dyn Db, now: Millis) -> Result<(), StoreError> {
    // The new row before the old one goes: it must not fit merely because the old one made room.
    db.execute("INSERT INTO health (checked_at, room) VALUES (?1, ?2)", params![now, &[0; ROOM]])?;
    db.execute("DELETE FROM health WHERE checked_at != ?1", params![now])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::in_memory;

    #[test]
    fn checks_leave_no_more_than_one_row() {
        let db = in_memory();
        for now in 1..=3 {
            check_health(&db, now).unwrap();
        }
        let mut left = db.query("SELECT checked_at FROM health", &[]).unwrap();
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].take::<u64>(0).unwrap(), 3);
    }
}
