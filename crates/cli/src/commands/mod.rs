//! The subcommands, each in a file of its own.

mod admin;
mod arena;
mod backup;
mod benchmark;
mod completions;
mod games;
mod hint;
mod load;
mod migrate;
mod odds;
mod perft;
mod play;
mod protocol;
mod puzzles;
mod render;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod solve;
mod tiles;
mod tune;
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
    /// Tell what a game was decided by: luck and play apart, what each turn has lost, and what was better.
    Review(review::Args),
    /// Draw a board, a tile, a whole set or a film of a game, as SVG, PNG or GIF.
    Render(render::Args),
    /// Play random games, as many as you like, and count.
    Simulate(simulate::Args),
    /// Let bots play matches and tell who is stronger, and how surely.
    Arena(arena::Args),
    /// Find the numbers that a bot weighs things up with, by letting it play against itself.
    Tune(tune::Args),
    /// Tell what a bot would do in a position, and why.
    Hint(hint::Args),
    /// Tell what a turn with dice earns, for a player who keeps what fits and rolls the rest.
    Odds(odds::Args),
    /// Tell what a turn with dice and a seat are worth at best, and prove it.
    Solve(solve::Args),
    /// Count the sequences of legal moves, the draws being fixed by a seed.
    Perft(perft::Args),
    /// Find puzzles, and check them.
    Puzzles(puzzles::Args),
    /// Make a benchmark for players, and score bots and programs on it.
    Benchmark(benchmark::Args),
    /// Speak the protocol: JSON lines on standard input and output.
    Protocol,
    /// Run a server: tables for people far apart.
    Serve(serve::Args),
    /// List, show, close and delete tables and people of a server while it runs.
    Admin(admin::Args),
    /// Play at many tables of a server at once, and tell how it bears that.
    Load(load::Args),
    /// Copy the store of a server, also while it runs.
    Backup(backup::Args),
    /// Put a copy of a store back.
    Restore(backup::RestoreArgs),
    /// Copy a store from a folder to PostgreSQL, or back.
    Migrate(migrate::Args),
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
        Command::Review(args) => review::run(app, &args),
        Command::Render(args) => render::run(app, &args),
        Command::Simulate(args) => simulate::run(app, &args),
        Command::Arena(args) => arena::run(app, &args),
        Command::Tune(args) => tune::run(app, &args),
        Command::Hint(args) => hint::run(app, &args),
        Command::Odds(args) => odds::run(app, &args),
        Command::Solve(args) => solve::run(app, &args),
        Command::Perft(args) => perft::run(app, &args),
        Command::Puzzles(args) => puzzles::run(app, &args),
        Command::Benchmark(args) => benchmark::run(app, &args),
        Command::Protocol => protocol::run(app),
        Command::Serve(args) => serve::run(app, &args),
        Command::Admin(args) => admin::run(app, &args),
        Command::Load(args) => load::run(app, &args),
        Command::Backup(args) => backup::backup(app, &args),
        Command::Restore(args) => backup::restore(app, &args),
        Command::Migrate(args) => migrate::run(app, &args),
        Command::Tiles(args) => tiles::run(app, &args),
        Command::Completions(args) => completions::run(app, &args),
    }
}
