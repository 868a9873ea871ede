//! A foreign program at the table. It speaks the protocol as `bastide protocol` does: it is told the
//! game and every move, and asked to `choose` when it is its turn.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use bots::{Choice, Limit};
use games::{History, Setup, text};
use serde_json::{Value, json};

use super::milliseconds;

/// How to start a program: its name and its arguments, separated by spaces.
pub(super) struct Command(String);

impl Command {
    pub(super) fn new(text: &str) -> Command {
        Command(text.to_owned())
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "external({})", self.0)
    }
}

/// A running program that plays one game.
pub(super) struct External {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    patience: Duration,
    /// The game, until it has been told which.
    news: Option<Value>,
    /// The moves that it has been told.
    told: usize,
}

impl External {
    pub(super) fn start(command: &Command, setup: &Setup, patience: Duration) -> anyhow::Result<External> {
        let mut words = command.0.split_whitespace();
        let mut child = std::process::Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| command.0.clone())?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("{}", command.0);
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
            "options": options,
        });
        Ok(External { child, input, answers, patience, news: Some(news), told: 0 })
    }

    /// Tells what has happened since, and asks for a move.
    pub(super) fn choose(&mut self, history: &History, limit: Limit) -> anyhow::Result<Choice> {
        // One that does not even understand what is played has lost, but only its own game.
        if let Some(news) = self.news.take() {
            self.ask(&news)?;
        }
        let record = history.record();
        let mut game = record.first().fork();
        for (at, &played) in history.moves().iter().enumerate() {
            if at >= self.told {
                self.ask(&json!({"op": "play", "move": text::write_move(&*game, played)}))?;
            }
            game.apply_unchecked(played);
        }
        self.told = history.moves().len();
        let request = match (limit, milliseconds(limit)) {
            (_, Some(time)) => json!({"op": "choose", "ms": time}),
            (limit, None) => json!({"op": "choose", "simulations": limit.to_string().parse::<u32>()?}),
        };
        let answer = self.ask(&request)?;
        let chosen = answer["move"].as_str().ok_or_else(|| anyhow!("no move in {answer}"))?;
        let best = text::read_move(history.game(), chosen).map_err(|error| anyhow!("{error}"))?;
        let simulations = answer["simulations"].as_u64().and_then(|count| u32::try_from(count).ok());
        Ok(Choice { best, lead: None, simulations: simulations.unwrap_or(0), candidates: Vec::new() })
    }

    /// What the program answers to a request.
    fn ask(&mut self, request: &Value) -> anyhow::Result<Value> {
        writeln!(self.input, "{request}")?;
        self.input.flush()?;
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
