//! Any text is a benchmark or an error; one is written as it was read.

use benchmark::text;

pub(crate) fn check(text: &str) {
    if let Ok(games) = text::read(text) {
        let written = text::write(&games);
        let again = text::read(&written).expect("what is written can be read");
        assert_eq!(text::write(&again), written);
    }
}
