//! Any text is a file of puzzles or an error; a file is written as it was read, and a list has as many as there are.

use puzzles::text;

pub(crate) fn check(text: &str) {
    let listed = text::list(text);
    if let Ok(puzzles) = text::read(text) {
        assert_eq!(listed.expect("what can be read can be listed").len(), puzzles.len());
        let written = text::write(&puzzles);
        let again = text::read(&written).expect("what is written can be read");
        assert_eq!(text::write(&again), written);
    }
}
