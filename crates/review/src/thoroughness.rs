//! How much is done for a review.

use bots::Depth;

/// How many ways to play a turn are compared in a first review. What levels of bots lose a turn was measured so.
pub(crate) const FIRST_WAYS: usize = 4;

/// How closely a game is looked at. The same thoroughness gives the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thoroughness {
    /// How far draws are followed.
    pub depth: Depth,
    /// How many ways to play a turn are compared with the one that was played, one turn ahead: those that look best at first sight.
    pub ways: usize,
    /// How many of these, the best, are then compared with it two turns ahead.
    pub finalists: usize,
}

impl Thoroughness {
    /// Numbers at once.
    pub const FIRST: Thoroughness = Thoroughness { depth: Depth::OneTurn, ways: FIRST_WAYS, finalists: 0 };
    /// Better ones, for which it takes several times as long.
    pub const DEEP: Thoroughness = Thoroughness { depth: Depth::TwoTurns, ways: 12, finalists: 2 };
    /// For those who want to know the luck and nothing else.
    pub const LUCK: Thoroughness = Thoroughness { depth: Depth::OneTurn, ways: 0, finalists: 0 };
}
