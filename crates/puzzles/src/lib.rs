//! Puzzles: turns in which one way to play is clearly best, and not the obvious one. They are found in games of bots and in records,
//! verified by a deeper search, graded by who misses them, and written down as text. The method is in `docs/puzzles.md`.
//!
//! Nothing here reads files, clocks or threads.

pub mod criteria;
mod dice;
mod grade;
mod mine;
mod puzzle;
mod recognise;
mod self_play;
mod solve;
pub mod text;
mod theme;

pub use grade::grade;
pub use mine::mine;
pub use puzzle::{Puzzle, Verdict, is_played};
pub use self_play::{PlayError, Turn, self_play, turns};
pub use solve::{Solution, Way, solve};
pub use theme::Theme;
