//! Reactions on very many sockets at one table: each is told to all.

use std::sync::Arc;

use client::{Http, ServerMessage, Socket};
use serde_json::json;
use tokio::task::JoinSet;

use super::flood::pace;
use super::target::{Tally, Target};
use crate::error::LoadError;

/// How many reactions a second are sent.
const RATE: usize = 2000;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let person = json!({ "kind": "person" });
    let settings = json!({ "game": "winter", "seats": [person, person] });
    let mut http = Http::connect(&target.address).await?;
    let table = target.table(&mut http, &settings).await?;
    target.order(&mut http, &table, 1, &json!({ "order": "sit", "name": "Trudy" })).await?;
    target.order(&mut http, &table, 0, &json!({ "order": "start" })).await?;
    let count = target.scale.of(100, 30);
    let mut sockets = JoinSet::new();
    for number in 0..count {
        let socket = Socket::join(&target.address, &table.id, &table.tokens(), 0).await?;
        let tally = Arc::clone(&target.tally);
        sockets.spawn(async move {
            if react(socket, number, count, &tally).await.is_err() {
                tally.break_off();
            }
        });
    }
    target.begin();
    sockets.join_all().await;
    std::future::pending().await
}

/// Reacts as often as the server lets it, and hears what the others do.
async fn react(mut socket: Socket, number: usize, count: usize, tally: &Tally) -> Result<(), LoadError> {
    let mut pace = pace(RATE, count, number);
    let react = json!({ "type": "react", "seat": 0, "reaction": "hello" }).to_string();
    loop {
        pace.tick().await;
        socket.say(react.clone()).await?;
        loop {
            match socket.hear().await? {
                ServerMessage::Reaction {} => break tally.answer(),
                ServerMessage::Refused { .. } => break tally.refuse(),
                _ => {}
            }
        }
    }
}
