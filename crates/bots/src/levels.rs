//! The levels: bots by name, from one that a child beats to the strongest.

use crate::bot::Bot;
use crate::dice::solver;
use crate::mason::mason;
use crate::players::{DicePlayer, Mind, Random, Thinker};
use crate::rng::Rng;
use crate::think::{BySeats, Weights};

/// A bot by its name. Of the Children a simple look ahead says nearly all, so that there the levels below
/// it are less. In the Dice Game there are three: at random, the mason (learner and greedy), and the
/// solver (all others).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move.
    Beginner,
    /// Most points in this turn; of the Children, overlooking most of what could be done.
    Learner,
    /// One step ahead, by simple chances; of the Children, most points in this turn.
    Greedy,
    /// One step ahead, with a tuned eye that overlooks much of what could be done; of the Children, by
    /// simple chances.
    Planner,
    /// One step ahead, with a tuned eye that overlooks little; of the Children, nothing.
    Expert,
    /// As far ahead as the budget allows.
    Master,
    /// Random playouts: to be measured against.
    Mcts,
}

/// How many ways to play of a hundred are overlooked by the planner and the expert.
const PLANNER_OVERLOOKS: u32 = 38;
const EXPERT_OVERLOOKS: u32 = 12;
/// The same for the learner and the expert of the Children, where one step ahead says nearly all.
const KIDS_LEARNER_OVERLOOKS: u32 = 80;
const KIDS_EXPERT_OVERLOOKS: u32 = 24;

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Learner, Level::Greedy, Level::Planner, Level::Expert, Level::Master];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Learner => "learner",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Mcts => "mcts",
        }
    }

    /// The level of this name, whatever the case of its letters.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().chain([Level::Mcts]).find(|level| level.name().eq_ignore_ascii_case(name))
    }

    /// A bot of this level for a game; what it does by chance comes from the seed.
    pub fn bot(self, game: &str, seed: u64) -> Box<dyn Bot> {
        self.bot_with(game, seed, |_| {})
    }

    /// A bot of this level with other numbers in its evaluation.
    pub fn bot_with(self, game: &str, seed: u64, change: impl Fn(&mut Weights)) -> Box<dyn Bot> {
        let rng = Rng::new(seed);
        let plain = || BySeats::any(Weights::plain()).changed(&change);
        let tuned = || BySeats::tuned(game).changed(&change);
        let mind = match self {
            Level::Beginner => return Box::new(Random { rng }),
            Level::Learner | Level::Greedy | Level::Mcts if game == "dice" => {
                return Box::new(DicePlayer(mason));
            }
            _ if game == "dice" => return Box::new(DicePlayer(solver)),
            Level::Learner if game == "kids" => Mind::Points { overlooks: KIDS_LEARNER_OVERLOOKS },
            Level::Greedy if game == "kids" => Mind::Points { overlooks: 0 },
            Level::Planner if game == "kids" => Mind::Step { weights: plain(), overlooks: PLANNER_OVERLOOKS },
            Level::Expert if game == "kids" => {
                Mind::Step { weights: tuned(), overlooks: KIDS_EXPERT_OVERLOOKS }
            }
            Level::Learner => Mind::Points { overlooks: 0 },
            Level::Greedy => Mind::Step { weights: plain(), overlooks: 0 },
            Level::Planner => Mind::Step { weights: tuned(), overlooks: PLANNER_OVERLOOKS },
            Level::Expert => Mind::Step { weights: tuned(), overlooks: EXPERT_OVERLOOKS },
            Level::Master => Mind::Tree { weights: tuned() },
            Level::Mcts => Mind::Plain,
        };
        Box::new(Thinker::new(mind, rng))
    }
}
