//! The outlines of the zones of all tiles of a set, which are long.

use super::flood::{Request, flood};
use super::pictures;
use super::target::Target;
use crate::error::LoadError;

const SETS: [&str; 3] = ["winter", "hunters-2002", "hunters-2020"];

pub(super) async fn attack(target: &Target) -> Result<(), LoadError> {
    let start = pictures::start(target).await?;
    let sets = SETS.map(|set| Request::get(format!("{start}/{set}/zones.json")));
    flood(target, sets.into()).await
}
