//! A foreign program at the table. It speaks the protocol as `bastide protocol` does: it is told the
//! game and every move, and asked to `choose` when it is its turn.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use bots::arena::{Forfeit, Played};
use bots::{Choice, Limit};
use games::{History, Record, Seat, Setup, text};
use serde_json::{Value, json};

/// How to start a program: its name and its arguments, quoted as in a shell.
pub(crate) struct Command {
    text: String,
    words: Vec<String>,
}

impl Command {
    /// Reads a command; none where a quote is not closed or there is nothing.
    pub(crate) fn read(text: &str) -> Option<Command> {
        let words = shlex::split(text).filter(|words| !words.is_empty())?;
        Some(Command { text: text.to_owned(), words })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "external({})", self.text)
    }
}

/// A running program that plays one game.
pub(crate) struct External {
    child: Child,
    /// Open until the game is over.
    input: Option<ChildStdin>,
    answers: Receiver<String>,
    patience: Duration,
    /// The game, until it has been told which.
    news: Option<Value>,
    /// The moves that it has been told.
    told: usize,
}

impl External {
    /// Starts a program that plays in a seat.
    pub(crate) fn start(
        command: &Command,
        setup: &Setup,
        seat: Seat,
        patience: Duration,
    ) -> anyhow::Result<External> {
        let mut words = command.words.iter();
        let mut child = std::process::Command::new(words.next().map_or("", String::as_str))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| command.text.clone())?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("{}", command.text);
        };
        let (sender, answers) = mpsc::channel();
        // Ends with the program, whose output then ends too.
        thread::Builder::new().spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            for line in lines {
                if sender.send(line).is_err() {
                    break;
                }
            }
        })?;
        let options: serde_json::Map<String, Value> =
            setup.options().iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        let news = json!({
            "op": "new", "game": setup.game(), "seats": setup.seats(), "starts": setup.starts().0,
            "options": options, "seat": seat.0,
        });
        Ok(External { child, input: Some(input), answers, patience, news: Some(news), told: 0 })
    }

    /// Tells what has happened since, and asks for a move.
    pub(crate) fn choose(&mut self, history: &History, limit: Limit) -> anyhow::Result<Choice> {
        // One that does not even understand what is played has lost, but only its own game.
        if let Some(news) = self.news.take() {
            self.ask(&news)?;
        }
        self.tell_moves(&history.record())?;
        let request = match limit {
            Limit::Milliseconds(time) => json!({"op": "choose", "ms": time}),
            Limit::Simulations(number) => json!({"op": "choose", "simulations": number}),
        };
        let answer = self.ask(&request)?;
        let chosen = answer["move"].as_str().ok_or_else(|| anyhow!("no move in {answer}"))?;
        let best = text::read_move(history.game(), chosen).map_err(|error| anyhow!("{error}"))?;
        let simulations = answer["simulations"].as_u64().and_then(|count| u32::try_from(count).ok());
        Ok(Choice { best, lead: None, simulations: simulations.unwrap_or(0), candidates: Vec::new() })
    }

    /// Tells the moves that it has not been told.
    fn tell_moves(&mut self, record: &Record) -> anyhow::Result<()> {
        let mut game = record.first().fork();
        for (at, &played) in record.moves().iter().enumerate() {
            if at >= self.told {
                self.ask(&json!({"op": "play", "move": text::write_move(&*game, played)}))?;
                self.told = at + 1;
            }
            game.apply_unchecked(played);
        }
        Ok(())
    }

    /// Tells how the game ended, and lets the program end by itself, for which it has as long as for a move.
    pub(crate) fn finish(mut self, played: &Played) {
        // Nothing depends on its answers any more.
        let _ = self.tell_end(played);
        self.input = None;
        let deadline = Instant::now() + self.patience;
        while let Some(left) = deadline.checked_duration_since(Instant::now()) {
            if matches!(self.answers.recv_timeout(left), Err(RecvTimeoutError::Disconnected)) {
                break;
            }
        }
    }

    fn tell_end(&mut self, played: &Played) -> anyhow::Result<()> {
        if self.news.is_none() {
            let record = Record::read(&played.record).map_err(|error| anyhow!("{error}"))?;
            self.tell_moves(&record)?;
        }
        let winners: Vec<u8> = played.winners.iter().map(|seat| seat.0).collect();
        let mut over = json!({"op": "over", "scores": played.scores, "winners": winners});
        if let Some(Forfeit { seat, reason }) = &played.forfeit {
            over["forfeit"] = json!({"seat": seat.0, "reason": reason});
        }
        self.ask(&over).map(|_| ())
    }

    /// What the program answers to a request.
    fn ask(&mut self, request: &Value) -> anyhow::Result<Value> {
        let input = self.input.as_mut().context("the game is over")?;
        writeln!(input, "{request}")?;
        input.flush()?;
        let line = self.answers.recv_timeout(self.patience).map_err(|_| anyhow!("no answer in time"))?;
        let mut answer: Value = serde_json::from_str(&line).with_context(|| line.clone())?;
        match answer.get_mut("ok") {
            Some(payload) => Ok(payload.take()),
            None => bail!("{line}"),
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may be gone already; either way it must not stay behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
