//! `bastide benchmark`

mod make;
mod score;

use clap::Subcommand;

use crate::app::App;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Draw turns from games of bots, find the value of every way to play them, and write them to a file.
    Make(make::Args),
    /// Tell what the choices of bots, or of a program, lose on the turns of a file.
    Score(score::Args),
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::Make(args) => make::run(app, args),
        Command::Score(args) => score::run(app, args),
    }
}
