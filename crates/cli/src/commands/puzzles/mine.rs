//! `bastide puzzles mine`

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use games::{Message, Record, Say, Setup};
use puzzles::{Puzzle, Turn, mine, self_play, text, turns};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::args::SetupArgs;
use crate::commands::simulate::progress;
use crate::parallel::ThreadArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Where puzzles are added; those that are there stay. What was broken off is gone on with.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many to add.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    count: u64,
    /// How many of one game at the most.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u64).range(1..))]
    per_game: u64,
    /// The least grade of those that are added.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u8).range(1..=5))]
    grade: u8,
    /// How many simulations find a puzzle; ten times as many verify it.
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = value_parser!(u32).range(10..=1_000_000))]
    budget: u32,
    /// Records to look for puzzles in, instead of games of bots.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    records: Vec<String>,
    /// Where all chance comes from: the same seed gives the same puzzles.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let setup = args.setup.setup(app, &args.game)?;
    let pool = args.threads.pool()?;
    let file = PuzzleFile::open(app, args)?;
    let mut known: HashSet<String> = file.ids.clone();
    let bar = progress(app, args.count);
    let (mut added, mut number) = (file.added, file.next);
    bar.set_position(added);
    while added < args.count {
        let Some(record) = game(app, args, &setup, number)? else { break };
        let mut found = pool.install(|| search(&record, args))?;
        found.retain(|puzzle| known.insert(puzzle.id.clone()));
        found.truncate(args.per_game.min(args.count - added) as usize);
        added += found.len() as u64;
        number += 1;
        file.add(app, &found, (args.seed, number, added))?;
        bar.set_position(added);
    }
    bar.finish_and_clear();
    file.finish();
    let file = args.out.display().to_string();
    app.say(
        &Message::new("cli-puzzles-mined")
            .with("count", added as u32)
            .with("games", number as u32)
            .with("file", file),
    )?;
    Ok(())
}

/// One of the games to look at; none when there are no more.
fn game(app: &App, args: &Args, setup: &Setup, number: u64) -> anyhow::Result<Option<Record>> {
    if args.records.is_empty() {
        return Ok(Some(self_play(setup, args.seed, number)?));
    }
    let Some(file) = args.records.get(number as usize) else { return Ok(None) };
    let text = app.read(file)?;
    let problem =
        |reason: Message| Message::new("cli-puzzles-file").with("file", file.as_str()).with("reason", reason);
    let record = Record::read(&text).map_err(|error| app.error(&problem(error.say())))?;
    Ok(Some(record))
}

/// All puzzles in a game.
fn search(record: &Record, args: &Args) -> anyhow::Result<Vec<Puzzle>> {
    let look = |turn: Turn| Ok::<_, anyhow::Error>(mine(&*turn.game, args.budget, args.grade)?);
    let found: Vec<Option<Puzzle>> = turns(record).into_par_iter().map(look).collect::<Result<_, _>>()?;
    Ok(found.into_iter().flatten().collect())
}

/// The file that puzzles are added to. Beside it, while it is worked on, is how far that is.
struct PuzzleFile {
    path: PathBuf,
    notes: PathBuf,
    ids: HashSet<String>,
    /// The next game to look at.
    next: u64,
    /// How many were added before it was broken off.
    added: u64,
}

impl PuzzleFile {
    fn open(app: &App, args: &Args) -> anyhow::Result<PuzzleFile> {
        let path = args.out.clone();
        let mut notes = path.clone().into_os_string();
        notes.push(".notes");
        let notes = PathBuf::from(notes);
        let mut ids = HashSet::new();
        if path.exists() {
            ids.extend(super::read(app, &path.display().to_string())?.into_iter().map(|puzzle| puzzle.id));
        } else {
            fs::write(&path, format!("{}\n", text::HEAD)).map_err(|error| app.cannot_write(&path, &error))?;
        }
        let noted = fs::read_to_string(&notes).unwrap_or_default();
        let numbers: Vec<u64> = noted.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let (next, added) = match numbers[..] {
            [seed, next, added] if seed == args.seed => (next, added),
            _ => (0, 0),
        };
        Ok(PuzzleFile { path, notes, ids, next, added })
    }

    fn add(&self, app: &App, puzzles: &[Puzzle], (seed, next, added): (u64, u64, u64)) -> anyhow::Result<()> {
        let mut text = String::new();
        puzzles.iter().for_each(|puzzle| text::write_puzzle(&mut text, puzzle));
        let written = OpenOptions::new()
            .append(true)
            .open(&self.path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .and_then(|()| fs::write(&self.notes, format!("{seed} {next} {added}\n")));
        written.map_err(|error| app.cannot_write(&self.path, &error))
    }

    /// Nothing is left to go on with.
    fn finish(&self) {
        let _ = fs::remove_file(&self.notes);
    }
}
