//! Reference engines: every game written once more, slowly and simply, and compared with the engine after every
//! move of many random games.
//!
//! `BASTIDE_CAMPAIGN=20 cargo test -p games --test reference` plays twenty times as many games.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;
#[path = "../support/setups.rs"]
mod setups;
#[path = "../support/style.rs"]
mod style;

mod dice;
mod hunters;
mod kids;
#[cfg(feature = "test-game")]
mod trails;
mod winter;
