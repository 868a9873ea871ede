//! How much is done for a review.

use crate::rollouts::Rollouts;

/// How many ways to play a turn are compared in a first review. What levels of bots lose a turn was measured so.
pub(crate) const FIRST_WAYS: usize = 4;

/// With fewer games their chance shows in the luck, and with fewer turns what the evaluation overlooks.
const ROLLOUTS: Rollouts = Rollouts { games: 64, turns: 16 };

/// How closely a game is looked at. The same thoroughness gives the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thoroughness {
    /// How luck is found: by playing on so often and so far, or otherwise one turn ahead. Dice need neither.
    pub rollouts: Option<Rollouts>,
    /// How many ways to play a turn are compared with the one that was played, one turn ahead: those that look best at first sight.
    pub ways: usize,
    /// How many of these, the best, are then compared with it two turns ahead.
    pub finalists: usize,
}

impl Thoroughness {
    /// Numbers at once.
    pub const FIRST: Thoroughness = Thoroughness { rollouts: None, ways: FIRST_WAYS, finalists: 0 };
    /// Better ones, for which it takes several times as long.
    pub const DEEP: Thoroughness = Thoroughness { rollouts: Some(ROLLOUTS), ways: 12, finalists: 2 };
    /// For those who want to know the luck and nothing else.
    pub const LUCK: Thoroughness = Thoroughness { rollouts: Some(ROLLOUTS), ways: 0, finalists: 0 };
    /// The same at once.
    pub const FIRST_LUCK: Thoroughness = Thoroughness { rollouts: None, ..Thoroughness::LUCK };

    /// The luck and nothing else, by playing on so often from every state; one turn ahead if that is never.
    pub fn luck(games: u32) -> Thoroughness {
        match games {
            0 => Thoroughness::FIRST_LUCK,
            _ => Thoroughness {
                rollouts: Some(Rollouts { games: games.into(), ..ROLLOUTS }),
                ..Thoroughness::LUCK
            },
        }
    }
}
