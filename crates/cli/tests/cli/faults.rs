//! Three nodes that share a database while nodes, links and the database itself fail, as `cargo xtask faults` does for longer.

use std::path::Path;
use std::time::{Duration, Instant};

use cluster::{Campaign, Clients, Cluster, Fault, Link, compare};

const TABLES: usize = 6;
/// How many times as long as they may tables may stand still here: other tests keep the processor busy, and nothing is optimised.
const PATIENCE: u32 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn faults_lose_nothing_that_was_acknowledged_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut cluster = Cluster::start(Path::new(env!("CARGO_BIN_EXE_bastide")), folder.path()).await.unwrap();
    let faults = vec![
        Fault::KillNode(0),
        Fault::SuspendNode(1),
        Fault::Links(2, Link::Stalled),
        Fault::KillPrimary,
        Fault::Links(0, Link::Delayed(Duration::from_millis(300))),
        Fault::RestartAll,
    ];
    let campaign =
        Campaign { tables: TABLES, seed: std::process::id().into(), faults, longest: Duration::from_secs(4) };
    let report = campaign.run(&mut cluster, |outcome| println!("{outcome}")).await.unwrap();
    println!("{report}");
    assert_eq!(report.violations, [""; 0]);
    assert!(report.late(PATIENCE).is_empty(), "{:?}", report.late(PATIENCE));
    assert!(report.acknowledged > 10 * TABLES, "hardly anything was played: {report}");
}

/// Whoever looks for lost orders finds them where there are some: here the standby that takes over lacks the last second.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_keep_its_promise_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut cluster = Cluster::start(Path::new(env!("CARGO_BIN_EXE_bastide")), folder.path()).await.unwrap();
    let clients = Clients::start(&cluster.addresses(), TABLES, std::process::id().into());
    clients.await_moves(Instant::now(), Duration::from_secs(60)).await.after.unwrap();
    cluster.database_mut().lie().await.unwrap();
    tokio::time::sleep(Duration::from_secs(1)).await;
    clients.await_moves(Instant::now(), Duration::from_secs(60)).await.after.unwrap();
    cluster.database_mut().kill_primary().await;
    let games = clients.stop().await;
    cluster.database_mut().promote_standby().await.unwrap();
    // What nodes have in memory is not what the database has.
    for node in cluster.nodes_mut() {
        node.kill().await.unwrap();
        node.start_again().await.unwrap();
    }
    let mut found = Vec::new();
    for game in &games {
        found.extend(compare(&cluster, game).await.unwrap());
    }
    assert!(found.iter().any(|violation| violation.contains("Lost")), "{found:?}");
    assert!(found.iter().any(|violation| violation.contains("Vanished")), "{found:?}");
}
