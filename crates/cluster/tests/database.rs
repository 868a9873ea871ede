//! The database that nodes share, when its servers are killed.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use cluster::Database;

async fn write(database: &Database, statement: &str) {
    database.connect().await.unwrap().batch_execute(statement).await.unwrap();
}

async fn count(database: &Database) -> i64 {
    database.connect().await.unwrap().query_one("SELECT count(*) FROM moves", &[]).await.unwrap().get(0)
}

#[tokio::test]
async fn what_was_committed_is_there_after_the_primary_was_killed() {
    let mut database = Database::start().await.unwrap();
    write(&database, "CREATE TABLE moves (number int); INSERT INTO moves VALUES (1)").await;
    database.kill_primary().await;
    database.promote_standby().await.unwrap();
    assert_eq!(count(&database).await, 1);
    write(&database, "INSERT INTO moves VALUES (2)").await;
    database.start_standby().await.unwrap();
    write(&database, "INSERT INTO moves VALUES (3)").await;
    database.kill().await;
    database.start_again().await.unwrap();
    assert_eq!(count(&database).await, 3);
    database.kill_primary().await;
    database.promote_standby().await.unwrap();
    assert_eq!(count(&database).await, 3);
}
