//! What is in the database, and how one of an earlier version becomes one of this.

use rusqlite::{Connection, TransactionBehavior};

use crate::store::StoreError;

/// What makes each version of the one before it. A step that was released is never changed.
const STEPS: [&str; 4] = [
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
];

/// Brings a database up to date.
pub(super) fn migrate(db: &mut Connection) -> Result<(), StoreError> {
    let known = u32::try_from(STEPS.len()).unwrap_or(u32::MAX);
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&step)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for sql in &STEPS[found as usize..] {
        step.execute_batch(sql)?;
    }
    step.pragma_update(None, "user_version", known)?;
    Ok(step.commit()?)
}

fn version(db: &Connection) -> Result<u32, StoreError> {
    Ok(db.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::TableId;
    use crate::store::delete_table;

    #[test]
    fn a_database_becomes_the_latest_once() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db).unwrap();
        assert_eq!(version(&db).unwrap() as usize, STEPS.len());
        migrate(&mut db).unwrap();
    }

    #[test]
    fn a_later_version_is_left_alone() {
        let mut db = Connection::open_in_memory().unwrap();
        db.pragma_update(None, "user_version", 99).unwrap();
        assert!(matches!(migrate(&mut db), Err(StoreError::Newer { found: 99, .. })));
    }

    #[test]
    fn events_are_never_changed_and_go_only_with_their_table() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db).unwrap();
        db.execute_batch(
            "INSERT INTO tables (number, id, secret, version, head, stage, is_listed, is_busy, summary, created_at, changed_at)
                 VALUES (1, '0123456789abcdef', x'00', 1, x'00', 'waiting', 0, 0, '{}', 0, 0);
             INSERT INTO events VALUES (1, 1, '{}', x'00');
             INSERT INTO seats (table_number, seat, token) VALUES (1, 0, x'00');
             INSERT INTO barred VALUES (1, x'00');",
        )
        .unwrap();
        assert!(db.execute("UPDATE events SET body = ''", []).is_err());
        assert!(db.execute("DELETE FROM events", []).is_err());
        delete_table(&db, &TableId::read("0123456789abcdef").unwrap()).unwrap();
        for table in ["tables", "events", "seats", "barred"] {
            let left: i64 =
                db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
            assert_eq!(left, 0, "{table}");
        }
    }
}
