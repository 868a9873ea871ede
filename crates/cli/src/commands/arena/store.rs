//! Where the results of a match are kept, so that it can be gone on with: a folder with what the match
//! is (`match.txt`), a line for each round (`rounds.jsonl`), and the record of every game.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use games::Message;

use super::contest::Round;
use crate::app::App;

/// The rounds so far, and where they are kept.
pub(super) struct Store {
    rounds: BTreeMap<u64, Round>,
    folder: Option<(PathBuf, File)>,
}

impl Store {
    /// The store in a folder, with what is there already; without a folder nothing is kept.
    pub(super) fn open(app: &App, folder: Option<&Path>, title: &str) -> anyhow::Result<Store> {
        let Some(folder) = folder else { return Ok(Store { rounds: BTreeMap::new(), folder: None }) };
        let failed = |error: std::io::Error| {
            let file = folder.display().to_string();
            app.error(&Message::new("cli-cannot-write").with("file", file).with("reason", error.to_string()))
        };
        fs::create_dir_all(folder).map_err(failed)?;
        let about = folder.join("match.txt");
        match fs::read_to_string(&about) {
            Ok(found) if found.trim() == title => {}
            Ok(found) => {
                let message = Message::new("cli-arena-other-match").with("found", found.trim());
                return Err(app.usage(&message.with("folder", folder.display().to_string())));
            }
            Err(_) => fs::write(&about, format!("{title}\n")).map_err(failed)?,
        }
        let path = folder.join("rounds.jsonl");
        let text = fs::read_to_string(&path).unwrap_or_default();
        // A last line that was cut off when the match was broken off is no round; it is played again.
        let known = text.lines().filter_map(|line| serde_json::from_str::<Round>(line).ok());
        let rounds: BTreeMap<u64, Round> = known.map(|round| (round.round, round)).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
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
