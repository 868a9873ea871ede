//! The colours of the ground. What stands on it has its own, with its symbols.

/// Snow.
pub(super) const SNOW: &str = "#e8f0f9";
/// Snow that was swept aside, in the sun.
pub(super) const SWEPT: &str = "#fff";
/// The background beneath the tiles.
pub(super) const BACKGROUND: &str = "#1d2740";

/// What is trodden to earth.
pub(super) const ROAD: &str = "#b3977c";
/// The edges of a road.
pub(super) const ROAD_EDGE: &str = "#7d624f";
/// What carts leave on a road.
pub(super) const TRACK: &str = "#93775f";

/// Ice.
pub(super) const ICE: &str = "#8fbde3";
/// Ice in the sun.
pub(super) const BRIGHT_ICE: &str = "#b4d8f0";
/// The foot of a bank.
pub(super) const BANK: &str = "#4f7fb5";

/// The ground between houses.
pub(super) const PAVING: &str = "#c99f85";
/// The yard of an abbey, the square of a village.
pub(super) const YARD: &str = "#cdc3c4";

/// The dark lines of masonry.
pub(super) const MORTAR: &str = "#3a3a52";
/// Stone.
pub(super) const STONE: &str = "#9c9eb3";
/// Stone in the sun.
pub(super) const BRIGHT_STONE: &str = "#c3c5d3";
/// Shadows on snow and stone, to be mixed with what is below.
pub(super) const SHADOW: &str = "#38508c";
