//! What a benchmark is made of.

use std::fmt;

use games::{History, Move, Record};

/// A game, and those of its turns that are asked about.
#[derive(Debug)]
pub struct GameCases {
    /// The game.
    pub record: Record,
    /// Its turns, in their order.
    pub cases: Vec<Case>,
}

/// A turn that is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// How many moves of the game were made before it.
    pub moves: usize,
    /// All ways to play it, of those that come to the same only one. The first is the best.
    pub ways: Vec<RatedWay>,
}

/// A way to play a turn, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedWay {
    /// Its moves.
    pub moves: Vec<Move>,
    /// By how much who plays it was ahead of the best other seat in the end, in the mean of games that followed.
    pub value: Tenths,
    /// How many games that were.
    pub games: u32,
}

/// Points to a tenth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i32);

impl Tenths {
    /// The nearest to so many points.
    pub fn of(points: f64) -> Tenths {
        Tenths((10.0 * points).round() as i32)
    }

    /// The points.
    pub fn points(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.points())
    }
}

impl Case {
    /// Puts the best way first, which is the one that most games have followed; of several the one of the highest value.
    pub(crate) fn sort(&mut self) {
        self.ways.sort_by(|one, other| {
            let by_games = other.games.cmp(&one.games);
            by_games.then(other.value.cmp(&one.value)).then_with(|| one.moves.cmp(&other.moves))
        });
    }
}

impl GameCases {
    /// The game before one of its turns.
    pub fn before(&self, case: &Case) -> History {
        let mut history = History::from_record(&self.record);
        history.rewind(case.moves);
        history
    }
}
