//! `bastide perft`

use std::collections::BTreeMap;

use bots::perft;
use clap::value_parser;
use games::Message;
use serde::Serialize;

use crate::app::App;
use crate::args::SetupArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many moves of players to look ahead.
    #[arg(long, value_name = "D", value_parser = value_parser!(u32).range(1..=100))]
    depth: u32,
    /// Where the draws come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftView {
    game: &'static str,
    seats: u8,
    options: BTreeMap<&'static str, String>,
    seed: u64,
    /// The number of sequences of one move, of two, and so on.
    counts: Vec<u64>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let game = args.setup.start(app, &args.game)?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let count = perft(&*game, depth, args.seed);
        counts.push(count);
        if !args.json {
            app.say(&Message::new("cli-perft").with("depth", depth).with("count", count.to_string()))?;
        }
    }
    if args.json {
        let setup = game.setup();
        app.json(&PerftView {
            game: setup.game(),
            seats: setup.seats(),
            options: setup.options().iter().cloned().collect(),
            seed: args.seed,
            counts,
        })?;
    }
    Ok(())
}
