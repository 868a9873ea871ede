//! `bastide benchmark score`

use benchmark::{Answer, Case, GameCases, Scorecard, answer, text};
use bots::Limit;
use bots::arena::Estimate;
use games::{Actor, Message, Move, Say};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::app::App;
use crate::commands::simulate::progress;
use crate::entrants::{Entrant, EntrantArgs};
use crate::parallel::ThreadArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The benchmark; `-` is standard input.
    file: String,
    #[command(flatten)]
    entrants: EntrantArgs,
    /// Only the first turns, so many.
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// Where the chance of bots comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ScoreView {
    name: String,
    turns: usize,
    /// Turns that were not played to their end.
    failures: usize,
    /// Points that a turn loses, and within how many that is sure to 95 %.
    regret: f64,
    regret_within: f64,
    /// The share of turns that were played in the best way.
    best: f64,
    best_within: f64,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let budget = args.entrants.budget(app)?;
    let entrants = args.entrants.entrants(app)?;
    let games = read(app, &args.file)?;
    let cases = games.iter().flat_map(|game| game.cases.iter().map(move |case| (game, case)));
    let cases: Vec<(&GameCases, &Case)> = cases.take(args.first.unwrap_or(usize::MAX)).collect();
    let pool = args.threads.pool()?;
    let mut views = Vec::new();
    for entrant in &entrants {
        let bar = progress(app, cases.len() as u64);
        let limit = entrant.limit().unwrap_or(budget);
        let play = |(at, &(game, case)): (usize, &(&GameCases, &Case))| {
            let played = play(entrant, game, case, (limit, args, at))?;
            bar.inc(1);
            anyhow::Ok(played)
        };
        let numbered: Vec<_> = cases.iter().enumerate().collect();
        let answers: Vec<Option<Answer>> =
            pool.install(|| numbered.into_par_iter().map(play).collect::<anyhow::Result<_>>())?;
        bar.finish_and_clear();
        views.push(view(entrant.name(), &Scorecard::of(answers)));
    }
    if args.json {
        return app.json(&views);
    }
    views.iter().try_for_each(|view| tell(app, view))
}

fn read(app: &App, file: &str) -> anyhow::Result<Vec<GameCases>> {
    let text = app.read(file)?;
    text::read(&text).map_err(|error| {
        app.error(&Message::new("cli-puzzles-file").with("file", file).with("reason", error.say()))
    })
}

/// What comes of a turn that somebody plays.
fn play(
    entrant: &Entrant,
    game: &GameCases,
    case: &Case,
    (limit, args, at): (Limit, &Args, usize),
) -> anyhow::Result<Option<Answer>> {
    let mut history = game.before(case);
    let Actor::Seat(seat) = history.game().actor() else { return Ok(None) };
    let before = history.game().fork();
    let patience = args.entrants.patience();
    let mut player = entrant.player(before.setup(), seat, args.seed.wrapping_add(at as u64), patience)?;
    let mut chosen: Vec<Move> = Vec::new();
    let turn = before.turn();
    while history.game().actor() == Actor::Seat(seat) && history.game().turn() == turn {
        let Ok(choice) = player.choose(&history, limit) else { return Ok(None) };
        if history.play(choice.best).is_err() {
            return Ok(None);
        }
        chosen.push(choice.best);
    }
    Ok(answer(&*before, case, &chosen)?)
}

fn view(name: String, card: &Scorecard) -> ScoreView {
    let (Estimate { mean: regret, margin: regret_within }, best) = (card.regret(), card.best());
    ScoreView {
        name,
        turns: card.answers(),
        failures: card.failures,
        regret,
        regret_within,
        best: best.mean,
        best_within: best.margin,
    }
}

fn tell(app: &mut App, view: &ScoreView) -> anyhow::Result<()> {
    app.say(
        &Message::new("cli-benchmark-score")
            .with("name", view.name.as_str())
            .with("regret", format!("{:.2}", view.regret))
            .with("within", format!("{:.2}", view.regret_within))
            .with("best", format!("{:.1}", 100.0 * view.best))
            .with("count", view.turns as u32),
    )?;
    if view.failures > 0 {
        app.say(&Message::new("cli-benchmark-failures").with("count", view.failures as u32))?;
    }
    Ok(())
}
