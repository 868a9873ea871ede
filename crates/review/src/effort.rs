//! How much is done for a review.

use bots::Depth;

/// How closely a game is looked at. The same effort gives the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// How far draws are followed.
    pub depth: Depth,
    /// How many ways to play a turn are compared with the one that was played: those that look best at first sight.
    pub ways: usize,
}

impl Effort {
    /// Numbers at once.
    pub const FIRST: Effort = Effort { depth: Depth::OneTurn, ways: 4 };
    /// Better ones, for which it takes some ten times as long.
    pub const DEEP: Effort = Effort { depth: Depth::TwoTurns, ways: 12 };
    /// For those who want to know the luck and nothing else.
    pub const LUCK: Effort = Effort { depth: Depth::OneTurn, ways: 0 };
}
