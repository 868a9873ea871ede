//! As many connections as the server takes from one address, none of which says what it wants.

use std::sync::Arc;

use client::ServerAddress;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use super::flood::pace;
use super::target::{Tally, Target};
use crate::error::LoadError;

/// How many connections a second are made.
const RATE: usize = 1000;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let count = target.scale.of(1500, 300);
    let mut connections = JoinSet::new();
    for number in 0..count {
        let (address, tally) = (target.address.clone(), Arc::clone(&target.tally));
        connections.spawn(async move {
            let mut pace = pace(RATE, count, number);
            loop {
                pace.tick().await;
                if say_nothing(&address, &tally).await.is_err() {
                    tally.break_off();
                }
            }
        });
    }
    target.begin();
    connections.join_all().await;
    Ok(())
}

/// Begins a request and never finishes it, until the server has enough.
async fn say_nothing(address: &ServerAddress, tally: &Tally) -> Result<(), LoadError> {
    let mut stream = address.connect().await?;
    stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: ").await?;
    tally.answer();
    stream.read_to_end(&mut Vec::new()).await?;
    Ok(())
}
