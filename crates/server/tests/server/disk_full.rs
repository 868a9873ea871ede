//! A disk without room: a clear answer, nothing lost, nothing broken.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use server::Config;

use crate::harness::{Answer, Invited, TestServer, people};

/// The one whose turn it is not goes, or comes back: something happens, as often as one likes.
async fn go_or_come(server: &TestServer, table: &Invited) -> Answer {
    let is_away = server.show(table).await["seats"][1]["is_away"].as_bool().unwrap();
    let order = if is_away { "return" } else { "leave" };
    server.order(table, 1, json!({ "order": order })).await
}

/// All that was acknowledged is there, and nothing else; and the game goes on.
async fn check(server: &mut TestServer, table: &Invited, acknowledged: u64) {
    assert_eq!(server.show(table).await["version"], acknowledged);
    let next = go_or_come(server, table).await.ok(200);
    assert_eq!(next["version"], acknowledged + 1);
    server.restart().await;
    let events = server.events(table, 0).await;
    let versions: Vec<u64> = events.iter().map(|event| event["version"].as_u64().unwrap()).collect();
    assert_eq!(versions, (1..=acknowledged + 1).collect::<Vec<_>>());
}

/// Waits until the server says that it is well; what it has found out holds for a second.
async fn until_well(server: &TestServer) {
    while server.get("/api/health").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A small disk of its own, where the machine lets us have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: &Path) -> Option<SmallDisk> {
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(at).output();
        mount.is_ok_and(|mount| mount.status.success()).then(|| SmallDisk(at.to_owned()))
    }

    /// Fills what is left.
    fn fill(&self) -> PathBuf {
        let path = self.0.join("filler");
        let mut file = File::create(&path).unwrap();
        while file.write_all(&[0; 512]).is_ok() {}
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_moves_loses_none_and_is_fine_once_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        println!("this machine lets nobody mount a small disk; the store that may not grow stands for it");
        return;
    };
    let data = folder.path().join("data");
    let mut server = TestServer::open_file(|config: &mut Config| config.data = data).await;
    let table = server.begun("kids").await;
    let mut watching = server.join(&table, &[1], 0).await;
    let filler = disk.fill();
    let mut acknowledged = server.show(&table).await["version"].as_u64().unwrap();
    let refused = loop {
        let answer = go_or_come(&server, &table).await;
        if answer.status != 200 {
            break answer;
        }
        acknowledged = answer.ok(200)["version"].as_u64().unwrap();
    };
    assert_eq!((refused.status, refused.code()), (507, "full".to_owned()));
    assert_eq!(server.get("/api/health").await.code(), "full");
    // Whoever watched is told to come back, and has seen nothing that is not so.
    assert_eq!(watching.hear_the_end().await, Some(1013));
    assert_eq!(watching.have, acknowledged);
    assert_eq!(server.ask("POST", "/api/tables", &[], Some(&people("kids", 2))).await.status, 507);
    assert_eq!(server.show(&table).await["version"], acknowledged);

    fs::remove_file(filler).unwrap();
    until_well(&server).await;
    check(&mut server, &table, acknowledged).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_may_not_grow_refuses_and_loses_nothing() {
    let mut server = TestServer::open_file(|config| config.tuning.max_pages = Some(40)).await;
    let table = server.begun("kids").await;
    let mut acknowledged = 0;
    let refused = loop {
        let answer = go_or_come(&server, &table).await;
        if answer.status != 200 {
            break answer;
        }
        acknowledged = answer.ok(200)["version"].as_u64().unwrap();
    };
    assert_eq!(refused.code(), "full");
    assert_eq!(server.get("/api/health").await.status, 507);
    for _ in 0..3 {
        assert_eq!(go_or_come(&server, &table).await.code(), "full");
    }
    server.stop().await;
    server.change(|config| config.tuning.max_pages = None);
    server.start().await;
    check(&mut server, &table, acknowledged).await;
}
