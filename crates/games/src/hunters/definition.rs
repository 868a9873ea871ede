//! Both editions of Hunters and Gatherers as the catalogue has them.

use super::kit::Kit;
use super::spread::is_size;
use super::{examples, lesson, position, start};
use crate::bot_profile::{BotProfile, Level, Overlooks, Sight, TunedWeights, area_levels};
use crate::colour::Colour;
use crate::definition::{Audience, Definition, PointsRule, RulesVersion};
use crate::moves::Piece;
use crate::rule::{Rule, rules};
use crate::setup::{GameOption, ValueForm};

/// The edition of 2002.
pub(crate) static OF_2002: Definition = Definition {
    name: "hunters-2002",
    title: "web-game-hunters-2002",
    about: "web-about-hunters-2002",
    audience: Audience::Everybody,
    is_listed: true,
    versions: &[RulesVersion { number: 1, tiles: "357725b3e106cff7" }],
    seats: 2..=5,
    options: OPTIONS,
    colours: &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black],
    piece: Piece::Man,
    rules: RULES_2002,
    examples: examples::OF_2002,
    lesson: Some(lesson::of_2002),
    has_points: true,
    points: &[
        PointsRule::new("H-20", "web-kind-rivers"),
        PointsRule::new("H-21", "web-kind-forests"),
        PointsRule::new("H-32", "web-kind-waters"),
        PointsRule::new("H-33", "web-kind-meadows"),
        PointsRule::new("H-43", "web-kind-shrine"),
    ],
    bots: BotProfile {
        levels: &area_levels(&Sight {
            learner: Overlooks::always(44),
            journeyman: Overlooks::always(92),
            craftsman: Overlooks::always(87),
            foreman: Overlooks::always(78),
            greedy: Overlooks::always(68),
            planner: Overlooks::always(53),
            expert: Overlooks::always(28),
            veteran: Overlooks::NONE,
        }),
        first: Level::Learner,
        stand_in: Level::Planner,
        weights: Some(WEIGHTS_2002),
        own_weights: &[
            (Level::Master1, WEIGHTS_2002_1),
            (Level::Builder, TunedWeights::any(include_str!("builder-2002.txt"))),
            (Level::Farmer, TunedWeights::any(include_str!("farmer-2002.txt"))),
            (Level::Pirate, TunedWeights::any(include_str!("pirate-2002.txt"))),
            (Level::Thief, TunedWeights::any(include_str!("thief-2002.txt"))),
            (Level::Miser, TunedWeights::any(include_str!("miser-2002.txt"))),
        ],
    },
    looks: &[],
    sample: include_str!("sample-2002.txt"),
    tiles: || Ok(Kit::of(&OF_2002)?.set()),
    start,
    load: position::load,
};

/// The edition of 2020.
pub(crate) static OF_2020: Definition = Definition {
    name: "hunters-2020",
    title: "web-game-hunters-2020",
    about: "web-about-hunters-2020",
    audience: Audience::Everybody,
    is_listed: true,
    versions: &[RulesVersion { number: 1, tiles: "c7d052171feed083" }],
    seats: 2..=5,
    options: OPTIONS,
    // H-02: the fifth colour of this edition is purple.
    colours: &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Purple],
    piece: Piece::Man,
    rules: RULES_2020,
    examples: examples::OF_2020,
    lesson: Some(lesson::of_2020),
    has_points: true,
    points: &[
        PointsRule::new("H-20", "web-kind-rivers"),
        PointsRule::new("H-21", "web-kind-forests"),
        PointsRule::new("H-51", "web-kind-canoe"),
        PointsRule::new("H-52", "web-kind-pit"),
        PointsRule::new("H-32", "web-kind-waters"),
        PointsRule::new("H-33", "web-kind-meadows"),
    ],
    bots: BotProfile {
        levels: &area_levels(&Sight {
            learner: Overlooks::always(42),
            journeyman: Overlooks::always(93),
            craftsman: Overlooks::always(88),
            foreman: Overlooks::always(79),
            greedy: Overlooks::always(70),
            planner: Overlooks::always(55),
            expert: Overlooks::always(29),
            veteran: Overlooks::NONE,
        }),
        first: Level::Learner,
        stand_in: Level::Planner,
        weights: Some(WEIGHTS_2020),
        own_weights: &[
            (Level::Master1, WEIGHTS_2020_1),
            (Level::Builder, TunedWeights::any(include_str!("builder-2020.txt"))),
            (Level::Farmer, TunedWeights::any(include_str!("farmer-2020.txt"))),
            (Level::Pirate, TunedWeights::any(include_str!("pirate-2020.txt"))),
            (Level::Thief, TunedWeights::any(include_str!("thief-2020.txt"))),
            (Level::Miser, TunedWeights::any(include_str!("miser-2020.txt"))),
        ],
    },
    looks: &[],
    sample: include_str!("sample-2020.txt"),
    tiles: || Ok(Kit::of(&OF_2020)?.set()),
    start,
    load: position::load,
};

/// H-04: how far the tiles may span, in both editions.
const OPTIONS: &[GameOption] = &[GameOption {
    form: Some(ValueForm { name: "WxH", holds: is_size }),
    ..GameOption::of("table", &["none"])
}];

const RULES_2002: &[Rule] = &rules([
    "H-01", "H-02", "H-03", "H-04", "H-10", "H-11", "H-12", "H-13", "H-14", "H-15", "H-16", "H-17", "H-18",
    "H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-30", "H-31", "H-32", "H-33", "H-34", "H-35", "H-40",
    "H-41", "H-42", "H-43",
]);

const RULES_2020: &[Rule] = &rules([
    "H-01", "H-02", "H-03", "H-04", "H-10", "H-11", "H-12", "H-13", "H-14", "H-15", "H-16", "H-17", "H-18",
    "H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-30", "H-31", "H-32", "H-33", "H-34", "H-35", "H-50",
    "H-51", "H-52", "H-53", "H-54", "H-55", "H-56", "H-57",
]);

const WEIGHTS_2002: TunedWeights =
    TunedWeights { two: include_str!("weights-2002.txt"), more: include_str!("weights-2002-more.txt") };

const WEIGHTS_2020: TunedWeights =
    TunedWeights { two: include_str!("weights-2020.txt"), more: include_str!("weights-2020-more.txt") };

/// Those of the level `master-1`.
const WEIGHTS_2002_1: TunedWeights =
    TunedWeights { two: include_str!("weights-2002-1.txt"), more: include_str!("weights-2002-more-1.txt") };

const WEIGHTS_2020_1: TunedWeights =
    TunedWeights { two: include_str!("weights-2020-1.txt"), more: include_str!("weights-2020-1.txt") };
