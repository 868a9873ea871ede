//! Finding the numbers of an evaluation, reproducibly: what can be seen in games is fitted to games,
//! and the rest is found by playing one set of numbers against another.

mod perturb;
mod regression;
mod samples;

pub use perturb::{Trial, Tuning};
pub use regression::Regression;
pub use samples::{AreaSamples, Watcher};

use games::Overlooks;

use crate::bot::Bot;
use crate::players::{AreaBot, Method};
use crate::rng::Rng;
use crate::think::{BySeats, Weights};

/// A bot that looks one step ahead with these numbers and overlooks nothing.
pub fn one_step(weights: Weights) -> Box<dyn Bot> {
    let weights = BySeats::any(weights);
    Box::new(AreaBot::new(Method::OneAhead { weights, overlooks: Overlooks::NONE }, Rng::new(0)))
}
