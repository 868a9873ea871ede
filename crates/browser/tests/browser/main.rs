//! The engine as a page uses it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]
#![expect(clippy::needless_pass_by_value, reason = "requests are written where they are asked")]

mod analysis;
mod description;
mod drafts;
mod harness;
mod malformed;
mod puzzles;
mod requests;
mod same_as_views;
mod scenarios;
