//! Finding the numbers of an evaluation, reproducibly: what can be seen in games is fitted to games,
//! and the rest is found by playing one set of numbers against another.

mod fates;
mod perturb;

pub use fates::{Fates, Watcher};
pub use perturb::{Trial, Tuning};
