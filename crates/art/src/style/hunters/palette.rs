//! The colours of the ground. Those of what stands on it are in its symbols.

/// Dry grass.
pub(super) const MEADOW: &str = "#d8ca84";
/// The shade between the trees.
pub(super) const FOREST: &str = "#143323";
/// The crowns of all trees together, from far away.
pub(super) const CANOPY: &str = "#2b6840";
/// What trees throw on the ground.
pub(super) const SHADE: &str = "#2f3312";
/// The green strip along the water.
pub(super) const BANK: &str = "#8fa05a";
/// The dry edge of the water.
pub(super) const SAND: &str = "#f3e7bd";
/// Water by the bank.
pub(super) const SHALLOW: &str = "#6fcbc6";
/// Water further out.
pub(super) const WATER: &str = "#35a9b4";
/// The middle of a lake.
pub(super) const DEEP: &str = "#1d8da1";
/// Rocks between two meadows, and their edge.
pub(super) const ROCK: &str = "#a39b87";
pub(super) const ROCK_EDGE: &str = "#6e6653";
/// The background.
pub(super) const BACKGROUND: &str = "#39443c";
/// Fire.
pub(super) const SHINING: [&str; 4] = ["#ffc93a", "#ffd95a", "#fff0a3", "#f2762a"];
