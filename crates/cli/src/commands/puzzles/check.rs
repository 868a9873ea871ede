//! `bastide puzzles check`

use bots::{Part, Rng};
use clap::value_parser;
use games::Message;
use puzzles::{Puzzle, criteria, solve};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::commands::simulate::progress;
use crate::parallel::ThreadArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The puzzles; `-` is standard input.
    file: String,
    /// How many simulations a puzzle is solved with; the default is twenty times what finds one.
    #[arg(long, value_name = "N", default_value_t = 12_000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    budget: u32,
    /// How many to solve, drawn by chance; otherwise all.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Where the chance comes from that draws them.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let puzzles = sample(super::read(app, &args.file)?, args);
    let bar = progress(app, puzzles.len() as u64);
    let check = |puzzle: &Puzzle| {
        let is_kept = keeps_answer(puzzle, args.budget)?;
        bar.inc(1);
        anyhow::Ok(is_kept)
    };
    let pool = args.threads.pool()?;
    let kept: Vec<bool> =
        pool.install(|| (&puzzles).into_par_iter().map(check).collect::<anyhow::Result<_>>())?;
    bar.finish_and_clear();
    for (puzzle, _) in puzzles.iter().zip(&kept).filter(|(_, is_kept)| !**is_kept) {
        app.say(&Message::new("cli-puzzles-changed").with("id", puzzle.id.as_str()))?;
    }
    let count = kept.iter().filter(|is_kept| **is_kept).count();
    app.say(
        &Message::new("cli-puzzles-checked").with("kept", count as u32).with("count", kept.len() as u32),
    )?;
    Ok(())
}

/// Some of the puzzles, or all.
fn sample(mut puzzles: Vec<Puzzle>, args: &Args) -> Vec<Puzzle> {
    let mut rng = Rng::new(args.seed);
    for at in (1..puzzles.len()).rev() {
        // No file has as many as four billion.
        puzzles.swap(at, rng.below(at as u32 + 1) as usize);
    }
    puzzles.truncate(args.sample.unwrap_or(usize::MAX));
    puzzles
}

/// Whether the best way to play is still one of the answers.
fn keeps_answer(puzzle: &Puzzle, simulations: u32) -> anyhow::Result<bool> {
    let game = puzzle.game().map_err(|_| anyhow::anyhow!("a puzzle that was read can't be set up"))?;
    let solution = solve(&*game, simulations, Part::WHOLE)?;
    let unit = criteria::unit(&*game);
    Ok(solution.best().is_some_and(|best| puzzle.answers(unit).any(|way| way.moves == best.moves)))
}
