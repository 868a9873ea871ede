//! Tables at which nobody ever sits down.

use serde_json::json;

use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let person = json!({ "kind": "person" });
    let settings = json!({ "game": "winter", "seats": vec![person; 5], "is_listed": true });
    flood(target, vec![Request::post("/api/tables", settings.to_string())]).await
}
