//! Many tables with people and bots, for long: the server does not grow.

use std::path::Path;
use std::time::Duration;

use load::{Drift, Soak};

/// For how many minutes; `cargo xtask soak --minutes 60` for more. Without, it is a short one with few tables.
fn minutes() -> Option<u64> {
    std::env::var("BASTIDE_SOAK").ok()?.parse().ok()
}

/// What memory may grow by between the second quarter of the time and the last: a tenth for long, and room for what a few seconds
/// can't tell.
fn most_growth(early: u64) -> u64 {
    early / 10 + if minutes().is_some() { 8 << 20 } else { 32 << 20 }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_played_at_for_long_does_not_grow() {
    let folder = tempfile::tempdir().unwrap();
    let soak = match minutes() {
        Some(minutes) => Soak {
            tables: 500,
            time: Duration::from_secs(60 * minutes),
            // As quick people think.
            think: Duration::from_secs(4),
            idle_after: Duration::from_secs(30),
        },
        None => Soak {
            tables: 20,
            time: Duration::from_secs(20),
            think: Duration::from_millis(100),
            idle_after: Duration::from_secs(2),
        },
    };
    let program = Path::new(env!("CARGO_BIN_EXE_bastide"));
    let figures = soak.run(program, &folder.path().join("data")).await.unwrap();
    let told = serde_json::to_string(&figures).unwrap();
    println!("{told}");
    assert!(figures.moves > 10 * soak.tables as u64, "hardly anything was played: {told}");
    let Drift { early, late } = figures.memory.unwrap();
    assert!(late <= early + most_growth(early), "memory grows: {told}");
    let Drift { early, late } = figures.threads.unwrap();
    assert!(late <= early + 4, "threads grow: {told}");
    assert!((1.0..5000.0).contains(&figures.disk_for_move), "{told}");
}
