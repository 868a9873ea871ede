//! The subcommands, each in a file of its own.

mod completions;
mod games;
mod odds;
mod perft;
mod play;
mod protocol;
mod replay;
mod rules;
mod simulate;
mod tiles;
mod verify;

use clap::Subcommand;

use crate::app::App;

/// What can be asked for on the command line.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games, with their seats and options.
    Games(games::Args),
    /// Tell the rules of a game in own words.
    Rules(rules::Args),
    /// Play at this terminal, taking turns at the keyboard.
    Play(play::Args),
    /// Replay records and name the first line that is illegal or scores otherwise.
    Verify(verify::Args),
    /// Show a game from its record, as it ended or after any turn.
    Replay(replay::Args),
    /// Play random games, as many as you like, and count.
    Simulate(simulate::Args),
    /// Tell what a turn with dice earns, for a player who keeps what fits and rolls the rest.
    Odds(odds::Args),
    /// Count the sequences of legal moves, the draws being fixed by a seed.
    Perft(perft::Args),
    /// Speak the protocol: JSON lines on standard input and output.
    Protocol,
    /// Show the tiles of a set, or check the file of one.
    Tiles(tiles::Args),
    /// Write completions for a shell to standard output.
    Completions(completions::Args),
}

pub(crate) fn run(app: &mut App, command: Command) -> anyhow::Result<()> {
    match command {
        Command::Games(args) => games::run(app, &args),
        Command::Rules(args) => rules::run(app, &args),
        Command::Play(args) => play::run(app, &args),
        Command::Verify(args) => verify::run(app, &args),
        Command::Replay(args) => replay::run(app, &args),
        Command::Simulate(args) => simulate::run(app, &args),
        Command::Odds(args) => odds::run(app, &args),
        Command::Perft(args) => perft::run(app, &args),
        Command::Protocol => protocol::run(app),
        Command::Tiles(args) => tiles::run(app, &args),
        Command::Completions(args) => completions::run(app, &args),
    }
}
