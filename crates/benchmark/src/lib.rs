//! A benchmark for players: turns of games with the value of every way to play them, found by games that are played to their end.
//! Whoever chooses a way loses what the best is worth more. The method and the figures are in `docs/benchmark.md`.
//!
//! Nothing here reads files, clocks or threads.

mod case;
mod make;
mod score;
pub mod text;

pub use case::{Case, GameCases, RatedWay, Tenths};
pub use make::{Selection, make};
pub use score::{Answer, Scorecard, answer};
