//! What a position must have to be a puzzle: the thresholds.

use games::{Details, Game};
use review::{Unit, Value};

/// So many ways with what they lose are told at the most.
pub(crate) const MOST_WAYS: usize = 8;

/// What values count in a game: chances with dice, points where there are any, and else pawns.
pub fn unit(game: &dyn Game) -> Unit {
    match game.view().details {
        Details::Dice(_) => Unit::Percent,
        _ if game.setup().definition().has_points => Unit::Points,
        _ => Unit::Pawns,
    }
}

/// No more ways than this may be right. With dice the decision in the end is the question, so there is only one.
pub(crate) fn most_answers(unit: Unit) -> usize {
    if unit == Unit::Percent { 1 } else { 3 }
}

/// Whether who plays can still win and lose, by what is expected.
pub(crate) fn is_open(lead: Value, unit: Unit) -> bool {
    let (from, to) = match unit {
        Unit::Points => (-30_000, 30_000),
        Unit::Pawns => (-4_000, 4_000),
        Unit::Percent => (5_000, 95_000),
    };
    (from..=to).contains(&lead.0)
}

/// A way that loses no more than this is as good as the best.
pub fn equal(unit: Unit) -> Value {
    Value(match unit {
        Unit::Points => 300,
        Unit::Pawns => 60,
        Unit::Percent => 500,
    })
}

/// All other ways lose at least this.
pub fn clear(unit: Unit) -> Value {
    Value(match unit {
        Unit::Points => 1_200,
        Unit::Pawns => 250,
        Unit::Percent => 3_000,
    })
}
