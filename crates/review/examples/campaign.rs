//! Plays many games of a bot against itself and tells what their reviews say: whether luck is zero in the mean, how much smaller
//! the variance of the result is without it, by which factor that would be smallest, and what a turn loses.
//!
//! With `--deep` draws are followed two turns ahead; with `--luck` nothing is asked but the luck.
//!
//!     cargo run --release -p review --example campaign -- GAME LEVEL GAMES [--deep] [--luck] [KEY=VALUE ...]

use std::error::Error;
use std::io::Write;
use std::time::Instant;

use bots::arena::{Contestant, Deck, play};
use bots::{Bot, Budget};
use games::{Record, Seat, catalog};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use review::{Account, Thoroughness, review};

/// Where the decks come from: others than those of the arena.
const SEED: u64 = 2_222;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = std::io::stdout().lock();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (flags, words): (Vec<&String>, Vec<&String>) = args.iter().partition(|arg| arg.starts_with("--"));
    let [game, level, games, options @ ..] = &words[..] else {
        writeln!(out, "campaign GAME LEVEL GAMES [--deep] [--luck] [KEY=VALUE ...]")?;
        return Ok(());
    };
    let has = |wanted: &str| flags.iter().any(|flag| flag.as_str() == wanted);
    let mut thoroughness = if has("--deep") { Thoroughness::DEEP } else { Thoroughness::FIRST };
    if has("--luck") {
        thoroughness.ways = 0;
    }
    let options: Vec<(&str, &str)> = options.iter().filter_map(|option| option.split_once('=')).collect();
    let begun = Instant::now();
    let accounts: Vec<Account> = (0..games.parse()?)
        .into_par_iter()
        .map(|number| account(game, level, &options, number, thoroughness))
        .collect::<Result<_, _>>()?;
    let seconds = begun.elapsed().as_secs_f64();
    let figures = |of: fn(&Account) -> f64| Figures::of(&accounts.iter().map(of).collect::<Vec<_>>());
    let (margin, luck) = (figures(|account| account.end.units()), figures(|account| account.luck.units()));
    let adjusted = figures(|account| account.adjusted().units());
    let loss = figures(Account::mean_loss);
    let factor = (margin.variance + luck.variance - adjusted.variance) / 2.0 / luck.variance;
    let least = 1.0 - factor * factor * luck.variance / margin.variance;
    writeln!(out, "{} games in {seconds:.0} s", accounts.len())?;
    writeln!(out, "margin   {margin}\nluck     {luck}\nadjusted {adjusted}")?;
    writeln!(out, "variance of adjusted over raw: {:.3}", adjusted.variance / margin.variance)?;
    writeln!(out, "best with {factor:.2} times this luck: {least:.3}")?;
    writeln!(out, "loss a turn {loss}")?;
    Ok(())
}

/// A game of a bot against itself, as the first seat sees it.
fn account(
    game: &str,
    level: &str,
    options: &[(&str, &str)],
    number: u64,
    thoroughness: Thoroughness,
) -> Result<Account, String> {
    let definition = catalog::find(game).map_err(|error| error.to_string())?;
    let setup = definition.setup(2, Seat((number % 2) as u8), options).map_err(|error| error.to_string())?;
    let contestant = Contestant::read(level).map_err(|error| format!("{error:?}"))?;
    let bot = |seat| contestant.bot(definition, 2 * number + seat).map_err(|error| error.to_string());
    let mut bots: [Box<dyn Bot>; 2] = [bot(0)?, bot(1)?];
    let start = setup.clone().start().map_err(|error| error.to_string())?;
    let played = play(setup, Deck::shuffled(&*start, SEED, number), &mut |history, seat| {
        bots[seat.index()].choose(history.game(), &Budget::simulations(1)).ok_or_else(|| "no move".to_owned())
    });
    let record = Record::read(&played.map_err(|error| error.to_string())?.record)
        .map_err(|error| error.to_string())?;
    let review = review(&record, thoroughness, &mut |_| {}).map_err(|error| error.to_string())?;
    Ok(review.account(Seat(0)))
}

struct Figures {
    mean: f64,
    variance: f64,
    /// The half width of the interval of 95 % of the mean.
    within: f64,
}

impl Figures {
    fn of(numbers: &[f64]) -> Figures {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Figures { mean, variance, within: 1.96 * (variance / count).sqrt() }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.2} (±{:.2}), variance {:.1}", self.mean, self.within, self.variance)
    }
}
