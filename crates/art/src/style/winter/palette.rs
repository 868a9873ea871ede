//! The colours of the ground. What stands on it has its own, with its symbols.

/// Snow.
pub(super) const SNOW: &str = "#e8f0f9";
/// Snow that was swept aside, in the sun.
pub(super) const SWEPT: &str = "#fff";
/// The background beneath the tiles.
pub(super) const BACKGROUND: &str = "#4a3b33";

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
pub(super) const PAVING: &str = "#cfa98c";
/// A square, where a piece stands.
pub(super) const SQUARE: &str = "#e2cbb2";
/// All of a city, from far away.
pub(super) const ROOFSCAPE: &str = "#c9774f";
/// The colours of roofs, in the sun and in the shade.
pub(super) const ROOF_COLOURS: [[&str; 2]; 3] =
    [["#d2673d", "#b04c2f"], ["#c2553a", "#9c4030"], ["#d98347", "#b9642f"]];
/// The edges of roofs.
pub(super) const ROOF_LINE: &str = "#7a3d30";
/// Snow on roofs, in the sun and in the shade.
pub(super) const SNOWY: [&str; 2] = ["#f6f2f1", "#e4dde2"];
/// The walls of houses.
pub(super) const FACADE: &str = "#efd8b2";
/// A window with a light behind it.
pub(super) const WINDOW: &str = "#ffd24a";
/// The yard of an abbey, the square of a village.
pub(super) const YARD: &str = "#cdc3c4";

/// The dark lines of masonry.
pub(super) const MORTAR: &str = "#3a3a52";
/// Stone.
pub(super) const STONE: &str = "#9c9eb3";
/// Stone in the sun.
pub(super) const BRIGHT_STONE: &str = "#c3c5d3";
/// The top of a wall, under snow.
pub(super) const MERLON: &str = "#fcfdff";
/// Shadows on snow and stone, to be mixed with what is below.
pub(super) const SHADOW: &str = "#38508c";

/// What is lit from inside.
pub(super) const SHINING: [&str; 11] = [
    WINDOW, "#ffc53d", "#ffbd36", "#f2a03d", "#ffe08a", "#ffd95a", "#ffd23f", "#ffc54d", "#ffc966",
    "#ffd98c", "#ffefc4",
];

/// The colours of summer, instead of those of winter.
pub(super) const SUMMER: [(&str, &str); 23] = [
    // Grass, the green along roads and rivers, and water.
    (SNOW, "#a9c76b"),
    (SWEPT, "#c3d98a"),
    ("#dce8f5", "#b6d079"),
    (ICE, "#5fa9d6"),
    (BRIGHT_ICE, "#7fc0e4"),
    (BANK, "#3f7fae"),
    (ROAD, "#e3cf9f"),
    (ROAD_EDGE, "#9a7d4e"),
    (TRACK, "#cdb37e"),
    (YARD, "#ddd0b0"),
    (PAVING, "#cfa77f"),
    // Shadows.
    (SHADOW, "#2f3f1c"),
    ("#5a7fbd", "#2f3f1c"),
    // Where snow lay on roofs they shine in the sun; stone is bare.
    ("#fdfeff", "#e3895a"),
    (MERLON, "#e9e3d2"),
    ("#dfe6f2", "#b9532f"),
    ("#45619a", "#b0452f"),
    ("#3f5a94", "#b0452f"),
    // Firs.
    ("#f7fbff", "#5f9a4e"),
    ("#21564d", "#3f7d3c"),
    ("#123b3c", "#2b5d31"),
    ("#2a6152", "#4b8a43"),
    ("#174441", "#326a38"),
];
