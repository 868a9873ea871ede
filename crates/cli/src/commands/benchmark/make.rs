//! `bastide benchmark make`

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use benchmark::{GameCases, Selection, make, text};
use clap::value_parser;
use games::{Message, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::args::SetupArgs;
use crate::commands::simulate::progress;
use crate::parallel::ThreadArgs;

/// The terms that files are given away under, as a comment.
const LICENCE: &str = "# CC0 1.0: do with it what you like.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one with tiles.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// From how many games turns are drawn.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// How many turns of a game.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u16).range(1..))]
    per_game: u16,
    /// How many games follow every way to play; each time half of them is given up, twice as many follow the others.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = value_parser!(u32).range(1..=1_000_000))]
    rollouts: u32,
    /// Where all chance comes from: the same seed gives the same file.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let setup = args.setup.setup(app, &args.game)?;
    let selection = Selection { seed: args.seed, per_game: args.per_game.into(), rollouts: args.rollouts };
    let bar = progress(app, args.games);
    let made = |number| {
        let made = make(&setup, selection, number)?;
        bar.inc(1);
        anyhow::Ok(made)
    };
    let pool = args.threads.pool()?;
    let games: Vec<GameCases> =
        pool.install(|| (0..args.games).into_par_iter().map(made).collect::<anyhow::Result<_>>())?;
    bar.finish_and_clear();
    let file = args.out.display().to_string();
    write(args, &setup, &games).map_err(|error| {
        app.error(
            &Message::new("cli-cannot-write").with("file", file.as_str()).with("reason", error.to_string()),
        )
    })?;
    let cases: usize = games.iter().map(|game| game.cases.len()).sum();
    app.say(&Message::new("cli-benchmark-made").with("count", cases as u32).with("file", file))?;
    Ok(())
}

/// Writes the file, with the command that makes it again.
fn write(args: &Args, setup: &Setup, games: &[GameCases]) -> io::Result<()> {
    let options: Vec<String> =
        setup.options().iter().map(|(key, value)| format!("--option {key}={value} ")).collect();
    let Args { game, per_game, rollouts, seed, .. } = args;
    let mut file = File::create(&args.out)?;
    writeln!(file, "{}\n{LICENCE}", text::HEAD)?;
    writeln!(
        file,
        "# bastide benchmark make {game} {}--seats {} --games {} --per-game {per_game} --rollouts {rollouts} --seed {seed}",
        options.concat(),
        setup.seats(),
        args.games,
    )?;
    games.iter().try_for_each(|game| {
        let mut text = String::new();
        text::write_game(&mut text, game);
        file.write_all(text.as_bytes())
    })
}
