//! `bastide arena`

mod contest;
mod report;
mod store;

use std::path::PathBuf;
use std::time::Duration;

use clap::value_parser;
use games::{Message, Say};
use review::Thoroughness;

use crate::app::App;
use crate::args::SetupArgs;
use crate::bot_args::read_limit;
use crate::commands::simulate::progress;
use crate::entrants::{Entrant, read_entrants};
use crate::parallel::thread_pool;
use contest::Contest;
use store::Store;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Who plays: levels such as `greedy` or `master`, each perhaps with a limit of its own
    /// (`master@400`, `expert@50ms`) or changed numbers (`planner~city.growth=2`), or `external`.
    /// The last one also takes the seats that are left over.
    #[arg(required = true)]
    bots: Vec<String>,
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
    /// How long a bot may think about a move: simulations (`200`) or milliseconds (`100ms`).
    #[arg(long, value_name = "LIMIT", default_value = "200")]
    budget: String,
    /// A program that plays as `external`, by the protocol on its standard input and output; may be
    /// given several times, for each `external` in order.
    #[arg(long, value_name = "COMMAND")]
    external: Vec<String>,
    /// How long a program may take for a move before it has lost, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    patience: u64,
    /// How many threads to use; otherwise all there are.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
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
        entrants: entrants(app, args, setup.seats())?,
        setup,
        rounds: args.pairs.into(),
        seed: args.seed,
        budget: read_limit(app, &args.budget)?,
        patience: Duration::from_millis(args.patience),
        luck: args.adjusted.then(|| Thoroughness::luck(args.rollouts)),
    };
    let store = Store::open(app, args.keep.as_deref(), &contest)?;
    let bar = progress(app, contest.rounds);
    let rounds = thread_pool(args.threads)?.install(|| contest.play(store, &bar))?;
    bar.finish_and_clear();
    report::tell(app, &contest, &rounds, args.json)
}

fn entrants(app: &App, args: &Args, seats: u8) -> anyhow::Result<Vec<Entrant>> {
    if args.bots.len() > usize::from(seats) {
        return Err(app.usage(&Message::new("cli-arena-seats").with("seats", u32::from(seats))));
    }
    read_entrants(app, &args.bots, &args.external)
}
