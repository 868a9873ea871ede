//! `bastide benchmark make`

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use benchmark::{GameCases, Selection, make, text};
use clap::value_parser;
use games::{Message, Say, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::args::SetupArgs;
use crate::commands::simulate::progress;
use crate::parallel::ThreadArgs;

/// The terms that files are given away under, as a comment.
const LICENCE: &str = "# CC0 1.0: do with it what you like.";
/// So many games for every thread are written at a time.
const AT_ONCE: u64 = 4;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one with tiles.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// The file to write; one that was begun by the same command is gone on with.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// From how many games turns are drawn.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// How many turns of a game.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u16).range(1..))]
    per_game: u16,
    /// How many games follow every way to play; the best quarter of the ways is then followed by four
    /// times as many, and so on.
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
    let pool = args.threads.pool()?;
    let mut file = BenchmarkFile::open(app, &args.out, &command(args, &setup))?;
    let bar = progress(app, args.games);
    while file.games < args.games {
        bar.set_position(file.games);
        let until = args.games.min(file.games + AT_ONCE * pool.current_num_threads() as u64);
        let made = |number| {
            let made = make(&setup, selection, number)?;
            bar.inc(1);
            anyhow::Ok(made)
        };
        let numbers = (file.games..until).into_par_iter();
        let games: Vec<GameCases> = pool.install(|| numbers.map(made).collect::<anyhow::Result<_>>())?;
        file.add(app, &games)?;
    }
    bar.finish_and_clear();
    let path = args.out.display().to_string();
    app.say(&Message::new("cli-benchmark-made").with("count", file.cases as u32).with("file", path))?;
    Ok(())
}

/// The command that makes a file, as a comment; with more `--games` it makes it longer.
fn command(args: &Args, setup: &Setup) -> String {
    let options: Vec<String> =
        setup.options().iter().map(|(key, value)| format!("--option {key}={value} ")).collect();
    let Args { game, per_game, rollouts, seed, .. } = args;
    format!(
        "# bastide benchmark make {game} {}--seats {} --per-game {per_game} --rollouts {rollouts} --seed {seed}",
        options.concat(),
        setup.seats(),
    )
}

/// The file that games are added to.
struct BenchmarkFile {
    path: PathBuf,
    /// How many games are in it.
    games: u64,
    /// How many turns are in it.
    cases: usize,
}

impl BenchmarkFile {
    /// A new one, or one that the same command has begun.
    fn open(app: &App, path: &Path, command: &str) -> anyhow::Result<BenchmarkFile> {
        let mut file = BenchmarkFile { path: path.to_owned(), games: 0, cases: 0 };
        let name = path.display().to_string();
        if !path.exists() {
            let head = format!("{}\n{LICENCE}\n{command}\n", text::HEAD);
            fs::write(path, head).map_err(|error| app.cannot_write(path, &error))?;
            return Ok(file);
        }
        // As it is: nothing can be added to a compressed one.
        let text = fs::read_to_string(path).map_err(|error| app.cannot_read(&name, &error))?;
        if !text.lines().any(|line| line == command) {
            return Err(app.error(&Message::new("cli-benchmark-other").with("file", name)));
        }
        let games = text::read(&text).map_err(|error| {
            app.error(&Message::new("cli-puzzles-file").with("file", name).with("reason", error.say()))
        })?;
        (file.games, file.cases) = (games.len() as u64, cases(&games));
        Ok(file)
    }

    fn add(&mut self, app: &App, games: &[GameCases]) -> anyhow::Result<()> {
        let mut text = String::new();
        games.iter().for_each(|game| text::write_game(&mut text, game));
        OpenOptions::new()
            .append(true)
            .open(&self.path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| app.cannot_write(&self.path, &error))?;
        self.games += games.len() as u64;
        self.cases += cases(games);
        Ok(())
    }
}

fn cases(games: &[GameCases]) -> usize {
    games.iter().map(|game| game.cases.len()).sum()
}
