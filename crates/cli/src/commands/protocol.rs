//! `bastide protocol`

use std::io::{self, Write};

use protocol::{MAX_LINE, Session};
use words::Words;

use crate::app::App;
use crate::input::read_line;

pub(crate) fn run(app: &mut App) -> anyhow::Result<()> {
    let mut session = Session::new(Words::new(app.words.lang()));
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while read_line(&mut input, MAX_LINE, &mut line)? {
        let answer = session.answer_bytes(&line);
        writeln!(app.out, "{answer}")?;
        app.out.flush()?;
    }
    Ok(())
}
