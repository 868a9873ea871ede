//! `bastide puzzles`

mod check;
mod mine;

use clap::Subcommand;
use games::{Message, Say};
use puzzles::{Puzzle, text};

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Look for puzzles in games of bots or in records, and add them to a file.
    Mine(mine::Args),
    /// Solve the puzzles of a file again, and tell how many keep their answer.
    Check(check::Args),
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::Mine(args) => mine::run(app, args),
        Command::Check(args) => check::run(app, args),
    }
}

/// The puzzles in a file.
fn read(app: &App, file: &str) -> anyhow::Result<Vec<Puzzle>> {
    let text = app.read(file)?;
    text::read(&text).map_err(|error| {
        app.error(&Message::new("cli-puzzles-file").with("file", file).with("reason", error.say()))
    })
}
