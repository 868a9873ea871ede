//! All that happened in a long game, and the scene that tells all of it.

use client::{Http, ServerAddress};

use super::Scale;
use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;
use crate::pair::Pair;
use crate::viewer::Client;

/// Plays a game of dice for long; the answer is the name of its table.
pub(super) async fn prepare(address: &ServerAddress, scale: Scale) -> Result<String, LoadError> {
    let mut pair = Pair::new(&mut Http::connect(address).await?, "dice", Client::Protocol, 1).await?;
    pair.begin(address).await?;
    for _ in 0..scale.of(5000, 300) {
        if pair.turn().await?.is_none() {
            break;
        }
    }
    Ok(pair.id().to_owned())
}

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let table = target.table.as_deref().unwrap_or_default();
    let of_table = |what| Request::get(format!("/api/tables/{table}/{what}"));
    let requests = ["events?after=0", "scene?since=0", "record", "share/board.svg"].map(of_table);
    flood(target, requests.into()).await
}
