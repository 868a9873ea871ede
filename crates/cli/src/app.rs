//! What every command needs: words to speak with and a place to write to.

use std::fmt;
use std::fs::File;
use std::io::{self, StdoutLock, Write};
use std::path::Path;

use anstream::AutoStream;
use anyhow::anyhow;
use games::Message;
use serde::Serialize;
use words::{Lang, Words};

use crate::input::read_text;

/// The surroundings of a command.
pub(crate) struct App {
    pub(crate) words: Words,
    /// Standard output; colours are left out where it is no terminal.
    pub(crate) out: AutoStream<StdoutLock<'static>>,
}

/// An error in what was typed on the command line.
#[derive(Debug)]
pub(crate) struct Usage(String);

impl std::error::Error for Usage {}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl App {
    pub(crate) fn new(lang: Lang) -> App {
        App { words: Words::new(lang), out: anstream::stdout().lock() }
    }

    /// The text of a message. Arguments may come from files of strangers, so nothing in it can
    /// command the terminal.
    pub(crate) fn text(&self, message: &Message) -> String {
        let is_harmless = |letter: char| letter == '\n' || !letter.is_control();
        self.words
            .say(message)
            .chars()
            .map(|letter| if is_harmless(letter) { letter } else { '\u{fffd}' })
            .collect()
    }

    /// Writes a message on a line of its own.
    pub(crate) fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.text(message);
        writeln!(self.out, "{text}")
    }

    /// Writes a value as one line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(value)?)?;
        Ok(())
    }

    /// An error with this message.
    pub(crate) fn error(&self, message: &Message) -> anyhow::Error {
        anyhow!(self.text(message))
    }

    /// An error in the arguments of the command.
    pub(crate) fn usage(&self, message: &Message) -> anyhow::Error {
        Usage(self.text(message)).into()
    }

    /// The text of a file, which may be compressed (gzip); `-` is standard input.
    pub(crate) fn read(&self, file: &str) -> anyhow::Result<String> {
        let text =
            if file == "-" { read_text(io::stdin().lock()) } else { File::open(file).and_then(read_text) };
        text.map_err(|error| self.cannot_read(file, &error))
    }

    /// The error that a file can't be read.
    pub(crate) fn cannot_read(&self, file: &str, error: &io::Error) -> anyhow::Error {
        self.error(&Message::new("cli-cannot-read").with("file", file).with("reason", error.to_string()))
    }

    /// The error that a file can't be written.
    pub(crate) fn cannot_write(&self, file: &Path, error: &io::Error) -> anyhow::Error {
        let file = file.display().to_string();
        self.error(&Message::new("cli-cannot-write").with("file", file).with("reason", error.to_string()))
    }
}
