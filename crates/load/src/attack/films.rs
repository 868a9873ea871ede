//! Films of very long games. Whoever asks for one hangs up before it is there, and asks for the next.

use super::flood::{Request, flood};
use super::scenes::long_record;
use super::target::Target;
use crate::error::LoadError;

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let body = long_record(target.scale)?;
    flood(target, vec![Request::post("/api/share/film.gif", body)]).await
}
