//! Tables at which bots of the strongest level play among themselves: whoever made them has left.

use client::Http;
use serde_json::json;

use super::target::Target;
use crate::error::LoadError;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let master = json!({ "kind": "bot", "level": "master" });
    let seats = json!([{ "kind": "person" }, master, master, master]);
    let settings = json!({ "game": "winter", "seats": seats });
    let mut http = Http::connect(&target.address).await?;
    for _ in 0..target.scale.of(60, 10) {
        let table = target.table(&mut http, &settings).await?;
        for order in ["start", "leave"] {
            target.order(&mut http, &table, 0, &json!({ "order": order })).await?;
        }
        target.tally.answer();
    }
    target.begin();
    std::future::pending().await
}
