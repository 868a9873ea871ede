//! Hints for somebody who is to move: each is thought about.

use client::Http;
use serde_json::json;

use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let person = json!({ "kind": "person" });
    let settings =
        json!({ "game": "winter", "seats": [person, person], "aids": "learning", "starts": { "seat": 0 } });
    let mut http = Http::connect(&target.address).await?;
    let table = target.table(&mut http, &settings).await?;
    target.order(&mut http, &table, 1, &json!({ "order": "sit", "name": "Trudy" })).await?;
    target.order(&mut http, &table, 0, &json!({ "order": "start" })).await?;
    let hint = Request::get(format!("/api/tables/{}/hint", table.id));
    let token = table.tokens().first().map(|&token| token.to_owned());
    flood(target, vec![Request { token, ..hint }]).await
}
