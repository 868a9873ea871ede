//! Trails as the catalogue has it.

use super::{atlas, position, start};
use crate::bot_profile::{BotLevel, BotProfile, Level, Overlooks, Strategy};
use crate::colour::Colour;
use crate::definition::{Audience, Definition, PointsRule, RulesVersion};
use crate::moves::Piece;
use crate::rule::rules;

pub(crate) static DEFINITION: Definition = Definition {
    name: "trails",
    title: "web-kind-paths",
    about: "web-kind-paths",
    audience: Audience::Everybody,
    is_listed: false,
    versions: &[RulesVersion { number: 1, tiles: TILES }, RulesVersion { number: 2, tiles: TILES }],
    seats: 2..=3,
    options: &[],
    colours: &[Colour::Red, Colour::Blue, Colour::Green],
    piece: Piece::Pawn,
    rules: &rules(["T-01", "T-02", "T-03", "T-04"]),
    examples: &[],
    lesson: None,
    has_points: true,
    points: &[PointsRule::new("T-03", "web-kind-paths")],
    bots: BotProfile {
        levels: LEVELS,
        first: Level::Beginner,
        stand_in: Level::Greedy,
        weights: None,
        own_weights: &[],
    },
    looks: &[],
    sample: include_str!("sample.txt"),
    tiles: || Ok(atlas()?.set()),
    start,
    load: position::load,
};

/// Both versions are played with the same tiles.
const TILES: &str = "628cdb460afbd9ad";

const LEVELS: &[BotLevel] = &[
    BotLevel::offered(Level::Beginner, Strategy::Random, "web-about-beginner"),
    BotLevel::offered(Level::Greedy, Strategy::MostPoints { overlooks: Overlooks::NONE }, "web-about-greedy"),
    BotLevel::offered(
        Level::Master,
        Strategy::OneAhead { is_tuned: false, overlooks: Overlooks::NONE },
        "web-about-master",
    ),
    BotLevel::hidden(Level::Mcts, Strategy::Playouts),
];
