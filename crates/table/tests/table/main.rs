//! Tables as those see them who use them. One program: each more takes seconds to link.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod absence;
mod clocks;
mod draws;
mod fair;
mod fingerprints;
mod limits;
mod mirror;
mod play;
