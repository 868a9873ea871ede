//! How long a bot may think, as text: `200` simulations, or `100ms`.

use std::fmt;

/// How long a bot may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many simulations.
    Simulations(u32),
    /// So many milliseconds.
    Milliseconds(u32),
}

impl Limit {
    /// Reads `200` or `100ms`.
    pub fn read(text: &str) -> Option<Limit> {
        let number = |text: &str| text.parse().ok().filter(|&number| number > 0);
        match text.strip_suffix("ms") {
            Some(time) => number(time).map(Limit::Milliseconds),
            None => number(text).map(Limit::Simulations),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Simulations(number) => write!(f, "{number}"),
            Limit::Milliseconds(number) => write!(f, "{number}ms"),
        }
    }
}
