//! How sure numbers are.

use crate::table::numbers;

const FITTED: &str = include_str!("certainty.txt");

/// The standard errors of what a judge says, in units: how much a look that goes one turn further has changed such numbers in the root
/// of the mean square, by how much was left to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Certainty {
    /// Of what is expected.
    pub value: Variance,
    /// Of the luck of a draw.
    pub luck: Variance,
    /// Of what a turn has lost.
    pub loss: Variance,
}

/// A mean square that grows with what is left to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variance {
    /// At the end.
    pub least: f64,
    /// For each tile that is left.
    pub growth: f64,
}

impl Variance {
    /// With so many tiles left to be drawn.
    pub fn at(&self, left: usize) -> f64 {
        self.least + self.growth * left as f64
    }
}

impl Certainty {
    /// That of a game, if it was fitted.
    pub(crate) fn of(game: &str) -> Option<Certainty> {
        let variance = |[least, growth]: [f64; 2]| Variance { least, growth };
        let of = |number: &str| numbers(FITTED, &[game, number]).map(variance);
        Some(Certainty { value: of("value")?, luck: of("luck")?, loss: of("loss")? })
    }
}
