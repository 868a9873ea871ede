//! The sets of the games, and what is refused in a set. One program: each more takes seconds to link.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

mod dice;
mod faults;
mod hunters;
mod kids;
mod winter;
