//! `bastide train`

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::Network;
use bots::train::{Sample, fit, loss, self_play};
use clap::value_parser;
use games::{Game, Message, Say, Seat};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::args::find;
use crate::commands::simulate::progress;

/// One game of so many is not learned from: with these it is measured what was learned.
const HELD_OUT: u64 = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one in which whoever has so many points first wins at once.
    game: String,
    /// Where the network is written to, after every round.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The network to begin with; otherwise the first round is played by the tuned numbers of the game.
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// How often games are played and learned from.
    #[arg(long, value_name = "N", default_value_t = 4)]
    rounds: u64,
    /// How many games are played in a round with each number of seats.
    #[arg(long, value_name = "N", default_value_t = 14_000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// How often a round is learned from.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = value_parser!(u64).range(1..))]
    epochs: u64,
    /// Where all chance comes from: the same seed gives the same network.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let starts = starts(app, &args.game)?;
    let mut network = args.from.as_ref().map(|file| read(app, file)).transpose()?.map(Arc::new);
    let began = Instant::now();
    for round in 0..args.rounds {
        let (mut samples, mut held_out) = (Vec::new(), Vec::new());
        let bar = progress(app, args.games * starts.len() as u64);
        for start in &starts {
            let numbers = round * args.games..(round + 1) * args.games;
            let play = |number| {
                bar.inc(1);
                Ok((number, self_play(&**start, network.as_ref(), args.seed, number)?))
            };
            let games: anyhow::Result<Vec<(u64, Option<Vec<Sample>>)>> =
                numbers.into_par_iter().map(play).collect();
            for (number, game) in games? {
                let game = game.ok_or_else(|| no_race(app, &args.game))?;
                if number % HELD_OUT == 0 { &mut held_out } else { &mut samples }.extend(game);
            }
        }
        bar.finish_and_clear();
        let learned = fit(network.as_deref(), &samples, args.epochs, args.seed.wrapping_add(round));
        fs::write(&args.out, learned.write()).map_err(|error| app.cannot_write(&args.out, &error))?;
        app.say(
            &Message::new("cli-trained")
                .with("round", (round + 1).to_string())
                .with("file", args.out.display().to_string())
                .with("states", samples.len())
                .with("loss", format!("{:.4}", loss(&learned, &held_out)))
                .with("seconds", began.elapsed().as_secs().to_string()),
        )?;
        network = Some(Arc::new(learned));
    }
    Ok(())
}

/// The game with every number of seats.
fn starts(app: &App, game: &str) -> anyhow::Result<Vec<Box<dyn Game>>> {
    let definition = find(app, game)?;
    let start = |seats| definition.setup(seats, Seat(0), &[]).and_then(|setup| setup.start());
    definition.seats.clone().map(|seats| start(seats).map_err(|error| app.usage(&error.say()))).collect()
}

fn read(app: &App, file: &str) -> anyhow::Result<Network> {
    let error = |error: bots::NetworkError| {
        app.error(&Message::new("cli-train-network").with("file", file).with("error", error.to_string()))
    };
    Network::read(&app.read(file)?).map_err(error)
}

fn no_race(app: &App, game: &str) -> anyhow::Error {
    app.usage(&Message::new("cli-train-game").with("game", game))
}
