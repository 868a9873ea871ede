//! The game for children as the catalogue has it.

use super::examples::EXAMPLES;
use super::kit::Kit;
use super::{lesson, position, start};
use crate::bot_profile::{BotLevel, BotProfile, Level, Overlooks, Strategy, TunedWeights};
use crate::colour::Colour;
use crate::definition::{Audience, Definition, PointsRule, RulesVersion};
use crate::moves::Piece;
use crate::rule::{Rule, rules};

pub(crate) static DEFINITION: Definition = Definition {
    name: "kids",
    title: "web-game-kids",
    about: "web-about-kids",
    audience: Audience::Children,
    is_listed: true,
    versions: &[RulesVersion { number: 1, tiles: "314fe905938181f7" }],
    seats: 2..=4,
    options: &[],
    colours: &COLOURS,
    piece: Piece::Pawn,
    rules: RULES,
    examples: EXAMPLES,
    lesson: Some(lesson::lesson),
    has_points: false,
    points: &[PointsRule::new("K-05", "web-kind-paths")],
    bots: BotProfile {
        levels: LEVELS,
        first: Level::Beginner,
        stand_in: Level::Planner,
        weights: Some(WEIGHTS),
        own_weights: &[(Level::Master1, WEIGHTS_1)],
    },
    looks: &[],
    sample: include_str!("sample.txt"),
    tiles: || Ok(Kit::get()?.set()),
    start,
    load: position::load,
};

/// K-01: the colours of pawns, and of the children on the tiles.
pub(super) const COLOURS: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];

const RULES: &[Rule] = &rules(["K-01", "K-02", "K-03", "K-04", "K-05", "K-06", "K-07", "K-08"]);

/// A simple look ahead says nearly all here, so that each level below it sees less than in other games.
const LEVELS: &[BotLevel] = &[
    BotLevel::offered(Level::Beginner, Strategy::Random, "web-about-beginner"),
    BotLevel::offered(
        Level::Learner,
        Strategy::MostPoints { overlooks: Overlooks::always(94) },
        "web-about-kids-learner",
    ),
    BotLevel::offered(
        Level::Journeyman,
        Strategy::MostPoints { overlooks: Overlooks::always(83) },
        "web-about-kids-journeyman",
    ),
    BotLevel::offered(
        Level::Greedy,
        Strategy::MostPoints { overlooks: Overlooks::NONE },
        "web-about-kids-greedy",
    ),
    BotLevel::offered(
        Level::Planner,
        Strategy::OneAhead { is_tuned: false, overlooks: Overlooks::always(70) },
        "web-about-kids-planner",
    ),
    BotLevel::offered(
        Level::Expert,
        Strategy::OneAhead { is_tuned: true, overlooks: Overlooks::always(55) },
        "web-about-expert",
    ),
    BotLevel::offered(Level::Master, Strategy::Search, "web-about-master"),
    BotLevel::hidden(Level::Points, Strategy::MostPoints { overlooks: Overlooks::NONE }),
    BotLevel::hidden(Level::Mcts, Strategy::Playouts),
    BotLevel::hidden(Level::Master1, Strategy::Search),
];

const WEIGHTS: TunedWeights =
    TunedWeights { two: include_str!("weights.txt"), more: include_str!("weights.txt") };

/// Those of the level `master-1`.
const WEIGHTS_1: TunedWeights =
    TunedWeights { two: include_str!("weights-1.txt"), more: include_str!("weights-1.txt") };
