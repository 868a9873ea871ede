//! `bastide tune`

use std::fs;
use std::path::PathBuf;

use bots::arena::{Deck, play};
use bots::tune::{AreaSamples, Regression, Trial, Tuning, Watcher, one_step};
use bots::{Budget, Level, Limit, Weights, bot_with};
use clap::value_parser;
use games::{Game, Message, Phase, Record, Say, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::app::App;
use crate::args::SetupArgs;
use crate::bot_args::{read_level, read_limit};
use crate::commands::simulate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Where the numbers are written to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The numbers to begin with; otherwise those that the bots have.
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// How often the chances are fitted to games that were played with the last ones.
    #[arg(long, value_name = "N", default_value_t = 3)]
    fits: u64,
    /// How many games are played for each fit.
    #[arg(long, value_name = "N", default_value_t = 600)]
    games: u64,
    /// How often the numbers are then fitted to how games ended (TD by least squares).
    #[arg(long, value_name = "N", default_value_t = 0)]
    regressions: u64,
    /// How many trials follow, in which all numbers are changed a little.
    #[arg(long, value_name = "N", default_value_t = 1500)]
    trials: u64,
    /// How many decks a trial takes; each is played twice.
    #[arg(long, value_name = "P", default_value_t = 4, value_parser = value_parser!(u64).range(1..))]
    pairs: u64,
    /// How far a trial moves the numbers for each point of its margin, as a part of them.
    #[arg(long, value_name = "PART", default_value_t = 0.005)]
    pace: f32,
    /// Which numbers the trials change: all whose names begin like one of these.
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "reserve,bonus")]
    only: Vec<String>,
    /// Who plays with the numbers; otherwise one that looks one step ahead and overlooks nothing.
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,
    /// How long it may think, in simulations.
    #[arg(long, value_name = "LIMIT", default_value = "50")]
    budget: String,
    /// Where all chance comes from: the same seed gives the same numbers.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What all games have in common.
struct TuningRun {
    setup: Setup,
    start: Box<dyn Game>,
    level: Option<Level>,
    simulations: u32,
    seed: u64,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let run_of_games = run_of_games(app, args)?;
    let mut weights = match &args.from {
        None => Weights::tuned(run_of_games.setup.definition(), run_of_games.setup.seats())?,
        Some(file) => {
            let text = app.read(file)?;
            Weights::read(&text).map_err(|error| {
                app.error(
                    &Message::new("cli-tune-numbers")
                        .with("file", file.as_str())
                        .with("error", error.to_string()),
                )
            })?
        }
    };
    let bar = progress(app, (args.fits + args.regressions) * args.games + args.trials * args.pairs * 2);
    for fit in 0..args.fits {
        let samples = run_of_games.samples(&weights, fit * args.games..(fit + 1) * args.games)?;
        weights = samples.fit(&weights);
        bar.inc(args.games);
    }
    let is_tuned = |name: &str| args.only.iter().any(|only| name.starts_with(only.as_str()));
    for round in args.fits..args.fits + args.regressions {
        let decks = round * args.games..(round + 1) * args.games;
        weights = run_of_games.regress(&weights, &is_tuned, decks)?;
        bar.inc(args.games);
    }
    let mut tuning = Tuning::new(weights, is_tuned, args.pace, args.seed);
    for number in 0..args.trials {
        let trial = tuning.trial();
        let decks = number * args.pairs..(number + 1) * args.pairs;
        tuning.learn(&trial, run_of_games.margin(&trial, decks)?);
        bar.inc(args.pairs * 2);
    }
    bar.finish_and_clear();
    let file = args.out.display().to_string();
    fs::write(&args.out, tuning.weights().write()).map_err(|error| app.cannot_write(&args.out, &error))?;
    Ok(app.say(&Message::new("cli-tuned").with("file", file))?)
}

fn run_of_games(app: &App, args: &Args) -> anyhow::Result<TuningRun> {
    let setup = args.setup.setup(app, &args.game)?;
    let start = setup.clone().start().map_err(|error| app.usage(&error.say()))?;
    let level = args.bot.as_ref().map(|name| read_level(app, name)).transpose()?;
    let Limit::Simulations(simulations) = read_limit(app, &args.budget)? else {
        return Err(app.usage(&Message::new("cli-tune-time")));
    };
    Ok(TuningRun { setup, start, level, simulations, seed: args.seed })
}

impl TuningRun {
    /// Plays a deck; who sits in each seat has these numbers.
    fn play(&self, deck: u64, seated: &[&Weights]) -> anyhow::Result<(Vec<u32>, String)> {
        let bot = |weights: &&Weights| match self.level {
            Some(level) => {
                bot_with(self.setup.definition(), level, deck, |numbers| *numbers = (*weights).clone())
            }
            None => Ok(one_step((*weights).clone())),
        };
        let mut bots: Vec<_> = seated.iter().map(bot).collect::<Result<_, _>>()?;
        let deck = Deck::shuffled(&*self.start, self.seed, deck);
        let budget = Budget::simulations(self.simulations);
        let played = play(self.setup.clone(), deck, &mut |history, seat| {
            bots[seat.index()].choose(history.game(), &budget).ok_or_else(String::new)
        });
        let played = played.map_err(|error| anyhow::anyhow!(error.to_string()))?;
        Ok((played.scores, played.record))
    }

    /// What became of the areas in games with these numbers.
    fn samples(&self, weights: &Weights, decks: std::ops::Range<u64>) -> anyhow::Result<AreaSamples> {
        let seated = vec![weights; usize::from(self.setup.seats())];
        let follow = |deck| {
            let (_, record) = self.play(deck, &seated)?;
            let record = Record::read(&record).map_err(|error| anyhow::anyhow!(error.to_string()))?;
            let mut game = record.first().fork();
            let mut watcher = Watcher::default();
            for &next in record.moves() {
                game.apply_unchecked(next);
                watcher.look(&*game);
            }
            let mut samples = AreaSamples::default();
            watcher.finish(&mut samples);
            anyhow::Ok(samples)
        };
        let all: Vec<AreaSamples> = decks.into_par_iter().map(follow).collect::<anyhow::Result<_>>()?;
        let mut samples = AreaSamples::default();
        all.into_iter().for_each(|more| samples.extend(more));
        Ok(samples)
    }

    /// The weights that fit better to how games with them go on and end. Everybody plays with numbers that are a little
    /// different, so that many kinds of states are seen.
    fn regress(
        &self,
        weights: &Weights,
        is_fitted: &(dyn Fn(&str) -> bool + Sync),
        decks: std::ops::Range<u64>,
    ) -> anyhow::Result<Weights> {
        let nothing = Regression::new(weights.clone(), is_fitted);
        let learn = |deck: u64| {
            let mut varied = Tuning::new(weights.clone(), is_fitted, 0.0, self.seed.wrapping_add(deck));
            let seated: Vec<Weights> = (0..self.setup.seats()).map(|_| varied.trial().one).collect();
            let (_, record) = self.play(deck, &seated.iter().collect::<Vec<_>>())?;
            let record = Record::read(&record).map_err(|error| anyhow::anyhow!(error.to_string()))?;
            let mut game = record.first().fork();
            let mut states = Vec::new();
            for &next in record.moves() {
                game.apply_unchecked(next);
                if matches!(game.phase(), Phase::Draw | Phase::Over) {
                    states.push(game.fork());
                }
            }
            let mut regression = nothing.clone();
            regression.learn(&states);
            anyhow::Ok(regression)
        };
        let all: Vec<Regression> = decks.into_par_iter().map(learn).collect::<anyhow::Result<_>>()?;
        let mut sum = nothing;
        all.iter().for_each(|more| sum.add(more));
        Ok(sum.weights())
    }

    /// By how many points the first of a trial is ahead of the second in the mean. Each sits in every
    /// other seat, and then in the others.
    fn margin(&self, trial: &Trial, decks: std::ops::Range<u64>) -> anyhow::Result<f32> {
        let count = (decks.end - decks.start) as f32;
        let compare = |deck| {
            let mut sum = 0.0;
            for turned in 0..2 {
                let is_one = |seat: usize| seat % 2 == turned;
                let seats = 0..usize::from(self.setup.seats());
                let seated: Vec<&Weights> =
                    seats.map(|seat| if is_one(seat) { &trial.one } else { &trial.other }).collect();
                let (scores, _) = self.play(deck, &seated)?;
                sum += mean(&scores, &is_one) - mean(&scores, &|seat| !is_one(seat));
            }
            anyhow::Ok(sum)
        };
        let sums: Vec<f32> = decks.into_par_iter().map(compare).collect::<anyhow::Result<_>>()?;
        Ok(sums.iter().sum::<f32>() / (2.0 * count))
    }
}

fn mean(scores: &[u32], is_in: &dyn Fn(usize) -> bool) -> f32 {
    let side: Vec<u32> = (0..scores.len()).filter(|&seat| is_in(seat)).map(|seat| scores[seat]).collect();
    side.iter().sum::<u32>() as f32 / side.len().max(1) as f32
}
