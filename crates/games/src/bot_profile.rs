//! How bots play a game: which levels there are, what each of them does, and the numbers that they weigh
//! areas with. The bots themselves are in the crate `bots`; this is what a game tells them.

use std::fmt;

use crate::setup::Setup;
use crate::skill::Skill;

/// Whom one can play against, by name: levels from one that a child beats to the strongest, and characters, which are about as
/// strong as each other and differ in what they like. Between levels there is every strength by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The weakest.
    Beginner,
    /// Sees what scores at once.
    Learner,
    /// Knows what areas are worth, and sees few ways to play.
    Journeyman,
    /// Knows what areas are worth, and sees some ways to play.
    Craftsman,
    /// Knows what areas are worth, and overlooks most.
    Foreman,
    /// Knows what areas are worth, and overlooks very much.
    Greedy,
    /// Knows what areas are worth, and overlooks much.
    Planner,
    /// Knows what areas are worth, and overlooks less.
    Expert,
    /// Knows what areas are worth, and overlooks hardly anything.
    Veteran,
    /// A little further ahead, however much time there is.
    Champion,
    /// As far ahead as the time allows.
    Master,
    /// What scores most at once, and overlooks nothing: to be measured against.
    Points,
    /// One step ahead by simple chances: to be measured against.
    Plain,
    /// Random playouts: to be measured against.
    Mcts,
    /// The master as it was, to be measured against.
    Master1,
    /// Likes what is built: cities and forests, many and large.
    Builder,
    /// Likes open country: fields and meadows.
    Farmer,
    /// Likes that others have little, and blocks them.
    Pirate,
    /// Likes what others have, and joins it to take it over.
    Thief,
    /// Likes pieces in the reserve.
    Miser,
    /// As strong as a number says: for those who want somebody of their own strength.
    Skill(Skill),
}

impl Level {
    /// All levels that are played against, from the weakest to the strongest.
    pub const ALL: [Level; 11] = [
        Level::Beginner,
        Level::Learner,
        Level::Journeyman,
        Level::Craftsman,
        Level::Foreman,
        Level::Greedy,
        Level::Planner,
        Level::Expert,
        Level::Veteran,
        Level::Champion,
        Level::Master,
    ];

    /// All characters.
    pub const CHARACTERS: [Level; 5] =
        [Level::Builder, Level::Farmer, Level::Pirate, Level::Thief, Level::Miser];

    /// Levels that others are measured against.
    pub const MEASURES: [Level; 4] = [Level::Points, Level::Plain, Level::Mcts, Level::Master1];

    /// The name of all that are as strong as a number says.
    pub const SKILL: &'static str = "skill";

    /// The name, without a number.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Learner => "learner",
            Level::Journeyman => "journeyman",
            Level::Craftsman => "craftsman",
            Level::Foreman => "foreman",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Expert => "expert",
            Level::Veteran => "veteran",
            Level::Champion => "champion",
            Level::Master => "master",
            Level::Points => "points",
            Level::Plain => "plain",
            Level::Mcts => "mcts",
            Level::Master1 => "master-1",
            Level::Builder => "builder",
            Level::Farmer => "farmer",
            Level::Pirate => "pirate",
            Level::Thief => "thief",
            Level::Miser => "miser",
            Level::Skill(_) => Level::SKILL,
        }
    }

    /// Whether it differs from others in what it likes rather than in its strength.
    pub fn is_character(self) -> bool {
        Level::CHARACTERS.contains(&self)
    }

    /// All that people can play against: levels, then characters.
    pub fn played() -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().chain(Level::CHARACTERS)
    }

    /// The level of this name, whatever the case of its letters; `skill:37` has a number.
    pub fn find(name: &str) -> Option<Level> {
        if let Some((Level::SKILL, number)) = name.split_once(':') {
            return Skill::read(number).map(Level::Skill);
        }
        Level::played().chain(Level::MEASURES).find(|level| level.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if let Level::Skill(skill) = self { write!(f, ":{skill}") } else { Ok(()) }
    }
}

/// What a bot does to find its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Any legal move, evenly.
    Random,
    /// Most points in this turn, overlooking so many of a hundred moves.
    MostPoints {
        /// How many of a hundred.
        overlooks: Overlooks,
    },
    /// The best evaluation one move ahead, overlooking so many of a hundred ways to play.
    OneAhead {
        /// Whether the evaluation is the tuned one of the game, or a simple one.
        is_tuned: bool,
        /// How many of a hundred.
        overlooks: Overlooks,
    },
    /// A search through turns and draws with the tuned evaluation.
    Search,
    /// As strong as a number says, by the tuned evaluation.
    Skill(Skill),
    /// A search by random playouts.
    Playouts,
    /// The Dice Game by simple rules.
    DiceHeuristic,
    /// The Dice Game by its solution.
    DiceSolver,
}

impl Strategy {
    /// Whether it becomes better the longer it thinks.
    pub fn is_search(self) -> bool {
        matches!(self, Strategy::Search | Strategy::Playouts)
    }
}

/// How many of a hundred ways to play are overlooked: one number, and another where an option of the game has a certain value, as
/// what a bot sees may decide less there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlooks {
    of_a_hundred: u32,
    exception: Option<Exception>,
}

/// A number that holds where an option has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Exception {
    option: &'static str,
    value: &'static str,
    of_a_hundred: u32,
}

impl Overlooks {
    /// None.
    pub const NONE: Overlooks = Overlooks::always(0);

    /// So many, whatever the options.
    pub const fn always(of_a_hundred: u32) -> Overlooks {
        Overlooks { of_a_hundred, exception: None }
    }

    /// The same, but so many where an option has this value.
    #[must_use]
    pub const fn but(self, option: &'static str, value: &'static str, of_a_hundred: u32) -> Overlooks {
        Overlooks { exception: Some(Exception { option, value, of_a_hundred }), ..self }
    }

    /// How many in a game with this setup.
    pub fn of(self, setup: &Setup) -> u32 {
        let holds = |exception: &Exception| setup.option(exception.option) == Some(exception.value);
        self.exception.filter(holds).map_or(self.of_a_hundred, |exception| exception.of_a_hundred)
    }
}

/// A level of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotLevel {
    /// Which.
    pub level: Level,
    /// What it does.
    pub strategy: Strategy,
    /// The message that tells players what it is like; none where it plays like another level or is not for
    /// players, so that it is not offered to them.
    pub about: Option<&'static str>,
}

impl BotLevel {
    /// A level that is offered to players.
    pub const fn offered(level: Level, strategy: Strategy, about: &'static str) -> BotLevel {
        BotLevel { level, strategy, about: Some(about) }
    }

    /// A level that exists, but is not offered.
    pub const fn hidden(level: Level, strategy: Strategy) -> BotLevel {
        BotLevel { level, strategy, about: None }
    }
}

/// The numbers of an evaluation, as text: see the crate `bots`.
#[derive(Clone, Copy, Debug)]
pub struct TunedWeights {
    /// For two seats.
    pub two: &'static str,
    /// For more.
    pub more: &'static str,
}

impl TunedWeights {
    /// The same for any number of seats.
    pub(crate) const fn any(text: &'static str) -> TunedWeights {
        TunedWeights { two: text, more: text }
    }

    /// Those for so many seats.
    pub fn of(&self, seats: u8) -> &'static str {
        if seats > 2 { self.more } else { self.two }
    }
}

/// How bots play a game.
#[derive(Debug)]
pub struct BotProfile {
    /// The levels, the weakest first.
    pub levels: &'static [BotLevel],
    /// The level that a newcomer plays against.
    pub first: Level,
    /// The level that plays for a person who is late or has gone.
    pub stand_in: Level,
    /// The numbers of the evaluation, for strategies that have one.
    pub weights: Option<TunedWeights>,
    /// The numbers that are other ones for a level.
    pub own_weights: &'static [(Level, TunedWeights)],
}

impl BotProfile {
    /// The level of this name, if the game has it.
    pub fn find(&self, name: &str) -> Option<Level> {
        Level::find(name).filter(|&level| self.strategy(level).is_some())
    }

    /// The names of all that players can play against: levels, the weakest first, then characters.
    pub fn names(&self) -> Vec<&'static str> {
        Level::played().filter(|&level| self.strategy(level).is_some()).map(Level::name).collect()
    }

    /// The strongest level that players can play against.
    pub fn strongest(&self) -> Level {
        let levels = self.levels.iter().filter(|known| !known.level.is_character());
        let offered = levels.filter(|known| known.about.is_some());
        offered.map(|known| known.level).max().unwrap_or(self.first)
    }

    /// The numbers that are other ones for a level, if there are any.
    pub fn own_weights(&self, level: Level) -> Option<TunedWeights> {
        self.own_weights.iter().find(|(known, _)| *known == level).map(|(_, weights)| *weights)
    }

    /// Whether there are bots of every strength, which takes an evaluation.
    pub fn has_skill(&self) -> bool {
        self.weights.is_some()
    }

    /// What a level does; none where the game has no such level.
    pub fn strategy(&self, level: Level) -> Option<Strategy> {
        if let Level::Skill(skill) = level {
            return self.has_skill().then_some(Strategy::Skill(skill));
        }
        self.levels.iter().find(|known| known.level == level).map(|known| known.strategy)
    }
}

/// What the strongest level but the master can do: fifty simulations.
const CHAMPION: Skill = Skill::of::<81>();

/// How many of a hundred ways to play the levels of a game overlook, which decides how far each of them is from the next.
pub(crate) struct Sight {
    pub(crate) learner: Overlooks,
    pub(crate) journeyman: Overlooks,
    pub(crate) craftsman: Overlooks,
    pub(crate) foreman: Overlooks,
    pub(crate) greedy: Overlooks,
    pub(crate) planner: Overlooks,
    pub(crate) expert: Overlooks,
    pub(crate) veteran: Overlooks,
}

/// The levels and characters of games in which much depends on what areas will come to be worth. Characters overlook none.
pub(crate) const fn area_levels(sight: &Sight) -> [BotLevel; 20] {
    const fn tuned(overlooks: Overlooks) -> Strategy {
        Strategy::OneAhead { is_tuned: true, overlooks }
    }
    let learner = Strategy::MostPoints { overlooks: sight.learner };
    let points = Strategy::MostPoints { overlooks: Overlooks::NONE };
    let plain = Strategy::OneAhead { is_tuned: false, overlooks: Overlooks::NONE };
    [
        BotLevel::offered(Level::Beginner, Strategy::Random, "web-about-beginner"),
        BotLevel::offered(Level::Learner, learner, "web-about-learner"),
        BotLevel::offered(Level::Journeyman, tuned(sight.journeyman), "web-about-journeyman"),
        BotLevel::offered(Level::Craftsman, tuned(sight.craftsman), "web-about-craftsman"),
        BotLevel::offered(Level::Foreman, tuned(sight.foreman), "web-about-foreman"),
        BotLevel::offered(Level::Greedy, tuned(sight.greedy), "web-about-greedy"),
        BotLevel::offered(Level::Planner, tuned(sight.planner), "web-about-planner"),
        BotLevel::offered(Level::Expert, tuned(sight.expert), "web-about-expert"),
        BotLevel::offered(Level::Veteran, tuned(sight.veteran), "web-about-veteran"),
        BotLevel::offered(Level::Champion, Strategy::Skill(CHAMPION), "web-about-champion"),
        BotLevel::offered(Level::Master, Strategy::Search, "web-about-master"),
        BotLevel::hidden(Level::Points, points),
        BotLevel::hidden(Level::Plain, plain),
        BotLevel::hidden(Level::Mcts, Strategy::Playouts),
        BotLevel::hidden(Level::Master1, Strategy::Search),
        BotLevel::offered(Level::Builder, tuned(Overlooks::NONE), "web-about-builder"),
        BotLevel::offered(Level::Farmer, tuned(Overlooks::NONE), "web-about-farmer"),
        BotLevel::offered(Level::Pirate, tuned(Overlooks::NONE), "web-about-pirate"),
        BotLevel::offered(Level::Thief, tuned(Overlooks::NONE), "web-about-thief"),
        BotLevel::offered(Level::Miser, tuned(Overlooks::NONE), "web-about-miser"),
    ]
}
