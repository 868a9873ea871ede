//! Requests whose answers nobody reads, or a byte at a time.

use std::sync::Arc;
use std::time::Duration;

use client::ServerAddress;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::target::{Tally, Target};
use crate::error::LoadError;

/// How many requests each sends at once: their answers are more than the machine takes for somebody who does not read.
const REQUESTS: usize = 40;
/// How long one takes who reads a byte.
const BYTE_EVERY: Duration = Duration::from_secs(1);
/// How long an attacker waits whose connection was closed.
const PAUSE: Duration = Duration::from_millis(200);

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let mut readers = JoinSet::new();
    for number in 0..target.scale.of(200, 40) {
        let (address, tally) = (target.address.clone(), Arc::clone(&target.tally));
        readers.spawn(async move {
            loop {
                read_slowly(&address, &tally, number % 2 == 0).await;
                tally.break_off();
                sleep(PAUSE).await;
            }
        });
    }
    target.begin();
    readers.join_all().await;
    Ok(())
}

/// Asks for much, and reads nothing or a little of it, until the server has enough.
async fn read_slowly(address: &ServerAddress, tally: &Tally, is_reading: bool) {
    let Ok(mut stream) = address.connect().await else { return };
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", address.authority());
    if stream.write_all(request.repeat(REQUESTS).as_bytes()).await.is_err() {
        return;
    }
    tally.answer();
    loop {
        sleep(BYTE_EVERY).await;
        let is_open = if is_reading {
            stream.read_u8().await.is_ok()
        } else {
            // Whether it is closed shows when something is written.
            stream.write_all(b"\r\n").await.is_ok()
        };
        if !is_open {
            return;
        }
    }
}
