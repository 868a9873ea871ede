//! The Dice Game as the catalogue has it.

use super::examples::EXAMPLES;
use super::kit::Kit;
use super::{ROUNDS, lesson, position, start};
use crate::bot_profile::{BotLevel, BotProfile, Level, Strategy};
use crate::colour::Colour;
use crate::definition::{Audience, Definition, PointsRule, RulesVersion};
use crate::moves::Piece;
use crate::rule::{Rule, rules};
use crate::setup::{GameOption, ValueForm};

pub(crate) static DEFINITION: Definition = Definition {
    name: "dice",
    title: "web-game-dice",
    about: "web-about-dice",
    audience: Audience::Everybody,
    is_listed: true,
    versions: &[RulesVersion { number: 1, tiles: "c71e010fd3c2c3ba" }],
    seats: 2..=5,
    options: OPTIONS,
    colours: &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black],
    piece: Piece::Meeple,
    rules: RULES,
    examples: EXAMPLES,
    lesson: Some(lesson::lesson),
    has_points: true,
    points: &[PointsRule::new("D-10", "web-kind-dice"), PointsRule::new("D-11", "web-kind-dice-doubled")],
    bots: BotProfile {
        levels: LEVELS,
        first: Level::Learner,
        stand_in: Level::Planner,
        weights: None,
        own_weights: &[],
    },
    looks: &[],
    sample: include_str!("sample.txt"),
    tiles: || Ok(Kit::get()?.set()),
    start,
    load: position::load,
};

/// D-14: the largest number of rounds that can be agreed on.
const MOST_ROUNDS: u32 = 200;

/// D-14: after how many rounds the game ends at the latest.
const OPTIONS: &[GameOption] = &[GameOption {
    form: Some(ValueForm { name: "N", holds: is_rounds }),
    limit: Some("100"),
    ..GameOption::of(ROUNDS, &["none"])
}];

fn is_rounds(text: &str) -> bool {
    text.parse().is_ok_and(|rounds: u32| (1..=MOST_ROUNDS).contains(&rounds) && text == rounds.to_string())
}

const RULES: &[Rule] = &rules([
    "D-01", "D-02", "D-03", "D-04", "D-05", "D-06", "D-07", "D-08", "D-09", "D-10", "D-11", "D-12", "D-13",
    "D-14",
]);

/// There are three players, whatever their level is called: chance, a simple one, and perfection.
const LEVELS: &[BotLevel] = &[
    BotLevel::offered(Level::Beginner, Strategy::Random, "web-about-beginner"),
    BotLevel::offered(Level::Learner, Strategy::DiceHeuristic, "web-about-dice-learner"),
    BotLevel::hidden(Level::Greedy, Strategy::DiceHeuristic),
    BotLevel::hidden(Level::Planner, Strategy::DiceSolver),
    BotLevel::hidden(Level::Expert, Strategy::DiceSolver),
    BotLevel::offered(Level::Master, Strategy::DiceSolver, "web-about-dice-master"),
];
