//! A small network that tells from what is seen of a seat how strongly it stands: one hidden layer of rectified units. The
//! chance of a seat is its part of the strength of all (Bradley-Terry).
//!
//! It takes sums, products, quotients and roots only, which are the same on every machine.

use std::fmt;

use super::race::{FEATURES, Features};
use crate::rng::Rng;

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 24;

/// A number for each hidden unit.
pub(crate) type Units = [f32; HIDDEN];

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each feature adds to the hidden units.
    pub(crate) features: [Units; FEATURES],
    /// What the hidden units have without any.
    pub(crate) bias: Units,
    /// What each hidden unit adds to the score.
    pub(crate) output: Units,
}

impl Network {
    /// A network that knows nothing yet, from which training can begin.
    pub(crate) fn random(rng: &mut Rng) -> Network {
        let mut units = |inputs: usize| {
            let widest = (3.0 / inputs as f32).sqrt();
            std::array::from_fn(|_| widest * (rng.below(2001) as f32 / 1000.0 - 1.0))
        };
        let features = std::array::from_fn(|_| units(FEATURES));
        Network { features, bias: [0.0; HIDDEN], output: units(HIDDEN) }
    }

    /// The hidden units before they are rectified.
    pub(crate) fn hidden(&self, seen: &Features) -> Units {
        let mut hidden = self.bias;
        for (weights, &feature) in self.features.iter().zip(seen) {
            if feature != 0 {
                add(&mut hidden, f32::from(feature), weights);
            }
        }
        hidden
    }

    /// How strongly a seat stands by its hidden units: any number, and 0 where nothing speaks for or against it.
    pub(crate) fn score(&self, hidden: &Units) -> f32 {
        let parts: Units = std::array::from_fn(|unit| hidden[unit].max(0.0) * self.output[unit]);
        parts.iter().sum()
    }

    /// Reads a network: a line of numbers for each feature, one for the bias and one for the output.
    pub fn read(text: &str) -> Result<Network, NetworkError> {
        let mut rows = Vec::with_capacity(FEATURES + 2);
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            rows.push(read_units(line).ok_or(NetworkError::Numbers { line: number })?);
        }
        let found = rows.len();
        let mut rows = rows.into_iter();
        let mut next = || rows.next().ok_or(NetworkError::Lines { found });
        let mut network =
            Network { features: [[0.0; HIDDEN]; FEATURES], bias: [0.0; HIDDEN], output: [0.0; HIDDEN] };
        for units in &mut network.features {
            *units = next()?;
        }
        (network.bias, network.output) = (next()?, next()?);
        if rows.next().is_some() { Err(NetworkError::Lines { found }) } else { Ok(network) }
    }

    /// The network as text, each number to four places.
    pub fn write(&self) -> String {
        let rows = self.features.iter().chain([&self.bias, &self.output]);
        let line = |units: &Units| {
            let numbers: Vec<String> = units.iter().map(|number| short(*number)).collect();
            numbers.join(" ") + "\n"
        };
        rows.map(line).collect()
    }
}

/// Adds so many times some units to others.
pub(crate) fn add(sum: &mut Units, times: f32, units: &Units) {
    sum.iter_mut().zip(units).for_each(|(sum, unit)| *sum += times * unit);
}

/// What a score is as a strength, which is never less than nothing: much as a power of e near 0, and slower far from it.
pub(crate) fn strength(score: f32) -> f32 {
    let root = (1.0 + score * score).sqrt();
    if score < 0.0 { 1.0 / (root - score) } else { root + score }
}

fn read_units(line: &str) -> Option<Units> {
    let numbers: Vec<f32> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let units = Units::try_from(numbers).ok()?;
    units.iter().all(|number| number.is_finite()).then_some(units)
}

/// A number with four digits behind the point at the most.
fn short(number: f32) -> String {
    let text = format!("{number:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A text that is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// A line has not the numbers that it should have.
    Numbers {
        /// Which line, from 1.
        line: usize,
    },
    /// There are more or fewer lines than there should be.
    Lines {
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Numbers { line } => write!(f, "{line}: not {HIDDEN} numbers"),
            NetworkError::Lines { found } => write!(f, "{found} lines of numbers, not {}", FEATURES + 2),
        }
    }
}

impl std::error::Error for NetworkError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let network = Network::random(&mut Rng::new(3));
        let text = network.write();
        let read = Network::read(&format!("# A comment.\n\n{text}")).unwrap();
        assert_eq!(read.write(), text);
        let close = |one: f32, other: f32| (one - other).abs() < 1e-4;
        assert!(network.output.iter().zip(read.output).all(|(one, other)| close(*one, other)));
    }

    #[test]
    fn what_is_no_network_is_refused_with_its_line() {
        let text = Network::random(&mut Rng::new(3)).write();
        let second = text.find('\n').unwrap() + 1;
        let broken = format!("{}nan {}", &text[..second], &text[second..]);
        assert_eq!(Network::read(&broken), Err(NetworkError::Numbers { line: 2 }));
        assert_eq!(Network::read(&text[second..]), Err(NetworkError::Lines { found: FEATURES + 1 }));
        assert_eq!(
            Network::read(&format!("{text}{text}")),
            Err(NetworkError::Lines { found: 2 * (FEATURES + 2) })
        );
        assert_eq!(Network::read(""), Err(NetworkError::Lines { found: 0 }));
    }

    #[test]
    fn strength_grows_with_the_score() {
        let strengths: Vec<f32> = (-40..=40).map(|score| strength(score as f32)).collect();
        assert!(strengths.windows(2).all(|two| 0.0 < two[0] && two[0] < two[1]), "{strengths:?}");
        assert_eq!(strength(0.0), 1.0);
    }
}
