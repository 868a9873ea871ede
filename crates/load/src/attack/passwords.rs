//! Passwords that are guessed, of accounts that may be there.

use serde_json::json;

use super::flood::{Request, flood};
use super::target::Target;
use crate::error::LoadError;

/// How many accounts are tried.
const ACCOUNTS: usize = 50;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let guess = |number| {
        let guess = json!({ "login": format!("player-{number}"), "password": format!("password-{number}") });
        Request::post("/api/session", guess.to_string())
    };
    flood(target, (0..ACCOUNTS).map(guess).collect()).await
}
