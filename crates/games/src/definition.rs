//! What a game is to the rest of the program. Whoever wants to know something about a game asks its
//! definition; no other crate tells games apart by their names.

use std::ops::RangeInclusive;

use tiles::{SetError, TileId, TileSet};

use crate::bot_profile::BotProfile;
use crate::colour::Colour;
use crate::example::Example;
use crate::game::Game;
use crate::lesson::Lesson;
use crate::moves::Piece;
use crate::position::{Fields, PositionError};
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::{GameOption, Setup, SetupError};

/// A game, complete: everything that other crates ask about it.
#[derive(Debug)]
pub struct Definition {
    /// Its name, which commands, records and addresses have in them.
    pub name: &'static str,
    /// The message that has its title.
    pub title: &'static str,
    /// The message that says in a sentence what it is about.
    pub about: &'static str,
    /// Who it is made for.
    pub audience: Audience,
    /// Whether it is shown among the games that can be played. Others can be played by name.
    pub is_listed: bool,
    /// The versions of its rules that can be played, the oldest first. New games are of the last; a game that was begun by
    /// another is played on by that.
    pub versions: &'static [RulesVersion],
    /// How many seats it has.
    pub seats: RangeInclusive<u8>,
    /// Its options.
    pub options: &'static [GameOption],
    /// The colours of its pieces: at least as many as seats, in the order in which seats get them where nobody
    /// chooses.
    pub colours: &'static [Colour],
    /// The piece that stands for a player.
    pub piece: Piece,
    /// Its rules.
    pub rules: &'static [Rule],
    /// The pictures beside its rules.
    pub examples: &'static [Example],
    /// A first game that explains it, if there is one.
    pub lesson: Option<fn() -> Lesson>,
    /// Whether points are counted on a track. Without them what counts is the pieces that are left.
    pub has_points: bool,
    /// The rules that give points, in the order in which a table of points lists them.
    pub points: &'static [PointsRule],
    /// How bots play it.
    pub bots: BotProfile,
    /// Further looks that its tiles can be seen in; everybody chooses their own, and nothing else changes.
    pub looks: &'static [Look],
    /// The record of a game that has been played for a while, to show what it looks like.
    pub sample: &'static str,
    pub(crate) tiles: fn() -> Result<&'static TileSet, SetError>,
    pub(crate) start: Start,
    pub(crate) load: Load,
}

/// A version of the rules of a game. What a rule says otherwise in another version asks [`Setup::version`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesVersion {
    /// Its number.
    pub number: u32,
    /// The fingerprint of its tile set, as `docs/tile-sets.md` tells it: who changes the set makes another version.
    pub tiles: &'static str,
}

impl RulesVersion {
    /// The version that is meant where none is named.
    pub const FIRST: u32 = 1;
}

/// Who a game is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// People who read.
    Everybody,
    /// Children who don't read yet: pictures instead of words, and praise.
    Children,
}

/// A look of the tiles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its name, which addresses of pictures have in them.
    pub name: &'static str,
    /// The message that says what it is called.
    pub label: &'static str,
    /// The option and its value without which it is not offered.
    pub option: (&'static str, &'static str),
}

/// A rule that gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsRule {
    /// The rule.
    pub rule: Rule,
    /// The message that says what such points are for, in a word or two.
    pub label: &'static str,
}

impl PointsRule {
    /// Points by the rule with this id.
    pub(crate) const fn new(rule: &'static str, label: &'static str) -> PointsRule {
        PointsRule { rule: Rule(rule), label }
    }
}

/// Starts a game, with only a part of its pile where one is given.
pub(crate) type Start = fn(Setup, Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError>;
/// Reads the fields of a position that only this game has.
pub(crate) type Load = fn(Setup, &mut Fields<'_>) -> Result<Box<dyn Game>, PositionError>;

impl Definition {
    /// The tile set it is played with.
    pub fn tile_set(&self) -> Result<&'static TileSet, SetError> {
        (self.tiles)()
    }

    /// The version of the rules that new games are played by.
    pub fn latest(&self) -> RulesVersion {
        // Every game has one.
        self.versions.last().copied().unwrap_or(RulesVersion { number: RulesVersion::FIRST, tiles: "" })
    }

    /// An agreement for this game.
    pub fn setup(
        &'static self,
        seats: u8,
        starts: Seat,
        options: &[(&str, &str)],
    ) -> Result<Setup, SetupError> {
        Setup::new(self, seats, starts, options)
    }
}

/// There is one definition of each game.
impl PartialEq for Definition {
    fn eq(&self, other: &Definition) -> bool {
        self.name == other.name
    }
}

impl Eq for Definition {}
