//! The Winter Edition as the catalogue has it.

use super::examples::EXAMPLES;
use super::kit::Kit;
use super::{lesson, position, start};
use crate::bot_profile::{BotProfile, Level, Overlooks, Sight, TunedWeights, area_levels};
use crate::colour::Colour;
use crate::definition::{Audience, Definition, Look, PointsRule, RulesVersion};
use crate::moves::Piece;
use crate::rule::{Rule, rules};
use crate::setup::GameOption;

pub(crate) static DEFINITION: Definition = Definition {
    name: "winter",
    title: "web-game-winter",
    about: "web-about-winter",
    audience: Audience::Everybody,
    is_listed: true,
    versions: &[RulesVersion { number: 1, tiles: "01a65cdc1fd4d8d0" }],
    seats: 2..=5,
    options: &[
        GameOption::of("farmers", &["off", "on"]),
        GameOption::of("river", &["off", "on"]),
        GameOption::of("abbot", &["off", "on"]),
        GameOption::of("pile", &["full", "classic"]),
    ],
    colours: &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black],
    piece: Piece::Meeple,
    rules: RULES,
    examples: EXAMPLES,
    lesson: Some(lesson::lesson),
    has_points: true,
    points: &[
        PointsRule::new("W-20", "web-kind-roads"),
        PointsRule::new("W-21", "web-kind-cities"),
        PointsRule::new("W-22", "web-kind-abbeys"),
        PointsRule::new("W-51", "web-kind-groves"),
        PointsRule::new("W-52", "web-kind-abbot"),
        PointsRule::new("W-32", "web-kind-fields"),
        PointsRule::new("W-53", "web-kind-abbot-end"),
        PointsRule::new("W-61", "web-kind-incomplete"),
    ],
    bots: BotProfile {
        levels: &area_levels(&Sight {
            learner: Overlooks::NONE.but("farmers", "off", 76),
            journeyman: Overlooks::always(93),
            craftsman: Overlooks::always(89),
            foreman: Overlooks::always(84).but("farmers", "off", 83),
            greedy: Overlooks::always(76).but("farmers", "off", 73),
            planner: Overlooks::always(62).but("farmers", "off", 59),
            expert: Overlooks::always(41).but("farmers", "off", 33),
            veteran: Overlooks::always(10).but("farmers", "off", 0),
        }),
        first: Level::Learner,
        stand_in: Level::Planner,
        weights: Some(WEIGHTS),
        own_weights: &[
            (Level::Master1, WEIGHTS_1),
            (Level::Builder, TunedWeights::any(include_str!("builder.txt"))),
            (Level::Farmer, TunedWeights::any(include_str!("farmer.txt"))),
            (Level::Pirate, TunedWeights::any(include_str!("pirate.txt"))),
            (Level::Thief, TunedWeights::any(include_str!("thief.txt"))),
            (Level::Miser, TunedWeights::any(include_str!("miser.txt"))),
        ],
    },
    looks: &[Look { name: "summer", label: "web-look-summer", option: ("pile", "classic") }],
    sample: include_str!("sample.txt"),
    tiles: || Ok(Kit::get()?.set()),
    start,
    load: position::load,
};

/// A group of the tile set, and the option that brings it into a game; none where it is always there.
pub(super) struct TileGroup {
    pub(super) name: &'static str,
    pub(super) option: Option<(&'static str, &'static str)>,
}

/// W-01: an expansion is a group of tiles, an option, and a line here.
pub(super) const GROUPS: &[TileGroup] = &[
    TileGroup { name: "base", option: None },
    TileGroup { name: "winter", option: Some(("pile", "full")) },
    TileGroup { name: "river", option: Some(("river", "on")) },
];

const RULES: &[Rule] = &rules([
    "W-01", "W-02", "W-03", "W-10", "W-11", "W-12", "W-13", "W-14", "W-15", "W-20", "W-21", "W-22", "W-23",
    "W-30", "W-31", "W-32", "W-33", "W-40", "W-41", "W-42", "W-43", "W-44", "W-50", "W-51", "W-52", "W-53",
    "W-60", "W-61", "W-62", "W-63",
]);

const WEIGHTS: TunedWeights =
    TunedWeights { two: include_str!("weights.txt"), more: include_str!("weights.txt") };

/// Those of the level `master-1`.
const WEIGHTS_1: TunedWeights =
    TunedWeights { two: include_str!("weights-1.txt"), more: include_str!("weights-1.txt") };
