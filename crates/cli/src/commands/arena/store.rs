//! Where the results of a match are kept, so that it can be gone on with: a folder with what the match
//! is (`match.txt`), a line for each round (`rounds.jsonl`), and the record of every game.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bots::arena::{Round, RoundProblem, RoundsError, whole_lines};
use games::Message;

use super::contest::Contest;
use crate::app::App;

/// The rounds so far, and where they are kept.
pub(super) struct Store {
    rounds: BTreeMap<u64, Round>,
    folder: Option<(PathBuf, File)>,
}

impl Store {
    /// The store in a folder, with what is there already; without a folder nothing is kept.
    pub(super) fn open(app: &App, folder: Option<&Path>, contest: &Contest) -> anyhow::Result<Store> {
        let Some(folder) = folder else { return Ok(Store { rounds: BTreeMap::new(), folder: None }) };
        fs::create_dir_all(folder).map_err(|error| cannot(app, "cli-cannot-write", folder, &error))?;
        claim(app, folder, &contest.title())?;
        let path = folder.join("rounds.jsonl");
        let failed = |error: io::Error| cannot(app, "cli-cannot-write", &path, &error);
        let text = read(app, &path)?.unwrap_or_default();
        let rounds = Round::read_all(&text, contest.setup.seats(), contest.entrants.len());
        let rounds = rounds.map_err(|error| app.error(&broken(&path, error)))?;
        let file = OpenOptions::new().create(true).append(true).open(&path).map_err(failed)?;
        // What was cut off when the match was broken off goes, so that the next round begins a line.
        file.set_len(whole_lines(&text).len() as u64).map_err(failed)?;
        Ok(Store { rounds, folder: Some((folder.to_owned(), file)) })
    }

    pub(super) fn has(&self, round: u64) -> bool {
        self.rounds.contains_key(&round)
    }

    /// How many of the first rounds there are.
    pub(super) fn count(&self, rounds: u64) -> u64 {
        self.rounds.range(..rounds).count() as u64
    }

    /// Keeps a round with its records.
    pub(super) fn add(&mut self, round: Round, records: &[String]) -> anyhow::Result<()> {
        if let Some((folder, file)) = &mut self.folder {
            for (turned, record) in records.iter().enumerate() {
                fs::write(folder.join(format!("{:06}-{turned}.txt", round.round)), record)?;
            }
            writeln!(file, "{}", serde_json::to_string(&round)?)?;
        }
        self.rounds.insert(round.round, round);
        Ok(())
    }

    /// The first rounds, in order.
    pub(super) fn into_rounds(self, rounds: u64) -> Vec<Round> {
        self.rounds.into_values().take_while(|round| round.round < rounds).collect()
    }
}

/// Makes sure that a folder holds this match and no other.
fn claim(app: &App, folder: &Path, title: &str) -> anyhow::Result<()> {
    let about = folder.join("match.txt");
    match read(app, &about)? {
        None => fs::write(&about, format!("{title}\n"))
            .map_err(|error| cannot(app, "cli-cannot-write", &about, &error)),
        Some(found) if found.trim() == title => Ok(()),
        Some(found) => {
            let message = Message::new("cli-arena-other-match").with("found", found.trim());
            Err(app.usage(&message.with("folder", folder.display().to_string())))
        }
    }
}

/// The text of a file, if there is one.
fn read(app: &App, path: &Path) -> anyhow::Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot(app, "cli-cannot-read", path, &error)),
    }
}

fn cannot(app: &App, id: &str, path: &Path, error: &io::Error) -> anyhow::Error {
    app.error(&Message::new(id).with("file", path.display().to_string()).with("reason", error.to_string()))
}

fn broken(path: &Path, error: RoundsError) -> Message {
    let problem = match error.problem {
        RoundProblem::Malformed => "malformed",
        RoundProblem::OtherMatch => "other-match",
        RoundProblem::Twice => "twice",
    };
    let file = path.display().to_string();
    Message::new("cli-arena-round").with("file", file).with("line", error.line).with("problem", problem)
}
