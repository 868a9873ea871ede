//! `bastide simulate`

use std::collections::BTreeMap;
use std::io;
use std::time::Instant;

use bots::{Rng, playout_any};
use clap::value_parser;
use games::{Game, MAX_SEATS, Message};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::app::App;
use crate::args::SetupArgs;
use crate::parallel::ThreadArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// Where all chance comes from: the same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    setup: SetupArgs,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct SimulateView {
    game: &'static str,
    seats: u8,
    options: BTreeMap<&'static str, String>,
    seed: u64,
    threads: usize,
    games: u64,
    turns: u64,
    seconds: f64,
    games_per_second: f64,
    mean_scores: Vec<f64>,
}

/// What is counted over many games.
#[derive(Clone, Copy, Default)]
struct Tally {
    turns: u64,
    scores: [u64; MAX_SEATS],
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let start = args.setup.start(app, &args.game)?;
    let setup = start.setup();
    let pool = args.threads.pool()?;
    let bar = progress(app, args.games);
    let begun = Instant::now();
    let tally = pool.install(|| play_all(&*start, args, &bar));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mean = |sum: &u64| *sum as f64 / args.games as f64;
    let view = SimulateView {
        game: setup.game(),
        seats: setup.seats(),
        options: setup.options().iter().cloned().collect(),
        seed: args.seed,
        threads: pool.current_num_threads(),
        games: args.games,
        turns: tally.turns,
        seconds,
        games_per_second: args.games as f64 / seconds,
        mean_scores: tally.scores[..usize::from(setup.seats())].iter().map(mean).collect(),
    };
    if args.json { app.json(&view) } else { Ok(tell(app, &view)?) }
}

/// Plays all games. Each has a seed of its own, so the sums don't depend on which thread plays it.
fn play_all(start: &dyn Game, args: &Args, bar: &ProgressBar) -> Tally {
    let play = |mut tally: Tally, number| {
        tally.play(start, Rng::for_game(args.seed, number));
        bar.inc(1);
        tally
    };
    (0..args.games).into_par_iter().fold(Tally::default, play).reduce(Tally::default, Tally::plus)
}

impl Tally {
    fn play(&mut self, start: &dyn Game, mut rng: Rng) {
        let mut game = start.fork();
        playout_any(&mut *game, &mut rng);
        self.turns += u64::from(game.turn() - start.turn());
        for (sum, score) in self.scores.iter_mut().zip(game.scores()) {
            *sum += u64::from(*score);
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        self.turns += other.turns;
        for (sum, score) in self.scores.iter_mut().zip(other.scores) {
            *sum += score;
        }
        self
    }
}

/// A bar on standard error; it is not to be seen where that is no terminal.
pub(crate) fn progress(app: &App, games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let unit = app.text(&Message::new("cli-simulate-unit"));
    if let Ok(style) =
        ProgressStyle::with_template(&format!("{{bar:40}} {{human_pos}}/{{human_len}} {unit} {{eta}}"))
    {
        bar.set_style(style);
    }
    bar
}

fn tell(app: &mut App, view: &SimulateView) -> io::Result<()> {
    let means: Vec<String> = view.mean_scores.iter().map(|mean| format!("{mean:.2}")).collect();
    app.say(
        &Message::new("cli-simulate")
            .with("games", view.games.to_string())
            .with("turns", view.turns.to_string())
            .with("seconds", format!("{:.2}", view.seconds))
            .with("speed", format!("{:.0}", view.games_per_second))
            .with("threads", view.threads),
    )?;
    app.say(&Message::new("cli-simulate-scores").with("means", means.join(", ")))
}
