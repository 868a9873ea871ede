//! Any lines get one answer each, and the session goes on.

use protocol::Session;
use words::{Lang, Words};

pub(crate) fn check(lines: &str) {
    let mut session = Session::new(Words::new(Lang::English));
    for line in lines.lines().take(200) {
        let answer = session.answer(line);
        assert!(answer.starts_with('{') && answer.ends_with('}'), "{answer}");
    }
}
