//! The `bastide` command as it is used: the real program, its output and its exit code.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "the helpers of a test may fail it")]

mod admin;
mod arguments;
mod attack;
mod bastide;
mod benchmark;
mod bots;
mod configuration;
mod crash;
mod dice;
mod faults;
mod play;
mod protocol;
mod puzzles;
mod records;
mod render;
mod review;
mod serve;
mod serving;
mod simulate;
mod soak;
mod tiles;
