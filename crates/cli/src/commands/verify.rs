//! `bastide verify`

use std::io::{self, Write};

use games::{Message, Phase, Record, Say};
use table::{ProofError, Proved};

use crate::app::App;
use crate::tell;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let mut failed = 0_usize;
    for file in &args.files {
        let text = match app.read(file) {
            Ok(text) => text,
            Err(error) => {
                failed += 1;
                complain(&error.to_string());
                continue;
            }
        };
        match Record::read(&text) {
            Ok(record) => {
                app.say(&good(file, &record))?;
                match proved(file, &record) {
                    Ok(proved) => proved.iter().try_for_each(|proved| app.say(proved))?,
                    Err(unproved) => {
                        failed += 1;
                        complain(&format!("{file}: {}", app.text(&unproved.say())));
                    }
                }
            }
            Err(error) => {
                failed += 1;
                complain(&format!("{file}:{}: {}", error.line, app.text(&error.problem.say())));
            }
        }
    }
    if failed == 0 {
        return Ok(());
    }
    Err(app.error(&Message::new("cli-verify-failed").with("failed", failed).with("files", args.files.len())))
}

fn good(file: &str, record: &Record) -> Message {
    let game = record.last();
    if game.phase() != Phase::Over {
        return Message::new("cli-verify-open").with("file", file).with("turns", game.turn() - 1);
    }
    let scores: Vec<String> = game.scores().iter().map(u32::to_string).collect();
    let winners = game.winners();
    Message::new("cli-verify-over")
        .with("file", file)
        .with("scores", scores.join(" "))
        .with("count", winners.len())
        .with("winners", tell::seats(&winners))
}

/// What the proof of a record says, if it has one.
fn proved(file: &str, record: &Record) -> Result<Vec<Message>, ProofError> {
    if record.proof().is_none() {
        return Ok(Vec::new());
    }
    let Proved { draws, absent, unsealed, rewinds } = table::verify(record)?;
    let about = |id: &str| Message::new(id).with("file", file);
    let mut told = vec![about("cli-verify-proved").with("draws", draws)];
    if !absent.is_empty() {
        told.push(about("cli-verify-absent").with("count", absent.len()).with("seats", tell::seats(&absent)));
    }
    if unsealed > 0 {
        told.push(about("cli-verify-unsealed").with("draws", unsealed));
    }
    if rewinds > 0 {
        told.push(about("cli-verify-rewinds").with("count", rewinds));
    }
    Ok(told)
}

fn complain(what: &str) {
    // A complaint that can't be written still makes the command fail.
    let _ = writeln!(io::stderr(), "{what}");
}
