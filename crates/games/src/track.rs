//! The score track.

/// How many spaces the track has.
pub const SPACES: u32 = 50;

/// Where a marker is on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// How often it has been all the way round.
    pub laps: u32,
    /// The space it is on.
    pub space: u32,
}

/// W-63, H-35: the marker of a player with this many points.
pub fn marker(points: u32) -> Marker {
    Marker { laps: points / SPACES, space: points % SPACES }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W-63, H-35: past 50 the marker goes round again.
    #[test]
    fn laps_are_counted() {
        assert_eq!(marker(49), Marker { laps: 0, space: 49 });
        assert_eq!(marker(50), Marker { laps: 1, space: 0 });
        assert_eq!(marker(123), Marker { laps: 2, space: 23 });
    }
}
