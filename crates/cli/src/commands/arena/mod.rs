//! `bastide arena`

mod contest;
mod report;
mod store;

use std::path::PathBuf;

use clap::value_parser;
use games::{Message, Say};
use review::Thoroughness;

use crate::app::App;
use crate::args::SetupArgs;
use crate::commands::simulate::progress;
use crate::entrants::{Entrant, EntrantArgs};
use crate::parallel::ThreadArgs;
use contest::Contest;
use store::Store;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    entrants: EntrantArgs,
    /// The game.
    #[arg(long)]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// How many decks to play; each is played as often as there are seats, everybody sitting in
    /// every seat once.
    #[arg(long, value_name = "P", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    pairs: u32,
    /// Where the decks come from: the same seed gives the same decks.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Keep all results and records in this folder, and go on with what is there already.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Tell the margins without luck too, which say as much as those of more games.
    #[arg(long)]
    adjusted: bool,
    /// How many games are played on from every state to find the luck; 0 looks one turn ahead instead,
    /// which is quick and finds less of it.
    #[arg(long, value_name = "GAMES", default_value_t = 64, requires = "adjusted",
        value_parser = value_parser!(u32).range(..=10_000))]
    rollouts: u32,
    /// For programs.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let setup = args.setup.setup(app, &args.game)?;
    let contest = Contest {
        start: setup.clone().start().map_err(|error| app.usage(&error.say()))?,
        entrants: entrants(app, &args.entrants, setup.seats())?,
        setup,
        rounds: args.pairs.into(),
        seed: args.seed,
        budget: args.entrants.budget(app)?,
        patience: args.entrants.patience(),
        luck: args.adjusted.then(|| Thoroughness::luck(args.rollouts)),
    };
    let store = Store::open(app, args.keep.as_deref(), &contest)?;
    let bar = progress(app, contest.rounds);
    let rounds = args.threads.pool()?.install(|| contest.play(store, &bar))?;
    bar.finish_and_clear();
    report::tell(app, &contest, &rounds, args.json)
}

fn entrants(app: &App, args: &EntrantArgs, seats: u8) -> anyhow::Result<Vec<Entrant>> {
    let entrants = args.entrants(app)?;
    if entrants.len() > usize::from(seats) {
        return Err(app.usage(&Message::new("cli-arena-seats").with("seats", u32::from(seats))));
    }
    Ok(entrants)
}
