//! The script in the documentation plays a game with nothing but `curl`.

use std::path::Path;
use std::process::Command;

use crate::harness::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_with_curl() {
    let server = TestServer::open().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/play-with-curl.sh");
    let url = format!("http://{}", server.address());
    let run = tokio::task::spawn_blocking(move || Command::new("sh").arg(script).arg(url).output().unwrap());
    let run = run.await.unwrap();
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{out}\n{err}");
    assert!(out.contains("proof 2") && out.contains("result "), "{out}\n{err}");
}
