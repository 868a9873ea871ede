//! Which tables can be made.

use games::Seat;
use table::{PlayerKind, Settings};

use crate::error::RequestError;

/// Whether a table of these settings can be made: at least one person plays, and there are bots of all levels.
pub fn check_settings(settings: &Settings) -> Result<(), RequestError> {
    if !settings.seats.iter().any(PlayerKind::is_person) {
        return Err(RequestError::NoPerson);
    }
    let bots = &settings.open(settings.latest_rules()?.number, Seat(0))?.game().setup().definition().bots;
    let unknown = settings.seats.iter().find_map(|kind| match kind {
        PlayerKind::Bot { level, .. } if bots.find(level).is_none() => Some(level.clone()),
        _ => None,
    });
    unknown.map_or(Ok(()), |level| Err(RequestError::NoLevel(level)))
}
