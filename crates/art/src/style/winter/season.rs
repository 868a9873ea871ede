//! The seasons that the land is seen in.

/// A season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Season {
    /// Under snow.
    Winter,
    /// Green.
    Summer,
}
