//! Where chance takes its moves from.

use std::fmt;

/// What the next move of chance is drawn from. Draws from one source are counted by themselves, so that what players
/// decide (whether a second pile is drawn from, when to stop rolling) does not change what comes from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChanceSource {
    /// The pile of this name.
    Pile(&'static str),
    /// The dice in the turn of this number.
    Dice(u32),
}

/// A word without spaces, as proofs of fair draws have it.
impl fmt::Display for ChanceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceSource::Pile(name) => f.write_str(name),
            ChanceSource::Dice(turn) => write!(f, "dice-{turn}"),
        }
    }
}
