//! How bad a turn was.

use serde::Serialize;

use crate::value::{Unit, Value};

/// A turn by what it has lost against the best way to play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Nothing was better, or by so little that nobody can tell.
    Best,
    /// Hardly anything was lost.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Something was lost that a player would notice.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Class {
    /// All of them, the best first.
    pub const ALL: [Class; 5] = [Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder];

    /// A turn that has lost so much or more is no better than this.
    pub fn threshold(self, unit: Unit) -> Value {
        let [points, pawns, percent] = match self {
            Class::Best => [0, 0, 0],
            Class::Good => [250, 50, 250],
            Class::Inaccuracy => [1_000, 150, 1_000],
            Class::Mistake => [2_500, 400, 2_500],
            Class::Blunder => [5_000, 1_000, 5_000],
        };
        Value(match unit {
            Unit::Points => points,
            Unit::Pawns => pawns,
            Unit::Percent => percent,
        })
    }

    /// The class of a turn that has lost so much.
    pub fn of(loss: Value, unit: Unit) -> Class {
        let fits = |class: &Class| loss >= class.threshold(unit);
        Class::ALL.into_iter().rev().find(fits).unwrap_or(Class::Best)
    }

    /// The name, as programs and messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }
}

/// How well turns were played that have lost so much in the mean, from 0 to 100: it falls by the same part for each unit lost, to
/// 37 where that is [`accuracy_scale`].
pub(crate) fn accuracy(mean_loss: f64, unit: Unit) -> f64 {
    100.0 * (-mean_loss / accuracy_scale(unit)).exp()
}

/// What a turn has lost in the mean where the accuracy is 37.
pub fn accuracy_scale(unit: Unit) -> f64 {
    match unit {
        Unit::Points | Unit::Percent => 3.0,
        Unit::Pawns => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_of_the_worst_class_whose_threshold_it_reaches() {
        let class = |loss| Class::of(Value(loss), Unit::Points);
        assert_eq!(class(0), Class::Best);
        assert_eq!(class(249), Class::Best);
        assert_eq!(class(250), Class::Good);
        assert_eq!(class(2_499), Class::Inaccuracy);
        assert_eq!(class(2_500), Class::Mistake);
        assert_eq!(class(40_000), Class::Blunder);
    }

    #[test]
    fn who_loses_nothing_is_fully_accurate() {
        assert_eq!(accuracy(0.0, Unit::Points), 100.0);
        assert!((accuracy(3.0, Unit::Points) - 36.8).abs() < 0.1);
        assert!(accuracy(0.5, Unit::Pawns) < accuracy(0.5, Unit::Points));
    }
}
