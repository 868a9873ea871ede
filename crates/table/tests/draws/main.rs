//! Draws that nobody can choose, and that anybody can check.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod house;
mod links;
mod verifier;
