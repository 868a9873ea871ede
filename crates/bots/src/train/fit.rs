//! Fitting a network to samples (stochastic gradient descent with Adam): it is changed so that what it says of the samples becomes
//! as likely as it can.

use std::iter::zip;

use super::self_play::Sample;
use crate::rng::Rng;
use crate::think::{FEATURES, Features, HIDDEN, Network, Units, add_units, chances, strength};

/// Samples that are learned from at once.
const BATCH: usize = 512;
/// How fast it learns to begin with; in the end hardly any more.
const PACE: f32 = 3e-3;
/// How much of the mean of gradients, and of their squares, is kept from batch to batch.
const KEPT: (f32, f32) = (0.9, 0.999);
/// Keeps what is divided by from being nothing.
const LEAST: f32 = 1e-8;

type Row = [f32; FEATURES];

/// A network that fits better to samples, each of which is looked at so many times; it begins with one that is there, or from nothing.
pub fn fit(network: Option<&Network>, samples: &[Sample], epochs: u64, seed: u64) -> Network {
    let mut rng = Rng::new(seed);
    let scale = Scale::of(samples);
    let first = network.cloned().unwrap_or_else(|| Network::random(&mut rng));
    let mut adam = Adam::new(if network.is_some() { scale.scaled(&first) } else { first });
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let batches = samples.len().div_ceil(BATCH) as u64 * epochs;
    for _ in 0..epochs {
        for at in (1..order.len()).rev() {
            order.swap(at, rng.below(at as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            let mut gradient = zero();
            batch.iter().for_each(|&at| add_gradient(&adam.network, &samples[at], &scale, &mut gradient));
            adam.step(&gradient, batch.len(), batches);
        }
    }
    scale.unscaled(&adam.network)
}

/// How surprised a network is by samples, in the mean: the logarithm of what it held for likely.
pub fn loss(network: &Network, samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| -> f32 {
        let chances = chances(network, &sample.seen[..sample.seats]);
        zip(sample.target, chances).map(|(part, chance)| -part * chance.max(f32::MIN_POSITIVE).ln()).sum()
    };
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

/// Adds by how much each number of the network should change for one sample.
fn add_gradient(network: &Network, sample: &Sample, scale: &Scale, gradient: &mut Network) {
    let seen = &sample.seen[..sample.seats];
    let rows: Vec<Row> = seen.iter().map(|features| scale.row(features)).collect();
    let hidden: Vec<Units> = rows.iter().map(|row| hidden(network, row)).collect();
    let scores: Vec<f32> = hidden.iter().map(|hidden| network.score(hidden)).collect();
    let strengths: Vec<f32> = scores.iter().map(|&score| strength(score)).collect();
    let sum: f32 = strengths.iter().sum();
    for (seat, (row, hidden)) in zip(&rows, &hidden).enumerate() {
        // The logarithm of a strength grows with its score by this much.
        let slope = 1.0 / (1.0 + scores[seat] * scores[seat]).sqrt();
        let error = slope * (strengths[seat] / sum - sample.target[seat]);
        add_units(&mut gradient.output, error, &hidden.map(|unit| unit.max(0.0)));
        let back: Units =
            std::array::from_fn(|unit| if hidden[unit] > 0.0 { error * network.output[unit] } else { 0.0 });
        add_units(&mut gradient.bias, 1.0, &back);
        zip(&mut gradient.features, row).for_each(|(sum, &value)| add_units(sum, value, &back));
    }
}

fn hidden(network: &Network, row: &Row) -> Units {
    let mut hidden = network.bias;
    zip(&network.features, row).for_each(|(weights, &value)| add_units(&mut hidden, value, weights));
    hidden
}

fn zero() -> Network {
    Network { features: [[0.0; HIDDEN]; FEATURES], bias: [0.0; HIDDEN], output: [0.0; HIDDEN] }
}

/// A network that learns: every number goes its own way at its own pace.
struct Adam {
    network: Network,
    mean: Network,
    square: Network,
    steps: u64,
}

impl Adam {
    fn new(network: Network) -> Adam {
        Adam { network, mean: zero(), square: zero(), steps: 0 }
    }

    /// Learns from the sum of some gradients, as one of so many steps.
    fn step(&mut self, gradient: &Network, count: usize, steps: u64) {
        let rest = 1.0 - self.steps as f32 / steps as f32;
        self.steps += 1;
        // Slower and slower, with the square of what is left.
        let pace = PACE * rest * rest;
        let unbiased = |kept: f32| 1.0 / (1.0 - kept.powi(self.steps.min(100_000) as i32));
        let (mean_by, square_by) = (unbiased(KEPT.0), unbiased(KEPT.1));
        let moments = zip(rows_mut(&mut self.mean), rows_mut(&mut self.square));
        for ((numbers, gradient), (means, squares)) in
            zip(zip(rows_mut(&mut self.network), rows(gradient)), moments)
        {
            for at in 0..HIDDEN {
                let slope = gradient[at] / count as f32;
                means[at] = KEPT.0 * means[at] + (1.0 - KEPT.0) * slope;
                squares[at] = KEPT.1 * squares[at] + (1.0 - KEPT.1) * slope * slope;
                numbers[at] -= pace * means[at] * mean_by / ((squares[at] * square_by).sqrt() + LEAST);
            }
        }
    }
}

/// All numbers of a network.
fn rows(network: &Network) -> impl Iterator<Item = &Units> {
    network.features.iter().chain([&network.bias, &network.output])
}

/// The same, to be changed.
fn rows_mut(network: &mut Network) -> impl Iterator<Item = &mut Units> {
    network.features.iter_mut().chain([&mut network.bias, &mut network.output])
}

/// What features are like in the mean and how much they differ. Fitting goes better when all have a mean of 0 and a spread of 1.
struct Scale {
    mean: Row,
    spread: Row,
}

impl Scale {
    fn of(samples: &[Sample]) -> Scale {
        let (mut sum, mut squares, mut count) = ([0.0_f64; FEATURES], [0.0_f64; FEATURES], 0.0_f64);
        for features in samples.iter().flat_map(|sample| &sample.seen[..sample.seats]) {
            count += 1.0;
            for at in 0..FEATURES {
                let value = f64::from(features[at]);
                sum[at] += value;
                squares[at] += value * value;
            }
        }
        let count = count.max(1.0);
        let mean = sum.map(|sum| sum / count);
        let spread = std::array::from_fn(|at| {
            let spread = (squares[at] / count - mean[at] * mean[at]).max(0.0).sqrt();
            // One that is always the same says nothing.
            if spread > 1e-3 { spread as f32 } else { 1.0 }
        });
        Scale { mean: mean.map(|mean| mean as f32), spread }
    }

    fn row(&self, features: &Features) -> Row {
        std::array::from_fn(|at| (f32::from(features[at]) - self.mean[at]) / self.spread[at])
    }

    /// The network that says of scaled features what this one says of them as they are.
    fn scaled(&self, network: &Network) -> Network {
        let mut scaled = network.clone();
        for at in 0..FEATURES {
            add_units(&mut scaled.bias, self.mean[at], &network.features[at]);
            scaled.features[at] = network.features[at].map(|weight| weight * self.spread[at]);
        }
        scaled
    }

    /// The way back.
    fn unscaled(&self, scaled: &Network) -> Network {
        let mut network = scaled.clone();
        for at in 0..FEATURES {
            network.features[at] = scaled.features[at].map(|weight| weight / self.spread[at]);
            add_units(&mut network.bias, -self.mean[at], &network.features[at]);
        }
        network
    }
}
