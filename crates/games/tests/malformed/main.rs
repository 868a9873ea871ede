//! Malformed input gives an error, or a text that means something; it never gives a panic.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod broken;
mod broken_dice;
mod broken_hunters;
mod changed;
#[path = "../support/setups.rs"]
mod setups;
#[path = "../support/story.rs"]
mod story;
#[path = "../support/style.rs"]
mod style;
