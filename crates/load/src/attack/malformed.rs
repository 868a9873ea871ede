//! What is neither HTTP nor JSON nor a frame of a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use bots::Rng;
use client::ServerAddress;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::flood::pace;
use super::target::Target;
use crate::error::LoadError;

/// How many connections the attacker has.
const CONNECTIONS: usize = 32;
/// How many malformed requests a second are sent.
const RATE: usize = 200;
/// After how long an answer is given up.
const PATIENCE: Duration = Duration::from_secs(1);

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let mut workers = JoinSet::new();
    for number in 0..CONNECTIONS {
        let (address, tally) = (target.address.clone(), Arc::clone(&target.tally));
        workers.spawn(async move {
            let (mut rng, mut pace) = (Rng::new(number as u64), pace(RATE, CONNECTIONS, number));
            loop {
                pace.tick().await;
                match timeout(PATIENCE, exchange(&address, &malformed(&mut rng))).await {
                    Ok(Ok(())) => tally.answer(),
                    Ok(Err(_)) | Err(_) => tally.break_off(),
                }
            }
        });
    }
    target.begin();
    workers.join_all().await;
    Ok(())
}

/// Sends bytes, and reads what comes of them.
async fn exchange(address: &ServerAddress, bytes: &[u8]) -> Result<(), LoadError> {
    let mut stream = address.connect().await?;
    stream.write_all(bytes).await?;
    stream.shutdown().await?;
    stream.read_to_end(&mut Vec::new()).await?;
    Ok(())
}

/// Bytes that no server can make sense of, each time others.
fn malformed(rng: &mut Rng) -> Vec<u8> {
    let mut noise = |length: u32| (0..length).map(|_| rng.below(256) as u8).collect::<Vec<u8>>();
    let body = noise(200);
    let head: &[u8] = match body.first().map_or(0, |first| first % 5) {
        0 => b"",
        1 => b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n",
        2 => b"POST /api/scenes HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
        3 => b"GET /api/tables/0000000000000000/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: \
               Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        _ => b"GET /api/tables?stage=",
    };
    [head, &body].concat()
}
