//! Any text is a network or an error; a network that was written is read as it was, and plays a game however odd its numbers are.

use std::sync::Arc;

use bots::{Network, train};
use games::{Seat, catalog};

pub(crate) fn check(text: &str) {
    let Ok(network) = Network::read(text) else { return };
    let written = network.write();
    let read = Network::read(&written).expect("what is written can be read");
    assert_eq!(read.write(), written, "what is read is what was written");
    let Ok(first) = catalog::start("kids", 2, Seat(0), &[]) else { return };
    let samples = train::self_play(&*first, Some(&Arc::new(network)), 1, 0);
    assert!(samples.is_ok_and(|samples| samples.is_some()), "a game is played to its end");
}
