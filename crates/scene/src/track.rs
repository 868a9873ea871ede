//! The score track.

use games::{Game, track};
use serde::Serialize;

/// The score track, and where the seats are on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrackView {
    /// How many spaces it has.
    pub spaces: u32,
    /// The marker of each seat.
    pub markers: Vec<MarkerView>,
}

/// Where the marker of a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MarkerView {
    /// The space that it is on, from 0.
    pub space: u32,
    /// How often it has been all the way round.
    pub laps: u32,
}

impl TrackView {
    /// The track of a game, if it counts points.
    pub(crate) fn of(game: &dyn Game) -> Option<TrackView> {
        let marker = |&points: &u32| {
            let track::Marker { space, laps } = track::marker(points);
            MarkerView { space, laps }
        };
        let markers = || game.scores().iter().map(marker).collect();
        let has_points = game.setup().definition().has_points;
        has_points.then(|| TrackView { spaces: track::SPACES, markers: markers() })
    }
}
